import { type ProblemCode, type Refusal, refused } from "../contracts/problem.ts";
import type { Deps } from "../deps.ts";
import { type Limit, takeFromLimit } from "./limits.server.ts";

type CountingDeps = Pick<Deps, "db" | "now" | "config" | "log" | "caller">;

const HOUR = 60 * 60;
const MAILS_AN_ADDRESS = { max: 10, windowSeconds: HOUR };
const MAILS_A_NETWORK = { max: 30, windowSeconds: HOUR };
const TRIES_A_NETWORK = { max: 60, windowSeconds: HOUR };

/** Counts one mail with a code, whatever the code is for; the refusal when the network or the address had too many. */
export async function overMailLimit(deps: CountingDeps, email: string): Promise<Refusal | undefined> {
  return (
    (await overLimit(deps, "mails-network", deps.caller.id(), MAILS_A_NETWORK)) ??
    (await overLimit(deps, "mails-address", email, MAILS_AN_ADDRESS))
  );
}

/** Counts one try of a code, whatever it is for; the refusal when the network had too many. */
export async function overTryLimit(deps: CountingDeps): Promise<Refusal | undefined> {
  return overLimit(deps, "tries-network", deps.caller.id(), TRIES_A_NETWORK);
}

/** Takes one from a limit of signing in; the refusal to give when there is no room. `key` may be personal. */
export async function overLimit(
  deps: Pick<Deps, "db" | "now" | "config" | "log">,
  what: string,
  key: string,
  limit: Limit,
): Promise<Refusal | undefined> {
  const taken = await takeFromLimit(deps, `${what}:${key}`, limit);
  if (taken.allowed) return undefined;
  deps.log("warn", "rate_limit.exceeded", { limit: what });
  const message = `There were too many attempts. Please wait ${inWords(taken.retryAfterSeconds)} and try again.`;
  return refusedFor("too_many_requests", taken.retryAfterSeconds, message);
}

export function refusedFor(code: ProblemCode, retryAfterSeconds: number, message: string): Refusal {
  return { ...refused(code, message), retryAfterSeconds };
}

/** A time to wait, for people. */
export function inWords(seconds: number): string {
  if (seconds <= 90) return `${seconds} ${seconds === 1 ? "second" : "seconds"}`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
