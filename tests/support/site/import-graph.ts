import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** The imports of each file, including type imports, limited to the site's own files. */
export type Graph = Map<string, ReadonlySet<string>>;

export function readImports(pattern = "{app,worker}/**/*.{ts,tsx}"): Graph {
  const files = globSync(pattern);
  return new Map(
    files.map((file) => {
      const specifiers = readFileSync(file, "utf8").matchAll(/\b(?:from|import)\s*\(?\s*"([^"]+)"/g);
      const targets = [...specifiers].map(([, specifier = ""]) => resolveImport(file, specifier));
      return [file, new Set(targets.filter((target) => files.includes(target)))];
    }),
  );
}

/** Merges the nodes with the same name: the graph between folders, for example. */
export function groupBy(graph: Graph, nameOf: (file: string) => string): Graph {
  const groups = new Map<string, Set<string>>();
  for (const [file, targets] of graph) {
    const from = nameOf(file);
    const group = groups.get(from) ?? new Set();
    for (const target of targets) if (nameOf(target) !== from) group.add(nameOf(target));
    groups.set(from, group);
  }
  return groups;
}

/** The nodes left after repeatedly removing those without imports or importers: cycles and what connects them. */
export function findCycles(graph: Graph): string[] {
  const rest = new Map([...graph].map(([node, targets]) => [node, new Set(targets)]));
  for (let found = true; found; ) {
    found = false;
    for (const [node, targets] of rest) {
      const isFree = [...targets].every((target) => !rest.has(target));
      const isUnused = [...rest].every(([, others]) => !others.has(node));
      if (!isFree && !isUnused) continue;
      rest.delete(node);
      found = true;
    }
  }
  return [...rest.keys()].sort();
}

function resolveImport(file: string, specifier: string): string {
  return specifier.startsWith("#") ? specifier.slice(1) : join(dirname(file), specifier);
}
