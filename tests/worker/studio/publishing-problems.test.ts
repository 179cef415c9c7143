import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { CollectionName } from "#worker/content/collections.ts";
import type { FieldError } from "#worker/contracts/problem.ts";
import { contentEntries } from "#worker/db/schema/content.ts";
import { indianDay } from "#worker/domain/india-calendar.server.ts";
import type { Operator } from "#worker/domain/operators/admission.server.ts";
import { publishEntry, withdrawEntry } from "#worker/domain/studio/publish-entry.server.ts";
import { createEntry, saveDraft } from "#worker/domain/studio/save-entry.server.ts";
import { scheduleEntry } from "#worker/domain/studio/schedule.server.ts";
import { undoPublication } from "#worker/domain/studio/undo-publication.server.ts";
import { viewEntry } from "#worker/domain/studio/views/view-entry.server.ts";
import { operatorOf } from "../../support/console/rows.ts";
import { entryOf } from "../../support/console/studio.ts";
import { FAR_EVENT } from "../../support/fixtures/future-entries.ts";
import { openSite, type Site } from "../../support/site/site.ts";

const DAY_MS = 86_400_000;

async function open() {
  const site = openSite();
  return { site, by: await operatorOf(site, "editor") };
}

async function save(site: Site, by: Operator, collection: CollectionName, slug: string, changes: object) {
  const { version, data, draft, translations } = await entryOf(site, collection, slug);
  const texts = { data: { ...((draft?.data ?? data) as object), ...changes }, hi: translations?.hi };
  const saved = await saveDraft(site.deps, by, { collection, slug, version }, texts);
  return saved.ok ? saved.value : expect.fail(saved.message);
}

async function publish(site: Site, by: Operator, collection: CollectionName, slug: string): Promise<FieldError[]> {
  const { version } = await entryOf(site, collection, slug);
  const outcome = await publishEntry(site.deps, by, { collection, slug, version });
  return outcome.ok ? [] : [...(outcome.errors ?? [])];
}

const rowWith = (values: object) => ({
  values: { community: 1, premium: 1, gold: 1, corporate: 3, platinum: 5, patron: 10, ...values },
});

test("an event with another day than its start, or a start in the past, is saved and not published or scheduled", async () => {
  const { site, by } = await open();
  const { slug: _slug, ...event } = FAR_EVENT;
  const place = { collection: "events" as const, slug: `event-${crypto.randomUUID().slice(0, 8)}` };
  const wrong = { ...event, date: "Sunday, 15 March 2099" };
  expect(await createEntry(site.deps, by, place, { data: wrong, hi: undefined })).toMatchObject({
    value: { isComplete: false },
  });
  const [error] = await publish(site, by, place.collection, place.slug);
  expect(error).toMatchObject({ field: "date", message: expect.stringContaining("Saturday, 14 March 2099") });
  expect((await viewEntry(site.deps, place.collection, place.slug))?.problems).toEqual([error]);
  const tomorrow = new Date(site.deps.now().getTime() + DAY_MS);
  expect(await scheduleEntry(site.deps, by, { ...place, version: 1 }, tomorrow)).toMatchObject({ errors: [error] });
  const past = { ...event, date: "Saturday, 14 March 2020", startsAt: "2020-03-14T04:30:00Z", endsAt: undefined };
  await save(site, by, place.collection, place.slug, past);
  expect(await publish(site, by, place.collection, place.slug)).toMatchObject([{ field: "startsAt" }]);
  expect(await save(site, by, place.collection, place.slug, event)).toMatchObject({ isComplete: true });
  expect(await publish(site, by, place.collection, place.slug)).toEqual([]);
});

test.each([
  ["news", "treds-directions-2026"],
  ["notes", "startup-papers-before-the-interview"],
] as const)("an entry of %s of a day to come is not published before that day", async (collection, slug) => {
  const { site, by } = await open();
  const { data } = await entryOf(site, collection, slug);
  const place = { collection, slug: `later-${crypto.randomUUID().slice(0, 8)}` };
  const day = new Date(site.deps.now().getTime() + 2 * DAY_MS);
  const later = { ...(data as object), date: indianDay(day) };
  await createEntry(site.deps, by, place, { data: later, hi: undefined });
  expect(await publish(site, by, place.collection, place.slug)).toMatchObject([{ field: "date" }]);
  expect(await scheduleEntry(site.deps, by, { ...place, version: 1 }, day)).toMatchObject({ ok: true });
});

test("scheduling an event for a time after it begins is refused", async () => {
  const { site, by } = await open();
  const { slug: _slug, endsAt: _endsAt, ...event } = FAR_EVENT;
  const now = site.deps.now().getTime();
  const startsAt = new Date(now + 2 * DAY_MS);
  const date = new Intl.DateTimeFormat("en-IN", { dateStyle: "full", timeZone: "Asia/Kolkata" }).format(startsAt);
  const place = { collection: "events" as const, slug: `event-${crypto.randomUUID().slice(0, 8)}` };
  const data = { ...event, date, startsAt: `${startsAt.toISOString().slice(0, 19)}Z` };
  await createEntry(site.deps, by, place, { data, hi: undefined });
  const late = await scheduleEntry(site.deps, by, { ...place, version: 1 }, new Date(now + 3 * DAY_MS));
  expect(late).toMatchObject({ ok: false, errors: [{ field: "startsAt" }] });
  expect(await scheduleEntry(site.deps, by, { ...place, version: 1 }, new Date(now + DAY_MS))).toMatchObject({
    ok: true,
  });
});

test("the matrix cannot promise more people than a plan has seats, and a plan not less than the matrix promises", async () => {
  const { site, by } = await open();
  await save(site, by, "benefits", "people", rowWith({ patron: 12 }));
  expect(await publish(site, by, "benefits", "people")).toEqual([
    {
      field: "values.patron",
      message: "“Patron Member” covers 10, not 12. Publish more seats in the plan first.",
    },
  ]);
  await save(site, by, "benefits", "people", rowWith({ community: "One" }));
  expect(await publish(site, by, "benefits", "people")).toEqual([
    { field: "values.community", message: "“Community Member” covers 1. This row needs a number here." },
  ]);
  await save(site, by, "plans", "platinum", { seats: 4 });
  expect(await publish(site, by, "plans", "platinum")).toEqual([
    {
      field: "seats",
      message: "The benefit matrix says 5 in “People covered”. Publish 4 there first.",
    },
  ]);
  await save(site, by, "plans", "platinum", { seats: 5 });
  await save(site, by, "benefits", "people", rowWith({ platinum: 4 }));
  expect(await publish(site, by, "benefits", "people")).toMatchObject([{ field: "values.platinum" }]);
  await save(site, by, "benefits", "people", rowWith({}));
});

test("a plan whose number of people is a text in the public matrix cannot be published until it is a number there", async () => {
  const { site, by } = await open();
  const { data } = await entryOf(site, "benefits", "people");
  const publish = async (row: object) => {
    await site.deps.db.update(contentEntries).set({ data: row }).where(eq(contentEntries.id, "benefits:people"));
  };
  await publish({ ...(data as object), ...rowWith({ patron: "Up to 10" }) });
  await save(site, by, "plans", "patron", { seats: 12 });
  const view = await viewEntry(site.deps, "plans", "patron");
  await publish(data as object);
  await save(site, by, "plans", "patron", { seats: 10 });
  expect(view?.problems).toEqual([
    {
      field: "seats",
      message: "“People covered” needs a number for this plan. Publish the matrix with one first.",
    },
  ]);
});

test("seats are raised and lowered in two publications, once both entries are prepared", async () => {
  const { site, by } = await open();
  await save(site, by, "plans", "patron", { seats: 12 });
  expect(await publish(site, by, "plans", "patron")).toMatchObject([
    { field: "seats", message: expect.stringContaining("Save 12 there as a draft, publish this plan") },
  ]);
  await save(site, by, "benefits", "people", rowWith({ patron: 12 }));
  expect(await publish(site, by, "plans", "patron")).toEqual([]);
  expect(await publish(site, by, "benefits", "people")).toEqual([]);
  await save(site, by, "benefits", "people", rowWith({ patron: 10 }));
  expect(await publish(site, by, "benefits", "people")).toMatchObject([
    { field: "values.patron", message: expect.stringContaining("Save that number in the plan as a draft") },
  ]);
  await save(site, by, "plans", "patron", { seats: 10 });
  expect(await publish(site, by, "benefits", "people")).toEqual([]);
  expect(await publish(site, by, "plans", "patron")).toEqual([]);
});

test("an undo that would leave a plan with fewer seats than the matrix promises is refused", async () => {
  const { site, by } = await open();
  await save(site, by, "plans", "patron", { seats: 12 });
  await save(site, by, "benefits", "people", rowWith({ patron: 12 }));
  const { version } = await entryOf(site, "plans", "patron");
  const raised = await publishEntry(site.deps, by, { collection: "plans", slug: "patron", version });
  expect(await publish(site, by, "benefits", "people")).toEqual([]);
  const undone = await undoPublication(site.deps, by, (raised.ok && raised.value.publication) || "");
  const { data } = await entryOf(site, "plans", "patron");
  await save(site, by, "plans", "patron", { seats: 10 });
  await save(site, by, "benefits", "people", rowWith({}));
  for (const [collection, slug] of [
    ["benefits", "people"],
    ["plans", "patron"],
  ] as const) {
    await publish(site, by, collection, slug);
  }
  expect(data).toMatchObject({ seats: 12 });
  expect(undone).toMatchObject({
    ok: false,
    message: "The benefit matrix says 12 in “People covered”. Publish 10 there first.",
  });
});

test("an undo does not bring back a text that cites a fact which is no longer published", async () => {
  const { site, by } = await open();
  const { facts, articles } = (await site.deps.content.snapshot()).collections;
  const fact = { collection: "facts" as const, slug: "withdrawn-fact" };
  await createEntry(site.deps, by, fact, { data: facts[0], hi: undefined });
  await publishEntry(site.deps, by, { ...fact, version: 1 });
  const { slug = "", facts: cited = [] } = articles[0] ?? {};
  await save(site, by, "articles", slug, { facts: [...cited, fact.slug] });
  await publish(site, by, "articles", slug);
  await save(site, by, "articles", slug, { facts: cited });
  const { version } = await entryOf(site, "articles", slug);
  const without = await publishEntry(site.deps, by, { collection: "articles", slug, version });
  expect(await withdrawEntry(site.deps, by, { ...fact, version: 2 }, "archived")).toMatchObject({ ok: true });
  expect(await undoPublication(site.deps, by, (without.ok && without.value.publication) || "")).toMatchObject({
    ok: false,
    message: "The fact withdrawn-fact is not published.",
  });
});

test.each([
  ["en", "from"],
  ["hi", "From"],
])("a text in %s that names an unknown benefit as {%s.…} is not published", async (language, from) => {
  const { site, by } = await open();
  const text = { title: "Help with schemes", text: "What it does.", icon: "check" };
  const wrong = { ...text, text: `From {${from}.scheme-guidence} up.` };
  const place = { collection: "features" as const, slug: `feature-${crypto.randomUUID().slice(0, 8)}` };
  const texts = language === "en" ? { data: wrong, hi: undefined } : { data: text, hi: wrong };
  await createEntry(site.deps, by, place, texts);
  expect(await publish(site, by, place.collection, place.slug)).toEqual([
    { field: "", message: "The benefit scheme-guidence is not published." },
  ]);
  await save(site, by, place.collection, place.slug, { text: "From {from.scheme-guidance} up." });
});

test("a text whose link or picture leads nowhere is not published, in either language", async () => {
  const { site, by } = await open();
  const { slug: _slug, ...event } = FAR_EVENT;
  const place = { collection: "events" as const, slug: `event-${crypto.randomUUID().slice(0, 8)}` };
  const description =
    "[The rules](www.msme.gov.in), [our plans](/membership) and ![a stall](https://other.example/x.jpg)";
  const texts = { data: { ...event, description }, hi: { fullDescription: "[लिखें](contact@masa.example)" } };
  expect(await createEntry(site.deps, by, place, texts)).toMatchObject({ value: { isComplete: false } });
  expect(await publish(site, by, place.collection, place.slug)).toMatchObject([
    { field: "description", message: expect.stringContaining("“www.msme.gov.in”") },
    { field: "description", message: expect.stringContaining("“https://other.example/x.jpg”") },
    { field: "hi.fullDescription", message: expect.stringContaining("“contact@masa.example”") },
  ]);
  await save(site, by, place.collection, place.slug, { ...event, description: "Call [us](tel:+91 22 5550 0142)." });
  expect(await publish(site, by, place.collection, place.slug)).toContainEqual({
    field: "description",
    message: "Remove the spaces from the link “tel:+91 22 5550 0142”.",
  });
  const right =
    "[Rules](https://msme.gov.in/a_(b)), [act](<https://msme.gov.in/act>), [mail](mailto:contact@masa.example), [awards]({links.awards}) [1](see below)";
  const { version } = await entryOf(site, place.collection, place.slug);
  const saved = await saveDraft(
    site.deps,
    by,
    { ...place, version },
    { data: { ...event, description: right }, hi: undefined },
  );
  expect(saved).toMatchObject({ value: { isComplete: true } });
});

test("a text with a control character is saved and not published, in either language", async () => {
  const { site, by } = await open();
  const text = { title: "Help\twith schemes", text: "What it does.\r\nAnd for whom.", icon: "check" };
  const place = { collection: "features" as const, slug: `feature-${crypto.randomUUID().slice(0, 8)}` };
  const data = { ...text, title: "Help\u0001 with schemes" };
  await createEntry(site.deps, by, place, { data, hi: { text: "यह क्या\u000bकरता है।" } });
  expect(await publish(site, by, place.collection, place.slug)).toMatchObject([
    { field: "title", message: expect.stringContaining("Remove control characters") },
    { field: "hi.text" },
  ]);
  await saveDraft(site.deps, by, { ...place, version: 1 }, { data: text, hi: undefined });
  expect(await publish(site, by, place.collection, place.slug)).toEqual([]);
});
