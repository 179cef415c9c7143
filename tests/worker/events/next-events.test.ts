import { expect, test } from "vitest";
import { eventData } from "#app/routes/events/structured-data.ts";
import type { Event } from "#worker/domain/events/event-state.server.ts";
import { findCalendar, findEventCard, listEventCards, listOpenEvents } from "#worker/domain/events/events.server.ts";
import { listNextEvents } from "#worker/domain/events/next-events.server.ts";
import { describeEvent } from "#worker/jobs/mail-event-data.server.ts";
import { inLocale } from "#worker/locale.server.ts";
import { changedEvents } from "../../support/fixtures/changed-events.ts";
import { openSite } from "../../support/site/site.ts";

type Changes = Partial<Pick<Event, "closesOn" | "isFull">>;

async function nextEvents(now: string, changes: Changes = {}) {
  const content = changedEvents(openSite().deps.content, (event) => ({ ...event, ...changes }));
  return listNextEvents({ content, now: () => new Date(now) });
}
const slugsOf = async (now: string) => (await nextEvents(now)).map(({ slug }) => slug);

test("the next events are listed soonest first, including the next date of the Monthly Connect", async () => {
  const events = await nextEvents("2026-11-24T06:00:00Z");
  expect(events.slice(0, 2)).toEqual([
    {
      slug: "scheme-clinic-bhubaneswar",
      title: "Scheme Clinic for Small Enterprises",
      location: "Patia, Bhubaneswar",
      city: "Bhubaneswar",
      sample: true,
      day: "2026-12-12",
      hours: "10:00\u00a0am to 1:30\u00a0pm",
      href: "/events#scheme-clinic-bhubaneswar",
      isOpenForRegistration: true,
    },
    expect.objectContaining({
      slug: "monthly-connect",
      day: "2026-12-17",
      href: "/events?tab=programs#monthly-connect",
      isOpenForRegistration: false,
    }),
  ]);
  const days = events.map(({ day }) => day);
  expect(days).toEqual([...days].sort());
});

test("the events to register for are listed soonest first, and one without a date last", async () => {
  const startsAt = { "nivesh-manthan-mumbai-2027": undefined, "masa-awards-2027": "2026-12-05T04:30:00Z" };
  const content = changedEvents(openSite().deps.content, (event) => {
    if (!(event.slug in startsAt)) return event;
    return { ...event, startsAt: startsAt[event.slug as keyof typeof startsAt], endsAt: undefined };
  });
  const open = await listOpenEvents({ content, now: () => new Date("2026-11-24T06:00:00Z") });
  expect(open.map(({ slug }) => slug)).toEqual([
    "masa-awards-2027",
    "scheme-clinic-bhubaneswar",
    "working-capital-day-indore",
    "nivesh-manthan-mumbai-2027",
  ]);
});

test("an event is listed until it ends", async () => {
  expect(await slugsOf("2026-12-12T07:59:59Z")).toContain("scheme-clinic-bhubaneswar");
  expect(await slugsOf("2026-12-12T08:00:00Z")).not.toContain("scheme-clinic-bhubaneswar");
});

test.each<[string, Changes, boolean]>([
  ["on its last day to register is still open", { closesOn: "2026-12-11" }, true],
  ["closed for registration", { closesOn: "2026-12-10" }, false],
  ["that is full", { closesOn: "2026-12-11", isFull: true }, false],
])(
  "an event %s stays listed and is offered only while registration is possible",
  async (_, changes, isOpenForRegistration) => {
    const [next] = await nextEvents("2026-12-11T06:00:00Z", changes);
    expect(next).toMatchObject({ slug: "scheme-clinic-bhubaneswar", isOpenForRegistration });
  },
);

test("years later the Monthly Connect is still listed, with a current date", async () => {
  expect(await nextEvents("2031-03-01T06:00:00Z")).toEqual([
    expect.objectContaining({ slug: "monthly-connect", day: "2031-03-20" }),
  ]);
});

test("past events and programs without a date are not listed", async () => {
  const slugs = await slugsOf("2024-01-01T06:00:00Z");
  expect(slugs).not.toContain("growth-workshop");
  expect(slugs).toHaveLength(5);
});

test("the Events page sorts upcoming events by their day, and puts those without one last", async () => {
  const earliest = "scheme-clinic-bhubaneswar";
  const content = changedEvents(openSite().deps.content, (event) => {
    if (event.slug !== earliest) return event;
    // One more at the beginning of the list, without a start.
    const { startsAt: _startsAt, endsAt: _endsAt, ...undated } = event;
    return undated;
  });
  const at = { content, now: () => new Date("2026-11-24T06:00:00Z") };
  expect((await listEventCards(at, "upcoming")).at(-1)?.slug).toBe(earliest);
  const later = changedEvents(openSite().deps.content, (event) =>
    event.slug === earliest ? { ...event, startsAt: "2027-02-27T04:30:00Z", endsAt: "2027-02-27T08:00:00Z" } : event,
  );
  const days = (await listEventCards({ ...at, content: later }, "upcoming")).map(({ day = "" }) => day);
  expect(days).toContain("2027-02-27");
  expect(days).toEqual([...days].sort());
});

test.each([
  ["en", "10:00\u00a0am", "10:00\u00a0am to 1:30\u00a0pm"],
  ["hi", "सुबह\u00a010:00\u00a0बजे", "सुबह\u00a010:00\u00a0बजे से दोपहर\u00a01:30\u00a0बजे तक"],
] as const)("an event without an end shows only its start everywhere (%s)", async (locale, start, both) => {
  const slug = "scheme-clinic-bhubaneswar";
  const { deps } = openSite();
  const content = changedEvents(deps.content, ({ endsAt: _endsAt, ...event }) => event);
  const shown = (open: typeof content) =>
    inLocale(locale, async () => {
      const at = { ...deps, content: open, now: () => new Date("2026-11-24T06:00:00Z") };
      const card = await findEventCard(at, slug);
      const next = (await listNextEvents(at)).find((event) => event.slug === slug);
      const { when } = await describeEvent(at, { event: slug });
      return { hours: [card?.hours, next?.hours, when.split(", ").at(-1)], data: card && eventData("", card)[0] };
    });
  const ended = await shown(deps.content);
  expect(ended.hours).toEqual([both, both, both]);
  expect(ended.data).toMatchObject({ endDate: "2026-12-12T08:00:00.000Z" });
  const open = await shown(content);
  expect(open.hours).toEqual([start, start, start]);
  expect(open.data).not.toHaveProperty("endDate");
  const calendar = await findCalendar({ ...deps, content }, slug);
  expect(calendar).toContain("DTEND:20261212T063000Z");
});
