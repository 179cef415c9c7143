/**
 * `npm test`: the gate. Runs every check to its end, prints what failed, and closes with `N passed, N failed`, where a
 * check that is not a test run counts as one.
 */
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { build, ensureSecretsFile, readVariables } from "../dev/local-site.ts";
import { attempt, root, StepError, withFolder } from "../dev/processes.ts";
import { checkBuild } from "./build-output.ts";
import { fillDatabase } from "./filled-database.ts";
import { findDrift } from "./migration-drift.ts";
import {
  readPlaywrightReport,
  readVitestReport,
  slowestTests,
  type TestReport,
  type TestTime,
} from "./test-reports.ts";

type Count = { passed: number; failed: number };

const total: Count = { passed: 0, failed: 0 };
const times: TestTime[] = [];

function report(name: string, count: Count, startedAt: number): void {
  total.passed += count.passed;
  total.failed += count.failed;
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  console.log(
    `${count.failed === 0 ? "ok    " : "FAILED"} ${name} (${count.passed} passed, ${count.failed} failed, ${seconds} s)`,
  );
}

/** Runs a command as one check, which passes if the exit code is 0. */
async function check(name: string, command: string, args: string[]): Promise<void> {
  const startedAt = Date.now();
  const { code, output } = await attempt(command, args);
  if (code !== 0) console.log(output);
  report(name, { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }, startedAt);
}

/** Runs a check of our own; `find` returns the problems. */
async function inspect(name: string, find: () => Promise<string[]>): Promise<void> {
  const startedAt = Date.now();
  const problems = await find().catch((error: unknown) => [String(error)]);
  for (const problem of problems) console.log(problem);
  report(name, { passed: problems.length === 0 ? 1 : 0, failed: problems.length }, startedAt);
}

/** Runs tests, which count one by one. A run that exits with an error but no failed test counts as one failure. */
async function tests(
  name: string,
  command: string,
  args: string[],
  reportFile: string,
  read: (json: string) => TestReport,
) {
  const startedAt = Date.now();
  rmSync(join(root, reportFile), { force: true });
  const { code, output } = await attempt(command, args);
  const result = existsSync(join(root, reportFile))
    ? read(readFileSync(join(root, reportFile), "utf8"))
    : { passed: 0, failed: 0, times: [] };
  times.push(...result.times);
  if (code !== 0 || result.passed === 0) {
    console.log(output);
    result.failed = Math.max(result.failed, 1);
  }
  report(name, result, startedAt);
}

function vitestRun(...projects: string[]) {
  const name = new Intl.ListFormat("en-GB").format(projects);
  const file = `test-results/${projects.join("-")}.json`;
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const args = ["run", ...projects.flatMap((project) => ["--project", project]), ...reporters];
  return tests(`${name} tests`, "vitest", args, file, readVitestReport);
}

/** Waits for all even if one fails, so that nothing is still running when the gate ends. */
async function together(...all: Array<Promise<unknown>>): Promise<void> {
  for (const result of await Promise.allSettled(all)) if (result.status === "rejected") throw result.reason;
}

/** Runs the checks that need no build, in parallel. */
function checkSources(): Promise<void> {
  return together(
    check("format and lint", "biome", ["ci", "."]),
    check("types and type-aware lint", "oxlint", ["--type-aware", "--type-check"]),
    check("dead code", "knip", []),
    check("generated binding types are fresh", "wrangler", [
      "types",
      "--check",
      "--include-runtime=false",
      "--env-file=.dev.vars.example",
      "--strict-vars=false",
    ]),
    inspect("schema and migrations agree", findDrift),
  );
}

try {
  ensureSecretsFile();
  readVariables();
  await withFolder("gate", async (folder) => {
    // Keeps tools from leaving files in the system's temporary folder.
    process.env["TMPDIR"] = folder;
    await check("route types", "react-router", ["typegen"]);
    // In parallel, because the build and the database use only one core each.
    await together(checkSources(), build(), fillDatabase());
    await together(
      vitestRun("unit", "worker", "built"),
      inspect("what the build contains", checkBuild),
      check("OpenAPI document", "node", ["scripts/check/openapi-lint.ts"]),
    );
    await tests("browser tests", "playwright", ["test"], "test-results/e2e.json", readPlaywrightReport);
  });
} catch (error) {
  if (!(error instanceof StepError)) throw error;
  console.error(error.message);
  total.failed += 1;
}

console.log(`\nThe slowest tests:\n${slowestTests(times, 10).join("\n")}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
