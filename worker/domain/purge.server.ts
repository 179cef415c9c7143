import { type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Deps } from "../deps.ts";

/** Rows that one statement deletes, and statements for one table in a run: the next run continues. */
export const PURGE = { rows: 500, statements: 10 } as const;

/** Deletes the rows that match `isOver`, at most 5,000 a run. An index must find them. */
export async function purgeRows({ db }: Pick<Deps, "db">, table: SQLiteTable, isOver: SQL | undefined): Promise<void> {
  for (let n = 0; n < PURGE.statements; n++) {
    const some = sql`select rowid from ${table} where ${isOver} limit ${PURGE.rows}`;
    const { meta } = await db.delete(table).where(sql`rowid in (${some})`);
    if (meta.changes < PURGE.rows) return;
  }
}
