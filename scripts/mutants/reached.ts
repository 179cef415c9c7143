import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Vitest } from "vitest/node";
import { root } from "../dev/processes.ts";
import type { Guard } from "./guards.ts";
import { keyOf } from "./report.ts";
import { type Outcome, runFiles } from "./runner.ts";
import type { openSources } from "./sources.ts";

/** Names of a file's tests that reach a guard; `all` if they depend on each other. */
type Tests = readonly string[] | "all";
/**
 * The guards that a test file reaches. Valid until the file or the guards change. `isUnsure`: a test failed while
 * recording, so the file may reach more guards.
 */
type Recorded = { valid: string; tests: Record<string, Tests>; isUnsure: boolean };

/** Cache for the next run. */
const KEPT = join(root, ".wrangler/mutants.json");
const AT_ONCE = 12;

/** Finds the guards that each test file reaches by running its tests once in reverse order. */
export async function recordReached(
  vitest: Vitest,
  copy: string,
  guards: readonly Guard[],
  sources: ReturnType<typeof openSources>,
  files: readonly string[],
) {
  const recorded: Record<string, Recorded> = existsSync(KEPT) ? JSON.parse(readFileSync(KEPT, "utf8")) : {};
  const keys = guards.map(keyOf).join("\n");
  const validOf = (file: string) => hash(keys + readFileSync(join(copy, file), "utf8"));
  const stale = files.filter((file) => recorded[file]?.valid !== validOf(file));
  sources.mark();
  for (let n = 0; n < stale.length; n += AT_ONCE) {
    const some = stale.slice(n, n + AT_ONCE);
    const outcomes = await runFiles(
      vitest,
      copy,
      "record",
      some.map((file) => ({ file })),
    );
    for (const [m, file] of some.entries()) {
      const outcome = outcomes[m];
      if (!outcome?.module?.children.size) {
        console.warn(`${file} is left out: ${outcome?.failure?.message ?? "it did not run to its end"}`);
        continue;
      }
      const isUnsure = outcome.failure !== undefined;
      recorded[file] = { valid: isUnsure ? "" : validOf(file), tests: testsIn(outcome, guards), isUnsure };
    }
    mkdirSync(dirname(KEPT), { recursive: true });
    writeFileSync(KEPT, JSON.stringify(recorded));
    console.log(`${Math.min(n + AT_ONCE, stale.length)} of ${stale.length} test files recorded`);
  }
  sources.restore();
  return (guard: Guard, file: string): Tests | undefined =>
    recorded[file]?.tests[keyOf(guard)] ?? (recorded[file]?.isUnsure ? "all" : undefined);
}

function testsIn({ failure, module }: Outcome, guards: readonly Guard[]): Record<string, Tests> {
  const names = new Map<string, string[]>();
  for (const test of module?.children.allTests() ?? []) {
    for (const number of test.meta().guards ?? []) {
      const key = keyOf(guards[number] as Guard);
      names.set(key, [...(names.get(key) ?? []), test.fullName]);
    }
  }
  return Object.fromEntries(failure ? [...names.keys()].map((key) => [key, "all" as const]) : names);
}

const hash = (text: string) => createHash("sha256").update(text).digest("hex");
