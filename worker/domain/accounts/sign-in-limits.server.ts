import { type ProblemCode, type Refusal, refused } from "../../contracts/problem.ts";
import type { Deps } from "../../deps.ts";
import { type Limit, takeFromLimits } from "../rate-limits.server.ts";

type CountingDeps = Pick<Deps, "db" | "now" | "config" | "log" | "clientId">;

const HOUR = 60 * 60;
const DAY = 24 * HOUR;
const MAILS_A_NETWORK = { max: 30, windowSeconds: HOUR };
/** Below the address's own limits, so that one network cannot use them up. */
const MAILS_A_NETWORK_AND_ADDRESS = { max: 5, windowSeconds: HOUR };
/** With five tries per code: at most 150 guesses a day at one address. */
const MAILS_AN_ADDRESS = { max: 10, windowSeconds: HOUR };
const MAILS_AN_ADDRESS_A_DAY = { max: 30, windowSeconds: DAY };
const TRIES_A_NETWORK = { max: 60, windowSeconds: HOUR };

/** Counts one mail with a code. Refuses when the network or the address exceeds its limit; the network counts first. */
export async function overMailLimit(deps: CountingDeps, email: string): Promise<Refusal | undefined> {
  const network = deps.clientId;
  const seconds =
    (await waitFor(deps, "code-mails-network", [
      [`mails-network:${network}`, MAILS_A_NETWORK],
      [`mails-network-address:${network}:${email}`, MAILS_A_NETWORK_AND_ADDRESS],
    ])) ??
    (await waitFor(deps, "code-mails-address", [
      [`mails-address:${email}`, MAILS_AN_ADDRESS],
      [`mails-address-day:${email}`, MAILS_AN_ADDRESS_A_DAY],
    ]));
  if (seconds === undefined) return undefined;
  const message = `We did not send a code, because too many were requested. Please wait ${inWords(seconds)} and try again.`;
  return refusedFor("too_many_requests", seconds, message);
}

export async function overTryLimit(deps: CountingDeps): Promise<Refusal | undefined> {
  return overLimit(deps, "tries-network", deps.clientId, TRIES_A_NETWORK);
}

export async function overLimit(
  deps: Pick<Deps, "db" | "now" | "config" | "log">,
  what: string,
  key: string,
  limit: Limit,
): Promise<Refusal | undefined> {
  const seconds = await waitFor(deps, what, [[`${what}:${key}`, limit]]);
  if (seconds === undefined) return undefined;
  const message = `There were too many attempts. Please wait ${inWords(seconds)} and try again.`;
  return refusedFor("too_many_requests", seconds, message);
}

async function waitFor(
  deps: Pick<Deps, "db" | "now" | "config" | "log">,
  what: string,
  takes: Parameters<typeof takeFromLimits>[1],
): Promise<number | undefined> {
  const taken = await takeFromLimits(deps, takes);
  if (taken.allowed) return undefined;
  deps.log("warn", "rate_limit.exceeded", { limit: what });
  return taken.retryAfterSeconds;
}

export function refusedFor(code: ProblemCode, retryAfterSeconds: number, message: string): Refusal {
  return { ...refused(code, message), retryAfterSeconds };
}

export function inWords(seconds: number): string {
  if (seconds <= 90) return `${seconds} ${seconds === 1 ? "second" : "seconds"}`;
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}
