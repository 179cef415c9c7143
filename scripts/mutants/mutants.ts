/**
 * `npm run mutants`: removes each guard of money and access once, in a copy, and names the test that fails without it
 * in docs/mutants.md. `-- billing` limits it to files whose path contains the word; the others keep their lines.
 * `--survivors` tries only guards that survived, `--rest` only those without a line yet.
 */
import { cpSync, mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ensureSecretsFile } from "../dev/local-site.ts";
import { main } from "../dev/main.ts";
import { root, run, withFolder } from "../dev/processes.ts";
import { EQUIVALENT } from "./equivalent.ts";
import { findGuards, type Guard } from "./guards.ts";
import { recordReached } from "./reached.ts";
import { DOCUMENT, keyOf, readReport, type Verdict, writeReport } from "./report.ts";
import { openVitest } from "./runner.ts";
import { findKillers, searchFor } from "./search.ts";
import { openSources } from "./sources.ts";
import { testsOf } from "./tests-of.ts";

const COPIED = ["app", "messages", "worker", "tests", "scripts", "migrations", "docs", "public"];
const FILES = ["package.json", "tsconfig.json", "vitest.config.ts", "wrangler.toml", ".dev.vars", ".dev.vars.example"];

await main(async () => {
  ensureSecretsFile();
  const flags = { survivors: { type: "boolean" }, rest: { type: "boolean" } } as const;
  const { values, positionals: words } = parseArgs({ allowPositionals: true, options: flags });
  const verdicts = new Map<string, Verdict>(readReport());
  const guards = findGuards().filter((guard) => !isEquivalent(guard));
  const chosen = [...guards.entries()]
    .filter(([, { path }]) => words.length === 0 || words.some((word) => path.includes(word)))
    .filter(([, guard]) => !values.survivors || verdicts.get(keyOf(guard)) === "survived")
    .filter(([, guard]) => !values.rest || !verdicts.has(keyOf(guard)));
  await withFolder("mutants", async (copy) => {
    for (const name of COPIED) cpSync(join(root, name), join(copy, name), { recursive: true });
    for (const name of FILES) cpSync(join(root, name), join(copy, name));
    linkPackages(copy);
    process.chdir(copy);
    process.env["PWD"] = copy;
    const vitest = await openVitest(copy);
    const sources = openSources(vitest, copy, guards);
    const files = new Set(chosen.flatMap(([, { path }]) => testsOf(path)));
    const reached = await recordReached(vitest, copy, guards, sources, [...files]);
    const searches = chosen.map(([number, guard]) => {
      const known = verdicts.get(keyOf(guard));
      return searchFor(guard, number, typeof known === "object" ? known : undefined, reached);
    });
    let done = 0;
    await findKillers(vitest, copy, sources, searches, ({ guard, tried }, failure) => {
      verdicts.set(keyOf(guard), failure ?? "survived");
      writeReport(guards, verdicts, EQUIVALENT);
      done += 1;
      const outcome = failure ? `${failure.test}: ${failure.message}` : `SURVIVED ${tried} files`;
      console.log(`${done}/${chosen.length} ${guard.path}: ${guard.text} → ${outcome.split("\n")[0]}`);
    });
    process.chdir(root);
    await vitest.close();
  });
  const survivors = writeReport(guards, verdicts, EQUIVALENT);
  await run("biome", ["format", "--write", DOCUMENT]);
  console.log(`${survivors} of ${guards.length} guards have no test.`);
  process.exit(survivors === 0 ? 0 : 1);
});

/** Links package by package, so that the copy has its own Vite cache. */
function linkPackages(copy: string): void {
  mkdirSync(join(copy, "node_modules"));
  for (const name of readdirSync(join(root, "node_modules")).filter((one) => !/^\.(?:vite|cache)/.test(one))) {
    symlinkSync(join(root, "node_modules", name), join(copy, "node_modules", name));
  }
}

function isEquivalent({ path, text }: Guard): boolean {
  return EQUIVALENT.some((one) => one.path === path && one.text === text);
}
