import type { ListView } from "#worker/domain/console/list.server.ts";

export function ListFilters({ view }: { view: ListView }) {
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
