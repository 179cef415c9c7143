import { type SQL, sql } from "drizzle-orm";
import { type AnySQLiteColumn, alias, type SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Db } from "./client.ts";

export type Renaming = { from: string; to: string };
type Place = {
  table: SQLiteTable;
  column: AnySQLiteColumn;
  /** The other columns of a unique index: a row whose double has the new slug already stays as it is. */
  keys?: readonly AnySQLiteColumn[];
};

/** Changes a slug wherever a table holds it. */
export function renameIf(db: Db, { table, column, keys = [] }: Place, { from, to }: Renaming, when: SQL) {
  const nameOf = (one: AnySQLiteColumn) => Object.entries(table).find(([, value]) => value === one)?.[0] ?? "";
  const double = alias(table, "double");
  const ofDouble = (one: AnySQLiteColumn) => new Map(Object.entries(double)).get(nameOf(one)) as AnySQLiteColumn;
  const isSame = keys.map((key) => sql`${ofDouble(key)} = ${key} and `);
  const hasDouble = sql`exists (select 1 from ${table} ${sql.identifier("double")} where ${sql.join(isSame)} ${ofDouble(column)} = ${to})`;
  const isFree = keys.length > 0 ? sql`not ${hasDouble}` : sql`true`;
  return db
    .update(table)
    .set({ [nameOf(column)]: to })
    .where(sql`${column} = ${from} and ${when} and ${isFree}`);
}
