import type { ReactNode } from "react";

export function EntryFilters({ path, q, children }: { path: string; q: string; children?: ReactNode }) {
  return (
    <form method="get" action={path} className="console-filters">
      <label className="console-search">
        <span>Search</span>
        <input type="search" name="q" defaultValue={q} maxLength={100} placeholder="Words in the text" data-search="" />
      </label>
      {children}
      <button className="button button-secondary" type="submit">
        Show
      </button>
    </form>
  );
}
