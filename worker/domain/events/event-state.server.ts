import { hours } from "#messages/parts.ts";
import type { Entries } from "../../content/collections.ts";
import type { EVENT_TABS } from "../../content/event-schema.ts";
import { indianDay, indianHour } from "../india-calendar.server.ts";
import type { Occasion } from "./event-dates.server.ts";

export type Event = Entries<"events">[number];
export type EventTab = (typeof EVENT_TABS)[number];
export type Registration = "open" | "full" | "closed" | "past" | "program" | "cancelled";

const USUAL_LENGTH_MS = 2 * 60 * 60 * 1000;

/** Returns `past` for a finished event even if no editor has moved it. */
export function currentTab(event: Event, now: Date): EventTab {
  const occasion = occasionOf(event);
  return event.tab === "upcoming" && occasion && occasion.endsAt <= now ? "past" : event.tab;
}

export function pathOf(event: Event, now: Date): string {
  const tab = currentTab(event, now);
  return `/events${tab === "upcoming" ? "" : `?tab=${tab}`}#${event.slug}`;
}

/** Returns whether an event accepts registrations. Programmes accept none. */
export function registrationOf(event: Event, now: Date): Registration {
  if (event.isCancelled) return "cancelled";
  const tab = currentTab(event, now);
  if (tab !== "upcoming") return tab === "past" ? "past" : "program";
  if (event.closesOn && indianDay(now) > event.closesOn) return "closed";
  return event.isFull ? "full" : "open";
}

export function isSeries({ recurrence, tab }: Event): boolean {
  return recurrence !== undefined && tab !== "past";
}

export function occasionOf({ startsAt, endsAt }: Event): Occasion | undefined {
  if (!startsAt) return undefined;
  const start = new Date(startsAt);
  return { startsAt: start, endsAt: endsAt ? new Date(endsAt) : new Date(start.getTime() + USUAL_LENGTH_MS) };
}

/** Without an end, only the start: its usual length is a guess. */
export function hoursOf({ endsAt }: Event, next: Occasion): string {
  const from = indianHour(next.startsAt);
  return endsAt ? hours({ from, to: indianHour(next.endsAt) }) : from;
}
