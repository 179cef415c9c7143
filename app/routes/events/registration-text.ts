import * as m from "#messages/pages/events.ts";
import type { EventCard } from "#worker/domain/events/events.server.ts";

/** The last day to register for an event, or why registration is not possible. */
export function registrationText(event: Pick<EventCard, "registration" | "closes" | "capacity" | "date">) {
  const { registration, closes, capacity, date } = event;
  switch (registration) {
    case "open":
      return closes && m.registerBy({ day: closes });
    case "full":
      return capacity ? m.placesTaken({ count: capacity }) : m.allTaken();
    case "closed":
      return closes ? m.closedOn({ day: closes }) : m.closed();
    case "past":
      return m.tookPlace({ date });
    case "cancelled":
      return m.isCancelled();
    case "program":
      return undefined;
  }
}
