import { expect, test } from "vitest";
import { type CollectionName, collections } from "#worker/content/collections.ts";
import { Paise } from "#worker/content/fields.ts";
import { findMisfits } from "#worker/content/translations.ts";
import { hindi } from "#worker/db/hindi.ts";
import { seed } from "#worker/db/seed.ts";
import { findProblems, slugOf, titleLabelOf, titleOf } from "#worker/domain/studio/entry-content.server.ts";
import { describeField } from "#worker/domain/studio/form/describe-field.server.ts";
import { translationFromForm, translationToForm } from "#worker/domain/studio/form/form-translations.server.ts";
import { fromForm, toForm } from "#worker/domain/studio/form/form-values.server.ts";

const formOf = (name: CollectionName) => describeField("", collections[name].schema, () => []);
const entries = Object.entries(seed).flatMap(([name, list]) =>
  list.map(({ slug, ...data }) => [name as CollectionName, slug, data] as const),
);

test.each(entries)("the form of %s:%s returns what it shows", (name, _slug, data) => {
  const accepted = collections[name].schema.parse(data);
  const form = formOf(name);
  expect(collections[name].schema.parse(fromForm(form, toForm(form, accepted)))).toEqual(accepted);
});

const translated = Object.entries(hindi).flatMap(([name, list]) =>
  Object.entries(list).map(([slug, hi]) => [name as CollectionName, slug, hi] as const),
);

test.each(translated)("the form of %s:%s returns its Hindi", (name, slug, hi) => {
  const entry = seed[name].find((one) => one.slug === slug);
  const form = formOf(name);
  const shown = translationToForm(form, entry, hi);
  const back = translationFromForm(form, shown, toForm(form, entry));
  expect(translationFromForm(form, translationToForm(form, entry, back), toForm(form, entry))).toEqual(back);
  expect(findMisfits(collections[name].schema, entry, back)).toEqual([]);
  expect(JSON.stringify(back)?.length).toBeGreaterThan(0);
});

test.each(entries)(
  "the address of a new entry like %s:%s is made from the field that its form names",
  (name, slug, data) => {
    const form = formOf(name);
    const [field] = form.kind === "group" ? form.fields.filter(({ label }) => label === titleLabelOf(form)) : [];
    expect(titleOf(data, slug)).toBe((data as Record<string, unknown>)[field?.name ?? ""]);
  },
);

test("an event whose picture is removed has no picture, whatever its description says", () => {
  const form = formOf("events");
  const shown = toForm(form, seed.events[0]) as Record<string, object>;
  const without = fromForm(form, { ...shown, image: { ...shown["image"], src: "" } } as Parameters<typeof fromForm>[1]);
  expect(without).not.toHaveProperty("image");
  expect(collections.events.schema.safeParse(without).success).toBe(true);
});

test("a scheme has no terms for the finder while nothing of them is filled in", () => {
  const form = formOf("schemes");
  const { terms: _terms, ...scheme } = seed.schemes[0] ?? {};
  const without = fromForm(form, toForm(form, scheme));
  expect(without).not.toHaveProperty("terms");
  expect(collections.schemes.schema.safeParse(without).success).toBe(true);
  const withRow = { ...(toForm(formOf("events"), seed.events[0]) as object), agenda: [{ time: "", topic: "" }] };
  expect(fromForm(formOf("events"), withRow)).toHaveProperty("agenda", [{ time: "", topic: "" }]);
});

test("an empty address is missing and not misspelt, and a team member needs no LinkedIn", () => {
  const [partner] = seed.partners;
  const withWebsite = (website: string) => findProblems("partners", { ...partner, website });
  expect(withWebsite("")).toEqual([{ field: "website", message: "Fill this in." }]);
  const help = "Enter a full address, for example https://example.org.";
  expect(withWebsite("example.org")).toEqual([{ field: "website", message: help }]);
  const form = formOf("team");
  const shown = toForm(form, seed.team[0]) as Record<string, string>;
  const withLinkedIn = (linkedin: string) => findProblems("team", fromForm(form, { ...shown, linkedin }));
  expect(withLinkedIn("")).toEqual([]);
  expect(withLinkedIn("linkedin")).toEqual([{ field: "linkedin", message: help }]);
});

test("a text that is too long is not called a number that is too large", () => {
  const { bankAccount, ...others } = seed.settings[0] ?? expect.fail("no settings");
  const problems = findProblems("settings", { ...others, bankAccount: { ...bankAccount, name: "N".repeat(121) } });
  expect(problems).toEqual([{ field: "bankAccount.name", message: "Use at most 120 characters." }]);
});

test("a missing picture is one problem, and so is a picture without a description", () => {
  const form = formOf("partners");
  const shown = toForm(form, seed.partners[0]) as Record<string, Record<string, string>>;
  const withLogo = (logo: object) => findProblems("partners", fromForm(form, { ...shown, logo: { ...logo } }));
  expect(withLogo({ src: "", alt: "" })).toEqual([{ field: "logo.src", message: "Choose a picture." }]);
  expect(withLogo({ ...shown["logo"], alt: "" })).toEqual([{ field: "logo.alt", message: "Fill this in." }]);
  expect(withLogo({ ...shown["logo"] })).toEqual([]);
});

test.each([
  ["4,999.50", 499_950],
  ["₹4,999", 499_900],
  ["5 lakh", 50_000_000],
  ["1,50", "1,50"],
  [",", ","],
  ["4999.505", "4999.505"],
])("a price typed as %j is read as %j", (typed, price) => {
  expect(
    fromForm(
      describeField("price", Paise, () => []),
      typed,
    ),
  ).toBe(price);
});

test("an address that is made from a long title ends with a whole word", () => {
  expect(slugOf("Founders’ open house for a tier-2 city: how to find your first customers")).toBe(
    "founders-open-house-for-a-tier-2-city-how-to-find-your-first",
  );
  expect(slugOf("Founders’ open house for a tier-2 city: how to get first orders")).toBe(
    "founders-open-house-for-a-tier-2-city-how-to-get-first",
  );
  expect(slugOf("Growth workshop, Pune!")).toBe("growth-workshop-pune");
  expect(slugOf("x".repeat(70))).toHaveLength(60);
});
