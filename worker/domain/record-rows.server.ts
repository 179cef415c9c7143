import { and, asc, desc, type SQL, sql } from "drizzle-orm";
import type { AnySQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { PHONE_END } from "../db/schema/columns.ts";
import type { Deps } from "../deps.ts";
import type { Cursor } from "./keyset.server.ts";

/** What the console's lists may ask of a table. Its owner defines it; every condition has an index. */
export type RowsSource<T extends SQLiteTable> = {
  table: T;
  id: AnySQLiteColumn;
  at: AnySQLiteColumn;
  filters: Readonly<Record<string, (value: string) => SQL | undefined>>;
  search: Searchable;
};
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

const MATCHES = 200;
/** Shorter texts match too much. */
export const SEARCH_MIN = 3;

export async function readRows<T extends SQLiteTable>(
  { db }: Pick<Deps, "db">,
  { table, id, at, filters, search }: RowsSource<T>,
  query: RowsQuery,
  limit: number,
): Promise<T["$inferSelect"][]> {
  const { isOldestFirst, after } = query;
  const chosen = Object.entries(query.filters).map(([name, value]) => filters[name]?.(value));
  const isFound = matchesOf({ table, id, search }, query.search);
  const compare = isOldestFirst ? sql.raw(">") : sql.raw("<");
  const isAfter = after && sql`(${at}, ${id}) ${compare} (${boundOf(at, after.at)}, ${after.id})`;
  const order = isOldestFirst ? asc : desc;
  const rows = await db
    .select()
    .from(table as SQLiteTable)
    .where(and(...chosen, isFound, isAfter))
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
  return sql`select ${id} from ${table} where ${matchesOf({ table, id, search }, entered) ?? sql`false`}`;
}

/** At most some hundred matches, so that a search reads a bounded number of rows. */
function matchesOf(
  { table, id, search }: Pick<RowsSource<SQLiteTable>, "table" | "id" | "search">,
  entered: string,
): SQL | undefined {
  const text = entered.trim().toLowerCase();
  if (text.length < SEARCH_MIN) return undefined;
  const digits = text.replace(/[\s()+-]/g, "");
  const { email, name, phone, phoneCondition, hasPhoneEnd = false, exact = [], alsoIds = () => [] } = search;
  const whole = [
    ...exact.map((column) => sql`${column} = ${entered.trim()}`),
    ...alsoIds(entered.trim()).map((ids) => sql`${id} in (${ids})`),
  ];
  // At most five: D1 allows no more terms in a union.
  const conditions = [
    ...(email ? [startsWith(sql`${email}`, text)] : []),
    ...(name ? [startsWith(sql`lower(${name})`, text)] : []),
    ...(whole.length > 0 ? [sql.join(whole, sql` or `)] : []),
    ...(phone && /^\d{4,}$/.test(digits) ? [sql`${and(startsWith(sql`${phone}`, digits), phoneCondition)}`] : []),
    ...(hasPhoneEnd && /^\d{5,}$/.test(digits) ? [endsWith(digits)] : []),
  ];
  const parts = conditions.map(
    (condition) => sql`select * from (select rowid from ${table} where ${condition} limit ${MATCHES})`,
  );
  return sql`${table}.rowid in (${sql.join(parts, sql` union `)})`;
}

function startsWith(column: SQL, text: string): SQL {
  return sql`${column} >= ${text} and ${column} < ${`${text}\u{10ffff}`}`;
}

function endsWith(digits: string): SQL {
  return sql`${PHONE_END} = ${Number(digits.slice(-5))} and phone like ${`%${digits}`}`;
}
