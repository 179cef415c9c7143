import { addDays, daysBetween, indianDay } from "../india-calendar.server.ts";
import type { Cell } from "./list.server.ts";

/** Working days within which the site promises to answer a message or a request for a call. */
const WORKING_DAYS = { contact: 2, call_back: 1 } as const;

/** Returns the last Indian day on which an answer is in time. Saturdays and Sundays do not count. */
export function dueDay({ kind, createdAt }: { kind: keyof typeof WORKING_DAYS; createdAt: Date }): string {
  let day = indianDay(createdAt);
  for (let left: number = WORKING_DAYS[kind]; left > 0; ) {
    day = addDays(day, 1);
    if (![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())) left -= 1;
  }
  return day;
}

export function dueOf(message: Parameters<typeof dueDay>[0], now: Date): Cell {
  const days = daysBetween(indianDay(now), dueDay(message));
  if (days < 0) return { text: days === -1 ? "1 day late" : `${-days} days late`, tone: "late" };
  if (days === 0) return { text: "Due today", tone: "due" };
  return { text: days === 1 ? "Due tomorrow" : `Due in ${days} days` };
}
