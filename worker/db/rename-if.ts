import { type SQL, sql } from "drizzle-orm";
import { type AnySQLiteColumn, alias, type SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Db } from "./client.ts";

export type Renaming = { from: string; to: string };
type Place = {
  table: SQLiteTable;
  column: AnySQLiteColumn;
  /** Other columns of a unique index. A row is not renamed if one with the same keys already has the new slug. */
  keys?: readonly AnySQLiteColumn[];
};

/** Changes a slug in every row of a table that refers to it. */
export function renameIf(db: Db, place: Place, renaming: Renaming, when: SQL) {
  const { table, column } = place;
  return db
    .update(table)
    .set({ [nameIn(table, column)]: renaming.to })
    .where(isRenamed(place, renaming, when));
}

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
