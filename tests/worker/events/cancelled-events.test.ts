import { expect, test } from "vitest";
import { eventData } from "#app/routes/events/structured-data.ts";
import { eventRegistrations } from "#worker/db/schema/events.ts";
import { writeTo } from "#worker/domain/console/correspondence/correspondence.server.ts";
import { viewList } from "#worker/domain/console/list.server.ts";
import { importableEvents, registrationList, viewRegistration } from "#worker/domain/console/registrations.server.ts";
import { viewToday } from "#worker/domain/console/today/today.server.ts";
import { findArticle } from "#worker/domain/content/articles.server.ts";
import { listSchemes } from "#worker/domain/content/schemes.server.ts";
import { findNextEvent } from "#worker/domain/dashboard/next-event.server.ts";
import { correctAddress } from "#worker/domain/events/correct-address.server.ts";
import { listEventDays } from "#worker/domain/events/event-days.server.ts";
import { findCalendar, listEventCards, listOpenEvents } from "#worker/domain/events/events.server.ts";
import { importRegistrations } from "#worker/domain/events/import-registrations.server.ts";
import { listNextEvents } from "#worker/domain/events/next-events.server.ts";
import { confirmRegistration } from "#worker/domain/events/registration-decisions.server.ts";
import { describeRegistrations } from "#worker/domain/privacy/account-overview.server.ts";
import { publishEntry } from "#worker/domain/studio/publish-entry.server.ts";
import { saveDraft } from "#worker/domain/studio/save-entry.server.ts";
import { undoPublication } from "#worker/domain/studio/undo-publication.server.ts";
import { viewPublication } from "#worker/domain/studio/views/view-publications.server.ts";
import { deliverMail } from "#worker/jobs/mail-delivery.server.ts";
import { operatorOf } from "../../support/console/rows.ts";
import { entryOf } from "../../support/console/studio.ts";
import { changedEvents } from "../../support/fixtures/changed-events.ts";
import { openSite, openSiteWithMails, type Site } from "../../support/site/site.ts";

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

async function register({ deps }: Pick<Site, "deps">, language = "en"): Promise<string> {
  const person = { fullName: "Asha Rao", phone: "9876543210", membershipStatus: "Non-Member" };
  const row = { event: EVENT, ...person, language: language === "hi" ? ("hi" as const) : ("en" as const) };
  const id = crypto.randomUUID();
  await deps.db.insert(eventRegistrations).values({ ...row, id, email: `${id}@example.org`, createdAt: deps.now() });
  return id;
}

/** Whether each part of the site announces the event. */
async function announcements({ deps }: Site) {
  const isEvent = ({ slug }: { slug: string }) => slug === EVENT;
  const places = (await viewToday(deps, { role: "desk", memberId: "" })).find(({ id }) => id === "places");
  return {
    toChoose: (await listOpenEvents(deps)).some(isEvent),
    next: (await listNextEvents(deps)).some(isEvent),
    ofMember: (await findNextEvent(deps, [{ event: EVENT }]))?.slug === EVENT,
    inCalendar: (await listEventDays(deps, 52)).days.some(({ day }) => day === DAY),
    toConfirm: places?.items.some(({ id }) => id === EVENT) ?? false,
  };
}

test("a cancelled event is announced nowhere, but its card stays and says so", async () => {
  const [open, cancelled] = [openWith(false), openWith(true)];
  await register(open);
  const everywhere = { toChoose: true, next: true, ofMember: true, inCalendar: true, toConfirm: true };
  expect(await announcements(open)).toEqual(everywhere);
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

test("schemes do not lead to a cancelled event", async () => {
  const leadTo = async ({ deps }: Site) => {
    const { main, more } = await listSchemes(deps);
    return [...main, ...more].filter(({ event }) => event?.slug === EVENT).length;
  };
  expect(await leadTo(openWith(false))).toBeGreaterThan(0);
  expect(await leadTo(openWith(true))).toBe(0);
});

test("a cancelled programme names neither its next dates nor its price", async () => {
  const { content } = openSite().deps;
  const shown = async (isCancelled: boolean) => {
    const site = openSite({ content: changedEvents(content, (event) => ({ ...event, isCancelled })) });
    const cards = await listEventCards(site.deps, "programs");
    return [cards.some(({ comingDates }) => comingDates.length > 0), cards.some(({ offer }) => offer !== undefined)];
  };
  expect(await shown(false)).toEqual([true, true]);
  expect(await shown(true)).toEqual([false, false]);
});

test("the form for an import offers every event but a cancelled one", async () => {
  const offered = async ({ deps }: Site) => (await importableEvents(deps)).map(([slug]) => slug);
  const all = await offered(openWith(false));
  expect(all).toContain(EVENT);
  expect(await offered(openWith(true))).toEqual(all.filter((slug) => slug !== EVENT));
});

test("nobody is imported into a cancelled event", async () => {
  const csv = `Name,Email,Phone\nAsha Rao,${crypto.randomUUID()}@example.org,9876543210\n`;
  const outcomeOf = async (site: Site) =>
    importRegistrations(site.deps, await operatorOf(site, "desk"), { event: EVENT, csv, isDryRun: true });
  expect(await outcomeOf(openWith(false))).toMatchObject({ ok: true });
  expect(await outcomeOf(openWith(true))).toMatchObject({
    code: "invalid_input",
    message: "This event is cancelled, so it takes no registrations.",
  });
});

/** What the site mails to an address after `act`, delivered once the event is cancelled. */
async function mailedAfterCancelling(act: (site: Site, id: string) => Promise<string | undefined>, language = "en") {
  const { site, mails } = openSiteWithMails({ now: () => new Date("2026-11-24T06:00:00Z") });
  const id = await register(site, language);
  const address = (await act(site, id)) ?? `${id}@example.org`;
  const { content } = openWith(true).deps;
  await deliverMail({ ...site.deps, content });
  return mails.filter(({ to }) => to === address);
}

const confirm = async (site: Site, id: string) => {
  expect(await confirmRegistration(site.deps, await operatorOf(site, "desk"), id)).toMatchObject({ ok: true });
  return undefined;
};
const correct = async (site: Site, id: string) => {
  const email = `new-${id}@example.org`;
  const outcome = await correctAddress(site.deps, await operatorOf(site, "desk"), { id, email, reason: "Misspelt" });
  expect(outcome).toMatchObject({ ok: true });
  return email;
};
const write = async (site: Site, id: string) => {
  const written = { kind: "registration", id, replyId: crypto.randomUUID(), body: "We are sorry." };
  expect(await writeTo(site.deps, await operatorOf(site, "desk"), written)).toMatchObject({ ok: true });
  return undefined;
};

test("a confirmation that still waits when the event is cancelled is not sent", async () => {
  expect(await mailedAfterCancelling(confirm)).toEqual([]);
});

test("a confirmation that still waits when the event is over is not sent", async () => {
  const { site, mails } = openSiteWithMails({ now: () => new Date("2026-11-24T06:00:00Z") });
  const ids = [await register(site), await register(site)];
  const deliver = async (id: string, day: string) => {
    await confirm(site, id);
    await deliverMail({ ...site.deps, now: () => new Date(`${day}T00:30:00Z`) });
    return mails.filter(({ to }) => to === `${id}@example.org`).length;
  };
  expect(await deliver(ids[0] ?? "", DAY)).toBe(1);
  expect(await deliver(ids[1] ?? "", "2026-12-13")).toBe(0);
});

test("the mail to a corrected address says that the event is cancelled", async () => {
  const [mail, ...others] = await mailedAfterCancelling(correct);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe("This event is cancelled: Scheme Clinic for Small Enterprises");
  expect(mail?.text).toContain("please do not come");
  expect(mail?.text).not.toMatch(/You are registered|What to bring|cannot come/);
});

test.each([
  ["en", "marks the event as cancelled in your calendar", "adds the event"],
  ["hi", "कार्यक्रम को रद्द दिखाती है", "जोड़ देती है"],
])("a letter in %s says that its file marks the event as cancelled", async (language, expected, unexpected) => {
  const [mail] = await mailedAfterCancelling(write, language);
  expect(mail?.text).toContain(expected);
  expect(mail?.text).not.toContain(unexpected);
  expect(mail?.attachments?.[0]?.content).toContain("STATUS:CANCELLED");
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
      record?.isEventCancelled,
    ];
  };
  const title = "Scheme Clinic for Small Enterprises";
  expect(await labels(openWith(false))).toEqual([title, title, title, false]);
  expect(await labels(openWith(true))).toEqual([...Array(3).fill(`${title} (cancelled)`), true]);
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

test("Today asks desk to write to the people of a cancelled event, until somebody has written to all of them", async () => {
  const site = openWith(true);
  await site.deps.db.delete(eventRegistrations);
  const [one, other] = [await register(site), await register(site)];
  const line = async ({ deps }: Site, role: "desk" | "editor" = "desk") =>
    (await viewToday(deps, { role, memberId: "" })).find(({ id }) => id === "cancelled-events")?.items[0];
  expect(await line(openWith(false))).toBeUndefined();
  expect(await line(site, "editor")).toBeUndefined();
  expect(await line(site)).toMatchObject({
    id: EVENT,
    due: { text: "2 registered, not written to", tone: "late" },
    link: { href: `/console/registrations?event=${EVENT}` },
  });
  await write(site, one);
  expect((await line(site))?.due?.text).toBe("1 registered, not written to");
  await write(site, other);
  expect(await line(site)).toBeUndefined();
  await register(site);
  const { content } = site.deps;
  expect(await line(openSite({ now: () => new Date("2026-12-20T06:00:00Z"), content }))).toBeUndefined();
});

test("an email from before the cancellation does not count as written about it", async () => {
  const site = openSite({ now: () => new Date("2026-11-24T06:00:00Z") });
  await site.deps.db.delete(eventRegistrations);
  const id = await register(site);
  await write(site, id);
  const later = openSite({ now: () => new Date("2026-11-25T06:00:00Z") });
  const editor = await operatorOf(later, "editor");
  const { data, translations, version } = await entryOf(later, "events", EVENT);
  const place = { collection: "events" as const, slug: EVENT, version };
  const change = { data: { ...(data as object), isCancelled: true }, hi: translations?.hi };
  expect(await saveDraft(later.deps, editor, place, change)).toMatchObject({ ok: true });
  const draft = { ...place, version: version + 1 };
  const asked = await publishEntry(later.deps, editor, draft);
  const agreed = "agree" in asked ? asked.agree : expect.fail("no question");
  const published = await publishEntry(later.deps, editor, { ...draft, agreed });
  const publication = (published.ok && published.value.publication) || expect.fail("not published");
  const line = async () =>
    (await viewToday(later.deps, { role: "desk", memberId: "" })).find((section) => section.id === "cancelled-events")
      ?.items[0]?.due?.text;
  expect(await line()).toBe("1 registered, not written to");
  await write(openSite({ now: () => new Date("2026-11-25T07:00:00Z") }), id);
  expect(await line()).toBeUndefined();
  const view = await viewPublication(later.deps.db, editor, publication);
  expect(await undoPublication(later.deps, editor, publication, { agreed: view?.agree })).toMatchObject({ ok: true });
});
