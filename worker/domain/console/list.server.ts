import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Permission } from "../../contracts/console/vocabulary.ts";
import type { Deps } from "../../deps.ts";
import { isDay } from "../india-calendar.server.ts";
import { PAGE_ROWS, pageOf, parseCursor } from "../keyset.server.ts";
import { formatExactRupees } from "../money.server.ts";
import { type RowsQuery, type RowsSource, readRows } from "../record-rows.server.ts";
import { isSearch, isTooShort } from "../record-search.server.ts";

export type ListTable = SQLiteTable;
/** `code`: what the search finds the row by, below the text. */
export type Cell = {
  text: string;
  tone?: "due" | "late" | "done";
  isCode?: true;
  isAmount?: true;
  href?: string | undefined;
  code?: string;
};
/** Filter by one of the options, or by a day in India. */
export type Filter = {
  name: string;
  label: string;
  options: readonly (readonly [value: string, label: string])[] | "day";
  /** True if a value that is not offered selects its rows too, instead of being ignored. */
  takesOthers?: true;
};
type RowView = { title: string; cells: readonly Cell[]; href?: string | undefined };
type Names = ReadonlyMap<string, string>;

/** Everything that the list of one kind of record needs, for the page and the export. */
export type RecordList<T extends ListTable = ListTable> = {
  path: string;
  /** The kind in subjects of the audit trail and of notes. */
  kind: string;
  what: string;
  /** Title of the first column; “Name” by default. */
  titleColumn?: string;
  columns: readonly string[];
  filters: readonly Filter[];
  /** Without it, the list has no search. */
  searchHelp?: string;
  exportPermission: Permission;
  source: RowsSource<T>;
  namesFor?: (deps: Pick<Deps, "db">, rows: readonly T["$inferSelect"][]) => Promise<Names>;
  /** The row links to its record unless it has an `href`. If that is `undefined`, it has no link. */
  rowOf: (row: T["$inferSelect"], names: Names) => RowView;
  csv: readonly (readonly [header: string, value: (row: T["$inferSelect"], names: Names) => string | number])[];
};

export type ListView = Pick<RecordList, "path" | "what" | "titleColumn" | "columns" | "filters" | "searchHelp"> & {
  rows: readonly (RowView & { id: string; href: string | undefined })[];
  /** Filters and search as entered, for the form and the links. */
  entered: Readonly<Record<string, string>>;
  next: string | undefined;
  isFirst: boolean;
  isOldestFirst: boolean;
  /** True if a search found more than it shows. */
  isCut: boolean;
  /** True if the search is too short to find anything. */
  isTooShort: boolean;
};

export type Entered = Readonly<Record<string, string>>;

/** Refunds are negative. */
export function amountCell(paise: number): Cell {
  return { text: `${paise < 0 ? "−" : ""}₹${formatExactRupees(Math.abs(paise))}`, isAmount: true };
}

export async function viewList<T extends ListTable>(
  deps: Pick<Deps, "db">,
  list: RecordList<T>,
  entered: Entered,
): Promise<ListView> {
  const query = readListQuery(list, entered);
  const read = await readRows(deps, list.source, query, PAGE_ROWS + 1);
  const { rows, older } = pageOf(read, (row) => cursorOf(list, row));
  const names = await findNames(deps, list, rows);
  const { path, what, titleColumn = "Name", columns, filters, searchHelp } = list;
  const isWhole = isSearch(query.search) && Object.keys(query.filters).length === 0;
  return {
    ...{ path, what, titleColumn, columns, filters },
    ...(searchHelp !== undefined && { searchHelp }),
    rows: rows.map((row) => {
      const { id } = cursorOf(list, row);
      return { id, href: `${path}/${id}`, ...list.rowOf(row, names) };
    }),
    entered: listParameters(list, entered),
    next: isWhole ? undefined : older,
    isFirst: query.after === undefined,
    isOldestFirst: query.isOldestFirst,
    isCut: isWhole && older !== undefined,
    isTooShort: list.source.search !== undefined && isTooShort(query.search),
  };
}

export async function findNames<T extends ListTable>(
  deps: Pick<Deps, "db">,
  { namesFor }: Pick<RecordList<T>, "namesFor">,
  rows: readonly T["$inferSelect"][],
): Promise<Names> {
  return namesFor && rows.length > 0 ? namesFor(deps, rows) : new Map();
}

/** Reads the query, ignoring filters and values that the list does not know. */
export function readListQuery<T extends ListTable>(
  { filters }: Pick<RecordList<T>, "filters">,
  entered: Entered,
): RowsQuery {
  const chosen = filters.flatMap(({ name, options, takesOthers }) => {
    const value = entered[name] ?? "";
    return isOffered(options, value) || (takesOthers && value !== "") ? [[name, value] as const] : [];
  });
  return {
    filters: Object.fromEntries(chosen),
    search: (entered["q"] ?? "").slice(0, 100),
    isOldestFirst: entered["sort"] === "oldest",
    after: parseCursor(entered["after"] ?? null),
  };
}

export function cursorOf<T extends ListTable>({ source }: Pick<RecordList<T>, "source">, row: T["$inferSelect"]) {
  const values = new Map<string, unknown>(Object.entries(row));
  const valueIn = (column: unknown) => values.get(propertyOf(source.table, column));
  const [id, moment] = [source.idOf ? source.idOf(row) : valueIn(source.id), valueIn(source.at)];
  // A day (YYYY-MM-DD) sorts as its midnight in UTC.
  const at = typeof moment === "string" ? new Date(`${moment}T00:00:00Z`) : moment;
  if (typeof id !== "string" || !(at instanceof Date)) throw new TypeError("A list needs a text id and a time.");
  return { id, at };
}

function propertyOf(table: ListTable, column: unknown): string {
  return Object.entries(table).find(([, value]) => value === column)?.[0] ?? "";
}

function isOffered(options: Filter["options"], value: string): boolean {
  if (options === "day") return isDay(value);
  return options.some(([known]) => known === value);
}

/** Returns the entered values that belong in a URL of the list. */
export function listParameters({ filters }: { filters: readonly Filter[] }, entered: Entered): Record<string, string> {
  const known = ["q", "sort", ...filters.map(({ name }) => name)];
  return Object.fromEntries(Object.entries(entered).filter(([name]) => known.includes(name)));
}
