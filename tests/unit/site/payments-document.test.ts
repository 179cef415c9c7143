import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const document = readFileSync("docs/payments.md", "utf8");
const named = [...document.matchAll(/`([\w/-]+)`: “([^”]+)” +\|/g)].map(([, file = "", name = ""]) => ({ file, name }));
const faults = document.slice(document.indexOf("## Faults"), document.indexOf("## When manual action"));

test("the document of payments names at least 60 faults, each with its test", () => {
  const rows = faults.split("\n").filter((line) => line.startsWith("| ") && !/^\| (?:Fault|-)/.test(line));
  expect(rows.length).toBeGreaterThanOrEqual(60);
  expect(rows.filter((row) => !/`[\w/-]+`: “[^”]+” +\|$/.test(row))).toEqual([]);
});

test("every test that the document names exists", () => {
  expect(named.length).toBeGreaterThan(60);
  const unknown = named.filter(({ file, name }) => {
    const path = `tests/worker/${file}.test.ts`;
    return !existsSync(path) || !readFileSync(path, "utf8").includes(name);
  });
  expect(unknown).toEqual([]);
});

test("every document and folder that it links to exists", () => {
  const links = [...document.matchAll(/\]\((?!https:)([^)#]+)\)/g)].map(([, path = ""]) => `docs/${path}`);
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter((path) => !existsSync(path))).toEqual([]);
});
