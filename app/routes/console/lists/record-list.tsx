import type { ListView } from "#worker/domain/console/list.server.ts";
import { listAddress } from "./list-address.ts";
import { ListFilters } from "./list-filters.tsx";

/** One page of a list: filters, rows, and the way to the next page. Everything is in the address. */
export function RecordList({ view }: { view: ListView }) {
  const { what, titleColumn, columns, rows, next, isFirst, isCut } = view;
  return (
    <>
      <ListFilters view={view} />
      {rows.length === 0 ? (
        <p>{isFirst ? `No ${what} match.` : `There are no more ${what}.`}</p>
      ) : (
        <table className="console-table console-list">
          <thead>
            <tr>
              <th scope="col">{titleColumn}</th>
              {columns.map((label) => (
                <th scope="col" key={label}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, title, href, cells }) => (
              <tr key={id}>
                <th scope="row">{href ? <a href={href}>{title}</a> : title}</th>
                {cells.map(({ text, tone, isCode }, i) => (
                  <td key={columns[i]} data-label={columns[i]} className={isCode && "console-code"}>
                    {tone ? <span className={`console-tone console-tone-${tone}`}>{text}</span> : text}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {isCut && <p>{`These are the first ${rows.length} ${what} that match. Type more, or choose a filter.`}</p>}
      {(next !== undefined || !isFirst) && (
        <nav className="button-row" aria-label={`Pages of ${what}`}>
          {!isFirst && (
            <a className="button button-secondary" href={listAddress(view)}>
              First page
            </a>
          )}
          {next !== undefined && (
            <a className="button button-secondary" href={listAddress(view, next)}>
              Next page
            </a>
          )}
        </nav>
      )}
    </>
  );
}
