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
            <dt>Legal basis</dt>
            <dd>{ground}</dd>
            <dt>Kept for</dt>
            <dd>{retainedFor}</dd>
          </dl>
        </details>
      ))}
      {others.length > 0 && (
        <details className="own-held">
          <summary>
            What we do not hold
            <span className="own-count">{others.length === 1 ? "1 kind" : `${others.length} kinds`}</span>
          </summary>
          <ul className="own-history">
            {others.map(({ id, title }) => (
              <li key={id}>{title}</li>
            ))}
          </ul>
        </details>
      )}
      <h3 className="own-subtitle">Who else has it</h3>
      <ul className="own-links">
        <li>Cloudflare stores your data for us and sends our emails.</li>
        <li>Razorpay has what you entered to pay.</li>
        <li>Nobody else. We do not sell your data, and we show no advertising.</li>
      </ul>
    </section>
  );
}
