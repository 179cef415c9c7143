import { expect, test } from "vitest";
import { hindiFile, textsOf } from "../../../scripts/vite/client-languages.ts";

const code =
  'let a=t({en:"Yes, {n}",hi:`हाँ, {n}`}),b=t({en:{one:"a",other:"b"},hi:{one:"क",other:"ख"}});c({hi:1});d({en:1,hi:2,x:3})';

test("a browser file keeps the texts of one language, and everything else", () => {
  const rest = "c({hi:1});d({en:1,hi:2,x:3})";
  expect(textsOf("en", code)).toBe(`let a=t({en:"Yes, {n}",}),b=t({en:{one:"a",other:"b"},});${rest}`);
  expect(textsOf("hi", code)).toBe(`let a=t({hi:\`हाँ, {n}\`}),b=t({hi:{one:"क",other:"ख"}});${rest}`);
  expect(textsOf("hi", "let a = 1")).toBe("let a = 1");
});

test("data that is named like a language stays: an editor would save an entry without its Hindi", () => {
  const data = "let a={en:b(c),hi:b(d)},e={en:c,hi:d},f={en:{x:c},hi:{x:d}}";
  expect([textsOf("en", data), textsOf("hi", data)]).toEqual([data, data]);
});

test("the Hindi twin of a file imports the twins of its imports", () => {
  expect(hindiFile("assets/site-1.js")).toBe("assets/hi/site-1.js");
});
