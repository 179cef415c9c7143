import { type SQL, sql } from "drizzle-orm";
import type { Deps } from "../deps.ts";

/** Checked when a page is shown, and again in the batch that changes something. `obstacle`: the reason if it does not hold. */
export type Condition = { holds: SQL; obstacle: string };

export async function listObstaclesIn(deps: Pick<Deps, "db">, conditions: readonly Condition[]): Promise<string[]> {
  const columns = conditions.map(({ holds }, n) => sql`(${holds}) as ${sql.identifier(`c${n}`)}`);
  const row = await deps.db.get<Record<string, number>>(sql`select ${sql.join(columns, sql`, `)}`);
  return conditions.filter((_, n) => row[`c${n}`] !== 1).map(({ obstacle }) => obstacle);
}

export function allTrue(conditions: readonly Condition[]): SQL {
  return sql.join(
    conditions.map(({ holds }) => sql`(${holds})`),
    sql` and `,
  );
}
