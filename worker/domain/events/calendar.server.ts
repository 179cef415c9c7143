import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { locale } from "#messages/locale.ts";
import type { Occasion } from "./event-dates.server.ts";

export type CalendarEntry = Occasion & {
  /** Stable, so that importing the file again updates the event. */
  uid: string;
  title: string;
  location: string;
  description: string;
  url: string;
  rule?: string | undefined;
  isCancelled?: boolean;
  /** Has no times. `endsAt` is the start of the following day. */
  isAllDay?: boolean;
  /** `before`: seconds before the start. */
  alarms?: ReadonlyArray<{ before: number; text: string }>;
};

/** iCalendar file (RFC 5545) with one event; times in UTC. */
export function toCalendar(entry: CalendarEntry, createdAt: Date): string {
  const calendar = ical({
    prodId: { company: "MASA Forum", product: "Events", language: locale().toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: entry.uid,
    stamp: createdAt,
    start: entry.startsAt,
    end: entry.endsAt,
    allDay: entry.isAllDay ?? false,
    repeating: entry.rule ? `RRULE:${entry.rule}` : null,
    summary: withoutControls(entry.title),
    location: withoutControls(entry.location),
    description: withoutControls(entry.description),
    url: entry.url,
    status: entry.isCancelled ? ICalEventStatus.CANCELLED : null,
    alarms: (entry.alarms ?? []).map(({ before, text }) => {
      return { type: ICalAlarmType.display, triggerBefore: before, description: withoutControls(text) };
    }),
  });
  // RFC 5545 requires the final line break, which the package omits.
  return `${calendar.toString()}\r\n`;
}

/** The package does not remove control characters, which RFC 5545 forbids. */
function withoutControls(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(/[^\P{Cc}\n]/gu, "");
}
