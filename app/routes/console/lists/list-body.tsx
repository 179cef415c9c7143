import type { Cell, ListView } from "#worker/domain/console/list.server.ts";
import { BulkBar, type BulkChoice } from "./bulk-bar.tsx";
import { useRememberQuery } from "./last-query.ts";
import { listAddress } from "./list-address.ts";
import { SavedViews, type ViewLink } from "./saved-views.tsx";

/** One page of a list: filters, rows, and a link to the next page. All of its state is in the URL. */
export function ListBody(props: {
  view: ListView;
  bulk: readonly BulkChoice[];
  savedViews: readonly ViewLink[];
  viewError?: string | undefined;
}) {
  const { view, bulk, savedViews, viewError } = props;
  const { what, rows, next, isFirst, isCut } = view;
  useRememberQuery(view);
  return (
    <>
      <SavedViews view={view} savedViews={savedViews} error={viewError} />
      <ListFilters view={view} />
      {rows.length === 0 ? <p>{emptyText(view)}</p> : <Rows view={view} bulk={bulk} />}
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

function emptyText({ what, isFirst, isTooShort, entered, filters }: ListView): string {
  if (isTooShort) return "Type at least three letters or digits to search.";
  if (!isFirst) return `There are no more ${what}.`;
  const [from, until] = filters.filter(({ options }) => options === "day");
  if (from && until && isLater(entered[from.name], entered[until.name]))
    return `No ${what} match: “${from.label}” is later than “${until.label}”. Change one of the two days.`;
  const isFiltered = Object.entries(entered).some(([name, value]) => name !== "sort" && value !== "");
  return isFiltered ? `No ${what} match.` : `There are no ${what} yet.`;
}

const isLater = (from = "", until = "") => until !== "" && from > until;

function Rows({ view, bulk }: { view: ListView; bulk: readonly BulkChoice[] }) {
  if (bulk.length === 0) return <Table view={view} isChosen={false} />;
  return (
    <form method="post" action={`${view.path}/bulk`}>
      <Table view={view} isChosen />
      <BulkBar view={view} bulk={bulk} />
    </form>
  );
}

function Table({ view: { titleColumn, columns, rows }, isChosen }: { view: ListView; isChosen: boolean }) {
  return (
    <table className="console-table console-list">
      <thead>
        <tr>
          <th scope="col">{titleColumn}</th>
          {columns.map((label, i) => (
            <th scope="col" key={label} className={rows[0]?.cells[i] && classOf(rows[0].cells[i])}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, title, href, cells }) => (
          <tr key={id}>
            <th scope="row">
              {isChosen && <Choose id={id} title={title} />}
              {href ? <a href={href}>{title}</a> : title}
            </th>
            {cells.map((cell, i) => (
              <td key={columns[i]} data-label={columns[i]} className={classOf(cell)}>
                <CellText {...cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const classOf = ({ isCode, isAmount }: Cell) => (isCode ? "console-code" : isAmount && "console-amount");

function CellText({ text, tone, href, code }: Cell) {
  return (
    <>
      {href ? (
        <a href={href}>{text}</a>
      ) : tone ? (
        <span className={`console-tone console-tone-${tone}`}>{text}</span>
      ) : (
        text
      )}
      {code && <span className="console-code">{` ${code}`}</span>}
    </>
  );
}

function Choose({ id, title }: { id: string; title: string }) {
  return (
    <label className="console-choose">
      <input type="checkbox" name={`row.${id}`} />
      <span className="visually-hidden">{`Choose ${title}`}</span>
    </label>
  );
}

function ListFilters({ view }: { view: ListView }) {
  const { path, filters, entered, searchHelp, isOldestFirst } = view;
  return (
    <form method="get" action={path} className="console-filters">
      {searchHelp && (
        <div className="console-search">
          <label>
            <span>Search</span>
            <input
              type="search"
              name="q"
              defaultValue={entered["q"]}
              minLength={3}
              maxLength={100}
              aria-describedby="search-help"
              autoComplete="off"
              data-search=""
            />
          </label>
          <p className="field-help" id="search-help">
            {searchHelp}
          </p>
        </div>
      )}
      {filters.map((filter) => (
        <FilterField key={filter.name} {...filter} chosen={entered[filter.name] ?? ""} />
      ))}
      <label>
        <span>Order</span>
        <select name="sort" defaultValue={isOldestFirst ? "oldest" : ""}>
          <option value="">Newest first</option>
          <option value="oldest">Oldest first</option>
        </select>
      </label>
      <button className="button button-secondary" type="submit">
        Show
      </button>
    </form>
  );
}

type FilterProps = ListView["filters"][number] & { chosen: string };

function FilterField({ name, label, options, takesOthers, chosen }: FilterProps) {
  if (options === "day") {
    return (
      <label>
        <span>{label}</span>
        <input type="date" name={name} defaultValue={chosen} autoComplete="off" />
      </label>
    );
  }
  const isOther = takesOthers && chosen !== "" && options.every(([value]) => value !== chosen);
  if (options.length === 0 && !isOther) return null;
  return (
    <label>
      <span>{label}</span>
      <select name={name} defaultValue={chosen}>
        <option value="">All</option>
        {isOther && <option value={chosen}>No longer offered</option>}
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
