import { lt, sql } from "drizzle-orm";
import { type ProblemCode, type Refusal, refused } from "../contracts/problem.ts";
import { signInLimits } from "../db/schema.ts";
import type { Deps } from "../deps.ts";
import { hmacHex } from "./digest.server.ts";

type Limit = { max: number; windowSeconds: number };
type Taken = { allowed: boolean; retryAfterSeconds: number };

/**
 * Counts one more for `key` in its window and says whether that was within `max`. One statement, so that no two callers
 * take the same place. `key` may be personal: only its keyed hash is kept.
 */
export async function takeFromLimit(
  deps: Pick<Deps, "db" | "now" | "config">,
  key: string,
  { max, windowSeconds }: Limit,
): Promise<Taken> {
  const now = deps.now();
  const isOver = sql`${signInLimits.endsAt} <= ${now.getTime()}`;
  const [row] = await deps.db
    .insert(signInLimits)
    .values({
      key: await hmacHex(deps.config.authSecret, `limit:${key}`),
      count: 1,
      endsAt: new Date(now.getTime() + windowSeconds * 1000),
    })
    .onConflictDoUpdate({
      target: signInLimits.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${signInLimits.count} + 1 end`,
        endsAt: sql`case when ${isOver} then excluded.ends_at else ${signInLimits.endsAt} end`,
      },
    })
    .returning();
  if (!row || row.count <= max) return { allowed: true, retryAfterSeconds: 0 };
  return { allowed: false, retryAfterSeconds: Math.ceil((row.endsAt.getTime() - now.getTime()) / 1000) };
}

/** As {@link takeFromLimit}, as the refusal to give; nothing when `key` is nobody's or there is room. */
export async function overLimit(
  deps: Pick<Deps, "db" | "now" | "config" | "log">,
  what: string,
  key: string | undefined,
  limit: Limit,
): Promise<Refusal | undefined> {
  if (key === undefined) return undefined;
  const { allowed, retryAfterSeconds } = await takeFromLimit(deps, `${what}:${key}`, limit);
  if (allowed) return undefined;
  deps.log("warn", "sign_in.limited", { limit: what });
  const message = `There were too many attempts. Please wait ${inWords(retryAfterSeconds)} and try again.`;
  return refusedFor("too_many_requests", retryAfterSeconds, message);
}

export function refusedFor(code: ProblemCode, retryAfterSeconds: number, message: string): Refusal {
  return { ...refused(code, message), retryAfterSeconds };
}

/** A time to wait, for people. */
export function inWords(seconds: number): string {
  if (seconds <= 90) return `${seconds} ${seconds === 1 ? "second" : "seconds"}`;
  return `${Math.ceil(seconds / 60)} minutes`;
}

/** For the sweep: windows that are over. */
export async function forgetOldLimits(deps: Pick<Deps, "db" | "now">): Promise<void> {
  await deps.db.delete(signInLimits).where(lt(signInLimits.endsAt, deps.now()));
}

/** Who shares a limit: one IPv4 address, or one /64 of IPv6, which is one connection. No limit for this machine itself. */
export function networkOf(ip: string | null): string | undefined {
  if (!ip || ip === "::1" || ip.startsWith("127.")) return undefined;
  if (!ip.includes(":")) return ip;
  const [head = "", tail] = ip.toLowerCase().split("::");
  const groups = head.split(":");
  const after = tail === undefined ? 0 : tail.split(":").filter(Boolean).length;
  if (tail !== undefined) while (groups.length + after < 8) groups.push("0");
  return [...groups, ...(tail ?? "").split(":")]
    .slice(0, 4)
    .map((group) => Number.parseInt(group || "0", 16).toString(16))
    .join(":");
}
