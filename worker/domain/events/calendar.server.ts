import type { Occasion } from "./event-dates.server.ts";

export type CalendarEntry = Occasion & {
  /** Stays the same for ever, so that a second import changes the entry and does not double it. */
  uid: string;
  title: string;
  location: string;
  description: string;
  url: string;
  /** An RFC 5545 rule, for an event that comes again. */
  rule?: string | undefined;
};

/** An iCalendar file (RFC 5545) with one event; times in UTC. */
export function toCalendar(entry: CalendarEntry, madeAt: Date): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//MASA Forum//Events//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${escapeText(entry.uid)}`,
    `DTSTAMP:${utc(madeAt)}`,
    `DTSTART:${utc(entry.startsAt)}`,
    `DTEND:${utc(entry.endsAt)}`,
    ...(entry.rule ? [`RRULE:${entry.rule}`] : []),
    `SUMMARY:${escapeText(entry.title)}`,
    `LOCATION:${escapeText(entry.location)}`,
    `DESCRIPTION:${escapeText(entry.description)}`,
    `URL:${entry.url}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

/** "20261217T123000Z" */
function utc(instant: Date): string {
  return instant.toISOString().replace(/[-:]|\.\d+/g, "");
}

function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\r\n?|\n/g, "\\n")
    .replace(/\p{Cc}/gu, "");
}

const LINE_OCTETS = 75;

/** Breaks a line after at most 75 octets, never inside a character; what follows begins with a space. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = "";
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > LINE_OCTETS) {
      folded += "\r\n ";
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
