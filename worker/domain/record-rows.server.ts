import { and, asc, desc, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { AnySQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { isOneOf } from "../db/is-one-of.ts";
import { PHONE_END } from "../db/schema/columns.ts";
import type { Deps } from "../deps.ts";
import type { Cursor } from "./keyset.server.ts";

/** What the console's lists may ask of a table. Its owner defines it; every condition has an index. */
export type RowsSource<T extends SQLiteTable> = {
  table: T;
  id: AnySQLiteColumn | SQL;
  at: AnySQLiteColumn;
  /** Where `id` is no column with a text. */
  idOf?: (row: T["$inferSelect"]) => string;
  /** What is in the list at all. */
  base?: SQL;
  filters: Readonly<Record<string, (value: string, page: Position) => SQL | undefined>>;
  /** Filters by another table with the id and the time of each record, whose index then gives the order. */
  through?: Readonly<Record<string, (value: string) => Through>>;
  search?: Searchable;
};
export type Through = {
  table: SQLiteTable;
  at: AnySQLiteColumn;
  id: AnySQLiteColumn;
  condition: SQL;
  /** The same as a condition on the record. */
  isOn: SQL;
};
/** Where the page begins, for a filter that bounds the same column. */
export type Position = Pick<RowsQuery, "after" | "isOldestFirst">;
type Searchable = {
  email?: AnySQLiteColumn;
  name?: AnySQLiteColumn;
  phone?: AnySQLiteColumn;
  /** Of the partial index on `phone`. */
  phoneCondition?: SQL;
  /** The table also has an index on the last five digits. */
  hasPhoneEnd?: boolean;
  /** Columns with numbers that are searched as a whole. */
  exact?: readonly AnySQLiteColumn[];
  /** Queries of ids that another table knows under the text. */
  alsoIds?: (text: string) => readonly SQL[];
};
export type RowsQuery = {
  filters: Readonly<Record<string, string>>;
  search: string;
  isOldestFirst: boolean;
  after: Cursor | undefined;
};

/** What a search looks through when filters may leave out many of its matches. */
const FILTERED_MATCHES = 200;
/** Shorter texts match too much. */
const SEARCH_MIN = 3;

export async function readRows<T extends SQLiteTable>(
  { db }: Pick<Deps, "db">,
  source: RowsSource<T>,
  query: RowsQuery,
  limit: number,
): Promise<T["$inferSelect"][]> {
  const { table, id, base, filters, search = {}, through = {} } = source;
  const { isOldestFirst, after } = query;
  const entries = Object.entries(query.filters);
  const joined = entries.flatMap(([name, value]) => through[name]?.(value) ?? []);
  const [driver, ...others] = isSearch(query.search) ? [undefined, ...joined] : joined;
  const at = driver?.at ?? source.at;
  const chosen = [
    ...entries.map(([name, value]) => filters[name]?.(value, query)),
    ...others.map((other) => other?.isOn),
  ];
  const matches = entries.length > 0 ? Math.max(limit, FILTERED_MATCHES) : limit;
  const isFound = matchesOf({ table, id, search }, query.search, matches);
  const compare = isOldestFirst ? sql.raw(">") : sql.raw("<");
  const key = driver?.id ?? id;
  const isAfter = after && sql`(${at}, ${key}) ${compare} (${boundOf(source.at, after.at)}, ${after.id})`;
  const order = isOldestFirst ? asc : desc;
  const from = db.select(getTableColumns(table as SQLiteTable)).from((driver?.table ?? table) as SQLiteTable);
  // A cross join keeps SQLite from beginning with the other table; the plus lets it use an index on an expression.
  const rows = await (driver ? from.crossJoin(table as SQLiteTable) : from)
    .where(and(driver && sql`${driver.condition} and ${id} = +${driver.id}`, base, ...chosen, isFound, isAfter))
    // The plus keeps SQLite from walking the index by time through rows that do not match.
    .orderBy(order(isFound ? sql`+${at}` : at), order(key))
    .limit(limit);
  return rows as T["$inferSelect"][];
}

/** In the order of the list, newest first. */
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

/**
 * A condition on the column by which a list is ordered. On a later page the cursor is the tighter of two bounds; the plus
 * keeps SQLite from starting at the other one.
 */
export function isBetween(
  column: AnySQLiteColumn,
  { from, to }: { from?: string; to?: string },
  { after, isOldestFirst }: Position,
): SQL | undefined {
  const isPassed = (isLower: boolean) => after !== undefined && isOldestFirst === isLower;
  const bound = (isLower: boolean) => (isPassed(isLower) ? sql`+${column}` : sql`${column}`);
  return and(
    from === undefined ? undefined : sql`${bound(true)} >= ${from}`,
    to === undefined ? undefined : sql`${bound(false)} <= ${to}`,
  );
}

/** A list is ordered by a time or by a day. */
function boundOf(at: AnySQLiteColumn, moment: Date): number | string {
  return at.dataType === "string" ? moment.toISOString().slice(0, 10) : moment.getTime();
}

/** Query: ids of the records that a search finds. */
export function idsFound({ table, id, search }: RowsSource<SQLiteTable>, entered: string): SQL {
  return sql`select ${id} from ${table} where ${matchesOf({ table, id, search }, entered, FILTERED_MATCHES) ?? sql`false`}`;
}

/** At most `most` rows, so that a search reads no more of them than it shows. */
function matchesOf<T extends SQLiteTable>(
  { table, id, search = {} }: Pick<RowsSource<T>, "table" | "id" | "search">,
  entered: string,
  most: number,
): SQL | undefined {
  const text = entered.trim().toLowerCase();
  if (!isSearch(entered)) return undefined;
  const digits = text.replace(/[\s()+-]/g, "");
  const { email, name, phone, phoneCondition, hasPhoneEnd = false, exact = [], alsoIds = () => [] } = search;
  const whole = [
    ...exact.map((column) => sql`${column} = ${entered.trim()}`),
    ...alsoIds(entered.trim()).map((ids) => sql`${id} in (${ids})`),
  ];
  // At most five: D1 allows no more terms in a union.
  const conditions = [
    ...(whole.length > 0 ? [sql.join(whole, sql` or `)] : []),
    ...(phone && /^\d{4,}$/.test(digits) ? [sql`${and(startsWith(sql`${phone}`, digits), phoneCondition)}`] : []),
    ...(hasPhoneEnd && /^\d{5,}$/.test(digits) ? [endsWith(digits)] : []),
    ...(email ? [startsWith(sql`${email}`, text)] : []),
    ...(name ? [startsWith(sql`lower(${name})`, asciiLower(entered.trim()))] : []),
  ];
  if (conditions.length === 0) return undefined;
  const parts = conditions.map((condition) => sql`select rowid from ${table} where ${condition}`);
  return sql`${table}.rowid in (select * from (${sql.join(parts, sql` union all `)}) limit ${most})`;
}

/** As SQLite's `lower`, which leaves "É" as it is: the index has names in this spelling. */
function asciiLower(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

export function isSearch(entered: string): boolean {
  return entered.trim().length >= SEARCH_MIN;
}

function startsWith(column: SQL, text: string): SQL {
  return sql`${column} >= ${text} and ${column} < ${`${text}\u{10ffff}`}`;
}

function endsWith(digits: string): SQL {
  return sql`${PHONE_END} = ${Number(digits.slice(-5))} and phone like ${`%${digits}`}`;
}
