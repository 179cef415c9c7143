import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** The specification's sentences by key, and the keys that titles of browser tests begin with, or tables of tests hold. */
const sentences = globSync("tests/sentences/*.json").flatMap((path) =>
  Object.keys(JSON.parse(readFileSync(path, "utf8")) as Record<string, string>),
);
const titles = globSync("tests/e2e/**/*.test.ts").flatMap((path) =>
  [...readFileSync(path, "utf8").matchAll(/\[(\d-[\w-]+)\]|key: "(\d-[\w-]+)"/g)].map(
    ([, inTitle, inTable = ""]) => inTitle ?? inTable,
  ),
);

test("every sentence of the table is shown by a browser test", () => {
  expect(sentences.length).toBeGreaterThan(0);
  expect(sentences.filter((key) => !titles.includes(key))).toEqual([]);
});

test("every key of a browser test is in the table, once", () => {
  expect(titles.filter((key) => !sentences.includes(key))).toEqual([]);
  expect(sentences.filter((key, i) => sentences.indexOf(key) !== i)).toEqual([]);
});
