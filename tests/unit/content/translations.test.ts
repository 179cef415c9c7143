import { expect, test } from "vitest";
import { type CollectionName, collections } from "#worker/content/collections.ts";
import { findMisfits, translate, translationSchema } from "#worker/content/translations.ts";
import { hindi } from "#worker/db/hindi.ts";
import { seed } from "#worker/db/seed.ts";

const firstOf = (name: CollectionName): object => seed[name][0] ?? expect.fail("the seed is empty");
const [plan, event, fact] = [firstOf("plans"), firstOf("events"), firstOf("facts")];
const [benefit, news, partner] = [firstOf("benefits"), firstOf("news"), firstOf("partners")];
const shapeOf = (name: CollectionName) => translationSchema(collections[name].schema);

const written = Object.entries(hindi).flatMap(([name, translations]) =>
  Object.entries(translations).map(([slug, hi]) => [name as CollectionName, slug, hi] as const),
);

test.each(written)("the Hindi of %s:%s fits its English entry", (name, slug, hi) => {
  const found = seed[name].find((entry) => entry.slug === slug) ?? expect.fail("there is no such entry");
  const { slug: _, ...data } = found;
  const { schema } = collections[name];
  expect(findMisfits(schema, schema.parse(data), hi)).toEqual([]);
});

test("every collection has texts to translate", () => {
  const without = (Object.keys(collections) as CollectionName[]).filter((name) => !shapeOf(name));
  expect(without).toEqual([]);
});

test.each<[string, CollectionName, object, object]>([
  ["a title", "plans", plan, { title: "सदस्य" }],
  ["a text in a list", "events", { ...event, agenda: [{ time: "1", topic: "2" }] }, { agenda: [{ topic: "स्वागत" }] }],
  ["the description of a picture", "events", event, { image: { alt: "एक हॉल" } }],
  ["a price in words", "benefits", { ...benefit, values: { gold: "₹100" } }, { values: { gold: "₹१००" } }],
  ["the name of a partner", "partners", partner, { name: "बैंक" }],
  ["nothing", "plans", plan, {}],
])("%s is translated", (_name, collection, entry, hi) => {
  expect(findMisfits(collections[collection].schema, entry, hi)).toEqual([]);
});

test.each<[string, CollectionName, object, object, string]>([
  ["a price", "plans", plan, { pricePaise: 100 }, 'Unrecognized key: "pricePaise"'],
  ["an address", "news", news, { link: "https://example.org" }, 'Unrecognized key: "link"'],
  ["the website of a partner", "partners", partner, { website: "बैंक" }, 'Unrecognized key: "website"'],
  ["a list of facts", "news", news, { facts: ["a"] }, 'Unrecognized key: "facts"'],
  ["a list of another length", "events", { agenda: [{}] }, { agenda: [] }, ".agenda: 0 parts, but 1 in English"],
  ["a field that the entry does not have", "events", {}, { bring: "पेन" }, ".bring: the entry has no text here"],
  ["a part that the entry does not have", "events", {}, { venue: {} }, ".venue: the entry has no such part"],
  ["a number", "facts", fact, { statement: 1 }, "statement: Invalid input: expected string, received number"],
])("%s is not translated", (_name, collection, entry, hi, problem) => {
  const misfits = findMisfits(collections[collection].schema, entry, hi);
  expect(misfits.some((misfit) => misfit.endsWith(problem))).toBe(true);
});

test("a translated entry has English where a text is missing, and its other values", () => {
  const entry = {
    title: "A day",
    fee: "Free",
    capacity: 20,
    agenda: [{ time: "10 am", topic: "Welcome" }],
    tags: ["a", "b"],
  };
  const hi = { title: "एक दिन", fee: " ", capacity: 9, agenda: [{ topic: "स्वागत" }], tags: ["", "ब"], other: "x" };
  expect(translate(entry, hi)).toEqual({
    title: "एक दिन",
    fee: "Free",
    capacity: 20,
    agenda: [{ time: "10 am", topic: "स्वागत" }],
    tags: ["a", "ब"],
  });
  expect(translate(entry, undefined)).toEqual(entry);
});
