import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Db } from "./client.ts";

/**
 * Writes the row if the condition holds when its turn comes, so that an earlier statement of the same batch can decide.
 * `row` has a value for every column that is not nullable; defaults are not filled in.
 */
export function insertIf<T extends SQLiteTable>(db: Db, table: T, row: T["$inferInsert"], condition: SQL) {
  const given = new Map(Object.entries(row));
  const values = Object.entries(getTableColumns(table)).map(([name, column]) =>
    sql.param(given.get(name) ?? null, column),
  );
  return db.insert(table).select(sql`select ${sql.join(values, sql`, `)} where ${condition}`);
}
