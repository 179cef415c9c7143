import { expect, test } from "vitest";
import { events } from "#worker/content/seed/events.ts";
import { events as hindi } from "#worker/content/seed/hi/events.ts";
import { findEventProblems } from "#worker/domain/studio/event-problems.server.ts";

const NOW = new Date("2026-11-27T06:00:00Z");
const EVENT = { tab: "upcoming", startsAt: "2026-12-12T04:30:00Z", date: "Saturday, 12 December 2026" };

function problemsOf(changes: object, { hi, published }: { hi?: object; published?: object } = {}) {
  const translations = hi ? { hi } : null;
  return findEventProblems({ data: { ...EVENT, ...changes }, translations }, published, NOW);
}

test.each([
  "Saturday, 12 December 2026",
  "Sat 12 Dec 2026, 10 am to 1:30 pm",
  "12 December",
  "From 10 am on 12 December 2026",
  "12–14 December 2026",
  "12th of December 2026",
  "December 12, 2026",
  "10:00, Saturday 12 December to Sunday 13 December 2026",
  "10 a.m., 12 December",
  "10 to 11 a.m., Saturday 12 December",
  "10.30, December 12.",
  "12 December 2026 – 2 January 2027",
  "12 December – 2 January 2027",
  "12 December 2026, Room 2100",
])("“%s” names 12 December 2026", (date) => {
  expect(problemsOf({ date })).toEqual([]);
});

test.each([
  "Saturday, 21 December 2026",
  "Saturday, 12 November 2026",
  "Saturday, 12 December 2027",
  "Friday, 12 December 2026",
  "12–14 December 2027",
  "12 December – 2 January 2028",
  "5 December 2026, 12 p.m.",
  "5 December, 12.12 to 12:30, noon",
  "5 December, 12 noon",
  "2 January 2027",
  "12/11/2026",
  "December 2026",
  "Soon",
])("“%s” does not, and the message says which day to write", (date) => {
  expect(problemsOf({ date })).toEqual([
    {
      field: "date",
      message: "“Starts at” is Saturday, 12 December 2026. Write that day, or correct “Starts at”.",
    },
  ]);
});

test("the day is the one in India", () => {
  expect(problemsOf({ startsAt: "2026-12-11T19:00:00Z" })).toEqual([]);
});

test.each(["शनिवार, 12 दिसंबर 2026", "12 दिसम्बर", "१२ दिसंबर २०२६, शाम ५ बजे", ""])("the Hindi text “%s” fits", (date) => {
  expect(problemsOf({}, { hi: { date } })).toEqual([]);
});

test.each(["शनिवार, 13 दिसंबर 2026", "शुक्रवार, 12 दिसंबर 2026", "12 नवंबर 2026", "5 दिसंबर, दोपहर 12 बजे", "१३ दिसंबर"])(
  "the Hindi text “%s” does not",
  (date) => {
    expect(problemsOf({}, { hi: { date } })).toMatchObject([
      { field: "hi.date", message: expect.stringMatching(/^The Hindi text names another day\. /) },
    ]);
  },
);

test("a day that moves is missed in both languages at once", () => {
  const moved = { startsAt: "2026-12-13T04:30:00Z" };
  const fields = problemsOf(moved, { hi: { date: "शनिवार, 12 दिसंबर 2026" } }).map(({ field }) => field);
  expect(fields).toEqual(["date", "hi.date"]);
});

test("a new start in the past is refused, unless the event was public with it or is shown as past", () => {
  const past = { startsAt: "2025-12-12T04:30:00Z", date: "Friday, 12 December 2025" };
  expect(problemsOf(past)).toEqual([
    {
      field: "startsAt",
      message: "Friday, 12 December 2025 is over when this is published. Correct it, or choose “Past events”.",
    },
  ]);
  expect(problemsOf(past, { published: EVENT })).toHaveLength(1);
  expect(problemsOf(past, { published: { ...EVENT, ...past } })).toEqual([]);
  expect(problemsOf({ ...past, tab: "past" })).toEqual([]);
});

test("an event ends within a month, so that a mistyped year does not announce it for another twelve", () => {
  expect(problemsOf({ endsAt: "2027-01-12T04:30:00Z" })).toEqual([]);
  expect(problemsOf({ endsAt: "2027-12-12T08:00:00Z" })).toEqual([
    { field: "endsAt", message: "The end is more than a month after the start. Correct it." },
  ]);
  expect(problemsOf({ tab: "past", endsAt: "2027-12-12T08:00:00Z" })).toEqual([]);
});

test("an upcoming event does not repeat, because its page names one day", () => {
  const repeats = { recurrence: "third-thursday" };
  expect(problemsOf(repeats)).toMatchObject([
    { field: "recurrence", message: expect.stringMatching(/^Only a programme repeats/) },
  ]);
  expect(problemsOf({ ...repeats, tab: "past" })).toEqual([]);
  expect(problemsOf({ ...repeats, tab: "programs" })).toEqual([]);
});

test("a programme, an event without a start and an incomplete one are not checked", () => {
  expect(problemsOf({ tab: "programs", date: "Third Thursday of each month" })).toEqual([]);
  expect(problemsOf({ startsAt: undefined, date: "In spring" })).toEqual([]);
  expect(problemsOf({ date: undefined })).toEqual([]);
});

test("the initial content fits in both languages", () => {
  for (const { slug, ...data } of events) {
    const found = findEventProblems({ data, translations: { hi: hindi[slug] } }, data, NOW);
    expect({ slug, found }).toEqual({ slug, found: [] });
  }
});
