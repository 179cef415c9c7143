import { join } from "node:path";
import { createVitest, type TestModule, type Vitest } from "vitest/node";
import type { Killer } from "./report.ts";
import { withinLimit } from "./time-limit.ts";

/** A test file and the names of the tests to run; without names, all of them run. */
export type Some = { file: string; tests?: readonly string[] | undefined };
export type Failure = Killer & { message: string };
/** `lost` if the file did not run to its end. */
export type Outcome = { failure?: Failure | undefined; lost: boolean; module?: TestModule | undefined };

const PROJECTS = ["unit", "worker"];
const SETUPS = "scripts/mutants";
const START_MS = 4 * 60_000;
const FILE_MS = 20_000;

/** One Vitest and one workerd for all mutants, because starting them takes longer than most tests. */
export async function openVitest(copy: string): Promise<Vitest> {
  const options = { root: copy, watch: false, maxWorkers: 1, reporters: [{}], silent: true, testTimeout: 60_000 };
  const vitest = await createVitest("test", { ...options, bail: 0 });
  await vitest.standalone();
  // Unit tests would otherwise share modules, and a mutant would reuse what the one before it has evaluated.
  for (const { name, config } of vitest.projects) {
    Object.assign(config, { maxWorkers: 1, ...(name === "unit" && { isolate: true }) });
  }
  return vitest;
}

/** Runs the files one after another, with an additional setup file. */
export async function runFiles(
  vitest: Vitest,
  copy: string,
  setup: "record" | "run",
  files: readonly Some[],
): Promise<Outcome[]> {
  const setupFile = join(copy, SETUPS, `${setup}-setup.ts`);
  const restores = vitest.projects.map(({ config }) => {
    const { setupFiles } = config;
    Object.assign(config, { setupFiles: [...setupFiles, setupFile] });
    return () => Object.assign(config, { setupFiles });
  });
  const startedAt = Date.now();
  try {
    const specifications = files.map((some) => specificationOf(vitest, copy, some));
    const limit = START_MS + files.length * FILE_MS;
    const { testModules } = await withinLimit(limit, () => vitest.runTestSpecifications(specifications));
    const modules = new Map(testModules.map((module) => [module.moduleId, module]));
    return files.map((some) => outcomeOf(some, modules.get(join(copy, some.file)), startedAt));
  } finally {
    for (const restore of restores) restore();
  }
}

function specificationOf(vitest: Vitest, copy: string, { file, tests }: Some) {
  const path = join(copy, file);
  const project = vitest.projects.find(({ name }) => PROJECTS.includes(name) && path.includes(`/tests/${name}/`));
  if (!project) throw new Error(`No project of ${PROJECTS.join(" or ")} runs ${path}.`);
  return project.createSpecification(path, tests ? { testNames: [...tests] } : {});
}

function outcomeOf({ file }: Some, module: TestModule | undefined, startedAt: number): Outcome {
  if (!module || ["queued", "pending"].includes(module.state())) return { lost: true };
  for (const test of module.children.allTests("failed")) {
    // A run that stops early still has results of earlier runs.
    if ((test.diagnostic()?.startTime ?? 0) < startedAt) continue;
    const message = test.result().errors?.[0]?.message ?? "";
    return { failure: { file, test: test.name, message }, lost: false, module };
  }
  const suites = [...module.children.allSuites()].flatMap((suite) => suite.errors());
  const [error] = [...module.errors(), ...suites];
  const failure = error && { file, test: "the file does not load", message: error.message };
  return { failure, lost: false, module };
}
