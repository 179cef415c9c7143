import { ok, refused } from "../contracts/problem.ts";
import type { Deps } from "../deps.ts";
import { withTimeout } from "../http/with-timeout.ts";
import type { HealthParts } from "../isolate-memory.ts";
import { describeError } from "../log.ts";
import { countDueChecks } from "./billing/orders.server.ts";
import { countSamples } from "./content/samples.server.ts";
import { type ClientDeps, rateLimits } from "./rate-limits.server.ts";

type HealthDeps = ClientDeps & Pick<Deps, "content" | "payments" | "release" | "memory">;

const TIMEOUT_MS = 3000;
const FRESH_MS = 5000;
/** A run every 15 minutes, plus its start and duration. */
const OVERDUE_MS = 20 * 60_000;

/** Checks the site's dependencies. Refuses when D1 and KV both fail, and above the rate limit, which needs D1. */
export async function checkHealth(deps: HealthDeps) {
  const [refusal, parts] = await Promise.all([
    answerOf(deps, "limits", () => rateLimits.consume(deps, "health", { client: deps.clientId })),
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
    samples: content ? countSamples(content.value.collections) : {},
    release: deps.release,
    time: now.toISOString(),
  });
}

async function findParts(deps: HealthDeps): Promise<HealthParts> {
  const at = deps.now().getTime();
  const answered = deps.memory.health;
  // Absolute value, because the clock can jump back.
  if (answered && Math.abs(at - answered.at) < FRESH_MS) return answered.parts;
  const overdueSince = new Date(at - OVERDUE_MS);
  const [database, kv, content] = await Promise.all([
    answerOf(deps, "database", () => countDueChecks(deps, overdueSince)),
    answerOf(deps, "kv", () => deps.content.published()),
    answerOf(deps, "content", () => deps.content.snapshot()),
  ]);
  const parts = { database, kv, content };
  if (database && kv && content) deps.memory.health = { at, parts };
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
