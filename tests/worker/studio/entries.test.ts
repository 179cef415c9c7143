import { eq } from "drizzle-orm";
import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { takeCreateStep } from "#app/routes/console/content/create-steps.server.ts";
import { doneAfter, takeEntryStep } from "#app/routes/console/content/entry-steps.server.ts";
import { action as restore } from "#app/routes/console/content/history.tsx";
import { depsContext, operatorContext } from "#worker/context.server.ts";
import { NewAddress } from "#worker/contracts/console/addresses.ts";
import { auditTrail } from "#worker/db/schema/platform.ts";
import { compileSnapshot } from "#worker/domain/content/content.server.ts";
import { listEntries } from "#worker/domain/content/entries.server.ts";
import { listPublicationsOf } from "#worker/domain/content/publications.server.ts";
import { listRevisions } from "#worker/domain/content/revisions.server.ts";
import { longDate } from "#worker/domain/india-calendar.server.ts";
import { verifyTrail } from "#worker/domain/operators/verify-trail.server.ts";
import { orderEntries } from "#worker/domain/studio/order-entries.server.ts";
import { publishEntry, withdrawEntry } from "#worker/domain/studio/publish-entry.server.ts";
import { createEntry, saveDraft } from "#worker/domain/studio/save-entry.server.ts";
import { scheduleEntry } from "#worker/domain/studio/schedule.server.ts";
import { undoPublication } from "#worker/domain/studio/undo-publication.server.ts";
import { viewCollections, viewEntries } from "#worker/domain/studio/views/view-collections.server.ts";
import { viewConflict } from "#worker/domain/studio/views/view-conflict.server.ts";
import { formOf, viewEntry } from "#worker/domain/studio/views/view-entry.server.ts";
import { operatorOf } from "../../support/console/rows.ts";
import { addFeature, entryOf, saveTitle } from "../../support/console/studio.ts";
import { clockBeforeEvents, openSite, type Site } from "../../support/site/site.ts";

async function open() {
  const site = openSite({ now: clockBeforeEvents() });
  return { site, by: await operatorOf(site, "editor") };
}

const publicTitles = async ({ deps }: Site) =>
  (await compileSnapshot(deps.db)).collections.features.map(({ title }) => title);

test("a draft is public once it is published, at once for the publisher; later changes only once they are published", async () => {
  const { site, by } = await open();
  const place = await addFeature(site, by, "First words");
  expect(await publicTitles(site)).not.toContain("First words");
  expect(await publishEntry(site.deps, by, place)).toMatchObject({ ok: true, value: { isLive: true } });
  const { collections } = await site.deps.content.snapshot();
  expect(collections.features.map(({ title }) => title)).toContain("First words");
  expect(await saveTitle(site, by, { ...place, version: 2 }, "Second words")).toMatchObject({ ok: true });
  expect(await publicTitles(site)).toContain("First words");
  expect((await entryOf(site, "features", place.slug)).draft).toMatchObject({ data: { title: "Second words" } });
  expect(await publishEntry(site.deps, by, { ...place, version: 3 })).toMatchObject({ ok: true });
  expect(await publicTitles(site)).toContain("Second words");
  expect(await publicTitles(site)).not.toContain("First words");
  expect(await entryOf(site, "features", place.slug)).toMatchObject({ version: 4, draft: null, status: "published" });
  await withdrawEntry(site.deps, by, { ...place, version: 4 }, "archived");
});

test("a text with a word in braces that is no template variable is published unchanged", async () => {
  const { site, by } = await open();
  const place = await addFeature(site, by, "Write {constructor} here");
  expect(await publishEntry(site.deps, by, place)).toMatchObject({ ok: true, value: { isLive: true } });
  expect(await publicTitles(site)).toContain("Write {constructor} here");
  await withdrawEntry(site.deps, by, { ...place, version: 2 }, "archived");
});

test("a scheduled text, or scheduled changes to one, are counted only as scheduled", async () => {
  const { site, by } = await open();
  const counts = async () => {
    const features = (await viewCollections(site.deps.db)).find(({ name }) => name === "features");
    const { published = 0, changes = 0, scheduled = 0, drafts = 0 } = features ?? {};
    return { published, changes, scheduled, drafts };
  };
  const before = await counts();
  const place = await addFeature(site, by);
  expect(await counts()).toEqual({ ...before, drafts: before.drafts + 1 });
  const tomorrow = new Date(site.deps.now().getTime() + 86_400_000);
  expect(await scheduleEntry(site.deps, by, place, tomorrow)).toMatchObject({ ok: true });
  const scheduled = { ...before, scheduled: before.scheduled + 1 };
  expect(await counts()).toEqual(scheduled);
  await publishEntry(site.deps, by, { ...place, version: 2 });
  await saveTitle(site, by, { ...place, version: 3 }, "Later words");
  await scheduleEntry(site.deps, by, { ...place, version: 4 }, tomorrow);
  expect(await counts()).toEqual({ ...scheduled, published: before.published + 1 });
  await withdrawEntry(site.deps, by, { ...place, version: 5 }, "archived");
});

test("an article that is scheduled for another day than it shows says which day readers see", async () => {
  const { deps } = openSite();
  const [article = expect.fail("no article")] = (await deps.content.snapshot()).collections.articles;
  const site = openSite({ now: () => new Date(`${article.date}T06:00:00Z`) });
  const by = await operatorOf(site, "editor");
  const otherDay = async (hours: number) => {
    const { version } = await entryOf(site, "articles", article.slug);
    const at = new Date(site.deps.now().getTime() + hours * 3_600_000);
    const place = { collection: "articles" as const, slug: article.slug, version };
    expect(await scheduleEntry(site.deps, by, place, at)).toMatchObject({ ok: true });
    return (await viewEntry(site.deps, "articles", article.slug))?.otherDay;
  };
  expect(await otherDay(1)).toBeUndefined();
  expect(await otherDay(24)).toBe(longDate(article.date));
  const { version } = await entryOf(site, "articles", article.slug);
  await scheduleEntry(site.deps, by, { collection: "articles", slug: article.slug, version }, undefined);
  expect((await viewEntry(site.deps, "articles", article.slug))?.otherDay).toBeUndefined();
});

test("every step has its revision, its publication and its audit entry", async () => {
  const { site, by } = await open();
  const place = await addFeature(site, by, "One");
  await publishEntry(site.deps, by, place);
  await saveTitle(site, by, { ...place, version: 2 }, "Two");
  await publishEntry(site.deps, by, { ...place, version: 3 });
  await withdrawEntry(site.deps, by, { ...place, version: 4 }, "archived");
  const id = `features:${place.slug}`;
  const revisions = await listRevisions(site.deps.db, id);
  expect(revisions.map(({ data }) => (data as { title: string }).title)).toEqual(["Two", "One"]);
  expect(revisions.every(({ actor }) => actor === by.memberId)).toBe(true);
  const publications = await listPublicationsOf(site.deps.db, id);
  expect(publications.map(({ before, after }) => [before.status, after.status])).toEqual([
    ["published", "archived"],
    ["published", "published"],
    ["draft", "published"],
  ]);
  const trail = await site.deps.db
    .select()
    .from(auditTrail)
    .where(eq(auditTrail.subject, `content:${id}`));
  expect(trail.map(({ action }) => action)).toEqual([
    "content.created",
    "content.published",
    "content.saved",
    "content.published",
    "content.archived",
  ]);
  expect(await verifyTrail(site.deps)).toMatchObject({ fault: undefined });
});

test("what is already public is not published again", async () => {
  const { site, by } = await open();
  const place = await addFeature(site, by, "Once");
  await publishEntry(site.deps, by, place);
  const again = await publishEntry(site.deps, by, { ...place, version: 2 });
  expect(again).toMatchObject({ ok: false, message: "Nothing has changed since it was last published." });
  await withdrawEntry(site.deps, by, { ...place, version: 2 }, "archived");
});

test("a draft that says what is already public is no change", async () => {
  const { site, by } = await open();
  const place = await addFeature(site, by, "Public");
  await publishEntry(site.deps, by, place);
  await saveTitle(site, by, { ...place, version: 2 }, "Tried");
  expect((await viewEntry(site.deps, "features", place.slug))?.hasChanges).toBe(true);
  await saveTitle(site, by, { ...place, version: 3 }, " Public");
  expect((await viewEntry(site.deps, "features", place.slug))?.hasChanges).toBe(false);
  expect(await listRevisions(site.deps.db, `features:${place.slug}`)).toHaveLength(3);
  await withdrawEntry(site.deps, by, { ...place, version: 4 }, "archived");
});

test("the message after saving what is already public does not ask to publish it", async () => {
  const { site, by } = await open();
  const place = await addFeature(site, by, "Public");
  await publishEntry(site.deps, by, place);
  const take = (version: number, step: string, title: string) => {
    const entered = new URLSearchParams({ step, "en.title": title, "en.text": "What it does.", "en.icon": "check" });
    return takeEntryStep(site.deps, by, { ...place, version }, entered).catch((response: Response) =>
      response.headers.get("Location"),
    );
  };
  expect(await take(2, "save", "Public")).toMatch(/done=alreadyPublic$/);
  expect(await take(2, "save", "Tried")).toMatch(/done=draftSaved$/);
  expect(await take(3, "save", "Tried")).toMatch(/done=draftSaved$/);
  expect(await take(3, "save", "Public ")).toMatch(/done=alreadyPublic$/);
  expect(await take(4, "save", "Tried")).toMatch(/done=draftSaved$/);
  expect(await take(5, "publish", "Public")).toMatchObject({
    data: { message: "Nothing has changed since it was last published." },
  });
  await withdrawEntry(site.deps, by, { ...place, version: 6 }, "archived");
});

test("discarded changes leave the public text, and what was just typed stays among the earlier versions", async () => {
  const { site, by } = await open();
  const place = await addFeature(site, by, "Public");
  await publishEntry(site.deps, by, place);
  await saveTitle(site, by, { ...place, version: 2 }, "Tried");
  const discard = (version: number, title: string) => {
    const entered = new URLSearchParams({
      step: "discard",
      "en.title": title,
      "en.text": "What it does.",
      "en.icon": "check",
    });
    return takeEntryStep(site.deps, by, { ...place, version }, entered).catch((response: Response) =>
      response.headers.get("Location"),
    );
  };
  expect(await discard(2, "Stale")).toMatchObject({ data: { conflict: { version: 3 } } });
  expect(await discard(3, "Just typed")).toMatch(/done=discarded$/);
  expect(await entryOf(site, "features", place.slug)).toMatchObject({ draft: null, data: { title: "Public" } });
  const titles = (await listRevisions(site.deps.db, `features:${place.slug}`)).map(({ data }) => data);
  expect(titles).toContainEqual(expect.objectContaining({ title: "Just typed" }));
  const tomorrow = new Date(site.deps.now().getTime() + 86_400_000);
  await saveTitle(site, by, { ...place, version: 5 }, "Later");
  await scheduleEntry(site.deps, by, { ...place, version: 6 }, tomorrow);
  expect(await discard(7, "Later")).toMatch(/done=unscheduledPublic$/);
  await withdrawEntry(site.deps, by, { ...place, version: 8 }, "archived");
});

test("a schedule ends, and the message says so, when the text is saved back to what visitors see", async () => {
  const { site, by } = await open();
  const place = await addFeature(site, by, "Public");
  await publishEntry(site.deps, by, place);
  await saveTitle(site, by, { ...place, version: 2 }, "Later");
  const tomorrow = new Date(site.deps.now().getTime() + 86_400_000);
  expect(await scheduleEntry(site.deps, by, { ...place, version: 3 }, tomorrow)).toMatchObject({ ok: true });
  const saved = await saveTitle(site, by, { ...place, version: 4 }, "Public");
  expect(doneAfter(saved.ok ? saved.value : expect.fail(saved.message))).toBe("unscheduledPublic");
  expect(await entryOf(site, "features", place.slug)).toMatchObject({ draft: null, publishAt: null });
  await scheduleEntry(site.deps, by, { ...place, version: 5 }, tomorrow);
  expect(await saveTitle(site, by, { ...place, version: 6 }, "Public")).toMatchObject({
    value: { lostSchedule: true },
  });
  expect(await entryOf(site, "features", place.slug)).toMatchObject({ publishAt: null, version: 7 });
  await withdrawEntry(site.deps, by, { ...place, version: 7 }, "archived");
});

test("a schedule that a restored version cancels is named, and so is one that a refused publication cancels", async () => {
  const { site, by } = await open();
  const place = await addFeature(site, by, "");
  const [incomplete] = await listRevisions(site.deps.db, `features:${place.slug}`);
  const tomorrow = new Date(site.deps.now().getTime() + 86_400_000);
  const schedule = async (version: number) => {
    await saveTitle(site, by, { ...place, version }, "Later");
    expect(await scheduleEntry(site.deps, by, { ...place, version: version + 1 }, tomorrow)).toMatchObject({
      ok: true,
    });
  };
  await schedule(1);
  const context = new RouterContextProvider();
  context.set(depsContext, site.deps);
  context.set(operatorContext, by);
  const body = new URLSearchParams({ version: "3", revision: incomplete?.id ?? "" });
  const request = new Request("https://masa.example/console/content", { method: "POST", body });
  const args = { context, request, params: { ...place } } as unknown as Parameters<typeof restore>[0];
  const to = await restore(args).catch((response: Response) => response.headers.get("Location"));
  expect(to).toMatch(/done=unscheduledIncomplete$/);
  await schedule(4);
  const entered = new URLSearchParams({
    step: "publish",
    "en.title": "",
    "en.text": "What it does.",
    "en.icon": "check",
  });
  expect(await takeEntryStep(site.deps, by, { ...place, version: 6 }, entered)).toMatchObject({
    data: { message: expect.stringMatching(/^The draft is saved, but not published\. The schedule is cancelled\. /) },
  });
  expect(await entryOf(site, "features", place.slug)).toMatchObject({ publishAt: null });
  await withdrawEntry(site.deps, by, { ...place, version: 7 }, "archived");
});

test("a schedule that typed text cancels is named although the text is discarded, or is what visitors see", async () => {
  const { site, by } = await open();
  const place = await addFeature(site, by, "One");
  await publishEntry(site.deps, by, place);
  const take = async (step: string, title: string, version: number) => {
    const entered = new URLSearchParams({ step, "en.title": title, "en.text": "What it does.", "en.icon": "check" });
    await saveTitle(site, by, { ...place, version }, "Later");
    const tomorrow = new Date(site.deps.now().getTime() + 86_400_000);
    await scheduleEntry(site.deps, by, { ...place, version: version + 1 }, tomorrow);
    return takeEntryStep(site.deps, by, { ...place, version: version + 2 }, entered).catch((response: Response) =>
      response.headers.get("Location"),
    );
  };
  const { version } = await entryOf(site, "features", place.slug);
  expect(await take("discard", "", version)).toMatch(/done=unscheduledPublic$/);
  const discarded = await entryOf(site, "features", place.slug);
  expect(await take("publish", "One", discarded.version)).toMatchObject({
    data: { message: expect.stringMatching(/^The schedule is cancelled\. Nothing has changed/) },
  });
  const { version: last } = await entryOf(site, "features", place.slug);
  await withdrawEntry(site.deps, by, { ...place, version: last }, "archived");
});

test("the list of events says which are publicly cancelled", async () => {
  const { site, by } = await open();
  const { data } = await entryOf(site, "events", "scheme-clinic-bhubaneswar");
  const place = { collection: "events" as const, slug: `clinic-${crypto.randomUUID().slice(0, 8)}`, version: 1 };
  const row = async () => (await viewEntries(site.deps.db, "events", {}))?.rows.find(({ slug }) => slug === place.slug);
  await createEntry(site.deps, by, place, { data, hi: undefined });
  await publishEntry(site.deps, by, place);
  await saveDraft(
    site.deps,
    by,
    { ...place, version: 2 },
    { data: { ...(data as object), isCancelled: true }, hi: undefined },
  );
  expect(await row()).toMatchObject({ status: "published", isCancelled: false, hasChanges: true });
  await publishEntry(site.deps, by, { ...place, version: 3 });
  expect(await row()).toMatchObject({ status: "published", isCancelled: true });
  await withdrawEntry(site.deps, by, { ...place, version: 4 }, "archived");
});

test("saving without a change writes nothing", async () => {
  const { site, by } = await open();
  const place = await addFeature(site, by, "Same");
  expect(await saveTitle(site, by, place, "Same")).toMatchObject({ ok: true, value: { version: 1 } });
  expect(await listRevisions(site.deps.db, `features:${place.slug}`)).toHaveLength(1);
});

test("an incomplete draft is saved, and publishing it is refused with the fields to complete", async () => {
  const { site, by } = await open();
  const place = await addFeature(site, by);
  const saved = await saveDraft(site.deps, by, place, { data: { title: "", text: "Text" }, hi: undefined });
  expect(saved).toMatchObject({ ok: true, value: { isComplete: false } });
  const outcome = await publishEntry(site.deps, by, { ...place, version: 2 });
  expect(outcome).toMatchObject({
    ok: false,
    code: "invalid_input",
    errors: [
      { field: "title", message: "Fill this in." },
      { field: "icon", message: "Fill this in." },
    ],
  });
  expect(await entryOf(site, "features", place.slug)).toMatchObject({ status: "draft", data: { text: "Text" } });
});

test("the second of two editors is refused, and sees both versions", async () => {
  const { site, by } = await open();
  const place = await addFeature(site, by, "The old title");
  expect(await saveTitle(site, by, place, "A new title")).toMatchObject({ ok: true });
  expect(await saveTitle(site, by, place, "Another title")).toMatchObject({ ok: false, code: "version_conflict" });
  const stored = await entryOf(site, "features", place.slug);
  expect(stored.data).toMatchObject({ title: "A new title" });
  const mine = { data: { title: "Another title", text: "What it does.", icon: "check" }, translations: null };
  const conflict = await viewConflict(site.deps.db, await formOf(site.deps.db, "features"), stored, mine);
  expect(conflict).toMatchObject({ by: "Farida Khan", version: 2 });
  const [first, ...others] = conflict.differences;
  expect([first?.field, others]).toEqual(["Title", []]);
  expect(first?.parts.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
    "removed A",
    "added Another",
    "same  ",
    "removed new ",
    "same title",
  ]);
});

test("a conflict names who changed the entry last, even if they saved no text", async () => {
  const { site, by } = await open();
  const { db } = site.deps;
  const colleague = await operatorOf(site, "editor");
  await db.run(`update members set name = 'Joseph Mathew' where id = '${colleague.memberId}'`);
  const place = await addFeature(site, by, "One");
  const lastBy = async () => {
    const stored = await entryOf(site, "features", place.slug);
    return (await viewConflict(db, await formOf(db, "features"), stored, { data: {}, translations: null })).by;
  };
  await scheduleEntry(site.deps, colleague, place, new Date(site.deps.now().getTime() + 86_400_000));
  expect(await lastBy()).toBe("Joseph Mathew");
  await saveTitle(site, by, { ...place, version: 2 }, "Two");
  expect(await lastBy()).toBe("Farida Khan");
  await publishEntry(site.deps, colleague, { ...place, version: 3 });
  await saveTitle(site, by, { ...place, version: 4 }, "Three");
  expect(await lastBy()).toBe("Farida Khan");
  const order = (await listEntries(db, "features", ["published", "draft"])).map(({ slug }) => slug);
  await orderEntries(site.deps, colleague, { collection: "features", seen: order, wanted: order.toReversed() });
  await orderEntries(site.deps, colleague, { collection: "features", seen: order.toReversed(), wanted: order });
  expect(await lastBy()).toBe("Farida Khan");
  const publication = (await listPublicationsOf(db, `features:${place.slug}`)).find(({ after }) => after.status);
  expect(await undoPublication(site.deps, colleague, publication?.id ?? "")).toMatchObject({ ok: true });
  expect(await lastBy()).toBe("Joseph Mathew");
});

test("a text that cites an unpublished fact is not published, and a cited fact stays published", async () => {
  const { site, by } = await open();
  const [first] = (await site.deps.content.snapshot()).collections.articles.filter(({ facts }) => facts.length > 0);
  const slug = first?.slug ?? expect.fail("no article cites a fact");
  const stored = await entryOf(site, "articles", slug);
  const place = { collection: "articles" as const, slug, version: stored.version };
  const data = { ...(stored.data as object), facts: ["no-such-fact"] };
  const saved = await saveDraft(site.deps, by, place, { data, hi: undefined });
  const version = saved.ok ? saved.value.version : expect.fail("not saved");
  expect(await publishEntry(site.deps, by, { ...place, version })).toMatchObject({
    ok: false,
    errors: [{ field: "facts.0", message: "The fact no-such-fact is not published." }],
  });
  const fact = await entryOf(site, "facts", first?.facts[0] ?? "");
  const outcome = await withdrawEntry(
    site.deps,
    by,
    { collection: "facts", slug: fact.slug, version: fact.version },
    "draft",
  );
  expect(outcome).toMatchObject({ ok: false, message: expect.stringMatching(/^Published texts rely on this fact: /) });
});

test("a benefit stays published while a published text names its smallest plan", async () => {
  const { site, by } = await open();
  const feature = await addFeature(site, by, "For {From.introductions}");
  await publishEntry(site.deps, by, feature);
  for (const slug of ["scheme-guidance", "introductions"]) {
    const { version } = await entryOf(site, "benefits", slug);
    const place = { collection: "benefits" as const, slug, version };
    expect(await withdrawEntry(site.deps, by, place, "archived")).toMatchObject({
      ok: false,
      message: expect.stringMatching(/^Published texts rely on this benefit: .+\. Remove it from them first\.$/),
    });
  }
  await withdrawEntry(site.deps, by, { ...feature, version: 2 }, "archived");
  expect(JSON.stringify((await compileSnapshot(site.deps.db)).collections.faqs)).not.toContain("{from.");
});

test("entries that the site’s pages name are neither added nor taken away", async () => {
  const { site, by } = await open();
  const { version } = await entryOf(site, "plans", "gold");
  const place = { collection: "plans" as const, slug: "gold", version };
  expect(await withdrawEntry(site.deps, by, place, "draft")).toMatchObject({ ok: false, code: "invalid_input" });
  const created = await createEntry(site.deps, by, { collection: "plans", slug: "free" }, { data: {}, hi: undefined });
  expect(created).toMatchObject({ ok: false });
});

test.each(["Ünter", "a--b", "-a", "", "a".repeat(81)])("%j is not an address for an entry", async (slug) => {
  const { site, by } = await open();
  const created = await createEntry(site.deps, by, { collection: "features", slug }, { data: {}, hi: undefined });
  expect(created).toMatchObject({ ok: false, errors: [{ field: "slug" }] });
});

test.each([
  ["articles", "new", "The form for a new entry uses this address. Choose another one."],
  ["events", "general", "Registrations without an event use this address. Choose another one."],
] as const)("an entry of %s cannot take the address “%s”, which has another use", async (collection, slug, message) => {
  const { site, by } = await open();
  const created = await createEntry(site.deps, by, { collection, slug }, { data: { title: slug }, hi: undefined });
  expect(created).toMatchObject({ ok: false, errors: [{ field: "slug", message }] });
  const renamed = NewAddress.safeParse({ collection, from: "a", to: slug });
  expect(renamed.error?.issues).toMatchObject([{ path: ["to"], message }]);
});

test("an address that is taken is refused with the title of the entry there, which stays as it is", async () => {
  const { site, by } = await open();
  const place = await addFeature(site, by, "The first");
  const createAgain = () => createEntry(site.deps, by, place, { data: { title: "The second" }, hi: undefined });
  const message = "“The first” has this address. Choose another one.";
  expect(await createAgain()).toMatchObject({ ok: false, errors: [{ field: "slug", message }] });
  expect((await entryOf(site, "features", place.slug)).data).toMatchObject({ title: "The first" });
  expect(await listRevisions(site.deps.db, `features:${place.slug}`)).toHaveLength(1);
  await withdrawEntry(site.deps, by, place, "archived");
  expect(await createAgain()).toMatchObject({
    message: "“The first” has this address, and the list shows it under “Archived”. Choose another one.",
  });
});

test("the order is saved and published, unless somebody else has changed the list in the meantime", async () => {
  const { site, by } = await open();
  const order = async () => (await compileSnapshot(site.deps.db)).collections.partners.map(({ slug }) => slug);
  const seen = await order();
  const wanted = [...seen.slice(1), ...seen.slice(0, 1)];
  expect(await orderEntries(site.deps, by, { collection: "partners", seen, wanted })).toMatchObject({ ok: true });
  expect(await order()).toEqual(wanted);
  const late = await orderEntries(site.deps, by, { collection: "partners", seen, wanted: seen.toReversed() });
  expect(late).toMatchObject({ ok: false, code: "version_conflict" });
  const wrong = await orderEntries(site.deps, by, { collection: "partners", seen: wanted, wanted: wanted.slice(1) });
  expect(wrong).toMatchObject({ ok: false, code: "invalid_input" });
  expect(await orderEntries(site.deps, by, { collection: "partners", seen: wanted, wanted: seen })).toMatchObject({
    ok: true,
  });
  expect(await order()).toEqual(seen);
});

test.each([
  ["articles", "Title"],
  ["partners", "Name"],
  ["team", "Name"],
] as const)("an entry of %s without a %s is not saved, and the message names that field", async (collection, label) => {
  const { site, by } = await open();
  const body = new URLSearchParams({ step: "save" });
  const request = new Request("https://masaforum.example", { method: "POST", body });
  expect(await takeCreateStep(site.deps, by, collection, request)).toMatchObject({
    data: { message: expect.stringMatching(`^Nothing is saved yet\\. Fill in “${label}” first`) },
  });
});
