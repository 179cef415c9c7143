import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { countByFolder, countCommentLines, median, readSources } from "../../support/site/code-size.ts";

const sources = readSources();

test("no folder holds more than 20 files", () => {
  // The seed and the decision records are lists that only grow.
  const apart = /^(?:worker\/content\/seed|docs\/decisions)\//;
  const paths = globSync("{app,worker,scripts,tests,docs}/**/*.*").filter((path) => !apart.test(path));
  const large = [...countByFolder(paths)].filter(([, count]) => count > 20);
  expect(large).toEqual([]);
});

test("half of the modules have at most 55 lines, and at most 3 % more than 200", () => {
  const lines = sources.map((file) => file.lines);
  expect(median(lines)).toBeLessThanOrEqual(55);
  expect(lines.filter((count) => count > 200).length / lines.length).toBeLessThanOrEqual(0.03);
});

test("comments are at most 4 % of the lines", () => {
  const lines = sources.reduce((sum, file) => sum + file.lines, 0);
  const comments = sources.reduce((sum, file) => sum + file.comments, 0);
  expect(comments / lines).toBeLessThanOrEqual(0.04);
});

test("comments are counted by line, in blocks and in JSX too", () => {
  const text = ["/** One. */", "const a = 1; // none", "/*", " * Two", " */", "{/* Three. */}", "// Four."].join("\n");
  expect(countCommentLines(text)).toBe(6);
});
