import { join } from "node:path";
import { createVitest, type TestRunResult, type Vitest } from "vitest/node";
import type { Killer } from "./report.ts";

/** A test that takes longer waits for something that the mutant has broken. */
const TEST_MS = 20_000;
const AT_ONCE = 2;

type Mutation = { mutate: () => void; restore: () => void };

/** One Vitest for all mutants, because starting it takes longer than most tests. */
export async function openRunner(copy: string) {
  const vitest = await createVitest("test", { root: copy, watch: false, bail: 1, reporters: [{}], silent: true });
  await vitest.standalone();
  for (const project of vitest.projects) Object.assign(project.config, { testTimeout: TEST_MS, hookTimeout: TEST_MS });
  const [passing, failing] = [new Set<string>(), new Set<string>()];
  const passes = async (file: string) => {
    if (passing.has(file)) return true;
    const isFailing = (await runSome(vitest, copy, [file])) !== undefined;
    (isFailing ? failing : passing).add(file);
    if (isFailing) console.warn(`${file} fails without any mutant and is left out.`);
    return !isFailing;
  };
  return {
    /** Reads the source again. */
    reload: (source: string) => vitest.invalidateFile(source),
    /** Runs the test files with the mutant until one fails that passes without it. */
    async findKiller(tests: readonly string[], { mutate, restore }: Mutation): Promise<Killer | undefined> {
      let left = tests.filter((file) => !failing.has(file));
      for (let n = 0; left.length > 0; n += 1) {
        const some = left.slice(0, n === 0 ? 1 : AT_ONCE);
        mutate();
        const killer = await runSome(vitest, copy, some);
        restore();
        if (killer && (await passes(killer.file))) return killer;
        // Of a run that failed for another reason the rest has not run.
        left = killer ? left.filter((file) => file !== killer.file) : left.slice(some.length);
      }
      return undefined;
    },
    close: () => vitest.close(),
  };
}

async function runSome(vitest: Vitest, copy: string, tests: readonly string[]): Promise<Killer | undefined> {
  const all = await vitest.globTestSpecifications(tests.map((path) => join(copy, path)));
  const specifications = all.filter(({ project }) => ["unit", "worker"].includes(project.name));
  const startedAt = Date.now();
  const { testModules, unhandledErrors }: TestRunResult = await vitest.runTestSpecifications(specifications);
  for (const module of testModules) {
    const file = module.moduleId.slice(copy.length + 1);
    for (const test of module.children.allTests("failed")) {
      // A run that stops early leaves the results of earlier runs in the other files.
      if ((test.diagnostic()?.startTime ?? 0) >= startedAt) return { file, test: test.name };
    }
    if (module.errors().length > 0) return { file, test: "the file does not load" };
  }
  return unhandledErrors.length > 0 ? { file: tests[0] ?? "", test: "an error outside the tests" } : undefined;
}
