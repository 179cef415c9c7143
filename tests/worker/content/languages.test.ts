import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { brand } from "#messages/layout.ts";
import { locale } from "#messages/locale.ts";
import { listChapterHeads } from "#worker/domain/content/chapter-heads.server.ts";
import { compileSnapshot, publishContent, saveEntries } from "#worker/domain/content/content.server.ts";
import { inLocale } from "#worker/locale.server.ts";
import { withCollections } from "../../support/fixtures/changed-content.ts";
import { openSite } from "../../support/site/site.ts";

const { deps } = openSite();
const feature = { title: "A feature", text: "Of the forum.", icon: "store" };
const save = (hi: unknown) =>
  saveEntries(
    deps,
    [{ collection: "features", slug: "of-this-test", position: 99, status: "published", data: feature, hi }],
    "test",
  );
const hindiFeature = async () =>
  (await compileSnapshot(deps.db, "hi")).collections.features.find(({ slug }) => slug === "of-this-test");

test("requests of two languages at the same time keep theirs", async () => {
  const turns = Array.from({ length: 20 }, (_, i) => {
    const language = i % 2 === 0 ? "hi" : "en";
    return inLocale(language, async () => {
      for (let turn = 0; turn < i % 3; turn++) await Promise.resolve();
      return [language, locale(), brand()];
    });
  });
  for (const [language, read, text] of await Promise.all(turns)) {
    expect([read, text]).toEqual([language, language === "hi" ? "मासा फ़ोरम" : "MASA Forum"]);
  }
  expect(locale()).toBe("en");
});

test("the content of a language is what its requests read, from memory and from KV", async () => {
  await publishContent(deps);
  for (const site of [deps, openSite().deps]) {
    const read = () => site.content.snapshot();
    const [english, hindi] = await Promise.all([inLocale("en", read), inLocale("hi", read)]);
    expect(english.collections.settings[0]?.tagline).toMatch(/India/);
    expect(hindi.collections.settings[0]?.tagline).toMatch(/भारत/);
    expect(hindi.version).toBe(english.version);
  }
  expect(await env.CONTENT.get("snapshot.hi")).toContain("भारत");
});

test("the heads of the chapters are the same people in Hindi, whatever their role is called", async () => {
  const slugs = async () => (await listChapterHeads(deps)).map(({ city, head }) => [city, head?.slug]);
  const english = await slugs();
  expect(new Set(english.map(([, slug]) => slug)).size).toBe(5);
  expect(await inLocale("hi", slugs)).toEqual(english);
});

test("a chapter’s head is its president, wherever on the board, else the board’s first member, else nobody", async () => {
  const { team } = (await deps.content.snapshot()).collections;
  const [president] = team.filter(({ role }) => role === "Chapter President");
  const member = (slug: string, role: string) => ({ ...president, slug, name: slug, section: "Delhi", role }) as never;
  const headOf = async (...board: never[]) => {
    const heads = await listChapterHeads(await withCollections(deps, { team: board }));
    return heads.find(({ city }) => city === "Delhi")?.head?.slug;
  };
  expect(await headOf(member("a", "Treasurer"), member("b", "Chapter President"))).toBe("b");
  expect(await headOf(member("a", "Treasurer"), member("c", "Secretary"))).toBe("a");
  expect(await headOf()).toBeUndefined();
});

test("all content of the site has its Hindi, and the Hindi question of the English Home is not there twice", async () => {
  const { collections } = await compileSnapshot(deps.db, "hi");
  const english = Object.entries(collections).flatMap(([name, entries]) =>
    entries.filter(({ isEnglish }) => isEnglish).map(({ slug }) => `${name}:${slug}`),
  );
  expect(english).toEqual([]);
  expect(collections.faqs.filter(({ lang }) => lang === "hi")).toEqual([]);
});

test("an entry with one text that has no Hindi is entirely in English, and says so", async () => {
  await save({ title: "एक सुविधा", text: "फ़ोरम की।" });
  expect(await hindiFeature()).toMatchObject({ title: "एक सुविधा", text: "फ़ोरम की।", icon: "store" });
  expect(await hindiFeature()).not.toHaveProperty("isEnglish");
  await save({ title: "एक सुविधा", text: " " });
  expect(await hindiFeature()).toMatchObject({ title: "A feature", text: "Of the forum.", isEnglish: true });
});

test("a change in the Hindi alone makes a new version of both languages", async () => {
  await save({ title: "पहला", text: "फ़ोरम की।" });
  const before = await compileSnapshot(deps.db);
  await save({ title: "दूसरा", text: "फ़ोरम की।" });
  expect((await compileSnapshot(deps.db)).version).not.toBe(before.version);
});
