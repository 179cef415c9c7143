/**
 * `npm run mutants`: removes each guard of money and access once, in a copy, and names the test that fails without it in
 * docs/mutants.md. `-- billing` does it for the files whose path contains a word; the others keep their lines. `--near`
 * tries only the nearest test files, `--survivors` only what has survived.
 */
import { cpSync, existsSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ensureSecretsFile } from "../dev/local-site.ts";
import { main } from "../dev/main.ts";
import { root, run, withFolder } from "../dev/processes.ts";
import { EQUIVALENT } from "./equivalent.ts";
import { findGuards, type Guard } from "./guards.ts";
import { DOCUMENT, type Killer, keyOf, readReport, type Verdict, writeReport } from "./report.ts";
import { openRunner } from "./runner.ts";
import { NEAR, testsOf } from "./tests-of.ts";

const COPIED = ["app", "worker", "tests", "scripts", "migrations", "docs", "public"];
const FILES = ["package.json", "tsconfig.json", "vitest.config.ts", "wrangler.toml", ".dev.vars"];

await main(async () => {
  ensureSecretsFile();
  const options = { near: { type: "boolean" }, survivors: { type: "boolean" } } as const;
  const { values, positionals: words } = parseArgs({ allowPositionals: true, options });
  const before = readReport();
  const guards = findGuards().filter((guard) => !isEquivalent(guard));
  const chosen = guards
    .filter(({ path }) => words.length === 0 || words.some((word) => path.includes(word)))
    .filter((guard) => !values.survivors || before.get(keyOf(guard)) === "survived");
  const verdicts = new Map<string, Verdict>(before);
  await withFolder("mutants", async (copy) => {
    for (const name of COPIED) cpSync(join(root, name), join(copy, name), { recursive: true });
    for (const name of FILES) cpSync(join(root, name), join(copy, name));
    symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
    process.chdir(copy);
    const runner = await openRunner(copy);
    for (const [n, guard] of chosen.entries()) {
      const file = join(copy, guard.path);
      const original = readFileSync(file, "utf8");
      const write = (text: string) => {
        writeFileSync(file, text);
        runner.reload(file);
      };
      const killer = await runner.findKiller(
        orderOf(guard, before.get(keyOf(guard))).slice(0, values.near ? NEAR : undefined),
        {
          mutate: () => write(guard.mutant),
          restore: () => write(original),
        },
      );
      verdicts.set(keyOf(guard), killer ?? "survived");
      writeReport(guards, verdicts, EQUIVALENT);
      console.log(`${n + 1}/${chosen.length} ${guard.path}: ${guard.text} → ${killer ? killer.test : "SURVIVED"}`);
    }
    process.chdir(root);
    await runner.close();
  });
  const survivors = writeReport(guards, verdicts, EQUIVALENT);
  await run("biome", ["format", "--write", DOCUMENT]);
  console.log(`${survivors} of ${verdicts.size} guards that were tried have no test.`);
  process.exit(survivors === 0 ? 0 : 1);
});

/** What killed it last time comes first. */
function orderOf({ path }: Guard, last: Verdict | undefined): string[] {
  const all = testsOf(path);
  const first = typeof last === "object" && existsSync((last as Killer).file) ? [last.file] : [];
  return [...new Set([...first, ...all])];
}

function isEquivalent({ path, text }: Guard): boolean {
  return EQUIVALENT.some((one) => one.path === path && one.text === text);
}
