import type { Deps } from "../../deps.ts";
import { indianDay, mondayOf, startOfIndianDay } from "../india-calendar.server.ts";
import { nextThirdThursdays, type Occasion } from "./event-dates.server.ts";
import { type Event, isSeries, occasionOf, pathOf } from "./event-state.server.ts";

type EventDay = { day: string; titles: string[]; href: string };
/** Days as YYYY-MM-DD, from `today` up to but not including `end`, a Monday. */
type EventCalendar = { today: string; end: string; days: EventDay[] };

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEK_MS = 7 * DAY_MS;

/** Lists the days with events in this week and the weeks after it. Weeks start on Monday. */
export async function listEventDays(deps: Pick<Deps, "content" | "now">, weeks: number): Promise<EventCalendar> {
  const now = deps.now();
  const today = indianDay(now);
  const monday = Date.parse(mondayOf(today));
  const end = toDay(monday + weeks * WEEK_MS);
  const { events } = (await deps.content.snapshot()).collections;
  const days = new Map<string, EventDay>();
  for (const event of events) {
    const href = pathOf(event, now);
    for (const day of daysOf(event, now, weeks)) {
      if (day < today || day >= end) continue;
      const known = days.get(day);
      if (known) known.titles.push(event.title);
      else days.set(day, { day, titles: [event.title], href });
    }
  }
  return { today, end, days: [...days.values()].sort((a, b) => a.day.localeCompare(b.day)) };
}

/** Lists the slugs of events that take place on one of these Indian days. */
export async function listEventsOn(
  deps: Pick<Deps, "content">,
  { from, to }: { from: string; to: string },
): Promise<string[]> {
  const { events } = (await deps.content.snapshot()).collections;
  const isOn = (occasion: Occasion) => indianDay(occasion.startsAt) <= to && lastDayOf(occasion) >= from;
  return events.flatMap((event) => {
    const first = occasionOf(event);
    if (!first) return [];
    // There is one occasion a month, and no period here is longer than a month.
    const occasions = isSeries(event) ? nextThirdThursdays(first, startOfIndianDay(from), 2) : [first];
    return occasions.some(isOn) ? [event.slug] : [];
  });
}

function daysOf(event: Event, now: Date, weeks: number): string[] {
  const first = occasionOf(event);
  if (!first || event.isCancelled) return [];
  // Two more than the number of whole months, so that none is missing at the end.
  const occasions = isSeries(event) ? nextThirdThursdays(first, now, Math.ceil(weeks / 4) + 2) : [first];
  return occasions.flatMap(daysBetween);
}

function daysBetween(occasion: Occasion): string[] {
  const [first, last] = [Date.parse(indianDay(occasion.startsAt)), Date.parse(lastDayOf(occasion))];
  return Array.from({ length: (last - first) / DAY_MS + 1 }, (_, i) => toDay(first + i * DAY_MS));
}

/** An event that ends at midnight is not on the day that begins then. */
function lastDayOf({ endsAt }: Occasion): string {
  return indianDay(new Date(endsAt.getTime() - 1));
}

function toDay(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}
