import { sql } from "drizzle-orm";
import { type Outcome, ok, refused } from "../contracts/problem.ts";
import type { Deps } from "../deps.ts";
import { describeError } from "../log.ts";
import { within } from "../within.ts";

export type Health = {
  status: "ok" | "degraded";
  database: boolean;
  kv: boolean;
  /** Whether pages have something to say, be it from memory. */
  content: boolean;
  /** Whether online payment is offered. */
  payments: boolean;
  /** What KV holds for the pages; `ageSeconds` since it was published. */
  snapshot: { version: string; ageSeconds: number | null } | null;
  release: string;
  /** UTC, ISO 8601. */
  time: string;
};

/** A part that has not answered by then counts as down. */
const PATIENCE_MS = 3000;

/** Whether the parts that this site stands on answer; refused as unavailable when neither D1 nor KV does. */
export async function checkHealth(
  deps: Pick<Deps, "db" | "content" | "payments" | "log" | "now" | "release">,
): Promise<Outcome<Health>> {
  const answer = async <T>(part: string, ask: () => Promise<T>): Promise<{ value: T } | undefined> => {
    try {
      return { value: await within(PATIENCE_MS, ask()) };
    } catch (error) {
      deps.log("error", "health.failed", { part, ...describeError(error) });
      return undefined;
    }
  };
  const [database, kv, content] = await Promise.all([
    answer("database", () => deps.db.run(sql`select 1`)),
    answer("kv", () => deps.content.published()),
    answer("content", () => deps.content.snapshot()),
  ]);
  if (!database && !kv) return refused("unavailable");
  const now = deps.now();
  const publishedAt = kv?.value?.publishedAt;
  return ok({
    status: database && kv && content ? "ok" : "degraded",
    database: database !== undefined,
    kv: kv !== undefined,
    content: content !== undefined,
    payments: deps.payments !== undefined,
    snapshot: kv?.value
      ? {
          version: kv.value.version,
          ageSeconds: publishedAt ? Math.floor((now.getTime() - publishedAt.getTime()) / 1000) : null,
        }
      : null,
    release: deps.release,
    time: now.toISOString(),
  });
}
