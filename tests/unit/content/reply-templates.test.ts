import { expect, test } from "vitest";
import { replyTemplates as hindi } from "../../../worker/content/seed/hi/reply-templates.ts";
import { replyTemplates } from "../../../worker/content/seed/reply-templates.ts";

const FILLED = /\[(?:name|event|operator|received|plan|site)\]/g;
const BLANK = /\[[^[\]]+\]/g;

test.each(replyTemplates.map(({ slug, text }) => [slug, text] as const))(
  "the template %s is filled in with the same values in both languages, and leaves as much to write",
  (slug, text) => {
    const translated = (hindi as Record<string, { text: string } | undefined>)[slug]?.text ?? "";
    const valuesIn = (one: string) => (one.match(FILLED) ?? []).sort();
    expect(valuesIn(translated)).toEqual(valuesIn(text));
    expect(translated.match(BLANK)?.length).toBe(text.match(BLANK)?.length);
  },
);

test("the links in the Hindi templates lead to Hindi pages", () => {
  const links = Object.values(hindi).flatMap(({ text = "" }) => text.match(/\[site\]\S*/g) ?? []);
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter((link) => !link.startsWith("[site]/hi/"))).toEqual([]);
});
