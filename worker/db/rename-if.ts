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
export function renameIf(db: Db, place: Place, renaming: Renaming, when: SQL) {
  const { table, column } = place;
  return db
    .update(table)
    .set({ [nameIn(table, column)]: renaming.to })
    .where(isRenamed(place, renaming, when));
}

/** SQL condition: the row is one of those that {@link renameIf} changes. */
export function isRenamed({ table, column, keys = [] }: Place, { from, to }: Renaming, when: SQL): SQL {
  const double = alias(table, "double");
  const ofDouble = (one: AnySQLiteColumn) => new Map(Object.entries(double)).get(nameIn(table, one)) as AnySQLiteColumn;
  const isSame = keys.map((key) => sql`${ofDouble(key)} = ${key} and `);
  const hasDouble = sql`exists (select 1 from ${table} ${sql.identifier("double")} where ${sql.join(isSame)} ${ofDouble(column)} = ${to})`;
  const isFree = keys.length > 0 ? sql`not ${hasDouble}` : sql`true`;
  return sql`${column} = ${from} and ${when} and ${isFree}`;
}

function nameIn(table: SQLiteTable, column: AnySQLiteColumn): string {
  return Object.entries(table).find(([, value]) => value === column)?.[0] ?? "";
}
