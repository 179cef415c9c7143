import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Permission } from "../../contracts/console/vocabulary.ts";
import type { Deps } from "../../deps.ts";
import { PAGE_ROWS, pageOf, parseCursor } from "../keyset.server.ts";
import { type RowsQuery, type RowsSource, readRows } from "../record-rows.server.ts";

export type Cell = { text: string; tone?: "due" | "late" | "done" };
export type Filter = { name: string; label: string; options: readonly (readonly [value: string, label: string])[] };
type RowView = { title: string; cells: readonly Cell[] };
/** Words for ids of other tables. */
type Names = ReadonlyMap<string, string>;

/** Everything the list of one kind of record needs; the page, the export and the tests read it. */
export type RecordList<T extends SQLiteTable = SQLiteTable> = {
  path: string;
  /** The kind in subjects of the audit trail and of notes. */
  kind: string;
  what: string;
  /** Of the first column, “Name” without it. */
  titleColumn?: string;
  columns: readonly string[];
  filters: readonly Filter[];
  searchHelp: string;
  exportPermission: Permission;
  source: RowsSource<T>;
  namesFor?: (deps: Pick<Deps, "db">, rows: readonly T["$inferSelect"][]) => Promise<Names>;
  rowOf: (row: T["$inferSelect"], names: Names) => RowView;
  csv: readonly (readonly [header: string, value: (row: T["$inferSelect"], names: Names) => string])[];
};

export type ListView = Pick<RecordList, "path" | "what" | "titleColumn" | "columns" | "filters" | "searchHelp"> & {
  rows: readonly (RowView & { id: string })[];
  /** As entered, for the form and the links. */
  entered: Readonly<Record<string, string>>;
  next: string | undefined;
  isFirst: boolean;
  isOldestFirst: boolean;
};

export type Entered = Readonly<Record<string, string>>;

export async function viewList<T extends SQLiteTable>(
  deps: Pick<Deps, "db">,
  list: RecordList<T>,
  entered: Entered,
): Promise<ListView> {
  const query = queryOf(list, entered);
  const read = await readRows(deps, list.source, query, PAGE_ROWS + 1);
  const { rows, older } = pageOf(read, (row) => cursorOf(list, row));
  const names = await namesOf(deps, list, rows);
  const { path, what, titleColumn = "Name", columns, filters, searchHelp } = list;
  const kept = Object.fromEntries(Object.entries(entered).filter(([name]) => isKept(list, name)));
  return {
    ...{ path, what, titleColumn, columns, filters, searchHelp },
    rows: rows.map((row) => ({ id: cursorOf(list, row).id, ...list.rowOf(row, names) })),
    entered: kept,
    next: older,
    isFirst: query.after === undefined,
    isOldestFirst: query.isOldestFirst,
  };
}

export async function namesOf<T extends SQLiteTable>(
  deps: Pick<Deps, "db">,
  { namesFor }: Pick<RecordList<T>, "namesFor">,
  rows: readonly T["$inferSelect"][],
): Promise<Names> {
  return namesFor && rows.length > 0 ? namesFor(deps, rows) : new Map();
}

/** Ignores what the list does not know. */
export function queryOf<T extends SQLiteTable>(
  { filters }: Pick<RecordList<T>, "filters">,
  entered: Entered,
): RowsQuery {
  const chosen = filters.flatMap(({ name, options }) => {
    const value = entered[name] ?? "";
    return options.some(([known]) => known === value) ? [[name, value] as const] : [];
  });
  return {
    filters: Object.fromEntries(chosen),
    search: (entered["q"] ?? "").slice(0, 100),
    isOldestFirst: entered["sort"] === "oldest",
    after: parseCursor(entered["after"] ?? null),
  };
}

export function cursorOf<T extends SQLiteTable>({ source }: Pick<RecordList<T>, "source">, row: T["$inferSelect"]) {
  const values = new Map<string, unknown>(Object.entries(row));
  const [id, moment] = [source.id, source.at].map((column) => values.get(propertyOf(source.table, column)));
  // A day (YYYY-MM-DD) counts from its midnight in UTC.
  const at = typeof moment === "string" ? new Date(`${moment}T00:00:00Z`) : moment;
  if (typeof id !== "string" || !(at instanceof Date)) throw new TypeError("A list needs a text id and a time.");
  return { id, at };
}

function propertyOf(table: SQLiteTable, column: unknown): string {
  return Object.entries(table).find(([, value]) => value === column)?.[0] ?? "";
}

function isKept({ filters }: { filters: readonly Filter[] }, name: string): boolean {
  return name === "q" || name === "sort" || filters.some((filter) => filter.name === name);
}
