import { expect, test } from "vitest";
import { findCycles, groupBy, readImports } from "../../support/site/import-graph.ts";

const graph = readImports();
const DOMAIN = "worker/domain/";

test("no import is circular, type imports included (rule 6)", () => {
  expect(graph.size).toBeGreaterThan(100);
  expect(findCycles(graph)).toEqual([]);
});

test("the folders of the domain depend on each other in one direction (rule 6)", () => {
  const domain = new Map([...graph].filter(([file]) => file.startsWith(DOMAIN)));
  const folderOf = (file: string) => file.slice(DOMAIN.length).split("/")[0] ?? "";
  expect(findCycles(groupBy(domain, folderOf))).toEqual([]);
});

test("a circular import is found", () => {
  const imports = new Map([
    ["worker/domain/a/one.ts", new Set(["worker/domain/b/two.ts"])],
    ["worker/domain/b/two.ts", new Set(["worker/domain/b/three.ts"])],
    ["worker/domain/b/three.ts", new Set(["worker/domain/a/four.ts"])],
    ["worker/domain/a/four.ts", new Set<string>()],
  ]);
  expect(findCycles(imports)).toEqual([]);
  expect(findCycles(groupBy(imports, (file) => file.split("/")[2] ?? ""))).toEqual(["a", "b"]);
});
