/**
 * `npm run deploy -- staging` or `-- production`, from nothing and again. `--dry-run` does what needs no account and prints
 * the plan; `--force` deploys a build that serves already; `--take-domain` lets the first deployment take a host over that
 * leads somewhere else. Secrets come from `.staging.vars` or `.production.vars` when
 * that file exists; without it those set earlier stay. docs/operations.md tells the rest.
 */
import { createHash } from "node:crypto";
import { lookup } from "node:dns/promises";
import { existsSync, globSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { checkArtefacts } from "./artefacts.ts";
import { packContent } from "./content-pack.ts";
import { deploy } from "./deployment.ts";
import { readEnvironment } from "./environments.ts";
import { forgetBuild } from "./local-site.ts";
import { root, run, StepError } from "./processes.ts";
import { smokeTest } from "./smoke.ts";

const CONFIG = join(root, "build/server/wrangler.json");
/** A new domain's certificate takes minutes, a new version seconds. */
const WAIT_MS = 180_000;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { "dry-run": { type: "boolean" }, force: { type: "boolean" }, "take-domain": { type: "boolean" } },
  });
  const { name, worker, database, variables } = readEnvironment(positionals[0], "deploy");
  const secretsFile = join(root, `.${name}.vars`);
  const siteUrl = variables["SITE_URL"] ?? "";
  const other = readEnvironment(name === "staging" ? "production" : "staging", "deploy");
  await deploy(
    { worker, database, variables, secretsFile, otherSiteUrl: other.variables["SITE_URL"] ?? "" },
    {
      build: () => build(name, secretsFile),
      packContent,
      isInUse,
      smoke: (expected) => smokeTest(siteUrl, { ...expected, waitMs: WAIT_MS }),
    },
    {
      isDryRun: values["dry-run"] ?? false,
      isForced: values.force ?? false,
      takesDomain: values["take-domain"] ?? false,
    },
  );
} catch (error) {
  if (!(error instanceof StepError)) throw error;
  console.error(`\n${error.message}`);
  process.exit(1);
}

async function isInUse(host: string): Promise<boolean> {
  try {
    await lookup(host);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOTFOUND" || code === "ENODATA") return false;
    throw new StepError(`Whether ${host} leads somewhere already cannot be seen from here: ${String(error)}`);
  }
}

async function build(environment: string, secretsFile: string) {
  forgetBuild();
  rmSync(join(root, "build"), { recursive: true, force: true });
  await run("react-router", ["build"], { CLOUDFLARE_ENV: environment });
  // The build copies the local secrets beside the Worker; they must not lie where a deployment is made.
  rmSync(join(root, "build/server/.dev.vars"), { force: true });
  const problems = await checkArtefacts();
  if (problems.length > 0) throw new StepError(problems.join("\n"));
  return { configFile: CONFIG, digest: digestOf(secretsFile) };
}

/** Sixteen hex digits that change with the build, its configuration or the secrets' file; kept as the version's tag. */
function digestOf(secretsFile: string): string {
  const hash = createHash("sha256");
  const files = globSync("build/**/*", { cwd: root }).filter((file) => statSync(join(root, file)).isFile());
  for (const file of files.toSorted()) {
    // It names this folder's path, and the run completes it.
    if (file.endsWith("wrangler.json")) continue;
    hash.update(file).update(readFileSync(join(root, file)));
  }
  hash.update(readFileSync(join(root, "wrangler.toml")));
  if (existsSync(secretsFile)) hash.update(readFileSync(secretsFile));
  return hash.digest("hex").slice(0, 16);
}
