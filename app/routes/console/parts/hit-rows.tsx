import type { Hit } from "#worker/domain/console/search/find-content.server.ts";

export function HitRows({ hits }: { hits: readonly Hit[] }) {
  return (
    <ul className="console-rows">
      {hits.map(({ href, title, facts }) => (
        <li key={`${href} ${title}`} className="console-row">
          <div>
            <p className="console-row-title">
              <a href={href}>{title}</a>
            </p>
            <p className="console-facts">
              {facts.map((fact) => (
                <span key={fact}>{fact}</span>
              ))}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
