import * as m from "#messages/dashboard/privacy.ts";
import type { InventoryItem } from "#worker/domain/privacy/data-inventory.server.ts";
import { MemberSection } from "../member-page.tsx";

/** Digital Personal Data Protection Rules, 2025, rule 3. */
export function Inventory({ inventory }: { inventory: readonly InventoryItem[] }) {
  const stored = inventory.filter(({ count }) => count > 0);
  const others = inventory.filter(({ count }) => count === 0);
  return (
    <MemberSection id="held" title={m.held()}>
      {stored.map(({ id, title, data, purpose, ground, retainedFor, count }) => (
        <details key={id} className="own-held">
          <summary>
            {title}
            <span className="own-count">{m.entries({ count })}</span>
          </summary>
          <dl>
            <dt>{m.data()}</dt>
            <dd>{data}</dd>
            <dt>{m.purpose()}</dt>
            <dd>{purpose}</dd>
            <dt>{m.legalBasis()}</dt>
            <dd>{ground}</dd>
            <dt>{m.keptFor()}</dt>
            <dd>{retainedFor}</dd>
          </dl>
        </details>
      ))}
      {others.length > 0 && (
        <details className="own-held">
          <summary>
            {m.notHeld()}
            <span className="own-count">{m.kinds({ count: others.length })}</span>
          </summary>
          <ul className="own-history">
            {others.map(({ id, title }) => (
              <li key={id}>{title}</li>
            ))}
          </ul>
        </details>
      )}
      <h3 className="own-subtitle">{m.whoElse()}</h3>
      <ul className="own-links">
        <li>{m.cloudflare()}</li>
        <li>{m.razorpay()}</li>
        <li>{m.otherPeople()}</li>
        <li>{m.nobodyElse()}</li>
      </ul>
    </MemberSection>
  );
}
