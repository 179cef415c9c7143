import { type SQL, sql } from "drizzle-orm";
import type { Db } from "./client.ts";

/** What must hold for a change, and the words to say if it does not. */
export type Condition = { holds: SQL; obstacle: string };

export async function listObstaclesIn({ db }: { db: Db }, conditions: readonly Condition[]): Promise<string[]> {
  const columns = conditions.map(({ holds }, n) => sql`(${holds}) as ${sql.identifier(`c${n}`)}`);
  const row = await db.get<Record<string, number>>(sql`select ${sql.join(columns, sql`, `)}`);
  return conditions.filter((_, n) => row[`c${n}`] !== 1).map(({ obstacle }) => obstacle);
}

export function allHold(conditions: readonly Condition[]): SQL {
  return sql.join(
    conditions.map(({ holds }) => sql`(${holds})`),
    sql` and `,
  );
}
