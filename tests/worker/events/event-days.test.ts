import { expect, test } from "vitest";
import { listEventDays, listEventsOn } from "#worker/domain/events/event-days.server.ts";
import { findCalendar, listEventCards } from "#worker/domain/events/events.server.ts";
import { changedEvents } from "../../support/fixtures/changed-events.ts";
import { openSite } from "../../support/site/site.ts";

const TUESDAY = "2026-11-24T06:00:00Z";

async function daysOf(changes: Record<string, { startsAt: string; endsAt: string }>, now = TUESDAY, weeks = 52) {
  const content = changedEvents(openSite().deps.content, (event) => {
    const changed = changes[event.slug];
    return changed && { ...event, ...changed };
  });
  return listEventDays({ content, now: () => new Date(now) }, weeks);
}

const SERIES = { startsAt: "2026-12-17T12:30:00Z", endsAt: "2026-12-17T14:00:00Z" };
const at = (startsAt: string, endsAt = startsAt) => ({ startsAt, endsAt });

test("the calendar starts today and has whole weeks that begin on Monday", async () => {
  expect(await daysOf({})).toEqual({ today: "2026-11-24", end: "2027-11-22", days: [] });
  expect((await daysOf({}, "2026-11-29T06:00:00Z", 5)).end).toBe("2026-12-28");
  expect((await daysOf({}, "2026-11-30T06:00:00Z", 5)).end).toBe("2027-01-04");
});

test("the first day is India's: before midnight in UTC it is already tomorrow there", async () => {
  expect((await daysOf({}, "2026-11-24T20:00:00Z")).today).toBe("2026-11-25");
});

test("a day leads to its event, and the days come in order", async () => {
  const { days } = await daysOf({
    "working-capital-day-indore": at("2027-02-13T04:30:00Z", "2027-02-13T11:00:00Z"),
    "scheme-clinic-bhubaneswar": at("2026-12-12T04:30:00Z", "2026-12-12T08:00:00Z"),
  });
  expect(days).toEqual([
    {
      day: "2026-12-12",
      titles: ["Scheme Clinic for Small Enterprises"],
      href: "/events#scheme-clinic-bhubaneswar",
    },
    { day: "2027-02-13", titles: ["Working Capital Day"], href: "/events#working-capital-day-indore" },
  ]);
});

test("two events of one day share its window", async () => {
  const { days } = await daysOf({
    "scheme-clinic-bhubaneswar": at("2026-12-12T04:30:00Z"),
    "working-capital-day-indore": at("2026-12-12T09:30:00Z"),
  });
  expect(days.map(({ titles }) => titles)).toEqual([["Scheme Clinic for Small Enterprises", "Working Capital Day"]]);
});

test("an event of two days lights both, and today's event stays lit as past after it ends", async () => {
  const { days } = await daysOf({
    "scheme-clinic-bhubaneswar": at("2026-11-24T02:00:00Z", "2026-11-24T05:00:00Z"),
    "working-capital-day-indore": at("2026-11-25T04:30:00Z", "2026-11-26T11:00:00Z"),
  });
  expect(days.map(({ day, href }) => [day, href])).toEqual([
    ["2026-11-24", "/events?tab=past#scheme-clinic-bhubaneswar"],
    ["2026-11-25", "/events#working-capital-day-indore"],
    ["2026-11-26", "/events#working-capital-day-indore"],
  ]);
});

test("an event that ends at midnight is on its own day only, in the calendar and in the console", async () => {
  const evening = at("2026-12-12T12:30:00Z", "2026-12-12T18:30:00Z");
  const { days } = await daysOf({ "scheme-clinic-bhubaneswar": evening });
  expect(days.map(({ day }) => day)).toEqual(["2026-12-12"]);
  const content = changedEvents(openSite().deps.content, (event) => ({ ...event, recurrence: undefined, ...evening }));
  expect(await listEventsOn({ content }, { from: "2026-12-13", to: "2026-12-13" })).toEqual([]);
  expect(await listEventsOn({ content }, { from: "2026-12-12", to: "2026-12-12" })).not.toEqual([]);
});

test("past events, and events after the last week, are not lit", async () => {
  const { days } = await daysOf({
    "scheme-clinic-bhubaneswar": at("2026-11-23T04:30:00Z"),
    "working-capital-day-indore": at("2027-11-22T04:30:00Z"),
  });
  expect(days).toEqual([]);
});

test("the Monthly Connect lights every third Thursday, the last day of the year included", async () => {
  const first = at("2026-01-15T12:30:00Z", "2026-01-15T14:00:00Z");
  const { days } = await daysOf({ "monthly-connect": first }, "2026-11-19T06:00:00Z");
  expect(days.map(({ day }) => day.slice(0, 7))).toEqual(
    "2026-11 2026-12 2027-01 2027-02 2027-03 2027-04 2027-05 2027-06 2027-07 2027-08 2027-09 2027-10".split(" "),
  );
  const later = await daysOf({ "monthly-connect": first });
  expect(later.days.at(-1)).toEqual({
    day: "2027-11-18",
    titles: ["Monthly Connect"],
    href: "/events?tab=programs#monthly-connect",
  });
});

test("a series that an editor has moved to the past events has no further dates, on the page and in both calendars", async () => {
  const { deps } = openSite();
  const content = changedEvents(deps.content, (event) =>
    event.slug === "monthly-connect" ? { ...event, tab: "past", ...SERIES } : undefined,
  );
  const past = { ...deps, content, now: () => new Date("2027-02-01T06:00:00Z") };
  expect((await listEventDays(past, 52)).days).toEqual([]);
  const [card] = await listEventCards(past, "past");
  expect(card).toMatchObject({ day: "2026-12-17", comingDates: [] });
  expect(await findCalendar(past, "monthly-connect")).not.toContain("RRULE");
});
