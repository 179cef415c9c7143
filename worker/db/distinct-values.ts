import { type SQL, sql } from "drizzle-orm";
import type { AnySQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Deps } from "../deps.ts";

/** Lists the first values of a text column by skipping from one to the next in an index on `when` and the column. */
export async function listDistinct(
  { db }: Pick<Deps, "db">,
  column: AnySQLiteColumn,
  { when = sql`true`, limit }: { when?: SQL; limit: number },
): Promise<string[]> {
  const next = (after: SQL) => sql`select min(${column}) from ${column.table} where ${when} and ${after}`;
  const rows = await db.all<{ value: string | null }>(sql`with recursive used(value) as (
    ${next(sql`true`)} union all select (${next(sql`${column} > used.value`)}) from used where used.value is not null
  ) select value from used where value is not null limit ${limit}`);
  return rows.flatMap(({ value }) => value ?? []);
}
