import { indianDay } from "../india-calendar.server.ts";
import type { LinkCheck } from "./link-checks.server.ts";

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
/** Hourly runs in six days. The seventh day of the week is a reserve for failed runs. */
const RUNS = 144;
const MAX_PER_RUN = 10;
/** An operator's confirmation expires after this many days. */
const ACCEPTED_DAYS = 90;

/** Returns how many addresses an hourly run checks, so that each is checked once a week. */
export function linksPerRun(count: number): number {
  return Math.min(MAX_PER_RUN, Math.ceil(count / RUNS));
}

/** Lists the addresses to check now, longest wait first, and at most one per host. */
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

/** True if the address failed on two Indian days and no operator has confirmed that it works. */
export function isDead({ firstFailedAt, checkedAt, acceptedAt }: LinkCheck, now: Date): boolean {
  if (!firstFailedAt || indianDay(firstFailedAt) === indianDay(checkedAt)) return false;
  return !acceptedAt || now.getTime() - acceptedAt.getTime() > ACCEPTED_DAYS * DAY_MS;
}

/** True once a week, and on the day after a first failure. */
function isDue(check: LinkCheck | undefined, now: Date): boolean {
  if (!check) return true;
  const { checkedAt, firstFailedAt } = check;
  const hasFailedOnce = firstFailedAt && indianDay(firstFailedAt) === indianDay(checkedAt);
  return hasFailedOnce ? indianDay(now) > indianDay(checkedAt) : now.getTime() - checkedAt.getTime() >= WEEK_MS;
}

function checkedAt(check: LinkCheck | undefined): number {
  return check?.checkedAt.getTime() ?? 0;
}
