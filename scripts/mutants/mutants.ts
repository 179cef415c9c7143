/**
 * `npm run mutants`: removes each guard of money and access once, in a copy, and names the test that fails without it in
 * docs/mutants.md. `-- billing` does it for the files whose path contains a word; the others keep their lines. `--near`
 * tries only the nearest test files that reach it, `--survivors` only what has survived, `--rest` only what has no line yet.
 */
import { cpSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Vitest } from "vitest/node";
import { ensureSecretsFile } from "../dev/local-site.ts";
import { main } from "../dev/main.ts";
import { root, run, withFolder } from "../dev/processes.ts";
import { EQUIVALENT } from "./equivalent.ts";
import { findGuards, type Guard } from "./guards.ts";
import { findReached } from "./reached.ts";
import { DOCUMENT, keyOf, readReport, type Verdict, writeReport } from "./report.ts";
import { type Failure, findFailure, openVitest, type Some } from "./runner.ts";
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
  const most = values.near ? NEAR : undefined;
  await withFolder("mutants", async (copy) => {
    for (const name of COPIED) cpSync(join(root, name), join(copy, name), { recursive: true });
    for (const name of FILES) cpSync(join(root, name), join(copy, name));
    symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
    process.chdir(copy);
    process.env["PWD"] = copy;
    const files = new Set(chosen.flatMap(({ path }) => testsOf(path)));
    const reached = await findReached(copy, chosen, [...files]);
    const vitest = await openVitest(copy, 1);
    for (const [n, guard] of chosen.entries()) {
      const candidates = orderOf(guard, reached.get(guard) ?? [], verdicts.get(keyOf(guard)));
      const failure = await findKiller(vitest, copy, guard, candidates.slice(0, most));
      verdicts.set(keyOf(guard), failure ?? "survived");
      writeReport(guards, verdicts, EQUIVALENT);
      const outcome = failure ? `${failure.test}: ${failure.message}` : `SURVIVED ${candidates.length} files`;
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

/** What killed it last time comes first, then the nearest files. */
function orderOf({ path }: Guard, reached: readonly Some[], last: Verdict | undefined): Some[] {
  const nearest = testsOf(path);
  const place = ({ file }: Some) => {
    if (typeof last === "object" && last.file === file) return -1;
    return nearest.includes(file) ? nearest.indexOf(file) : nearest.length;
  };
  return reached.toSorted((a, b) => place(a) - place(b));
}

async function findKiller(
  vitest: Vitest,
  copy: string,
  { path, mutant }: Guard,
  candidates: readonly Some[],
): Promise<Failure | undefined> {
  const file = join(copy, path);
  const original = readFileSync(file, "utf8");
  const write = (text: string) => {
    writeFileSync(file, text);
    vitest.invalidateFile(file);
  };
  write(mutant);
  let failure: Failure | undefined;
  for (const some of candidates) failure ??= await findFailure(vitest, copy, some);
  write(original);
  return failure;
}

function isEquivalent({ path, text }: Guard): boolean {
  return EQUIVALENT.some((one) => one.path === path && one.text === text);
}
