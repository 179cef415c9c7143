import { expect, test } from "vitest";
import { eventData } from "#app/routes/events/structured-data.ts";
import { eventRegistrations } from "#worker/db/schema/events.ts";
import { viewList } from "#worker/domain/console/list.server.ts";
import { registrationList, viewRegistration } from "#worker/domain/console/registrations.server.ts";
import { viewToday } from "#worker/domain/console/today/today.server.ts";
import { findArticle } from "#worker/domain/content/articles.server.ts";
import { findNextEvent } from "#worker/domain/dashboard/next-event.server.ts";
import { listEventDays } from "#worker/domain/events/event-days.server.ts";
import { findCalendar, listEventCards, listOpenEvents } from "#worker/domain/events/events.server.ts";
import { listNextEvents } from "#worker/domain/events/next-events.server.ts";
import { confirmRegistration } from "#worker/domain/events/registration-decisions.server.ts";
import { describeRegistrations } from "#worker/domain/privacy/account-overview.server.ts";
import { publishEntry } from "#worker/domain/studio/publish-entry.server.ts";
import { saveDraft } from "#worker/domain/studio/save-entry.server.ts";
import { operatorOf } from "../../support/console/rows.ts";
import { entryOf } from "../../support/console/studio.ts";
import { changedEvents } from "../../support/fixtures/changed-events.ts";
import { openSite, type Site } from "../../support/site/site.ts";

const EVENT = "scheme-clinic-bhubaneswar";
const DAY = "2026-12-12";

/** A site on which the event is cancelled, or is not. */
function openWith(isCancelled: boolean): Site {
  const { content } = openSite().deps;
  return openSite({
    now: () => new Date("2026-11-24T06:00:00Z"),
    content: changedEvents(content, (event) => (event.slug === EVENT ? { ...event, isCancelled } : event)),
  });
}

async function register({ deps }: Site): Promise<string> {
  const row = { event: EVENT, fullName: "Asha Rao", phone: "9876543210", membershipStatus: "Non-Member" };
  const id = crypto.randomUUID();
  await deps.db.insert(eventRegistrations).values({ ...row, id, email: `${id}@example.org`, createdAt: deps.now() });
  return id;
}

/** Whether each part of the site announces the event. */
async function announcements({ deps }: Site) {
  const isEvent = ({ slug }: { slug: string }) => slug === EVENT;
  const places = (await viewToday(deps, "desk")).find(({ id }) => id === "places");
  return {
    toChoose: (await listOpenEvents(deps)).some(isEvent),
    next: (await listNextEvents(deps)).some(isEvent),
    ofMember: (await findNextEvent(deps, [{ event: EVENT }]))?.slug === EVENT,
    inCalendar: (await listEventDays(deps, 52)).days.some(({ day }) => day === DAY),
    toConfirm: places?.items.some(({ id }) => id === EVENT) ?? false,
  };
}

test("a cancelled event is announced nowhere, but its card stays and says so", async () => {
  const [held, cancelled] = [openWith(false), openWith(true)];
  await register(held);
  const everywhere = { toChoose: true, next: true, ofMember: true, inCalendar: true, toConfirm: true };
  expect(await announcements(held)).toEqual(everywhere);
  expect(Object.values(await announcements(cancelled))).toEqual(Object.keys(everywhere).map(() => false));
  const card = (await listEventCards(cancelled.deps, "upcoming")).find(({ slug }) => slug === EVENT);
  expect(card?.registration).toBe("cancelled");
  const [data] = eventData("https://masa.example", card ?? expect.fail("no card"));
  expect(data?.eventStatus).toBe("https://schema.org/EventCancelled");
});

test("an article does not lead to a cancelled event", async () => {
  const { articles } = (await openSite().deps.content.snapshot()).collections;
  const { slug } = articles.find(({ event }) => event === EVENT) ?? expect.fail("no article about the event");
  expect((await findArticle(openWith(false).deps, slug))?.event?.slug).toBe(EVENT);
  expect((await findArticle(openWith(true).deps, slug))?.event).toBeUndefined();
});

test("the calendar file of a cancelled event cancels it in the calendar", async () => {
  expect(await findCalendar(openWith(true).deps, EVENT)).toContain("\r\nSTATUS:CANCELLED\r\n");
  expect(await findCalendar(openWith(false).deps, EVENT)).not.toContain("STATUS:");
});

test("operators read in the list and the record of registrations that their event is cancelled", async () => {
  const labels = async (site: Site) => {
    const id = await register(site);
    const list = await registrationList(site.deps);
    const { rows } = await viewList(site.deps, list, { event: EVENT });
    const record = await viewRegistration(site.deps, await operatorOf(site, "desk"), id);
    const options = list.filters.flatMap(({ options: all }) => (all === "day" ? [] : all));
    return [
      rows[0]?.cells[1]?.text,
      options.find(([slug]) => slug === EVENT)?.[1],
      record?.details.find(([label]) => label === "Event")?.[1],
    ];
  };
  const title = "Scheme Clinic for Small Enterprises";
  expect(await labels(openWith(false))).toEqual([title, title, title]);
  expect(await labels(openWith(true))).toEqual(Array(3).fill(`${title} (cancelled)`));
});

test("members see which of their registrations is for a cancelled event", async () => {
  const own = async ({ deps }: Site) =>
    (await describeRegistrations(deps, [{ id: "a", event: EVENT, createdAt: deps.now(), confirmedAt: null }]))[0];
  expect(await own(openWith(true))).toMatchObject({ isOver: true, isCancelled: true });
  expect(await own(openWith(false))).toMatchObject({ isOver: false, isCancelled: false });
});

test("an event with registrations is cancelled after a question, and then no place is confirmed", async () => {
  const site = openSite();
  const { deps } = site;
  const editor = await operatorOf(site, "editor");
  const desk = await operatorOf(site, "desk");
  const id = await register(site);
  const change = async (isCancelled: boolean) => {
    const { data, translations, version } = await entryOf(site, "events", EVENT);
    const place = { collection: "events" as const, slug: EVENT, version };
    const texts = { data: { ...(data as object), isCancelled }, hi: translations?.hi };
    const saved = await saveDraft(deps, editor, place, texts);
    const draft = { ...place, version: saved.ok ? saved.value.version : expect.fail(saved.message) };
    const asked = await publishEntry(deps, editor, draft);
    expect(asked).toMatchObject({ ok: false, code: "people_registered" });
    return publishEntry(deps, editor, { ...draft, agreed: asked.ok ? undefined : asked.agree });
  };
  expect(await change(true)).toMatchObject({ ok: true });
  expect(await confirmRegistration(deps, desk, id)).toMatchObject({
    code: "invalid_input",
    message: "The event is cancelled or not public, so its places cannot be confirmed. Write to the person instead.",
  });
  expect(await change(false)).toMatchObject({ ok: true });
  expect(await confirmRegistration(deps, desk, id)).toMatchObject({ ok: true });
});
