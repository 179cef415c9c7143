import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Db } from "./client.ts";

type RowWithSql<T extends SQLiteTable> = { [K in keyof T["$inferInsert"]]: T["$inferInsert"][K] | SQL };

/** Lets an earlier statement of the same batch decide. Does not apply defaults: `row` needs every required column. */
export function insertIf<T extends SQLiteTable>(db: Db, table: T, row: RowWithSql<T>, condition: SQL) {
  const given = new Map(Object.entries(row));
  const values = Object.entries(getTableColumns(table)).map(([name, column]) =>
    sql.param(given.get(name) ?? null, column),
  );
  return db.insert(table).select(sql`select ${sql.join(values, sql`, `)} where ${condition}`);
}
