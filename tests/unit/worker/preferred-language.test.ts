import { Hono } from "hono";
import type { LanguageVariables } from "hono/language";
import { expect, test } from "vitest";
import { detectLanguage } from "#worker/api/language.ts";

const app = new Hono<{ Variables: LanguageVariables }>().use(detectLanguage).get("/", (c) => c.text(c.get("language")));

test.each([
  ["hi", "hi"],
  ["hi-IN,hi;q=0.9,en-IN;q=0.8", "hi"],
  ["mr-IN, HI ;q=0.7 , en;q=0.6", "hi"],
  ["en-IN,en;q=0.9,hi;q=0.8", "en"],
  ["en;q=0.5,hi;q=0.6", "hi"],
  ["hi;q=0, en;q=0.1", "en"],
  ["hi,en", "hi"],
  ["hindi", "en"],
  ["*", "en"],
  ["", "en"],
  [undefined, "en"],
])("%s means %s", async (header, language) => {
  const response = await app.request("/", { headers: header === undefined ? {} : { "Accept-Language": header } });
  expect(await response.text()).toBe(language);
});
