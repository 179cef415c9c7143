import { lte, sql } from "drizzle-orm";
import { type Refusal, tooManyRequests } from "../contracts/problem.ts";
import { rateLimits } from "../db/schema.ts";
import type { Deps } from "../deps.ts";
import { hmacHex } from "./digest.server.ts";

export type Limit = { max: number; windowSeconds: number };
type Taken = { allowed: true } | { allowed: false; retryAfterSeconds: number };

const HOUR = 3600;

/**
 * How often. Generous for a caller, because Indian carriers put hundreds of phones behind one address; tight for the
 * person whom it concerns. `person` is an address or contact that was typed.
 */
export const RATE_LIMITS = {
  contact: { caller: { max: 20, windowSeconds: HOUR }, person: { max: 5, windowSeconds: HOUR } },
  register: { caller: { max: 20, windowSeconds: HOUR }, person: { max: 5, windowSeconds: HOUR } },
  event: { caller: { max: 30, windowSeconds: HOUR } },
  order: { caller: { max: 30, windowSeconds: 600 }, person: { max: 10, windowSeconds: 600 } },
  verify: { caller: { max: 60, windowSeconds: 600 } },
} as const satisfies Record<string, { caller: Limit; person?: Limit }>;

/** What counting needs of the dependencies. */
export type Counting = Pick<Deps, "db" | "now" | "caller" | "config">;

/** Counts one doing of the caller, and of `person` where the action limits that too; a refusal when either is over. */
export async function refuseTooMany(
  deps: Counting,
  action: keyof typeof RATE_LIMITS,
  person?: string,
): Promise<Refusal | undefined> {
  const limits: { caller: Limit; person?: Limit } = RATE_LIMITS[action];
  const takes: Array<readonly [string, Limit]> = [[`${action}:caller:${await deps.caller.id()}`, limits.caller]];
  if (limits.person && person) takes.push([`${action}:person:${person.trim().toLowerCase()}`, limits.person]);
  const taken = await takeAll(deps, takes);
  return taken.allowed ? undefined : tooManyRequests(taken.retryAfterSeconds);
}

/**
 * Takes one from the limit of `key`: at most `max` in a window that begins with the first. `key` may name a person, it
 * is kept as a keyed digest. One statement decides, so calls at the same moment cannot pass together.
 */
export async function takeFromLimit(deps: Omit<Counting, "caller">, key: string, limit: Limit): Promise<Taken> {
  return takeAll(deps, [[key, limit]]);
}

/** For the sweep: forgets the windows that are over. */
export async function forgetOldLimits(deps: Pick<Deps, "db" | "now">): Promise<void> {
  await deps.db.delete(rateLimits).where(lte(rateLimits.endsAt, deps.now()));
}

async function takeAll(
  { db, now, config }: Omit<Counting, "caller">,
  takes: ReadonlyArray<readonly [string, Limit]>,
): Promise<Taken> {
  const at = now().getTime();
  const isOver = sql`${rateLimits.endsAt} <= ${at}`;
  const scaled = await Promise.all(
    takes.map(async ([name, { max, windowSeconds }]) => ({
      key: await hmacHex(config.authSecret, `limit:${name}`),
      max: max * config.limitsFactor,
      endsAt: new Date(at + windowSeconds * 1000),
    })),
  );
  const [first, ...rest] = scaled.map(({ key, max, endsAt }) =>
    db
      .insert(rateLimits)
      .values({ key, used: 1, endsAt })
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: {
          // One more than the maximum says that this call found none left.
          used: sql`case when ${isOver} then 1 else min(${rateLimits.used} + 1, ${max + 1}) end`,
          endsAt: sql`case when ${isOver} then excluded.ends_at else ${rateLimits.endsAt} end`,
        },
      })
      .returning({ used: rateLimits.used, endsAt: rateLimits.endsAt }),
  );
  if (!first) return { allowed: true };
  const rows = (await db.batch([first, ...rest])).flat();
  const waits = rows.flatMap(({ used, endsAt }, i) =>
    used > (scaled[i]?.max ?? 0) ? [Math.ceil((endsAt.getTime() - at) / 1000)] : [],
  );
  return waits.length === 0 ? { allowed: true } : { allowed: false, retryAfterSeconds: Math.max(1, ...waits) };
}
