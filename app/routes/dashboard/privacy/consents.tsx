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
        <h3>Account</h3>
        <p>
          Your account is based on your consent. If you withdraw it, we close the account and delete the data linked to
          it. The next page shows exactly what is deleted and what we must keep.
        </p>
        <a className="button button-secondary" href="/dashboard/privacy/erasure">
          Withdraw and close my account
        </a>
      </div>
      {isConfirmed && (
        <div className="own-choice">
          <h3>Event registrations</h3>
          <p>You can cancel each registration separately. Your seat is then released.</p>
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
                {withdrawn
                  ? `${what}: given on ${given} (notice of ${notice}), withdrawn on ${withdrawn}`
                  : `${what}: given on ${given} (notice of ${notice})`}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
