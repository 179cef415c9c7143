import { expect, test } from "vitest";
import { LOCALES, type Locale, locale } from "#messages/locale.ts";
import { type CollectionName, collections } from "#worker/content/collections.ts";
import { translate } from "#worker/content/translations.ts";
import { hindi as translations } from "#worker/db/hindi.ts";
import { seed } from "#worker/db/seed.ts";
import type { Deps } from "#worker/deps.ts";
import { compareSchemes } from "#worker/domain/schemes/compare.server.ts";
import { findDeadlineCalendar } from "#worker/domain/schemes/deadline.server.ts";
import { openFinder } from "#worker/domain/schemes/finder.server.ts";
import type { SchemeView } from "#worker/domain/schemes/scheme-view.server.ts";
import { inLocale } from "#worker/locale.server.ts";
import { businesses } from "../../support/fixtures/schemes/businesses.ts";

/** The shipped content in each language, as the content store has it. */
const snapshots = Object.fromEntries(LOCALES.map((language) => [language, snapshotIn(language)]));
const deps = {
  content: { snapshot: async () => snapshots[locale()] },
  config: { siteUrl: "https://masaforum.example" },
  now: () => new Date("2026-11-24T06:00:00Z"),
} as unknown as Deps;

function snapshotIn(language: Locale) {
  const entriesOf = (name: CollectionName) =>
    seed[name].map(({ slug, ...data }) => {
      const entry = { slug, ...collections[name].schema.parse(data) };
      return language === "hi" ? translate(entry, translations[name]?.[slug]) : entry;
    });
  return { collections: { schemes: entriesOf("schemes"), facts: entriesOf("facts"), articles: entriesOf("articles") } };
}

const open = async (language: Locale, query: string) =>
  inLocale(language, async () => openFinder(deps, new URLSearchParams(query)));

/** What a visitor may rely on, without its words. */
const decided = ({ slug, verdict, otherwise, applyUrl, closes, ...scheme }: SchemeView) => ({
  ...{ slug, verdict, otherwise, applyUrl, closes: closes?.day },
  questions: scheme.questions.map(({ name }) => name),
  steps: scheme.steps.map(({ href, documents }) => [href, documents.length]),
  reasons: scheme.reasons.map(({ isUnconfirmed }) => isUnconfirmed),
  counts: [scheme.tiers, scheme.conditions, scheme.documents, scheme.applySteps].map((list) => list.length),
  money: [scheme.upTo, ...scheme.tiers, scheme.cost].map(amountsOf),
});
const amountsOf = (text: string) => (text.match(/₹?\d[\d,.]*\d|₹?\d/g) ?? []).toSorted();
const wordsOf = (scheme: SchemeView) => [
  ...[scheme.title, scheme.kind, scheme.upTo, scheme.agency, scheme.summary, scheme.cost, scheme.applyBy],
  ...[...scheme.tiers, ...scheme.applySteps, ...scheme.documents, scheme.statusNote?.text ?? ""],
  ...[...scheme.reasons, ...scheme.conditions].map(({ text }) => text),
  ...scheme.questions.map(({ title }) => title),
  ...scheme.steps.flatMap(({ text, time, documents }) => [text, time, ...documents]),
];
/** Two words; scheme names such as “MSME ODR” are printed so in Hindi, too. */
const ENGLISH = /[A-Za-z]{2,} [a-z]{2,}/;

test.each(businesses)("$who gets the same schemes, order and amounts in Hindi", async ({ answers }) => {
  const query = String(new URLSearchParams(answers));
  const [english, hindi] = [await open("en", query), await open("hi", query)];
  for (const [verdict, schemes] of Object.entries(english.groups)) {
    const found = hindi.groups[verdict as keyof typeof hindi.groups];
    expect(found.map(decided), verdict).toEqual(schemes.map(decided));
  }
  expect(hindi.otherPurpose.map(decided)).toEqual(english.otherPurpose.map(decided));
  expect([hindi.query, hindi.most, hindi.next?.name]).toEqual([english.query, english.most, english.next?.name]);
  const texts = [...Object.values(hindi.groups).flat(), ...hindi.otherPurpose].flatMap(wordsOf);
  expect(texts.filter((text) => ENGLISH.test(text))).toEqual([]);
});

test("each question has the same answers in Hindi, in the same order and without English", async () => {
  for (const { answers } of businesses) {
    const query = String(new URLSearchParams(answers));
    const [english, hindi] = [await open("en", query), await open("hi", query)];
    const valuesOf = ({ answered, open: left }: typeof hindi) =>
      [...answered, ...left].map(({ name, options }) => [name, ...options.map(({ value }) => value)]);
    expect(valuesOf(hindi)).toEqual(valuesOf(english));
    const texts = [...hindi.answered, ...hindi.open].flatMap(({ title, help = "", options }) => {
      return [title, help, ...options.map(({ label }) => label)];
    });
    expect(texts.filter((text) => ENGLISH.test(text))).toEqual([]);
  }
});

test("the comparison and the last day of a scheme are in the reader's language", async () => {
  const given = new URLSearchParams("purpose=working_capital&with=eclgs-5&with=cgtmse");
  const compared = await inLocale("hi", async () => compareSchemes(deps, given));
  expect(compared.schemes.flatMap(wordsOf).filter((text) => ENGLISH.test(text))).toEqual([]);
  const calendar = await inLocale("hi", async () => findDeadlineCalendar(deps, "eclgs-5"));
  expect(calendar).toContain("SUMMARY:आखिरी दिन: ");
  expect(calendar).toContain("/hi/SchemesPage/finder");
  expect(calendar).toContain("DTSTART;VALUE=DATE:20270331");
});
