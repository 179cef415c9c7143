import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fitsOf } from "#app/routes/schemes/fits.ts";
import { SCHEME_BUSINESSES, SCHEME_PURPOSES } from "#worker/content/scheme-schema.ts";
import { schemes } from "#worker/content/seed/schemes.ts";

const css = readFileSync("app/routes/schemes/schemes.css", "utf8");

test("several schemes fit every choice that one of them fits, without duplicates", () => {
  expect(fitsOf([{ fits: ["make", "loan"] }, { fits: ["make", "buyer"] }])).toBe("make loan buyer");
  expect(fitsOf([])).toBe("");
});

test.each([
  ...SCHEME_BUSINESSES.map((choice) => ["business", choice] as const),
  ...SCHEME_PURPOSES.map((choice) => ["purpose", choice] as const),
])("the choice %s %s hides what does not fit and leaves something", (name, choice) => {
  expect(css).toContain(`.schemes-page:has(#${name}-${choice}:checked) [data-fits]:not([data-fits~="${choice}"])`);
  const fitting = schemes.filter(({ businesses, purposes }) => {
    return [...businesses, ...purposes].some((one) => one === choice);
  });
  expect(fitting.length).toBeGreaterThan(0);
});
