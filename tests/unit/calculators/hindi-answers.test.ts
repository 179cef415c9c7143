import { expect, test } from "vitest";
import { CATALOGUE } from "#app/components/calculators/catalogue.ts";
import { ANSWERS } from "#app/routes/calculators/answers.server.ts";
import type { Locale } from "#messages/locale.ts";
import { collections } from "#worker/content/collections.ts";
import { translate } from "#worker/content/translations.ts";
import { CALCULATORS, type Calculator } from "#worker/contracts/calculators/vocabulary.ts";
import { hindi } from "#worker/db/hindi.ts";
import { seed } from "#worker/db/seed.ts";
import { inLocale } from "#worker/locale.server.ts";
import { parsedFacts } from "./facts.ts";

const facts = parsedFacts(seed.facts);
const plans = seed.plans.map(({ slug, ...data }) => ({ slug, ...collections.plans.schema.parse(data) }));
const gst = collections.settings.schema.shape.gst.parse(seed.settings[0]?.gst);
const known = { en: { facts, plans }, hi: { facts: inHindi("facts", facts), plans: inHindi("plans", plans) } };
const UPGRADE = "present=community&higher=premium&until=2027-05-24";
/** Printed so on forms and portals. */
const LATIN = /\b(?:DSCR|FOB|CIF|CFR|EXW|CGTMSE)\b/g;

function inHindi<E extends { slug: string }>(collection: "facts" | "plans", entries: readonly E[]): readonly E[] {
  return entries.map((entry) => translate(entry, hindi[collection]?.[entry.slug]));
}

function answer(language: Locale, calculator: Calculator, changes: Record<string, string> = {}) {
  return inLocale(language, () => {
    const typed = Object.fromEntries(new URLSearchParams(CATALOGUE[calculator].example?.() ?? UPGRADE));
    return ANSWERS[calculator]({ ...typed, ...changes }, { ...known[language], gst, today: "2026-11-24" });
  });
}

/** Of an answer or a refusal, in order. */
function textsOf(outcome: ReturnType<typeof answer>): string[] {
  if (!outcome?.ok) return [outcome?.message ?? "", ...(outcome?.errors ?? []).map(({ message }) => message)];
  const { label, figure, sentence, points, tables } = outcome.value;
  const cells = tables.flatMap(({ caption, head, rows }) => [caption, ...head, ...rows.flat()]);
  return [label, figure, sentence, ...points, ...cells];
}

/** Word order differs between the languages, the figures do not. */
const figuresOf = (text: string) => (text.match(/\d[\d,.]*\d|\d/g) ?? []).toSorted();

test.each([
  ...CALCULATORS.map((calculator) => [calculator, {}] as const),
  ["delayed-payment-interest", { paid: "" }] as const,
  ["delayed-payment-interest", { term: "" }] as const,
  ["delayed-payment-interest", { term: "90" }] as const,
  ["delayed-payment-interest", { paid: "2026-02-17" }] as const,
  ["delayed-payment-interest", { accepted: "2018-07-31" }] as const,
  ["cgtmse-guarantee-fee", { discount: "yes", facility: "working_capital" }] as const,
  ["cgtmse-guarantee-fee", { amount: "20 crore" }] as const,
  ["dscr-and-break-even", { interest: "", principal: "" }] as const,
  ["dscr-and-break-even", { fixed: "10,00,000" }] as const,
  ["export-price", { duty: "10", units: "1,000", currency: "84.25" }] as const,
  ["udyam-class", { investment: "126 crore" }] as const,
  ["udyam-class", { turnover: "lots" }] as const,
  ["membership-upgrade", { until: "2028-05-24" }] as const,
  ["membership-upgrade", { higher: "community" }] as const,
])("%s %j has the same figures in Hindi, and no English", (calculator, changes) => {
  const [english, translated] = [answer("en", calculator, changes), answer("hi", calculator, changes)];
  expect(translated?.ok).toBe(english?.ok);
  expect(textsOf(translated).map(figuresOf)).toEqual(textsOf(english).map(figuresOf));
  const texts = textsOf(translated).map((text) => text.replace(LATIN, ""));
  // The rule of a purchase comes from the memberships.
  const own = calculator === "membership-upgrade" ? texts.toSpliced(2, 1) : texts;
  expect(own.filter((text) => /[a-z]/i.test(text))).toEqual([]);
});
