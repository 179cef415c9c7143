import { addDays, daysBetween } from "../india-calendar.server.ts";

const GRACE_DAYS = 15;

/** Days left on which a reminder is due; the last one is due on the first day of grace. */
export const REMINDER_DAYS = [30, 7, 1, -1] as const;
export type ReminderDays = (typeof REMINDER_DAYS)[number];

export type Term = { validFrom: string; validTo: string };
export type MembershipState = "upcoming" | "active" | "grace" | "lapsed" | "ended" | "revoked";

/** Computes the state of a membership on an Indian day; the state is never stored. */
export function stateOn(
  today: string,
  { validFrom, validTo, endedOn, revokedOn }: Term & { endedOn?: string | null; revokedOn?: string | null },
): MembershipState {
  if (revokedOn) return "revoked";
  if (endedOn && endedOn <= today) return "ended";
  if (today < validFrom) return "upcoming";
  if (today <= validTo) return "active";
  return today <= graceEndOf(validTo) ? "grace" : "lapsed";
}

export function isInUse({ state }: { state: MembershipState }): boolean {
  return state === "active" || state === "upcoming" || state === "grace";
}

export function graceEndOf(validTo: string): string {
  return addDays(validTo, GRACE_DAYS);
}

export function earliestLastDayInGrace(today: string): string {
  return addDays(today, -GRACE_DAYS);
}

/** Returns the last day of the 12 months that begin on this day. */
export function lastDayOf(validFrom: string): string {
  const [year = 0, month = 0, day = 0] = validFrom.split("-").map(Number);
  return addDays(new Date(Date.UTC(year + 1, month - 1, day)).toISOString().slice(0, 10), -1);
}

export function daysOf({ validFrom, validTo }: Term): number {
  return daysBetween(validFrom, validTo) + 1;
}

export function restOf({ validFrom, validTo }: Term, today: string): Term {
  return { validFrom: today < validFrom ? validFrom : today, validTo };
}

/** Returns the reminder that applies today: each until the next one is due, the last until the membership lapses. */
export function reminderOn(today: string, term: Term): ReminderDays | undefined {
  const daysLeft = daysBetween(today, term.validTo);
  const isOver = ["lapsed", "revoked"].includes(stateOn(today, term));
  return isOver ? undefined : REMINDER_DAYS.findLast((days) => daysLeft <= days);
}

export function nextReminderAfter(today: string, { validTo }: Term): string | null {
  const daysLeft = daysBetween(today, validTo);
  const next = REMINDER_DAYS.find((days) => days < daysLeft);
  return next === undefined ? null : addDays(validTo, -next);
}
