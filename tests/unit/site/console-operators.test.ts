import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../../../scripts/dev/processes.ts";

test("no two browser tests log in as the same operator, whose passkey counts its uses", () => {
  const used = globSync("tests/e2e/**/*.test.ts", { cwd: root }).flatMap((path) => {
    const source = readFileSync(join(root, path), "utf8");
    return [...source.matchAll(/openConsole\(\w+, ("\w+", \d+)/g)].map(([, operator]) => operator);
  });
  expect(used.length).toBeGreaterThan(20);
  expect(used.filter((operator, i) => used.indexOf(operator) !== i)).toEqual([]);
});
