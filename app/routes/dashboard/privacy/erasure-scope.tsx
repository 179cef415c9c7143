type Running = { plan: string; validTo: string };

export function Erased(props: { goes: readonly { title: string; count: number }[]; running: Running | undefined }) {
  const { goes, running } = props;
  return (
    <section aria-labelledby="goes">
      <h2 id="goes" className="own-title">
        What goes, at once
      </h2>
      <ul className="own-goes">
        {goes.map(({ title, count }) => (
          <li key={title}>
            {title} <span className="own-count">{count === 1 ? "1 entry" : `${count} entries`}</span>
          </li>
        ))}
      </ul>
      <p>
        You are logged out everywhere, and nobody can restore the data. You may want to{" "}
        <a href="/dashboard/privacy/my-data.json" download>
          download your data
        </a>{" "}
        first.
      </p>
      {running && (
        <p className="own-warning">
          Your membership “{running.plan}” runs until {running.validTo}. After the erasure we can no longer tell that it
          is yours, and it is not paid back.
        </p>
      )}
    </section>
  );
}

type Retained = { kind: "receipt" | "open_order"; number: string; until: string };

export function Retained({ documents }: { documents: readonly Retained[] }) {
  return (
    <section aria-labelledby="stays">
      <h2 id="stays" className="own-title">
        What stays, and why
      </h2>
      <ul className="own-stays">
        {documents.map(({ kind, number, until }) => (
          <li key={number}>
            {kind === "receipt" ? (
              <>
                <strong>Receipt {number}</strong>, with its order and payment, until {until}: company and tax law ask
                for it. It keeps the name that is printed on it; your address and phone number go.
              </>
            ) : (
              <>
                <strong>Order {number}</strong>, which the bank may still report as paid, until {until}, or later if the
                payment provider does not answer until then. Its contact goes at once; unpaid, its name goes then.
              </>
            )}
          </li>
        ))}
        <li>
          <strong>The audit trail</strong>: that an account was opened, agreed to and erased, and when, under a number
          that leads to nobody. The law asks us to be able to show it.
        </li>
        <li>
          <strong>Security logs</strong> of Cloudflare, which hold no name and no email address, for one year.
        </li>
      </ul>
      <p className="own-note">
        What was sent with another address or with a phone number alone is not found here, because nothing proves that
        it is yours: <a href="/ContactUs">write to us</a> about it.
      </p>
    </section>
  );
}
