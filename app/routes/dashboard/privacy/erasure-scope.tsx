import { documentTitle } from "#messages/vocabulary/documents.ts";

type Running = { plan: string; validTo: string };

export function Erased(props: { goes: readonly { title: string; count: number }[]; running: Running | undefined }) {
  const { goes, running } = props;
  return (
    <section aria-labelledby="goes">
      <h2 id="goes" className="own-title">
        What will be deleted now
      </h2>
      <ul className="own-goes">
        {goes.map(({ title, count }) => (
          <li key={title}>
            {title} <span className="own-count">{count === 1 ? "1 entry" : `${count} entries`}</span>
          </li>
        ))}
      </ul>
      <p>
        You will be logged out everywhere. Nobody can restore the data, not even we.{" "}
        <a href="/dashboard/privacy/my-data.json" download>
          Download your data first
        </a>
        .
      </p>
      {running && (
        <p className="own-warning">
          Your membership “{running.plan}” runs until {running.validTo}. After the erasure we can no longer tell that it
          is yours, and the fee is not refunded.
        </p>
      )}
    </section>
  );
}

type Retained = { kind: Parameters<typeof documentTitle>[0] | "open_order"; number: string; until: string };

export function Retained({ documents }: { documents: readonly Retained[] }) {
  return (
    <section aria-labelledby="stays">
      <h2 id="stays" className="own-title">
        What we must keep, and why
      </h2>
      <ul className="own-stays">
        {documents.map(({ kind, number, until }) => (
          <li key={number}>
            {kind !== "open_order" ? (
              <>
                <strong>
                  {documentTitle(kind)} {number}
                </strong>
                , with its order and payment, until {until}, because company and tax law require it. The name on it
                stays. We delete your email address and phone number.
              </>
            ) : (
              <>
                <strong>Order {number}</strong>, because the bank may still report it as paid. We keep it until {until},
                or until the payment provider answers if that is later. The contact details are deleted now; if the
                order stays unpaid, the name is deleted on that date.
              </>
            )}
          </li>
        ))}
        <li>
          <strong>The audit trail</strong>, which shows when an account was opened, agreed to and erased. It has a
          number instead of your name, and the law requires it.
        </li>
        <li>
          <strong>Security logs</strong> of Cloudflare for one year. They contain no name and no email address.
        </li>
      </ul>
      <p className="own-note">
        This list does not include what was sent with another address or with only a phone number, because we cannot
        confirm that it is yours. <a href="/ContactUs">Write to us</a> about it.
      </p>
    </section>
  );
}
