import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Vitest } from "vitest/node";
import type { Guard } from "./guards.ts";
import { withMarks } from "./marked.ts";
import { findFailure, openVitest, PROJECTS, type Some } from "./runner.ts";

/** For each guard the tests that reach it, by file. */
export type Reached = ReadonlyMap<Guard, readonly Some[]>;

/** Runs the test files once, each from its last test to its first, and notes which guards every test reaches. */
export async function findReached(copy: string, guards: readonly Guard[], files: readonly string[]): Promise<Reached> {
  const restore = markSources(copy, guards);
  const vitest = await openVitest(copy, 0);
  for (const project of vitest.projects.filter(({ name }) => PROJECTS.includes(name))) {
    project.config.setupFiles.unshift(join(copy, "scripts/mutants/record.ts"));
  }
  const reached = new Map<Guard, Some[]>(guards.map((guard) => [guard, []]));
  const doubtful: string[] = [];
  for (const file of files) {
    const failure = await findFailure(vitest, copy, { file });
    if (failure) doubtful.push(file);
    const tests = testsByGuard(vitest, join(copy, file));
    for (const [number, names] of tests) {
      const guard = guards[number];
      if (guard) reached.get(guard)?.push({ file, tests: failure ? undefined : names });
    }
    console.log(
      `${file}: ${tests.size} guards${failure ? `, not in any order: ${failure.test}: ${failure.message}` : ""}`,
    );
  }
  await vitest.close();
  restore();
  const failing = await listFailing(copy, doubtful);
  return new Map([...reached].map(([guard, some]) => [guard, some.filter(({ file }) => !failing.has(file))]));
}

/** Such a file cannot tell a mutant from the source. */
async function listFailing(copy: string, files: readonly string[]): Promise<Set<string>> {
  const failing = new Set<string>();
  if (files.length === 0) return failing;
  const vitest = await openVitest(copy, 1);
  for (const file of files) {
    const failure = await findFailure(vitest, copy, { file });
    if (!failure) continue;
    failing.add(file);
    console.warn(`${file} fails without any mutant and is left out: ${failure.test}: ${failure.message}`);
  }
  await vitest.close();
  return failing;
}

function markSources(copy: string, guards: readonly Guard[]): () => void {
  const originals = new Map<string, string>();
  for (const [path, marks] of Map.groupBy(
    guards.map(({ path, mark }, number) => ({ ...mark, path, number })),
    ({ path }) => path,
  )) {
    const source = readFileSync(join(copy, path), "utf8");
    originals.set(path, source);
    writeFileSync(join(copy, path), withMarks(source, marks));
  }
  return () => {
    for (const [path, source] of originals) writeFileSync(join(copy, path), source);
  };
}

function testsByGuard(vitest: Vitest, path: string): Map<number, string[]> {
  const found = new Map<number, string[]>();
  for (const module of vitest.state.getTestModules().filter(({ moduleId }) => moduleId === path)) {
    for (const test of module.children.allTests()) {
      for (const number of test.meta().guards ?? []) {
        found.set(number, [...(found.get(number) ?? []), test.fullName]);
      }
    }
  }
  return found;
}
