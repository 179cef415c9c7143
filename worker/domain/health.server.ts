import { sql } from "drizzle-orm";
import type { Deps } from "../deps.ts";
import { describeError } from "../log.ts";

export type Health = { status: "ok" | "degraded"; database: boolean; content: boolean; payments: boolean };

/** Whether the parts that this site stands on answer. */
export async function checkHealth(deps: Pick<Deps, "db" | "content" | "payments" | "log">): Promise<Health> {
  const answers = async (part: string, ask: () => Promise<unknown>) => {
    try {
      await ask();
      return true;
    } catch (error) {
      deps.log("error", "health.failed", { part, ...describeError(error) });
      return false;
    }
  };
  const database = await answers("database", () => deps.db.run(sql`select 1`));
  const content = await answers("content", () => deps.content.snapshot());
  return { status: database && content ? "ok" : "degraded", database, content, payments: deps.payments !== undefined };
}
