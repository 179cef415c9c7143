import { expect, test } from "vitest";
import { type CollectionName, collections } from "#worker/content/collections.ts";
import { hindi } from "#worker/db/hindi.ts";
import { seed } from "#worker/db/seed.ts";
import { pairTexts } from "./translated-texts.ts";

const LINK = /\]\(([^)]*)\)/g;
const VARIABLE = /\{[\w.-]+\}/g;

const texts = (Object.keys(collections) as CollectionName[]).flatMap((name) =>
  seed[name]
    // The last question of Home is in Hindi on the English page.
    .filter((entry) => !("lang" in entry && entry.lang === "hi"))
    .flatMap(({ slug, ...data }) => {
      const { schema } = collections[name];
      return pairTexts(schema, schema.parse(data), hindi[name]?.[slug], `${name}:${slug}`);
    })
    .filter(({ english }) => /\p{Letter}/u.test(english)),
);
const translated = texts.flatMap(({ path, english, hindi }) => (hindi ? [{ path, english, hindi }] : []));

test("every text of the seed has its Hindi", () => {
  expect(texts.length).toBeGreaterThan(1000);
  expect(texts.filter(({ hindi }) => !hindi).map(({ path }) => path)).toEqual([]);
});

test.each<[string, (text: string) => readonly string[]]>([
  ["figures", (text) => text.replace(LINK, "]").match(/\d+(?:[.,]\d+)*/g) ?? []],
  ["links", (text) => [...text.matchAll(LINK)].map(([, href = ""]) => href)],
  ["template variables", (text) => text.match(VARIABLE) ?? []],
  ["headings, lists and tables", (text) => text.match(/^(?:#+ |- |\d+\. |\|)/gm) ?? []],
])("the Hindi texts have the same %s as the English ones", (_what, of) => {
  const differing = translated
    .filter(({ english, hindi }) => of(english).toSorted().join() !== of(hindi).toSorted().join())
    .map(({ path }) => path);
  expect(differing).toEqual([]);
});

test("the Hindi texts have Western digits, their own full stop, and no nukta below क, ख and ग", () => {
  const differing = translated
    .filter(({ hindi }) => /[\u0966-\u096f\u0958-\u095a]|[\u0915-\u0917]\u093c|[\u0915-\u0939]\.(?:\s|$)/u.test(hindi))
    .map(({ path }) => path);
  expect(differing).toEqual([]);
});
