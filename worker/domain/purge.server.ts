import { type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Deps } from "../deps.ts";

export const PURGE = { rows: 500, statements: 10 } as const;

/** Deletes at most 5,000 matching rows a run. `isOver` needs an index. */
export async function purgeRows({ db }: Pick<Deps, "db">, table: SQLiteTable, isOver: SQL | undefined): Promise<void> {
  for (let n = 0; n < PURGE.statements; n++) {
    const some = sql`select rowid from ${table} where ${isOver} limit ${PURGE.rows}`;
    const { meta } = await db.delete(table).where(sql`rowid in (${some})`);
    if (meta.changes < PURGE.rows) return;
  }
}
