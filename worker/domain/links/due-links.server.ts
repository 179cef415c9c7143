import { indianDay } from "../india-calendar.server.ts";
import type { LinkCheck } from "./link-checks.server.ts";

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
/** Hours of six days: one run an hour reaches every address, and a day remains for runs that fail. */
const RUNS = 144;
const MOST_A_RUN = 10;
/** An operator's "looks fine to me" is asked for again after so many days. */
const ACCEPTED_DAYS = 90;

/** How many addresses one of the hourly runs checks, so that a week reaches all of them. */
export function linksARun(count: number): number {
  return Math.min(MOST_A_RUN, Math.ceil(count / RUNS));
}

/** The addresses to check now, the one that waits longest first, and at most one of each host. */
export function dueLinks(
  addresses: Iterable<string>,
  checks: readonly LinkCheck[],
  { now, limit }: { now: Date; limit: number },
): string[] {
  const known = new Map(checks.map((check) => [check.address, check]));
  const waiting = [...addresses]
    .filter((address) => isDue(known.get(address), now))
    .toSorted((a, b) => checkedAt(known.get(a)) - checkedAt(known.get(b)));
  const hosts = new Map<string, string>();
  for (const address of waiting) {
    const { host } = new URL(address);
    if (!hosts.has(host)) hosts.set(host, address);
  }
  return [...hosts.values()].slice(0, limit);
}

/** Failed on two days in India, and no operator has found it fine. */
export function isDead({ firstFailedAt, checkedAt, acceptedAt }: LinkCheck, now: Date): boolean {
  if (!firstFailedAt || indianDay(firstFailedAt) === indianDay(checkedAt)) return false;
  return !acceptedAt || now.getTime() - acceptedAt.getTime() > ACCEPTED_DAYS * DAY_MS;
}

/** Weekly; after a first failure again on the next day. */
function isDue(check: LinkCheck | undefined, now: Date): boolean {
  if (!check) return true;
  const { checkedAt, firstFailedAt } = check;
  const hasFailedOnce = firstFailedAt && indianDay(firstFailedAt) === indianDay(checkedAt);
  return hasFailedOnce ? indianDay(now) > indianDay(checkedAt) : now.getTime() - checkedAt.getTime() >= WEEK_MS;
}

function checkedAt(check: LinkCheck | undefined): number {
  return check?.checkedAt.getTime() ?? 0;
}
