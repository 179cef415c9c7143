import type { Deps } from "../../deps.ts";
import { indianDay } from "../india-calendar.server.ts";
import { nextThirdThursdays } from "./event-dates.server.ts";
import { currentTab, type Event, hoursOf, occasionOf, pathOf, registrationOf } from "./event-state.server.ts";

/**
 * Lists events that have not ended and the next date of each recurring programme, soonest first. Days and hours are
 * those of India.
 */
export async function listNextEvents(deps: Pick<Deps, "content" | "now">) {
  const now = deps.now();
  const { events } = (await deps.content.snapshot()).collections;
  return events
    .flatMap((event) => nextDateOf(event, now))
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
    .map(({ event, startsAt, endsAt }) => ({
      slug: event.slug,
      title: event.title,
      location: event.location,
      city: event.city,
      sample: event.sample,
      day: indianDay(startsAt),
      hours: hoursOf(event, { startsAt, endsAt }),
      href: pathOf(event, now),
      isOpenForRegistration: registrationOf(event, now) === "open",
    }));
}

function nextDateOf(event: Event, now: Date) {
  const first = occasionOf(event);
  if (!first || event.isCancelled || currentTab(event, now) === "past") return [];
  const [next = first] = event.recurrence ? nextThirdThursdays(first, now, 1) : [first];
  return next.endsAt > now ? [{ event, ...next }] : [];
}
