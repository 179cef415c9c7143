import { expect, test } from "vitest";
import { nextThirdThursdays } from "#worker/domain/events/event-dates.server.ts";

const FIRST = { startsAt: new Date("2026-01-15T12:30:00Z"), endsAt: new Date("2026-01-15T14:00:00Z") };

function starts(now: string, count = 3, first = FIRST): string[] {
  return nextThirdThursdays(first, new Date(now), count).map(({ startsAt }) => startsAt.toISOString());
}

test("the next three dates are third Thursdays, across the turn of the year", () => {
  expect(starts("2026-11-20T00:00:00Z")).toEqual([
    "2026-12-17T12:30:00.000Z",
    "2027-01-21T12:30:00.000Z",
    "2027-02-18T12:30:00.000Z",
  ]);
});

test("a month that begins on a Thursday has its third on the 15th, one that begins on a Friday on the 21st", () => {
  expect(starts("2026-10-01T00:00:00Z", 1)).toEqual(["2026-10-15T12:30:00.000Z"]);
  expect(starts("2027-01-01T00:00:00Z", 1)).toEqual(["2027-01-21T12:30:00.000Z"]);
});

test("a meeting that has begun counts until it ends, and not a moment longer", () => {
  expect(starts("2026-12-17T13:59:59Z", 1)).toEqual(["2026-12-17T12:30:00.000Z"]);
  expect(starts("2026-12-17T14:00:00Z", 1)).toEqual(["2027-01-21T12:30:00.000Z"]);
});

test("nothing comes before the event's first meeting", () => {
  expect(starts("2025-06-01T00:00:00Z", 2)).toEqual(["2026-01-15T12:30:00.000Z", "2026-02-19T12:30:00.000Z"]);
});

test("a first meeting on another day gives way to the third Thursday after it", () => {
  const first = { startsAt: new Date("2026-01-20T12:30:00Z"), endsAt: new Date("2026-01-20T14:00:00Z") };
  expect(starts("2025-06-01T00:00:00Z", 1, first)).toEqual(["2026-02-19T12:30:00.000Z"]);
});

test("the day is India's: at one in the night there it is still Wednesday in UTC", () => {
  const first = { startsAt: new Date("2026-01-14T19:30:00Z"), endsAt: new Date("2026-01-14T20:30:00Z") };
  expect(starts("2026-11-30T20:00:00Z", 1, first)).toEqual(["2026-12-16T19:30:00.000Z"]);
});

test("each meeting is as long as the first", () => {
  const [next] = nextThirdThursdays(FIRST, new Date("2026-11-20T00:00:00Z"), 1);
  expect(next?.endsAt.toISOString()).toBe("2026-12-17T14:00:00.000Z");
});

test("over forty years every date is a Thursday between the 15th and the 21st, one for each month", () => {
  const all = nextThirdThursdays(FIRST, new Date("2026-01-01T00:00:00Z"), 480);
  const days = all.map(({ startsAt }) => startsAt);
  expect(days.every((day) => day.getUTCDay() === 4 && day.getUTCDate() >= 15 && day.getUTCDate() <= 21)).toBe(true);
  expect(new Set(days.map((day) => day.toISOString().slice(0, 7))).size).toBe(480);
});
