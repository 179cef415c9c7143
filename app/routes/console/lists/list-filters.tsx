import type { ListView } from "#worker/domain/console/list.server.ts";

export function ListFilters({ view }: { view: ListView }) {
  const { path, filters, entered, searchHelp, isOldestFirst } = view;
  return (
    <form method="get" action={path} className="console-filters">
      <label className="console-search">
        <span>Search</span>
        <input
          type="search"
          name="q"
          defaultValue={entered["q"]}
          minLength={3}
          maxLength={100}
          placeholder={searchHelp}
          title={searchHelp}
          autoComplete="off"
          data-search=""
        />
      </label>
      {filters.map(({ name, label, options }) => (
        <label key={name}>
          <span>{label}</span>
          <select name={name} defaultValue={entered[name] ?? ""}>
            <option value="">All</option>
            {options.map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </label>
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
