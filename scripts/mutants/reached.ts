import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Vitest } from "vitest/node";
import { root } from "../dev/processes.ts";
import type { Guard } from "./guards.ts";
import { withMarks } from "./marked.ts";
import { keyOf } from "./report.ts";
import { findFailure, runWith } from "./runner.ts";

/** The tests of a file that reach a guard; `all` where they need each other. */
type Tests = readonly string[] | "all";
/** What a test file reaches. Valid until the file changes, or a guard is none of `known`. */
type Recorded = { source: string; known: string[]; tests: Record<string, Tests> };

/** Kept for the next run, because it takes as long as the mutants. */
const KEPT = join(root, ".wrangler/mutants.json");

/** Finds which guards a test file reaches, by running it once from its last test to its first. */
export function openReached(vitest: Vitest, copy: string, guards: readonly Guard[]) {
  const recorded: Record<string, Recorded> = existsSync(KEPT) ? JSON.parse(readFileSync(KEPT, "utf8")) : {};
  const keys = guards.map(keyOf);
  return async (guard: Guard, file: string): Promise<Tests | undefined> => {
    const source = readFileSync(join(copy, file), "utf8");
    const key = keyOf(guard);
    if (recorded[file]?.source !== source || !recorded[file].known.includes(key)) {
      recorded[file] = { source, known: keys, tests: await record(vitest, copy, guards, file) };
      mkdirSync(dirname(KEPT), { recursive: true });
      writeFileSync(KEPT, JSON.stringify(recorded));
    }
    return recorded[file].tests[key];
  };
}

async function record(vitest: Vitest, copy: string, guards: readonly Guard[], file: string) {
  const restore = markSources(vitest, copy, guards);
  const failure = await runWith(vitest, join(copy, "scripts/mutants/record.ts"), () =>
    findFailure(vitest, copy, { file }),
  );
  const names = new Map<string, string[]>();
  for (const [number, test] of listReached(vitest, join(copy, file))) {
    const guard = guards[number];
    if (guard) names.set(keyOf(guard), [...(names.get(keyOf(guard)) ?? []), test]);
  }
  restore();
  if (!failure) return Object.fromEntries(names);
  const failing = await findFailure(vitest, copy, { file });
  if (failing) console.warn(`${file} fails without any mutant and is left out: ${failing.test}: ${failing.message}`);
  return failing ? {} : Object.fromEntries([...names.keys()].map((key) => [key, "all" as const]));
}

function markSources(vitest: Vitest, copy: string, guards: readonly Guard[]): () => void {
  const write = (path: string, text: string) => {
    writeFileSync(join(copy, path), text);
    vitest.invalidateFile(join(copy, path));
  };
  const originals = new Map<string, string>();
  const marks = guards.map(({ path, mark }, number) => ({ ...mark, path, number }));
  for (const [path, inside] of Map.groupBy(marks, (mark) => mark.path)) {
    const source = readFileSync(join(copy, path), "utf8");
    originals.set(path, source);
    write(path, withMarks(source, inside));
  }
  return () => {
    for (const [path, source] of originals) write(path, source);
  };
}

function listReached(vitest: Vitest, path: string): Array<[number: number, test: string]> {
  return vitest.state
    .getTestModules()
    .filter(({ moduleId }) => moduleId === path)
    .flatMap((module) => [...module.children.allTests()])
    .flatMap((test) => (test.meta().guards ?? []).map((number) => [number, test.fullName] as [number, string]));
}
