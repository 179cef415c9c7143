import ical, { ICalCalendarMethod } from "ical-generator";
import type { Occasion } from "./event-dates.server.ts";

export type CalendarEntry = Occasion & {
  /** Never changes, so a second import updates the event instead of adding another one. */
  uid: string;
  title: string;
  location: string;
  description: string;
  url: string;
  /** The RFC 5545 rule of a recurring event. */
  rule?: string | undefined;
};

/** An iCalendar file (RFC 5545) with one event; times in UTC. */
export function toCalendar(entry: CalendarEntry, createdAt: Date): string {
  const calendar = ical({
    prodId: { company: "MASA Forum", product: "Events", language: "EN" },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: entry.uid,
    stamp: createdAt,
    start: entry.startsAt,
    end: entry.endsAt,
    repeating: entry.rule ? `RRULE:${entry.rule}` : null,
    summary: withoutControls(entry.title),
    location: withoutControls(entry.location),
    description: withoutControls(entry.description),
    url: entry.url,
  });
  // The package omits the line break after the last line, which RFC 5545 requires.
  return `${calendar.toString()}\r\n`;
}

/** The package escapes line breaks but passes on the other control characters, which RFC 5545 forbids. */
function withoutControls(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(/[^\P{Cc}\n]/gu, "");
}
