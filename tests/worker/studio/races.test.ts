import { expect, test } from "vitest";
import { takeEntryStep } from "#app/routes/console/content/entry-steps.server.ts";
import { viewToday } from "#worker/domain/console/today/today.server.ts";
import { compileSnapshot } from "#worker/domain/content/content.server.ts";
import { listPublicationsOf } from "#worker/domain/content/publications.server.ts";
import { listRevisions } from "#worker/domain/content/revisions.server.ts";
import { publishEntry, withdrawEntry } from "#worker/domain/studio/publish-entry.server.ts";
import { createEntry } from "#worker/domain/studio/save-entry.server.ts";
import { publishScheduled, scheduleEntry } from "#worker/domain/studio/schedule.server.ts";
import { viewEntry } from "#worker/domain/studio/views/view-entry.server.ts";
import { operatorOf } from "../../support/console/rows.ts";
import { addFeature, entryOf, saveTitle } from "../../support/console/studio.ts";
import { openSite } from "../../support/site/site.ts";

const titlesIn = (snapshot: { collections: { features: ReadonlyArray<{ title: string }> } }) =>
  snapshot.collections.features.map(({ title }) => title);

test("of editors who save the same entry at the same moment, one succeeds and the others get a message", async () => {
  const site = openSite();
  const by = await operatorOf(site, "editor");
  const place = await addFeature(site, by);
  const titles = ["a", "b", "c", "d", "e"];
  const outcomes = await Promise.all(titles.map((title) => saveTitle(site, by, place, title)));
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(outcomes.every((outcome) => outcome.ok || outcome.code === "version_conflict")).toBe(true);
  const winner = titles[outcomes.findIndex(({ ok }) => ok)];
  expect((await entryOf(site, "features", place.slug)).data).toMatchObject({ title: winner });
  expect(await listRevisions(site.deps.db, `features:${place.slug}`)).toHaveLength(2);
});

test("when two people publish different entries at the same moment, neither is lost in the database or the snapshot", async () => {
  const site = openSite();
  const by = await operatorOf(site, "editor");
  const places = await Promise.all([1, 2, 3, 4].map((n) => addFeature(site, by, `Raced ${n} ${crypto.randomUUID()}`)));
  // Each publisher is a request of its own, with its own view of the store.
  const outcomes = await Promise.all(places.map((place) => publishEntry(openSite().deps, by, place)));
  expect(outcomes.every((outcome) => outcome.ok && outcome.value.isLive)).toBe(true);
  const compiled = await compileSnapshot(site.deps.db);
  expect((await site.deps.content.published())?.version).toBe(compiled.version);
  expect(titlesIn(compiled).filter((title) => title.startsWith("Raced"))).toHaveLength(4);
  for (const place of places) await withdrawEntry(site.deps, by, { ...place, version: 2 }, "archived");
});

test("of a publisher, an editor and the schedule at the same moment, one change wins and nothing else is lost", async () => {
  const now = new Date("2026-12-01T10:00:00Z");
  const site = openSite({ now: () => now });
  const by = await operatorOf(site, "editor");
  const place = await addFeature(site, by, "Due");
  await scheduleEntry(site.deps, by, place, new Date("2026-12-01T10:15:00Z"));
  const later = { ...site.deps, now: () => new Date("2026-12-01T10:20:00Z") };
  const due = { ...place, version: 2 };
  const [published, saved] = await Promise.all([
    publishEntry(later, by, due),
    saveTitle({ deps: later }, by, due, "Edited"),
    publishScheduled(later),
  ]);
  await publishScheduled(later);
  const entry = await entryOf(site, "features", place.slug);
  const publications = await listPublicationsOf(site.deps.db, entry.id);
  expect(publications).toHaveLength(1);
  expect(entry).toMatchObject({ status: "published", publishAt: null });
  expect(published.ok && saved.ok).toBe(false);
  // A saved text is public or in the entry; a refused one was never accepted.
  const texts = JSON.stringify([entry.data, entry.draft]);
  expect(texts.includes("Edited")).toBe(saved.ok);
  await withdrawEntry(site.deps, by, { ...place, version: entry.version }, "archived");
});

test("the scheduled job publishes on time, in the name of the person who scheduled it, and repairs the snapshot", async () => {
  let now = new Date("2098-12-01T10:00:00Z");
  const site = openSite({ now: () => now });
  const by = await operatorOf(site, "editor");
  const place = await addFeature(site, by, "At ten fifteen");
  expect(await scheduleEntry(site.deps, by, place, now)).toMatchObject({
    ok: false,
    errors: [{ field: "publishAt" }],
  });
  expect(await scheduleEntry(site.deps, by, place, new Date("nonsense"))).toMatchObject({ ok: false });
  expect(await scheduleEntry(site.deps, by, place, new Date("2100-01-01"))).toMatchObject({ ok: false });
  expect(await scheduleEntry(site.deps, by, place, new Date("2098-12-01T10:15:00Z"))).toEqual({
    ok: true,
    value: null,
  });
  await publishScheduled(site.deps);
  expect(titlesIn(await compileSnapshot(site.deps.db))).not.toContain("At ten fifteen");
  now = new Date("2098-12-01T10:15:00Z");
  await publishScheduled(site.deps);
  expect(titlesIn(await compileSnapshot(site.deps.db))).toContain("At ten fifteen");
  const [publication] = await listPublicationsOf(site.deps.db, `features:${place.slug}`);
  expect(publication).toMatchObject({ kind: "schedule", operator: by.memberId });
  await site.deps.content.publish({ ...(await compileSnapshot(site.deps.db)), version: "older" });
  await publishScheduled(site.deps);
  expect((await site.deps.content.published())?.version).toBe((await compileSnapshot(site.deps.db)).version);
  await withdrawEntry(site.deps, by, { ...place, version: 3 }, "archived");
});

test("an entry whose publication fails does not delay the entries after it", async () => {
  const site = openSite({ now: () => new Date("2026-12-02T10:00:00Z") });
  const by = await operatorOf(site, "editor");
  const [broken, sound] = [await addFeature(site, by, "Broken"), await addFeature(site, by, "Sound")];
  await scheduleEntry(site.deps, by, broken, new Date("2026-12-02T10:10:00Z"));
  await scheduleEntry(site.deps, by, sound, new Date("2026-12-02T10:15:00Z"));
  await site.deps.db.run(`create trigger broken before update on content_entries
    when new.id = 'features:${broken.slug}' begin select raise(abort, 'broken'); end`);
  const logged: string[] = [];
  const later = {
    ...site.deps,
    now: () => new Date("2026-12-02T10:20:00Z"),
    log: (_: string, event: string) => void logged.push(event),
  };
  await publishScheduled(later);
  expect(logged).toContain("content.schedule_failed");
  expect(await entryOf(site, "features", sound.slug)).toMatchObject({ status: "published" });
  await site.deps.db.run("drop trigger broken");
  await publishScheduled(later);
  expect(await entryOf(site, "features", broken.slug)).toMatchObject({ status: "published" });
  for (const place of [broken, sound]) await withdrawEntry(site.deps, by, { ...place, version: 3 }, "archived");
});

test("an article and a new fact that it cites are published at the same time, if both are scheduled for it", async () => {
  const site = openSite({ now: () => new Date("2026-12-03T10:00:00Z") });
  const by = await operatorOf(site, "editor");
  const { facts, articles } = (await site.deps.content.snapshot()).collections;
  const fact = { collection: "facts" as const, slug: "scheduled-fact", version: 1 };
  const article = { collection: "articles" as const, slug: "scheduled-article", version: 1 };
  const citing = { ...articles[0], facts: [fact.slug] };
  await createEntry(site.deps, by, article, { data: citing, hi: undefined });
  await createEntry(site.deps, by, fact, { data: facts[0], hi: undefined });
  const at = new Date("2026-12-03T10:15:00Z");
  for (const place of [article, fact]) {
    expect(await scheduleEntry(site.deps, by, place, at)).toMatchObject({ ok: true });
  }
  await publishScheduled({ ...site.deps, now: () => at });
  for (const { collection, slug } of [article, fact]) {
    expect(await entryOf(site, collection, slug)).toMatchObject({ status: "published", publishAt: null });
  }
  for (const place of [article, fact]) await withdrawEntry(site.deps, by, { ...place, version: 3 }, "archived");
});

test("an entry whose scheduled publication is refused says that it was due, is on Today, and says why when published", async () => {
  let now = new Date("2026-12-04T10:00:00Z");
  const site = openSite({ now: () => now });
  const by = await operatorOf(site, "editor");
  const { articles, facts } = (await site.deps.content.snapshot()).collections;
  const place = { collection: "articles" as const, slug: "waiting-article" };
  await createEntry(site.deps, by, place, { data: { ...articles[0], facts: ["no-such-fact"] }, hi: undefined });
  const at = new Date("2026-12-04T10:15:00Z");
  await scheduleEntry(site.deps, by, { ...place, version: 1 }, at);
  const state = async () => viewEntry(site.deps, place.collection, place.slug);
  expect(await state()).toMatchObject({ isDue: false, publishAt: "4 Dec 2026, 3:45\u00a0pm" });
  now = at;
  await publishScheduled(site.deps);
  expect(await state()).toMatchObject({ isDue: true, status: "draft" });
  const late = async () => (await viewToday(site.deps, by)).find(({ id }) => id === "late-publications")?.items;
  now = new Date(at.getTime() + 15 * 60_000 - 1);
  expect(await late()).toBeUndefined();
  now = new Date(at.getTime() + 15 * 60_000);
  expect(await late()).toEqual([
    {
      id: "articles:waiting-article",
      title: articles[0]?.title,
      facts: ["Articles"],
      due: { text: "Was due on 4 Dec 2026, 3:45\u00a0pm", tone: "late" },
      link: { href: "/console/content/articles/waiting-article", label: "Open the entry" },
    },
  ]);
  expect(await publishEntry(site.deps, by, { ...place, version: 2 })).toMatchObject({
    errors: [{ message: "The fact no-such-fact is not published." }],
  });
  now = at;
  const fact = { collection: "facts" as const, slug: "later-fact" };
  await createEntry(site.deps, by, fact, { data: facts[0], hi: undefined });
  await scheduleEntry(site.deps, by, { ...fact, version: 1 }, new Date("2026-12-04T10:30:00Z"));
  now = new Date("2026-12-05T10:00:00Z");
  expect((await late())?.map(({ id }) => id)).toEqual(["articles:waiting-article", "facts:later-fact"]);
  await withdrawEntry(site.deps, by, { ...fact, version: 2 }, "archived");
  await scheduleEntry(site.deps, by, { ...place, version: 2 }, undefined);
  expect(await late()).toBeUndefined();
});

test("a schedule can be cancelled, and an incomplete draft cancels it with a message", async () => {
  const site = openSite();
  const by = await operatorOf(site, "editor");
  const place = await addFeature(site, by);
  const time = new Date(site.deps.now().getTime() + 3_600_000);
  await scheduleEntry(site.deps, by, place, time);
  await scheduleEntry(site.deps, by, { ...place, version: 2 }, undefined);
  expect((await entryOf(site, "features", place.slug)).publishAt).toBeNull();
  await scheduleEntry(site.deps, by, { ...place, version: 3 }, time);
  expect(await saveTitle(site, by, { ...place, version: 4 }, "")).toMatchObject({
    ok: true,
    value: { lostSchedule: true },
  });
  expect((await entryOf(site, "features", place.slug)).publishAt).toBeNull();
  const refused = await scheduleEntry(site.deps, by, { ...place, version: 5 }, time);
  expect(refused).toMatchObject({ ok: false, errors: [{ field: "title", message: "Fill this in." }] });
});

test("a time chosen for later stays in the form after a conflict", async () => {
  const site = openSite();
  const by = await operatorOf(site, "editor");
  const place = await addFeature(site, by);
  await saveTitle(site, by, place, "By a colleague");
  const entered = new URLSearchParams({ step: "schedule", publishAt: "2027-01-05T10:00", "en.title": "Mine" });
  const conflict = await takeEntryStep(site.deps, by, place, entered);
  expect(conflict).toMatchObject({ data: { conflict: { version: 2 }, publishAt: "2027-01-05T10:00" } });
});

test("while the store fails, the text is published in the database and the outcome says so", async () => {
  const site = openSite();
  const by = await operatorOf(site, "editor");
  const place = await addFeature(site, by, "Not yet everywhere");
  const content = { ...site.deps.content, publish: () => Promise.reject(new Error("KV is down")) };
  expect(await publishEntry({ ...site.deps, content }, by, place)).toMatchObject({ value: { isLive: false } });
  expect(site.lines.some((line) => line.includes("content.publish_failed"))).toBe(true);
  await publishScheduled(site.deps);
  expect((await site.deps.content.published())?.version).toBe((await compileSnapshot(site.deps.db)).version);
  await withdrawEntry(site.deps, by, { ...place, version: 2 }, "archived");
});
