import { expect, test } from "vitest";
import { compileSnapshot } from "#worker/domain/content/content.server.ts";
import { publishEntry } from "#worker/domain/studio/publish-entry.server.ts";
import { saveDraft } from "#worker/domain/studio/save-entry.server.ts";
import { viewEntry } from "#worker/domain/studio/views/view-entry.server.ts";
import { viewMissingTranslations } from "#worker/domain/studio/views/view-translations.server.ts";
import { operatorOf } from "../../support/console/rows.ts";
import { addFeature } from "../../support/console/studio.ts";
import { openSite } from "../../support/site/site.ts";

test("the list of missing translations names an entry until its last text is translated", async () => {
  const site = openSite();
  const by = await operatorOf(site, "editor");
  const place = await addFeature(site, by, "To be translated");
  const missing = async () =>
    (await viewMissingTranslations(site.deps.db)).rows.find(({ path }) => path.endsWith(place.slug));
  expect(await missing()).toMatchObject({ missing: 2, count: 2, first: "Title · Text" });
  const data = { title: "To be translated", text: "What it does.", icon: "check" };
  await saveDraft(site.deps, by, place, { data, hi: { title: "अनुवाद" } });
  expect(await missing()).toMatchObject({ missing: 1, count: 2, first: "Text" });
  await saveDraft(site.deps, by, { ...place, version: 2 }, { data, hi: { title: "अनुवाद", text: "काम" } });
  expect(await missing()).toBeUndefined();
});

test("the page of an entry names the missing translations before it is published and afterwards", async () => {
  const site = openSite();
  const by = await operatorOf(site, "editor");
  const place = await addFeature(site, by, "Half translated");
  const notice = async () => (await viewEntry(site.deps, place.collection, place.slug))?.inEnglish;
  const data = { title: "Half translated", text: "What it does.", icon: "check" };
  await saveDraft(site.deps, by, place, { data, hi: { title: "अनुवाद" } });
  expect(await notice()).toBe("Hindi readers will see this entry in English until these texts are translated: Text.");
  expect(await publishEntry(site.deps, by, { ...place, version: 2 })).toMatchObject({ ok: true });
  expect(await notice()).toBe("Hindi readers see this entry in English until these texts are translated: Text.");
  await saveDraft(site.deps, by, { ...place, version: 3 }, { data: { ...data, text: "More." }, hi: { text: "काम" } });
  expect(await notice()).toBe("Hindi readers will see this entry in English until these texts are translated: Title.");
  await saveDraft(site.deps, by, { ...place, version: 4 }, { data, hi: { title: "अनुवाद", text: "काम" } });
  expect(await notice()).toBeUndefined();
  const [event = expect.fail("no event")] = (await site.deps.content.snapshot()).collections.events;
  await saveDraft(
    site.deps,
    by,
    { collection: "events", slug: event.slug, version: 1 },
    { data: event, hi: undefined },
  );
  expect((await viewEntry(site.deps, "events", event.slug))?.inEnglish).toMatch(/ · [^·]+ and \d+ more\.$/);
});

test("a site without Hindi names no missing translations", async () => {
  const { deps } = openSite();
  const place = await addFeature({ deps }, await operatorOf({ deps }, "editor"));
  const english = { ...deps, config: { ...deps.config, hasHindi: false } };
  expect((await viewEntry(deps, place.collection, place.slug))?.inEnglish).toMatch(/: Title · Text\.$/);
  expect((await viewEntry(english, place.collection, place.slug))?.inEnglish).toBeUndefined();
});

test("yes, no and numbers in the benefits are not translated", async () => {
  const { rows } = await viewMissingTranslations(openSite().deps.db);
  expect(rows.filter(({ path }) => path.endsWith("/monthly-connect"))).toEqual([]);
});

test("a question that is in Hindi on the English page is not missing in Hindi", async () => {
  const { deps } = openSite();
  const { rows } = await viewMissingTranslations(deps.db);
  expect(rows.filter(({ path }) => path.endsWith("/eagle-branding-hindi"))).toEqual([]);
  expect((await viewEntry(deps, "faqs", "eagle-branding-hindi"))?.inEnglish).toBeUndefined();
});

test("a text without letters, such as a time, is not missing in Hindi, as its page is in Hindi without it", async () => {
  const site = openSite();
  const by = await operatorOf(site, "editor");
  const { collection, slug } = await addFeature(site, by, "24 × 7");
  const data = { title: "24 × 7", text: "What it does.", icon: "check" };
  await saveDraft(site.deps, by, { collection, slug, version: 1 }, { data, hi: { text: "काम" } });
  expect(await publishEntry(site.deps, by, { collection, slug, version: 2 })).toMatchObject({ ok: true });
  const { features } = (await compileSnapshot(site.deps.db, "hi")).collections;
  expect(features.find((feature) => feature.slug === slug)).toEqual({ ...data, slug, text: "काम" });
  expect((await viewEntry(site.deps, collection, slug))?.inEnglish).toBeUndefined();
  const { rows } = await viewMissingTranslations(site.deps.db);
  expect(rows.filter(({ path }) => path.endsWith(slug))).toEqual([]);
});
