import { MailChoice } from "./mail-choice.tsx";

type Consent = { id: string; what: string; notice: string; given: string; withdrawn: string | null };

export function Consents(props: { isConfirmed: boolean; wantsMail: boolean; consents: readonly Consent[] }) {
  const { isConfirmed, wantsMail, consents } = props;
  return (
    <section aria-labelledby="consents">
      <h2 id="consents" className="own-title">
        Your consents
      </h2>
      {isConfirmed && <MailChoice isGiven={wantsMail} />}
      <div className="own-choice">
        <p>
          <strong>Account.</strong> Your account rests on your consent. Withdrawing it closes the account and erases
          what hangs on it; the next page shows first what goes and what stays.
        </p>
        <a className="button button-secondary" href="/dashboard/privacy/erasure">
          Withdraw and close my account
        </a>
      </div>
      {isConfirmed && (
        <div className="own-choice">
          <p>
            <strong>Event registrations.</strong> Each is taken back by itself; you are then not expected at the event.
          </p>
          <a className="button button-secondary" href="/dashboard/registrations">
            See my registrations
          </a>
        </div>
      )}
      {consents.length > 0 && (
        <details className="own-held">
          <summary>What you agreed to, and when</summary>
          <ul className="own-history">
            {consents.map(({ id, what, notice, given, withdrawn }) => (
              <li key={id}>
                {what}: given on {given} to the notice of {notice}
                {withdrawn ? `, withdrawn on ${withdrawn}` : ""}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
