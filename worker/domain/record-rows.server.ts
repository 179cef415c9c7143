import { and, asc, desc, type SQL, sql } from "drizzle-orm";
import type { AnySQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
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
  search?: Searchable;
};
/** Where the page begins, for a filter that bounds the same column. */
type Position = Pick<RowsQuery, "after" | "isOldestFirst">;
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
  { table, id, at, base, filters, search = {} }: RowsSource<T>,
  query: RowsQuery,
  limit: number,
): Promise<T["$inferSelect"][]> {
  const { isOldestFirst, after } = query;
  const chosen = Object.entries(query.filters).map(([name, value]) => filters[name]?.(value, query));
  const matches = chosen.length > 0 ? Math.max(limit, FILTERED_MATCHES) : limit;
  const isFound = matchesOf({ table, id, search }, query.search, matches);
  const compare = isOldestFirst ? sql.raw(">") : sql.raw("<");
  const isAfter = after && sql`(${at}, ${id}) ${compare} (${boundOf(at, after.at)}, ${after.id})`;
  const order = isOldestFirst ? asc : desc;
  const rows = await db
    .select()
    .from(table as SQLiteTable)
    .where(and(base, ...chosen, isFound, isAfter))
    // The plus keeps SQLite from walking the index by time through rows that do not match.
    .orderBy(order(isFound ? sql`+${at}` : at), order(id))
    .limit(limit);
  return rows as T["$inferSelect"][];
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
    ...(name ? [startsWith(sql`lower(${name})`, text)] : []),
  ];
  if (conditions.length === 0) return undefined;
  const parts = conditions.map((condition) => sql`select rowid from ${table} where ${condition}`);
  return sql`${table}.rowid in (select * from (${sql.join(parts, sql` union all `)}) limit ${most})`;
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
