export function PictureFilters({ words, isUnused }: { words: string; isUnused: boolean }) {
  return (
    <form method="get" action="/console/pictures" className="console-filters">
      <label className="console-search">
        <span>Search</span>
        <input
          type="search"
          name="q"
          defaultValue={words}
          maxLength={100}
          placeholder="Words in the description"
          autoComplete="off"
          data-search=""
        />
      </label>
      <label>
        <span>Show</span>
        <select name="show" defaultValue={isUnused ? "unused" : ""}>
          <option value="">All</option>
          <option value="unused">Not in use</option>
        </select>
      </label>
      <button className="button button-secondary" type="submit">
        Show
      </button>
    </form>
  );
}
