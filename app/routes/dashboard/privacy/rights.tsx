import { Icon } from "#app/components/ui/icon.tsx";

export function Download() {
  return (
    <section aria-labelledby="download">
      <h2 id="download" className="own-title">
        Take it with you
      </h2>
      <p>
        Two files with all of it: JSON for other software, CSV for a spreadsheet. In the CSV a value that a spreadsheet
        would take for a formula begins with an apostrophe.
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
        Correct, erase, complain
      </h2>
      <ul className="own-links">
        {isConfirmed && (
          <li>
            <a href="/dashboard/profile">Correct your name, phone or address</a>
          </li>
        )}
        <li>
          <a href="/dashboard/privacy/erasure">Erase what you hold of me</a>
        </li>
        <li>
          <a href="/ContactUs">Write to the grievance officer</a>, also to name somebody who may use your rights for you
        </li>
        <li>
          <a href="/PrivacyPolicy">Read the Privacy Policy</a>
        </li>
      </ul>
    </section>
  );
}
