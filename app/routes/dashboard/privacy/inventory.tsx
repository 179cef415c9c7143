import type { InventoryItem } from "#worker/domain/privacy/data-inventory.server.ts";

/** Digital Personal Data Protection Rules, 2025, rule 3. */
export function Inventory({ inventory }: { inventory: readonly InventoryItem[] }) {
  const present = inventory.filter(({ count }) => count > 0);
  const others = inventory.filter(({ count }) => count === 0);
  return (
    <section aria-labelledby="held">
      <h2 id="held" className="own-title">
        What we hold, and why
      </h2>
      {present.map(({ id, title, data, purpose, ground, retainedFor, count }) => (
        <details key={id} className="own-held">
          <summary>
            {title}
            <span className="own-count">{count === 1 ? "1 entry" : `${count} entries`}</span>
          </summary>
          <dl>
            <dt>Data</dt>
            <dd>{data}</dd>
            <dt>Purpose</dt>
            <dd>{purpose}</dd>
            <dt>Ground</dt>
            <dd>{ground}</dd>
            <dt>Kept</dt>
            <dd>{retainedFor}</dd>
          </dl>
        </details>
      ))}
      <p className="own-note">
        Nothing of yours under: {others.map(({ title }) => title.toLowerCase()).join(", ")}. Who else has it: Cloudflare
        stores it for us and sends our mails; Razorpay has what you entered to pay. We sell nothing and show no
        advertising.
      </p>
    </section>
  );
}
