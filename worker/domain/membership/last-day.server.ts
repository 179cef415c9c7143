import { longDate } from "../india-calendar.server.ts";

export type Held = { validTo: string; endedOn: string | null; revokedOn: string | null };

const endOf = ({ validTo, endedOn, revokedOn }: Held) => revokedOn ?? endedOn ?? validTo;

/** Finds the membership that lasts longest. One that was ended early lasts until that day. */
export function lastOf<T extends Held>(memberships: readonly T[]): T | undefined {
  return memberships.toSorted((a, b) => (endOf(a) < endOf(b) ? 1 : -1))[0];
}

export function lastDayText(held: Held): string {
  return `${endOf(held) === held.validTo ? "until" : "ended on"} ${longDate(endOf(held))}`;
}
