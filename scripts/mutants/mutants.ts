/**
 * `npm run mutants`: removes each guard of money and access once, in a copy, and names the test that fails without it in
 * docs/mutants.md. `-- billing` does it for the files whose path contains a word; the others keep their lines. `--near`
 * tries only the nearest test files that reach it, `--survivors` only what has survived, `--rest` only what has no line yet.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Vitest } from "vitest/node";
import { ensureSecretsFile } from "../dev/local-site.ts";
import { main } from "../dev/main.ts";
import { root, run, withFolder } from "../dev/processes.ts";
import { EQUIVALENT } from "./equivalent.ts";
import { findGuards, type Guard } from "./guards.ts";
import { openReached } from "./reached.ts";
import { DOCUMENT, keyOf, readReport, type Verdict, writeReport } from "./report.ts";
import { type Failure, findFailure, openVitest } from "./runner.ts";
import { NEAR, testsOf } from "./tests-of.ts";

const COPIED = ["app", "worker", "tests", "scripts", "migrations", "docs", "public"];
const FILES = ["package.json", "tsconfig.json", "vitest.config.ts", "wrangler.toml", ".dev.vars"];

await main(async () => {
  ensureSecretsFile();
  const flags = { near: { type: "boolean" }, survivors: { type: "boolean" }, rest: { type: "boolean" } } as const;
  const { values, positionals: words } = parseArgs({ allowPositionals: true, options: flags });
  const verdicts = new Map<string, Verdict>(readReport());
  const guards = findGuards().filter((guard) => !isEquivalent(guard));
  const chosen = guards
    .filter(({ path }) => words.length === 0 || words.some((word) => path.includes(word)))
    .filter((guard) => !values.survivors || verdicts.get(keyOf(guard)) === "survived")
    .filter((guard) => !values.rest || !verdicts.has(keyOf(guard)));
  await withFolder("mutants", async (copy) => {
    for (const name of COPIED) cpSync(join(root, name), join(copy, name), { recursive: true });
    for (const name of FILES) cpSync(join(root, name), join(copy, name));
    linkPackages(copy);
    process.chdir(copy);
    process.env["PWD"] = copy;
    const vitest = await openVitest(copy);
    const testsReaching = openReached(vitest, copy, guards);
    for (const [n, guard] of chosen.entries()) {
      const { failure, tried } = await findKiller(vitest, copy, guard, {
        files: orderOf(guard, verdicts.get(keyOf(guard))),
        testsReaching,
        most: values.near ? NEAR : Number.POSITIVE_INFINITY,
      });
      verdicts.set(keyOf(guard), failure ?? "survived");
      writeReport(guards, verdicts, EQUIVALENT);
      const outcome = failure ? `${failure.test}: ${failure.message}` : `SURVIVED ${tried} files`;
      console.log(`${n + 1}/${chosen.length} ${guard.path}: ${guard.text} → ${outcome.split("\n")[0]}`);
    }
    process.chdir(root);
    await vitest.close();
  });
  const survivors = writeReport(guards, verdicts, EQUIVALENT);
  await run("biome", ["format", "--write", DOCUMENT]);
  console.log(`${survivors} of ${guards.length} guards have no test.`);
  process.exit(survivors === 0 ? 0 : 1);
});

/** Package by package, so that the copy has its own cache of Vite. */
function linkPackages(copy: string): void {
  mkdirSync(join(copy, "node_modules"));
  for (const name of readdirSync(join(root, "node_modules")).filter((one) => !/^\.(?:vite|cache)/.test(one))) {
    symlinkSync(join(root, "node_modules", name), join(copy, "node_modules", name));
  }
}

/** What killed it last time comes first, then the nearest files. */
function orderOf({ path }: Guard, last: Verdict | undefined): string[] {
  const first = typeof last === "object" && existsSync(last.file) ? [last.file] : [];
  return [...new Set([...first, ...testsOf(path)])];
}

type Search = { files: readonly string[]; testsReaching: ReturnType<typeof openReached>; most: number };

async function findKiller(vitest: Vitest, copy: string, guard: Guard, { files, testsReaching, most }: Search) {
  const file = join(copy, guard.path);
  const original = readFileSync(file, "utf8");
  const write = (text: string) => {
    writeFileSync(file, text);
    vitest.invalidateFile(file);
  };
  let failure: Failure | undefined;
  let tried = 0;
  for (const test of files) {
    const tests = await testsReaching(guard, test);
    if (!tests) continue;
    write(guard.mutant);
    failure = await findFailure(vitest, copy, { file: test, tests: tests === "all" ? undefined : tests });
    write(original);
    tried += 1;
    if (failure || tried === most) break;
  }
  return { failure, tried };
}

function isEquivalent({ path, text }: Guard): boolean {
  return EQUIVALENT.some((one) => one.path === path && one.text === text);
}
