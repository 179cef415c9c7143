import { env } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openDb } from "#worker/db/client.ts";
import { compileSnapshot } from "#worker/domain/content/content.server.ts";
import { listPublicationsOf, publicationStatements } from "#worker/domain/content/publications.server.ts";
import { renameStatements } from "#worker/domain/content/rename-entry.server.ts";
import { REVISIONS_READ, revisionStatement } from "#worker/domain/content/revisions.server.ts";
import { orderEntries } from "#worker/domain/studio/order-entries.server.ts";
import { publishEntries, publishEntry, withdrawEntry } from "#worker/domain/studio/publish-entry.server.ts";
import { restoreVersion } from "#worker/domain/studio/restore-version.server.ts";
import { createEntry, saveDraft } from "#worker/domain/studio/save-entry.server.ts";
import { undoPublication } from "#worker/domain/studio/undo-publication.server.ts";
import { viewHistory } from "#worker/domain/studio/views/view-history.server.ts";
import { viewPublication, viewPublications } from "#worker/domain/studio/views/view-publications.server.ts";
import { operatorOf } from "../../support/console/rows.ts";
import { addFeature, entryOf, saveTitle } from "../../support/console/studio.ts";
import { breakDb } from "../../support/fakes/faulty-db.ts";
import { openSite, type Site } from "../../support/site/site.ts";

async function open() {
  const site = openSite();
  return { site, by: await operatorOf(site, "editor") };
}

const publicTitle = async ({ deps }: Site, slug: string) =>
  (await compileSnapshot(deps.db)).collections.features.find((one) => one.slug === slug)?.title;
const newest = async ({ deps }: Site, slug: string) =>
  (await listPublicationsOf(deps.db, `features:${slug}`))[0]?.id ?? expect.fail("no publication");

/** Publishes a feature as "First", then as "Second". `second` is the id of that publication. */
async function publishTwice() {
  const { site, by } = await open();
  const place = await addFeature(site, by, "First");
  await publishEntry(site.deps, by, place);
  await saveTitle(site, by, { ...place, version: 2 }, "Second");
  await publishEntry(site.deps, by, { ...place, version: 3 });
  return { site, by, place, second: await newest(site, place.slug) };
}

test("an earlier version is restored exactly, as a draft", async () => {
  const { site, by } = await open();
  const stored = await entryOf(
    site,
    "articles",
    (await site.deps.content.snapshot()).collections.articles[0]?.slug ?? "",
  );
  const place = { collection: "articles" as const, slug: stored.slug, version: stored.version };
  const changed = { ...(stored.data as object), title: "Spoilt", fullContent: "## Nothing\n\nleft" };
  await saveDraft(site.deps, by, place, { data: changed, hi: { title: "बिगड़ा" } });
  const history = (await viewHistory(site.deps.db, "articles", stored.slug)) ?? expect.fail("no history");
  expect(history.versions[0]).toMatchObject({ by: "Farida Khan", isCurrent: true });
  expect(history.versions[0]?.changes?.map(({ field }) => field)).toContain("Title");
  const first = history.versions.at(-1) ?? expect.fail("no version");
  expect(await restoreVersion(site.deps, by, { ...place, version: stored.version + 1 }, first.id)).toMatchObject({
    ok: true,
    value: { isPublic: true },
  });
  const after = await entryOf(site, "articles", stored.slug);
  expect(after).toMatchObject({ draft: null, data: stored.data, translations: stored.translations });
  const late = await restoreVersion(
    site.deps,
    by,
    { ...place, version: stored.version },
    history.versions[0]?.id ?? "",
  );
  expect(late).toMatchObject({ ok: false, code: "version_conflict" });
  expect(await restoreVersion(site.deps, by, place, "none")).toMatchObject({ ok: false, code: "not_found" });
});

test("a history that is longer than its page does not call one of its versions the first", async () => {
  const { site, by } = await open();
  const place = await addFeature(site, by, "Version 0");
  const createdAt = new Date(Date.now() + 1000);
  const changesOf = async () => (await viewHistory(site.deps.db, "features", place.slug))?.versions.at(-1)?.changes;
  expect(await changesOf()).toBeUndefined();
  for (let n = 1; n <= REVISIONS_READ; n += 1) {
    const data = { title: `Version ${n}`, text: "What it does.", icon: "check" };
    const row = { entryId: `features:${place.slug}`, data, translations: null, actor: by.memberId, createdAt };
    await revisionStatement(site.deps.db, row);
  }
  expect(await changesOf()).toMatchObject([{ field: "Title" }]);
});

test("a change by hand in the database is kept as a version before the next save", async () => {
  const { site, by } = await open();
  const place = await addFeature(site, by, "Saved here");
  await site.deps.db.run(`update content_entries set data = json_set(data, '$.title', 'Changed by hand')
    where id = 'features:${place.slug}'`);
  await saveTitle(site, by, place, "Saved again");
  const history = await viewHistory(site.deps.db, "features", place.slug);
  expect(history?.versions.map((version) => version.by)).toEqual(["Farida Khan", "Changed elsewhere", "Farida Khan"]);
});

test("Hindi that was changed by hand is kept as a version, too; a published text is not, although it was trimmed", async () => {
  const { site, by } = await open();
  const place = await addFeature(site, by, " Published with spaces ");
  await publishEntry(site.deps, by, place);
  await saveTitle(site, by, { ...place, version: 2 }, "Second");
  const authors = async () =>
    (await viewHistory(site.deps.db, "features", place.slug))?.versions.map((version) => version.by);
  expect(await authors()).toEqual(["Farida Khan", "Farida Khan"]);
  await site.deps.db.run(`update content_entries
    set draft = json_set(draft, '$.translations', json('{"hi":{"title":"हाथ से"}}')) where id = 'features:${place.slug}'`);
  await saveTitle(site, by, { ...place, version: 3 }, "Third");
  expect(await authors()).toEqual(["Farida Khan", "Changed elsewhere", "Farida Khan", "Farida Khan"]);
  const history = await viewHistory(site.deps.db, "features", place.slug);
  expect(JSON.stringify(history?.versions[0]?.changes)).toContain("हाथ से");
});

test("a publication is undone as a whole, which is itself a publication; drafts stay", async () => {
  const { site, by, place, second } = await publishTwice();
  await saveTitle(site, by, { ...place, version: 4 }, "Third");
  expect(await undoPublication(site.deps, by, second)).toEqual({
    ok: true,
    value: { isLive: true, gone: "none", lostSchedule: false },
  });
  expect(await publicTitle(site, place.slug)).toBe("First");
  const entry = await entryOf(site, "features", place.slug);
  expect(entry.draft).toMatchObject({ data: { title: "Third" } });
  const own = (await listPublicationsOf(site.deps.db, entry.id))[0];
  expect(own).toMatchObject({ kind: "rollback", takesBack: second, before: { data: { title: "Second" } } });
  const view = await viewPublication(site.deps.db, by, second);
  expect(view).toMatchObject({ by: "Farida Khan", undone: { id: own?.id }, changes: [{ what: "Changed" }] });
  expect((await viewPublications(site.deps.db, null)).rows[0]).toMatchObject({ kind: "Undid a publication" });
  expect(view).toMatchObject({ lists: "Key features" });
  await withdrawEntry(site.deps, by, { ...place, version: entry.version }, "archived");
});

test("undoing a publication drops a draft that says what is public again", async () => {
  const { site, by, place, second } = await publishTwice();
  await saveTitle(site, by, { ...place, version: 4 }, "First");
  expect(await undoPublication(site.deps, by, second)).toMatchObject({ ok: true });
  const { draft, version } = await entryOf(site, "features", place.slug);
  expect(draft).toBeNull();
  expect(await publicTitle(site, place.slug)).toBe("First");
  await withdrawEntry(site.deps, by, { ...place, version }, "archived");
});

test("undoing that a text was unpublished keeps what was changed before and after", async () => {
  const { site, by } = await open();
  const place = await addFeature(site, by, "First");
  await publishEntry(site.deps, by, place);
  await saveTitle(site, by, { ...place, version: 2 }, "Second");
  await withdrawEntry(site.deps, by, { ...place, version: 3 }, "draft");
  const withdrawal = await newest(site, place.slug);
  expect(await undoPublication(site.deps, by, withdrawal)).toMatchObject({ ok: true });
  const draftOf = async () => (await entryOf(site, "features", place.slug)).draft;
  expect([await publicTitle(site, place.slug), await draftOf()]).toMatchObject([
    "First",
    { data: { title: "Second" } },
  ]);
  await withdrawEntry(site.deps, by, { ...place, version: 5 }, "draft");
  await saveTitle(site, by, { ...place, version: 6 }, "Third");
  expect(await undoPublication(site.deps, by, await newest(site, place.slug))).toMatchObject({ ok: true });
  expect([await publicTitle(site, place.slug), await draftOf()]).toMatchObject(["First", { data: { title: "Third" } }]);
  await saveTitle(site, by, { ...place, version: 8 }, "First");
  await withdrawEntry(site.deps, by, { ...place, version: 9 }, "archived");
  expect(await undoPublication(site.deps, by, await newest(site, place.slug))).toMatchObject({ ok: true });
  expect([await publicTitle(site, place.slug), await draftOf()]).toEqual(["First", null]);
});

test("a publication that a later one has changed again is undone only if the operator confirms", async () => {
  const { site, by } = await open();
  const place = await addFeature(site, by, "First");
  await publishEntry(site.deps, by, place);
  const first = await newest(site, place.slug);
  await saveTitle(site, by, { ...place, version: 2 }, "Second");
  await publishEntry(site.deps, by, { ...place, version: 3 });
  const refused = await undoPublication(site.deps, by, first);
  expect(refused).toMatchObject({ ok: false, message: "A later publication changed this again: Second." });
  expect(await publicTitle(site, place.slug)).toBe("Second");
  expect(await undoPublication(site.deps, by, first, { anyway: true })).toMatchObject({ ok: true });
  expect(await entryOf(site, "features", place.slug)).toMatchObject({ status: "draft", data: { title: "Second" } });
  expect(await publicTitle(site, place.slug)).toBeUndefined();
  expect(await undoPublication(site.deps, by, "none")).toMatchObject({ ok: false, code: "not_found" });
});

test("a fact stays published while a published text cites it, unless both are undone together", async () => {
  const { site, by } = await open();
  const { facts, articles } = (await site.deps.content.snapshot()).collections;
  const fact = { collection: "facts" as const, slug: "undone-fact" };
  await createEntry(site.deps, by, fact, { data: facts[0], hi: undefined });
  const stored = await entryOf(site, "articles", articles[0]?.slug ?? "");
  const article = { collection: "articles" as const, slug: stored.slug };
  const citing = { data: { ...(stored.data as object), facts: [fact.slug] }, hi: undefined };
  await saveDraft(site.deps, by, { ...article, version: stored.version }, citing);
  const version = stored.version + 1;
  const both = await publishEntries(site.deps, by, [
    { ...fact, version: 1 },
    { ...article, version },
  ]);
  const together = (both.ok && both.value.publication) || expect.fail("not published");
  expect(await undoPublication(site.deps, by, together)).toMatchObject({ ok: true });
  expect(await entryOf(site, "facts", fact.slug)).toMatchObject({ status: "draft" });
  const first = await publishEntry(site.deps, by, { ...fact, version: 3 });
  await saveDraft(site.deps, by, { ...article, version: version + 2 }, citing);
  expect(await publishEntry(site.deps, by, { ...article, version: version + 3 })).toMatchObject({ ok: true });
  expect(await undoPublication(site.deps, by, (first.ok && first.value.publication) || "")).toMatchObject({
    ok: false,
    message: expect.stringMatching(/^Published texts rely on this fact: .+\. Remove it from them first\.$/),
  });
  expect(await entryOf(site, "facts", fact.slug)).toMatchObject({ status: "published" });
});

test("a publication is undone once, even if the button is pressed twice at the same moment; the undoing can be undone", async () => {
  const { site, by } = await open();
  const place = await addFeature(site, by, "First");
  const published = await publishEntry(site.deps, by, place);
  await saveTitle(site, by, { ...place, version: 2 }, "Second");
  const again = await publishEntry(site.deps, by, { ...place, version: 3 });
  const id = (again.ok && again.value.publication) || expect.fail("not published");
  const undone = { ok: false, code: "version_conflict", message: "This publication has been undone already." };
  const pressed = await Promise.all([undoPublication(site.deps, by, id), undoPublication(site.deps, by, id)]);
  expect(pressed.filter(({ ok }) => ok)).toHaveLength(1);
  expect(pressed.filter(({ ok }) => !ok)).toEqual([undone]);
  expect(await undoPublication(site.deps, by, id, { anyway: true })).toEqual(undone);
  expect(await publicTitle(site, place.slug)).toBe("First");
  expect(await undoPublication(site.deps, by, await newest(site, place.slug))).toMatchObject({ ok: true });
  expect(await publicTitle(site, place.slug)).toBe("Second");
  expect((await viewPublication(site.deps.db, by, id))?.undone).toBeUndefined();
  expect(await undoPublication(site.deps, by, id, { anyway: true })).toMatchObject({ ok: true });
  expect(await publicTitle(site, place.slug)).toBe("First");
  expect(await undoPublication(site.deps, by, await newest(site, place.slug))).toMatchObject({ ok: true });
  expect(await undoPublication(site.deps, by, await newest(site, place.slug))).toMatchObject({ ok: true });
  expect(await publicTitle(site, place.slug)).toBe("First");
  expect(await undoPublication(site.deps, by, id, { anyway: true })).toEqual(undone);
  expect(published).toMatchObject({ value: { publication: expect.any(String) } });
});

test("an undo during which an entry gets another address is refused, and the publication can still be undone", async () => {
  const { site, by } = await open();
  const place = await addFeature(site, by, "First");
  await publishEntry(site.deps, by, place);
  const id = await newest(site, place.slug);
  const [from, to] = [place.slug, `${place.slug}-renamed`];
  const rename = async () => {
    for (const statement of renameStatements(site.deps.db, { ...place, from, to }, sql`true`)) await statement;
  };
  // Before the entries are read: the publication, its changes and its reversals are.
  const renamed = { ...site.deps, db: openDb(breakDb(env.DB, 3, rename).db) };
  expect(await undoPublication(renamed, by, id)).toMatchObject({
    message: "One of these texts has just been changed. Please look again.",
  });
  expect(await publicTitle(site, to)).toBe("First");
  expect(await undoPublication(site.deps, by, id)).toMatchObject({ ok: true });
  expect(await publicTitle(site, to)).toBeUndefined();
});

test("an undone publication counts as undone after many later ones of its entry", async () => {
  const { site, by } = await open();
  const place = await addFeature(site, by, "First");
  await publishEntry(site.deps, by, place);
  const id = await newest(site, place.slug);
  expect(await undoPublication(site.deps, by, id)).toMatchObject({ ok: true });
  const [last] = await listPublicationsOf(site.deps.db, `features:${place.slug}`);
  const { entryId, before, after, createdAt, operator } = last ?? expect.fail("no publication");
  for (let n = 1; n <= 50; n += 1) {
    const later = { id: crypto.randomUUID(), kind: "hand" as const, operator, takesBack: null };
    const row = { ...later, createdAt: new Date(createdAt.getTime() + n), changes: [{ entryId, before, after }] };
    for (const statement of publicationStatements(site.deps.db, row, sql`true`)) await statement;
  }
  expect(await undoPublication(site.deps, by, id, { anyway: true })).toMatchObject({
    message: "This publication has been undone already.",
  });
});

test("a new order can be undone, and a text that was changed since stays", async () => {
  const { site, by } = await open();
  const order = async () => (await compileSnapshot(site.deps.db)).collections.testimonials.map(({ slug }) => slug);
  const seen = await order();
  await orderEntries(site.deps, by, { collection: "testimonials", seen, wanted: seen.toReversed() });
  const [row] = (await viewPublications(site.deps.db, null)).rows;
  expect(row).toMatchObject({ isOrder: true });
  const entry = await entryOf(site, "testimonials", seen[0] ?? "");
  const place = { collection: "testimonials" as const, slug: entry.slug, version: entry.version };
  const data = { ...(entry.data as object), text: "Changed since." };
  await saveDraft(site.deps, by, place, { data, hi: undefined });
  await publishEntry(site.deps, by, { ...place, version: entry.version + 1 });
  expect(await undoPublication(site.deps, by, row?.id ?? "")).toMatchObject({ ok: true });
  expect(await order()).toEqual(seen);
  expect((await entryOf(site, "testimonials", entry.slug)).data).toMatchObject({ text: "Changed since." });
});

test("of several operators who undo the same publication at the same moment, one succeeds", async () => {
  const { site, by } = await open();
  const place = await addFeature(site, by, "First");
  await publishEntry(site.deps, by, place);
  const id = await newest(site, place.slug);
  const outcomes = await Promise.all([1, 2, 3].map(() => undoPublication(openSite().deps, by, id)));
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  const publications = await listPublicationsOf(site.deps.db, `features:${place.slug}`);
  expect(publications.filter(({ kind }) => kind === "rollback")).toHaveLength(1);
});

test("an undo says whether earlier versions are public again or the entries leave the site", async () => {
  const { site, by } = await open();
  const old = await addFeature(site, by, "Old");
  const published = await publishEntry(site.deps, by, old);
  const id = (published.ok && published.value.publication) || expect.fail("not published");
  expect(await viewPublication(site.deps.db, by, id)).toMatchObject({ gone: "all" });
  await saveTitle(site, by, { ...old, version: 2 }, "Changed");
  const both = [{ ...old, version: 3 }, await addFeature(site, by, "New")];
  const together = await publishEntries(site.deps, by, both);
  const mixed = (together.ok && together.value.publication) || expect.fail("not published");
  expect(await viewPublication(site.deps.db, by, mixed)).toMatchObject({ gone: "some" });
  expect(await undoPublication(site.deps, by, mixed)).toMatchObject({ value: { gone: "some" } });
  expect(await publicTitle(site, old.slug)).toBe("Old");
  expect(await undoPublication(site.deps, by, id, { anyway: true })).toMatchObject({ value: { gone: "all" } });
  expect(await publicTitle(site, old.slug)).toBeUndefined();
});
