import { longDate } from "../india-calendar.server.ts";

export type MembershipDates = { validTo: string; endedOn: string | null; revokedOn: string | null };

export function endOf({ validTo, endedOn, revokedOn }: MembershipDates): string {
  // A refund after the last day is recorded on its own day.
  const [first = validTo] = [validTo, endedOn, revokedOn].filter((day) => day !== null).toSorted();
  return first;
}

/** Finds the membership that lasts longest. One that was ended early lasts until that day. */
export function lastOf<T extends MembershipDates>(memberships: readonly T[]): T | undefined {
  return memberships.toSorted((a, b) => (endOf(a) < endOf(b) ? 1 : -1))[0];
}

export function earlyEndOf(membership: MembershipDates): string | undefined {
  const end = endOf(membership);
  return end === membership.validTo ? undefined : end;
}

export function lastDayText(membership: MembershipDates): string {
  return `${earlyEndOf(membership) ? "ended on" : "until"} ${longDate(endOf(membership))}`;
}
