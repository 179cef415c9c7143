import { chooseCover } from "#app/components/ui/generated-picture.ts";
import { localPath } from "#messages/locale.ts";
import { costs, when } from "#messages/visitors/event-registration.ts";
import type { EventCard } from "#worker/domain/events/events.server.ts";
import { registrationText } from "../events/registration-text.ts";

export type ChosenEvent = ReturnType<typeof chosenEvent>;

/** What the page shows of the event in its address. */
export function chosenEvent(event: EventCard) {
  const { slug, title, fee, date, hours, venue, location, facts, registration } = event;
  return {
    slug,
    title,
    image: chooseCover(event),
    fee: fee && registration !== "cancelled" ? costs({ fee }) : undefined,
    isOpen: registration === "open",
    when: hours ? when({ date, hours }) : date,
    where: venue ? `${venue.name}, ${venue.address}` : location,
    map: venue?.map,
    calendar: facts && localPath(`/calendar/${slug}.ics`),
    state: registrationText(event),
  };
}
