import { longDate } from "../india-calendar.server.ts";

export type Held = { validTo: string; endedOn: string | null; revokedOn: string | null };

function endOf({ validTo, endedOn, revokedOn }: Held): string {
  // A refund after the last day is recorded on its own day.
  const [first = validTo] = [validTo, endedOn, revokedOn].filter((day) => day !== null).toSorted();
  return first;
}

/** Finds the membership that lasts longest. One that was ended early lasts until that day. */
export function lastOf<T extends Held>(memberships: readonly T[]): T | undefined {
  return memberships.toSorted((a, b) => (endOf(a) < endOf(b) ? 1 : -1))[0];
}

export function earlyEndOf(held: Held): string | undefined {
  const end = endOf(held);
  return end === held.validTo ? undefined : end;
}

export function lastDayText(held: Held): string {
  return `${earlyEndOf(held) ? "ended on" : "until"} ${longDate(endOf(held))}`;
}
