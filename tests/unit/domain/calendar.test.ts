import { expect, test } from "vitest";
import { toCalendar } from "#worker/domain/events/calendar.server.ts";

const ENTRY = {
  uid: "scheme-clinic@masaforum.example",
  title: "Scheme Clinic",
  location: "Patia, Bhubaneswar",
  description: "Half a day.",
  url: "https://masaforum.example/events#scheme-clinic",
  startsAt: new Date("2026-12-12T04:30:00Z"),
  endsAt: new Date("2026-12-12T08:00:00Z"),
};
const MADE_AT = new Date("2026-11-20T10:11:12.345Z");

test("a dated event becomes one VEVENT with its times in UTC", () => {
  expect(toCalendar(ENTRY, MADE_AT).split("\r\n")).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//MASA Forum//Events//EN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    "UID:scheme-clinic@masaforum.example",
    "SEQUENCE:0",
    "DTSTAMP:20261120T101112Z",
    "DTSTART:20261212T043000Z",
    "DTEND:20261212T080000Z",
    "SUMMARY:Scheme Clinic",
    "LOCATION:Patia\\, Bhubaneswar",
    "DESCRIPTION:Half a day.",
    "URL;VALUE=URI:https://masaforum.example/events#scheme-clinic",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]);
});

test("an event that comes again carries its rule", () => {
  const file = toCalendar({ ...ENTRY, rule: "FREQ=MONTHLY;BYDAY=3TH" }, MADE_AT);
  expect(file).toContain("\r\nRRULE:FREQ=MONTHLY;BYDAY=3TH\r\n");
});

test("alarms become VALARM with the time before the start", () => {
  const alarms = [{ before: 7 * 86_400 - 9 * 3600, text: "In a week." }];
  expect(toCalendar({ ...ENTRY, alarms }, MADE_AT)).toContain(
    ["BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER:-P6DT15H", "DESCRIPTION:In a week.", "END:VALARM"].join("\r\n"),
  );
});

test("backslash, semicolon, comma and line breaks are escaped, other control characters left out", () => {
  const file = toCalendar({ ...ENTRY, title: "a\\b;c,d\r\ne\nf\u0007g" }, MADE_AT);
  expect(file).toContain("\r\nSUMMARY:a\\\\b\\;c\\,d\\ne\\nfg\r\n");
});

test("no line is longer than 75 octets, no character is cut, and unfolding gives the text back", () => {
  const title = `${"₹7,000 प्रति सदस्य 🙂 ".repeat(12)}end`;
  const file = toCalendar({ ...ENTRY, title }, MADE_AT);
  const lines = file.split("\r\n");
  const octets = (line: string) => new TextEncoder().encode(line).length;
  expect(Math.max(...lines.map(octets))).toBeLessThanOrEqual(75);
  expect(Math.max(...lines.map(octets))).toBeGreaterThan(70);
  expect(file).not.toContain("\uFFFD");
  expect(file.replaceAll("\r\n ", "")).toContain(`SUMMARY:${title.replaceAll(",", "\\,")}\r\n`);
});

test("every line ends with CRLF", () => {
  expect(toCalendar(ENTRY, MADE_AT).replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
});
