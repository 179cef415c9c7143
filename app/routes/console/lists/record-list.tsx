import type { ListView } from "#worker/domain/console/list.server.ts";
import { listAddress } from "./list-address.ts";
import { ListFilters } from "./list-filters.tsx";

/** One page of a list: filters, rows, and the way to the next page. Everything is in the address. */
export function RecordList({ view }: { view: ListView }) {
  const { path, what, titleColumn, columns, rows, next, isFirst } = view;
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
            {rows.map(({ id, title, cells }) => (
              <tr key={id}>
                <th scope="row">
                  <a href={`${path}/${id}`}>{title}</a>
                </th>
                {cells.map(({ text, tone }, i) => (
                  <td key={columns[i]} data-label={columns[i]}>
                    {tone ? <span className={`console-tone console-tone-${tone}`}>{text}</span> : text}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
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
