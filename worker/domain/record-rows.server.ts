import { and, asc, desc, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import { type AnySQLiteColumn, type SQLiteTable, unionAll } from "drizzle-orm/sqlite-core";
import { isOneOf } from "../db/is-one-of.ts";
import type { Deps } from "../deps.ts";
import { addDays, startOfIndianDay } from "./india-calendar.server.ts";
import type { Cursor } from "./keyset.server.ts";
import { isSearch, isTooShort, matchesOf, type Searchable, UNION_TERMS } from "./record-search.server.ts";

/** Filters and order that a console list can use. Defined by the table's owner; every condition has an index. */
export type RowsSource<T extends SQLiteTable> = {
  table: T;
  id: AnySQLiteColumn | SQL;
  at: AnySQLiteColumn;
  /** Needed if `id` is not a text column. */
  idOf?: (row: T["$inferSelect"]) => string;
  /** Condition that every row of the list meets. */
  base?: SQL;
  filters: Readonly<Record<string, (value: string, page: Position) => SQL | undefined>>;
  /** Filters by another table that has each record's id and time. Its index then provides the order. */
  through?: Readonly<Record<string, (value: string) => Through>>;
  /** Filters by several values of a column. Needs an index that begins with the column and ends with the order. */
  among?: Readonly<Record<string, (value: string) => Among>>;
  search?: Searchable;
};
export type Through = {
  table: SQLiteTable;
  at: AnySQLiteColumn;
  id: AnySQLiteColumn;
  condition: SQL;
  /** The same filter as a condition on the record. */
  isOn: SQL;
};
type Among = { column: AnySQLiteColumn; values: readonly string[] };
/** Start of the page, for a filter that bounds the same column. */
export type Position = Pick<RowsQuery, "after" | "isOldestFirst">;
export type RowsQuery = {
  filters: Readonly<Record<string, string>>;
  search: string;
  isOldestFirst: boolean;
  after: Cursor | undefined;
  hasAllPages?: boolean;
};

export async function readRows<T extends SQLiteTable>(
  { db }: Pick<Deps, "db">,
  source: RowsSource<T>,
  query: RowsQuery,
  limit: number,
): Promise<T["$inferSelect"][]> {
  const { table, id, base, filters, search = {}, through = {}, among = {} } = source;
  const { isOldestFirst, after } = query;
  if (source.search && isTooShort(query.search)) return [];
  const entries = Object.entries(query.filters);
  const joined = entries.flatMap(([name, value]) => through[name]?.(value) ?? []);
  const [driver, ...others] = isSearch(query.search) ? [undefined, ...joined] : joined;
  const at = driver?.at ?? source.at;
  // Filters can exclude any of the matches, and an export has more than one page: all matches are read then.
  const searchLimit = entries.length > 0 || query.hasAllPages ? undefined : limit;
  const found = matchesOf({ table, id, base, search }, query.search, searchLimit);
  const key = driver?.id ?? id;
  const order = { at, key, isOldestFirst };
  const conditions = and(
    driver && sql`${driver.condition} and ${id} = +${driver.id}`,
    base,
    ...entries.map(([name, value]) => filters[name]?.(value, query)),
    ...others.map((other) => other?.isOn),
    found && sql`${table}.rowid = matches.found`,
    isAfter(source.at, order, after),
  );
  const groups = entries.flatMap(([name, value]) => among[name]?.(value) ?? []);
  const direction = isOldestFirst ? asc : desc;
  const [group] = driver || found || groups.length > 1 ? [] : groups;
  if (group && group.values.length <= UNION_TERMS) {
    const merged = mergedPage(db, table, group, conditions);
    const rows = await merged?.orderBy(direction(at), direction(key)).limit(limit);
    return (rows ?? []) as T["$inferSelect"][];
  }
  const isInGroup = and(...groups.map(({ column, values }) => isOneOf(column, values)));
  const first = found ? sql`(${found}) as matches` : driver?.table;
  const select = db.select(getTableColumns(table as SQLiteTable));
  // A cross join stops SQLite from starting with the other table. The plus lets it use an index on an expression.
  const rows = await (first ? select.from(first).crossJoin(table as SQLiteTable) : select.from(table as SQLiteTable))
    .where(and(conditions, isInGroup))
    // The plus stops SQLite from scanning the time index through rows that do not match.
    .orderBy(direction(found || groups.length > 0 ? sql`+${at}` : at), direction(key))
    .limit(limit);
  return rows as T["$inferSelect"][];
}

type Order = { at: AnySQLiteColumn; key: AnySQLiteColumn | SQL; isOldestFirst: boolean };

function isAfter(at: AnySQLiteColumn, order: Order, after: Cursor | undefined): SQL | undefined {
  const compare = order.isOldestFirst ? sql.raw(">") : sql.raw("<");
  return after && sql`(${order.at}, ${order.key}) ${compare} (${boundOf(at, after.at)}, ${after.id})`;
}

/** SQLite merges the index ranges, each in list order, and stops at the limit. */
function mergedPage(db: Deps["db"], table: SQLiteTable, { column, values }: Among, conditions: SQL | undefined) {
  const [first, second, ...rest] = values.map((value) =>
    db
      .select()
      .from(table)
      .where(and(eq(column, value), conditions))
      .$dynamic(),
  );
  return first && second ? unionAll(first, second, ...rest) : first;
}

/** Reads rows in list order, newest first. */
export async function readRowsById<T extends SQLiteTable>(
  { db }: Pick<Deps, "db">,
  { table, id, at, base }: RowsSource<T>,
  ids: readonly string[],
): Promise<T["$inferSelect"][]> {
  const isOne = isOneOf(id, ids);
  const rows = await db
    .select()
    .from(table as SQLiteTable)
    .where(and(base, isOne))
    .orderBy(desc(sql`+${at}`), desc(sql`+${id}`));
  return rows as T["$inferSelect"][];
}

/** The cursor is the tighter of two bounds; the plus stops SQLite from starting at the other one. */
export function isBetween(
  column: AnySQLiteColumn,
  { from, to }: { from?: string | number; to?: string | number },
  { after, isOldestFirst }: Position,
): SQL | undefined {
  const lower = after && isOldestFirst ? sql`+${column}` : column;
  const upper = after && !isOldestFirst ? sql`+${column}` : column;
  return and(
    from === undefined ? undefined : sql`${lower} >= ${from}`,
    to === undefined ? undefined : sql`${upper} <= ${to}`,
  );
}

/** Filters `from` and `to` (Indian days) on the sort time of a list. */
export function dayFilters(column: AnySQLiteColumn) {
  const startOf = (day: string) => startOfIndianDay(day).getTime();
  return {
    from: (day: string, page: Position) => isBetween(column, { from: startOf(day) }, page),
    to: (day: string, page: Position) => isBetween(column, { to: startOf(addDays(day, 1)) - 1 }, page),
  };
}

/** Converts to the type of the sort column, which is a time or a day. */
function boundOf(at: AnySQLiteColumn, moment: Date): number | string {
  return at.dataType === "string" ? moment.toISOString().slice(0, 10) : moment.getTime();
}
