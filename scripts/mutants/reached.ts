import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Vitest } from "vitest/node";
import { root } from "../dev/processes.ts";
import type { Guard } from "./guards.ts";
import { keyOf } from "./report.ts";
import { type Outcome, runFiles } from "./runner.ts";
import type { openSources } from "./sources.ts";

/** Names of a file's tests that reach a guard; `all` if one failed while recording: the file may reach any guard. */
type Tests = readonly string[] | "all";
/** The tests by guard. Valid until the file or the guards change, and never if a test failed. */
type Recorded = { valid: string; tests: Record<string, readonly string[]> | "all" };

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
      recorded[file] = outcome.failure
        ? { valid: "", tests: "all" }
        : { valid: validOf(file), tests: testsIn(outcome, guards) };
    }
    mkdirSync(dirname(KEPT), { recursive: true });
    writeFileSync(KEPT, JSON.stringify(recorded));
    console.log(`${Math.min(n + AT_ONCE, stale.length)} of ${stale.length} test files recorded`);
  }
  sources.restore();
  return (guard: Guard, file: string): Tests | undefined => {
    const tests = recorded[file]?.tests;
    return tests === "all" ? tests : tests?.[keyOf(guard)];
  };
}

function testsIn({ module }: Outcome, guards: readonly Guard[]): Record<string, readonly string[]> {
  const names = new Map<string, string[]>();
  for (const test of module?.children.allTests() ?? []) {
    for (const number of test.meta().guards ?? []) {
      const key = keyOf(guards[number] as Guard);
      names.set(key, [...(names.get(key) ?? []), test.fullName]);
    }
  }
  return Object.fromEntries(names);
}

const hash = (text: string) => createHash("sha256").update(text).digest("hex");
