import { lte, sql } from "drizzle-orm";
import { type Refusal, tooManyRequests } from "../contracts/problem.ts";
import { rateLimits } from "../db/schema/platform.ts";
import type { Deps } from "../deps.ts";
import { hmacHex } from "./digest.server.ts";
import { purgeRows } from "./purge.server.ts";

export type Limit = { max: number; windowSeconds: number };
type Taken = { allowed: true } | { allowed: false; retryAfterSeconds: number };

const HOUR = 3600;

/** High per client: Indian carriers put hundreds of phones behind one address. Low per `person`, the typed address. */
export const RATE_LIMITS = {
  intent: { client: { max: 60, windowSeconds: HOUR } },
  contact: { client: { max: 20, windowSeconds: HOUR }, person: { max: 5, windowSeconds: HOUR } },
  register: { client: { max: 20, windowSeconds: HOUR }, person: { max: 5, windowSeconds: HOUR } },
  event: { client: { max: 30, windowSeconds: HOUR } },
  order: { client: { max: 30, windowSeconds: 600 }, person: { max: 10, windowSeconds: 600 } },
  verify: { client: { max: 60, windowSeconds: 600 } },
  vitals: { client: { max: 60, windowSeconds: HOUR } },
  health: { client: { max: 60, windowSeconds: 60 } },
} as const satisfies Record<string, { client: Limit; person?: Limit }>;

const DAY = 24 * HOUR;

/** Only programs reach these limits. Drafts autosave while their author types. */
export const MEMBER_LIMITS = {
  suggestion: { max: 50, windowSeconds: DAY },
  offer: { max: 50, windowSeconds: DAY },
  report: { max: 200, windowSeconds: DAY },
  report_draft: { max: 1200, windowSeconds: HOUR },
  passkey: { max: 20, windowSeconds: DAY },
} as const satisfies Record<string, Limit>;

export type Counting = Pick<Deps, "db" | "now" | "clientId" | "config" | "log">;

export async function refuseTooMany(
  deps: Counting,
  action: keyof typeof RATE_LIMITS,
  person?: string,
): Promise<Refusal | undefined> {
  const count = countOf(deps, action, person);
  return count.refusalBy(await count.statement);
}

export async function refuseTooManyOfMember(
  deps: Omit<Counting, "clientId">,
  action: keyof typeof MEMBER_LIMITS,
  memberId: string,
): Promise<Refusal | undefined> {
  const taken = await takeFromLimit(deps, `${action}:member:${memberId}`, MEMBER_LIMITS[action]);
  if (taken.allowed) return undefined;
  deps.log("warn", "rate_limit.exceeded", { limit: action, memberId });
  return tooManyRequests(taken.retryAfterSeconds);
}

/** Counts in the batch that writes, to save a round trip to D1. */
export function countOf(deps: Counting, action: keyof typeof RATE_LIMITS, person?: string) {
  const limits: { client: Limit; person?: Limit } = RATE_LIMITS[action];
  const takes: Take[] = [[`${action}:client:${deps.clientId}`, limits.client]];
  if (limits.person && person) takes.push([`${action}:person:${person.trim().toLowerCase()}`, limits.person]);
  const { statement, isAdmitted, takenBy } = taking(deps, takes);
  return {
    /** Must be the first statement of the batch. */
    statement,
    /** SQL condition, true while no limit is exceeded. Guard every write of the batch with it. */
    isAdmitted,
    refusalBy: (counted: Parameters<typeof takenBy>[0]): Refusal | undefined => {
      const taken = takenBy(counted);
      if (taken.allowed) return undefined;
      deps.log("warn", "rate_limit.exceeded", { limit: action });
      return tooManyRequests(taken.retryAfterSeconds);
    },
  };
}

/** Counts one use of `key`, stored as a keyed digest. One statement, so concurrent calls cannot both pass. */
export async function takeFromLimit(
  deps: Omit<Counting, "clientId" | "log">,
  key: string,
  limit: Limit,
): Promise<Taken> {
  return takeFromLimits(deps, [[key, limit]]);
}

export async function takeFromLimits(deps: Omit<Counting, "clientId" | "log">, takes: readonly Take[]): Promise<Taken> {
  const { statement, takenBy } = taking(deps, takes);
  return takenBy(await statement);
}

export async function deleteExpiredLimits(deps: Pick<Deps, "db" | "now">): Promise<void> {
  await purgeRows(deps, rateLimits, lte(rateLimits.endsAt, deps.now()));
}

type Take = readonly [name: string, limit: Limit];

function taking({ db, now, config }: Omit<Counting, "clientId" | "log">, takes: readonly Take[]) {
  const at = now().getTime();
  const asked = takes.map(([name, { max, windowSeconds }]) => ({
    key: hmacHex(config.authSecret, `limit:${name}`),
    max: max * config.limitsFactor,
    endsAt: new Date(at + windowSeconds * 1000),
  }));
  const { key, used, endsAt } = rateLimits;
  const statement = db
    .insert(rateLimits)
    .values(asked.map((one) => ({ key: one.key, used: 1, endsAt: one.endsAt })))
    .onConflictDoUpdate({
      target: key,
      set: {
        used: sql`case when ends_at <= ${at} then 1 else used + 1 end`,
        endsAt: sql`case when ends_at <= ${at} then excluded.ends_at else ends_at end`,
      },
    })
    .returning({ key, used, endsAt });
  const overs = asked.map((one) => sql`(key = ${one.key} and used > ${one.max})`);
  return {
    statement,
    isAdmitted: sql`not exists (select 1 from rate_limits where ${sql.join(overs, sql` or `)})`,
    takenBy: (rows: Awaited<typeof statement>): Taken => {
      const waits = rows.flatMap((row) => {
        const max = asked.find((one) => one.key === row.key)?.max ?? 0;
        return row.used > max ? [Math.ceil((row.endsAt.getTime() - at) / 1000)] : [];
      });
      return waits.length === 0 ? { allowed: true } : { allowed: false, retryAfterSeconds: Math.max(1, ...waits) };
    },
  };
}
