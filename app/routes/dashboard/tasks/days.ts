import * as membership from "#messages/dashboard/membership.ts";
import * as m from "#messages/dashboard/tasks.ts";
import type { OwnTerm } from "#worker/domain/dashboard/own-membership.server.ts";

/** Keeps each date, such as "26 November 2027", on one line. */
export function wholeDates(text: string): string {
  return text.replaceAll(/\b(\d{1,2}) (\S+) (\d{4})\b/g, "$1\u00a0$2\u00a0$3");
}

export function daysUntilText(days: number): string {
  if (days <= 0) return m.today();
  return days === 1 ? m.tomorrow() : m.inDays({ days });
}

export function membershipDaysText({ state, daysLeft, plan }: Pick<OwnTerm, "state" | "daysLeft" | "plan">): string {
  if (state === "active") return daysLeftText(daysLeft);
  if (state === "grace") return graceLeftText(daysLeft);
  if (state === "ended" || state === "revoked") return membership.ended();
  return state === "lapsed" ? membership.lapsed() : plan;
}

export function daysLeftText(days: number): string {
  if (days <= 0) return membership.endsToday();
  return membership.daysLeft({ count: days });
}

export function graceLeftText(days: number): string {
  if (days <= 0) return membership.lastGraceDay();
  return membership.graceLeft({ count: days });
}
