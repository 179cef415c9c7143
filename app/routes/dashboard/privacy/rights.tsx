import { Icon } from "#app/components/ui/icon.tsx";

export function Download() {
  return (
    <section aria-labelledby="download">
      <h2 id="download" className="own-title">
        Download your data
      </h2>
      <p>
        Each file contains all of your data: JSON for other software, CSV for spreadsheets. In the CSV file, an
        apostrophe marks each value that a spreadsheet could read as a formula.
      </p>
      <p className="button-row own-buttons">
        <a className="button button-secondary" href="/dashboard/privacy/my-data.json" download>
          <Icon name="download" />
          Download as JSON
        </a>
        <a className="button button-secondary" href="/dashboard/privacy/my-data.csv" download>
          <Icon name="download" />
          Download as CSV
        </a>
      </p>
    </section>
  );
}

export function Rights({ isConfirmed }: { isConfirmed: boolean }) {
  return (
    <section aria-labelledby="rights">
      <h2 id="rights" className="own-title">
        Correct, erase or complain
      </h2>
      <ul className="own-links">
        {isConfirmed && (
          <li>
            <a href="/dashboard/profile">Correct your name, phone or address</a>
          </li>
        )}
        <li>
          <a href="/dashboard/privacy/erasure">Erase my data</a>
        </li>
        <li>
          <a href="/ContactUs">Write to the grievance officer</a>, for example to nominate someone to exercise your
          rights
        </li>
        <li>
          <a href="/PrivacyPolicy">Read the Privacy Policy</a>
        </li>
      </ul>
    </section>
  );
}
