import { type Outcome, ok, refused } from "../contracts/problem.ts";
import type { Deps } from "../deps.ts";
import { withTimeout } from "../http/with-timeout.ts";
import { describeError } from "../log.ts";
import { countDueChecks } from "./billing/orders.server.ts";
import { type Counting, refuseTooMany } from "./rate-limits.server.ts";

export type Health = {
  status: "ok" | "degraded";
  database: boolean;
  kv: boolean;
  /** Whether pages have something to say, be it from memory. */
  content: boolean;
  /** Whether online payment is offered. */
  payments: boolean;
  /** Orders whose check is overdue, at most 10,000; `null` while D1 does not answer. */
  backlog: number | null;
  /** What KV holds for the pages; `ageSeconds` since it was published. */
  snapshot: { version: string; ageSeconds: number | null } | null;
  release: string;
  /** UTC, ISO 8601. */
  time: string;
};

type HealthDeps = Counting & Pick<Deps, "content" | "payments" | "release">;
type Parts = {
  /** Overdue checks: D1's answer. */
  database: { value: number } | undefined;
  kv: { value: { version: string; publishedAt: Date | undefined } | undefined } | undefined;
  content: object | undefined;
};

/** A part that has not answered by then counts as down. */
const TIMEOUT_MS = 3000;
/** Parts that have all answered are not asked again for this time. */
const FRESH_MS = 5000;
/** A run every 15 minutes, and some minutes for it to begin and end. */
const OVERDUE_MS = 20 * 60_000;

let answered: { at: number; parts: Parts } | undefined;

/**
 * Whether the parts that this site stands on answer; refused as unavailable when neither D1 nor KV does, and when a client
 * asks too often. While D1 is down nobody is counted.
 */
export async function checkHealth(deps: HealthDeps): Promise<Outcome<Health>> {
  const [refusal, parts] = await Promise.all([
    answerOf(deps, "limits", () => refuseTooMany(deps, "health")),
    findParts(deps),
  ]);
  if (refusal?.value) return refusal.value;
  const { database, kv, content } = parts;
  if (!database && !kv) return refused("unavailable");
  const now = deps.now();
  const publishedAt = kv?.value?.publishedAt;
  return ok({
    status: database && kv && content ? "ok" : "degraded",
    database: database !== undefined,
    kv: kv !== undefined,
    content: content !== undefined,
    payments: deps.payments !== undefined,
    backlog: database?.value ?? null,
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

async function findParts(deps: HealthDeps): Promise<Parts> {
  const at = deps.now().getTime();
  // Either way: a clock that is set back keeps nothing fresh.
  if (answered && Math.abs(at - answered.at) < FRESH_MS) return answered.parts;
  const overdueSince = new Date(at - OVERDUE_MS);
  const [database, kv, content] = await Promise.all([
    answerOf(deps, "database", () => countDueChecks(deps, overdueSince)),
    answerOf(deps, "kv", () => deps.content.published()),
    answerOf(deps, "content", () => deps.content.snapshot()),
  ]);
  const parts = { database, kv, content };
  if (database && kv && content) answered = { at, parts };
  return parts;
}

async function answerOf<T>(
  deps: Pick<Deps, "log">,
  part: string,
  ask: () => Promise<T>,
): Promise<{ value: T } | undefined> {
  try {
    return { value: await withTimeout(TIMEOUT_MS, ask()) };
  } catch (error) {
    deps.log("error", "health.failed", { part, ...describeError(error) });
    return undefined;
  }
}
