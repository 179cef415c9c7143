import type { EventCard } from "#worker/domain/events/events.server.ts";

/** The last day to register for an event, or why registration is not possible. */
export function registrationText(event: Pick<EventCard, "registration" | "closes" | "capacity" | "date">) {
  const { registration, closes, capacity, date } = event;
  switch (registration) {
    case "open":
      return closes && `Register by ${closes}.`;
    case "full":
      return capacity ? `All ${capacity} places are taken.` : "All places are taken.";
    case "closed":
      return closes ? `Registration closed on ${closes}.` : "Registration is closed.";
    case "past":
      return `This event took place on ${date}.`;
    case "program":
      return undefined;
  }
}
