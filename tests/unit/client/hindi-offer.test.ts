import { expect, test } from "vitest";
import { prefersHindi } from "#app/client/home/hindi-offer.ts";

test.each([
  [["hi-IN", "en-IN"], true],
  [["mr-IN", "hi", "en"], true],
  [["HI"], true],
  [["en-IN", "hi"], false],
  [["mr-IN"], false],
  [["hil"], false],
  [[], false],
])("a browser with the languages %j prefers Hindi to English: %s", (languages, isPreferred) => {
  expect(prefersHindi(languages)).toBe(isPreferred);
});
