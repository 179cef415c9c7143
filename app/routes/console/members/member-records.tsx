import type { MemberRecords } from "#worker/domain/console/member-records.server.ts";

/** Links to a member's memberships, orders, offers and texts. */
export function Records({ records }: { records: readonly MemberRecords[] }) {
  return records.map(({ title, rows, isCut }) => (
    <section key={title} aria-labelledby={`their-${title}`}>
      <h2 id={`their-${title}`}>{title}</h2>
      <ul className="console-rows">
        {rows.map((row) => (
          <li key={row.href} className="console-row">
            <div>
              <p className="console-row-title">
                <a href={row.href}>{row.title}</a>
              </p>
              <p className="console-facts">
                {row.facts.map((fact) => (
                  <span key={fact}>{fact}</span>
                ))}
              </p>
            </div>
          </li>
        ))}
      </ul>
      {isCut && (
        <p>{`These are the newest ${rows.length}. To see older ones, search the list for their whole email and choose a filter.`}</p>
      )}
    </section>
  ));
}
