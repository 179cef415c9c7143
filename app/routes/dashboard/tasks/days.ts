import type { OwnTerm } from "#worker/domain/dashboard/own-membership.server.ts";

export function daysUntilText(days: number): string {
  if (days <= 0) return "Today";
  return days === 1 ? "Tomorrow" : `In ${days} days`;
}

export function membershipDaysText({ state, daysLeft, plan }: Pick<OwnTerm, "state" | "daysLeft" | "plan">): string {
  if (state === "active") return daysLeftText(daysLeft);
  if (state === "grace") return graceLeftText(daysLeft);
  if (state === "ended" || state === "revoked") return "Ended";
  return state === "lapsed" ? "Lapsed" : plan;
}

export function daysLeftText(days: number): string {
  if (days <= 0) return "Ends today";
  return days === 1 ? "1 day left" : `${days} days left`;
}

export function graceLeftText(days: number): string {
  if (days <= 0) return "Last day of grace";
  return days === 1 ? "1 day of grace left" : `${days} days of grace left`;
}
