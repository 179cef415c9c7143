import { expect, test } from "vitest";
import { seed } from "#worker/db/seed.ts";
import { formsOf, readMessages } from "../../support/site/messages.ts";
import { proseOf, readVisibleTexts, type VisibleText } from "../../support/site/visible-texts.ts";

/** One spelling per word. Laws keep their own: "Trade Marks Rules". */
const SPELLINGS: readonly RegExp[] = [
  /\be-mails?\b/i,
  /\bper cent\b/i,
  /\btrade marks?\b/,
  /\bstart-ups?\b/i,
  // Computers have programs.
  /\bprograms?\b(?! do\b)/,
  /\bsign(?:ed|ing|s)? in\b/i,
  /\bRs\.? ?\d/,
];
/** A straight apostrophe or quotation mark. */
const STRAIGHT = /\p{L}'\p{L}|\p{L}' |["]/u;
const COUNTS =
  /\b(?:three|four|five|six|seven|eight|ten|twelve|fourteen|fifteen|sixteen) (?:government )?(?:plans|schemes|episodes|pictures|articles|posts|members|partners)\b/i;

const content = Object.entries(seed).flatMap(([name, entries]) =>
  entries.flatMap((entry) => proseOf(entry, `${name}:${entry.slug}`)),
);
const pages = [
  ...readVisibleTexts("app/**/*.{ts,tsx}"),
  ...readVisibleTexts("worker/contracts/*.ts"),
  ...readVisibleTexts("worker/domain/**/*mail*.ts"),
  ...readMessages().flatMap(({ subject, name, texts }) =>
    formsOf(texts.en).map((text) => ({ place: `${subject}.${name}`, text })),
  ),
];

function findingsOf(texts: readonly VisibleText[], pattern: RegExp): string[] {
  return texts.flatMap(({ place, text }) => {
    const found = pattern.exec(text);
    return found ? [`${place}: …${text.slice(Math.max(0, found.index - 20), found.index + 30)}…`] : [];
  });
}

test("there are texts to read", () => {
  expect(content.length).toBeGreaterThan(1000);
  expect(pages.length).toBeGreaterThan(700);
});

test("texts have curly quotation marks and apostrophes", () => {
  expect(findingsOf(content, STRAIGHT)).toEqual([]);
  expect(findingsOf(pages, STRAIGHT)).toEqual([]);
});

test.each(SPELLINGS.map((pattern) => [String(pattern), pattern] as const))("no text has %s", (_name, pattern) => {
  expect(findingsOf([...content, ...pages], pattern)).toEqual([]);
});

test("no page hard-codes a count that the data provides", () => {
  // An event or a press article may state counts of its subject.
  const standing = content.filter(({ place }) => /^(?:features|faqs|plans|pillars|initiatives|hero):/.test(place));
  expect(findingsOf([...standing, ...pages], COUNTS)).toEqual([]);
});

test("the patterns above match what they forbid", () => {
  const text = (value: string) => [{ place: "a", text: value }];
  for (const bad of ["the owner's name", "the owners' names", 'a "quote"']) {
    expect(findingsOf(text(bad), STRAIGHT)).toHaveLength(1);
  }
  expect(findingsOf(text("the owner’s “name”"), STRAIGHT)).toEqual([]);
  expect(findingsOf(text("Ten government schemes"), COUNTS)).toHaveLength(1);
  expect(proseOf({ slug: "a", text: 'see [b](/c "d") and `"e"`' }, "x")).toEqual([
    { place: "x.text", text: "see [b  and  " },
  ]);
});
