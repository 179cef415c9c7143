import { join } from "node:path";
import { createVitest, type TestCase, type TestModule, type TestSpecification, type Vitest } from "vitest/node";
import type { Killer } from "./report.ts";

/** A file, and the tests of it that run; without names all do. */
export type Some = { file: string; tests?: readonly string[] | undefined };
export type Failure = Killer & { message: string };

const PROJECTS = ["unit", "worker"];

/** One Vitest for all mutants, because starting it takes longer than most tests. One worker leaves the machine usable. */
export async function openVitest(copy: string): Promise<Vitest> {
  const options = { root: copy, watch: false, bail: 1, maxWorkers: 1, reporters: [{}], silent: true };
  const vitest = await createVitest("test", options);
  await vitest.standalone();
  return vitest;
}

/** Runs with one more setup file, and past failures. */
export async function runWith<T>(vitest: Vitest, setupFile: string, work: () => Promise<T>): Promise<T> {
  const configs = [vitest.config, ...vitest.projects.map(({ config }) => config)];
  for (const config of configs) Object.assign(config, { bail: 0, setupFiles: [setupFile, ...config.setupFiles] });
  try {
    return await work();
  } finally {
    for (const config of configs) Object.assign(config, { bail: 1, setupFiles: config.setupFiles.slice(1) });
  }
}

/** The first failure of these tests. */
export async function findFailure(vitest: Vitest, copy: string, { file, tests }: Some): Promise<Failure | undefined> {
  const path = join(copy, file);
  const startedAt = Date.now();
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specificationsOf(vitest, path, tests));
  for (const module of testModules.filter(({ moduleId }) => moduleId === path)) {
    for (const test of module.children.allTests("failed")) {
      // A run that stops early leaves the results of earlier runs.
      if ((test.diagnostic()?.startTime ?? 0) < startedAt) continue;
      return { file, test: test.name, message: messageOf(test) };
    }
    const [error] = errorsOf(module);
    if (error) return { file, test: "the file does not load", message: error.message };
  }
  const [error] = unhandledErrors;
  return error ? { file, test: "an error outside the tests", message: (error as Error).message } : undefined;
}

function specificationsOf(vitest: Vitest, path: string, tests: Some["tests"]): TestSpecification[] {
  const project = vitest.projects.find(({ name }) => PROJECTS.includes(name) && path.includes(`/tests/${name}/`));
  if (!project) throw new Error(`No project of ${PROJECTS.join(" or ")} runs ${path}.`);
  return [project.createSpecification(path, tests ? { testNames: [...tests] } : {})];
}

const errorsOf = (module: TestModule) => [
  ...module.errors(),
  ...[...module.children.allSuites()].flatMap((s) => s.errors()),
];

function messageOf(test: TestCase): string {
  return test.result().errors?.[0]?.message ?? "";
}
