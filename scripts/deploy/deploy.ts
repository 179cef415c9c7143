/**
 * `npm run deploy -- staging` or `-- production`: configuration, database, content, Worker, smoke test. You can run it
 * again at any time. `--dry-run` needs no account. See docs/operations/deploy.md.
 */
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ensureBackupBucket } from "../backup/bucket.ts";
import { checkBuild } from "../check/build-output.ts";
import { ensureBucket } from "../cloudflare/buckets.ts";
import { type DeployedEnvironment, readEnvironment } from "../cloudflare/environments.ts";
import { askWrangler, parseJson, queryRows, wrangler, wranglerUnless } from "../cloudflare/wrangler.ts";
import { exportInitialContent, findContentNamespace, hasSnapshot, publish } from "../content/content.ts";
import { invalidateBuild } from "../dev/local-site.ts";
import { main } from "../dev/main.ts";
import { root, run, StepError, withFolder } from "../dev/processes.ts";
import { checkConfiguration, expectsPayments, readSecrets } from "./configuration.ts";
import { smokeTest } from "./smoke.ts";

export type Target = DeployedEnvironment & { secretsFile: string; otherSiteUrl: string };

/** The steps that a test replaces. */
export type Steps = {
  /** Makes the production build and returns the configuration file that it wrote for Wrangler. */
  build: () => Promise<string>;
  exportInitialContent: (file: string) => Promise<void>;
  publish: (target: Target) => Promise<number>;
  smokeTest: (expected: { release: string; payments: boolean | undefined }) => Promise<string[]>;
};

const NO_WORKER = /not found|no deployments|10007|does not exist/i;

/** Deploys this folder to one environment. Throws StepError that says what to do. */
export async function deploy(target: Target, steps: Steps, { isDryRun = false } = {}): Promise<void> {
  const { worker, database, siteUrl, secretsFile } = target;
  const secrets = readSecrets(secretsFile);
  console.log("Configuration: checking variables and secrets.");
  if (isDryRun) return dryRun(target, steps, secrets);
  const list = await wranglerUnless(NO_WORKER, "secret", "list", "--name", worker, "--format", "json");
  const stored = parseJson<Array<{ name: string }>>(list ?? "[]").map(({ name }) => name);
  const { invalid, unfinished } = check(target, secrets, stored);
  refuse([...invalid, ...unfinished]);

  console.log("Build: making the production build.");
  const configFile = await steps.build();
  const config = ["--config", configFile];
  console.log("Database: looking for it and for the published content.");
  const namespace = await findContentNamespace(worker);
  const isPublished = namespace !== undefined && (await hasSnapshot(namespace));
  await ensureDatabase(database, isPublished);
  await ensureBackupBucket(`${worker}-backups`);
  await ensureBucket(`${worker}-pictures`);
  completeConfig(configFile, siteUrl, namespace);
  const before = await findRelease(worker);
  const info = await wrangler("d1", "time-travel", "info", database, "--json", ...config);
  const { bookmark } = parseJson<{ bookmark: string }>(info);
  console.log(`Database: applying migrations. The Time Travel bookmark before them is ${bookmark}.`);
  await wrangler("d1", "migrations", "apply", database, "--remote", ...config);
  await fillContent(database, isPublished, config, steps);

  console.log("Worker: deploying.");
  await withFolder("deploy", async (dir) => {
    // JSON, because in a `.vars` file Wrangler expands $NAME and prefers the shell's variables.
    const file = join(dir, "secrets.json");
    writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 });
    await askWrangler("deploy", ...config, ...(Object.keys(secrets).length > 0 ? ["--secrets-file", file] : []));
  });
  if (!isPublished) console.log(`Content: published ${await steps.publish(target)} entries.`);
  const release = (await findRelease(worker)) ?? "none";
  console.log(`Smoke test: checking ${siteUrl}.`);
  const problems = await steps.smokeTest({ release, payments: expectsPayments(secrets, stored) });
  if (problems.length === 0) return console.log(`Done: ${siteUrl} serves release ${release}.`);
  const rollback = before
    ? `Roll back (this also restores the secrets of that version; after a leak see docs/operations/roll-back.md):
  npx wrangler rollback ${before} --name ${worker} --message "smoke test failed"`
    : `There is no earlier version. Correct this and deploy again, or take the site down:
  npx wrangler delete ${worker}`;
  throw new StepError(`Smoke test: release ${release} is deployed, but has problems.\n  ${problems.join("\n  ")}
${rollback}
The earlier version works with the new schema. Only if data was damaged, restore it (you lose everything written since):
  npx wrangler d1 time-travel restore ${database} --bookmark ${bookmark}`);
}

function check({ variables, siteUrl, otherSiteUrl }: Target, secrets: Record<string, string>, stored?: string[]) {
  const { invalid, unfinished } = checkConfiguration(variables, secrets, stored);
  const isShared = URL.parse(siteUrl)?.host === URL.parse(otherSiteUrl)?.host;
  return { invalid: [...invalid, ...(isShared ? ["SITE_URL has the host of the other environment"] : [])], unfinished };
}

function refuse(problems: string[]): void {
  if (problems.length > 0) throw new StepError(`Configuration: correct this first.\n  ${problems.join("\n  ")}`);
}

async function dryRun(target: Target, steps: Steps, secrets: Record<string, string>): Promise<void> {
  const { invalid, unfinished } = check(target, secrets);
  refuse(invalid);
  const configFile = await steps.build();
  completeConfig(configFile, target.siteUrl, undefined);
  await withFolder("dry-run", async (dir) => {
    console.log(await wrangler("deploy", "--dry-run", "--outdir", dir, "--config", configFile));
  });
  const { worker, database, siteUrl } = target;
  console.log(`A real run would create what is missing of D1 ${database}, KV ${worker}-content and R2 ${worker}-backups
and ${worker}-pictures, apply the migrations, fill an empty content store, deploy ${worker} and check ${siteUrl}.`);
  if (unfinished.length > 0) console.log(`Correct this before a real run:\n  ${unfinished.join("\n  ")}`);
}

/** The version that gets the traffic; `undefined` before the first deployment. */
async function findRelease(worker: string): Promise<string | undefined> {
  const status = await wranglerUnless(NO_WORKER, "deployments", "status", "--name", worker, "--json");
  if (!status) return undefined;
  const { versions } = parseJson<{ versions: Array<{ version_id: string; percentage: number }> }>(status);
  return versions.toSorted((one, other) => other.percentage - one.percentage)[0]?.version_id;
}

/** Creates the database explicitly: automatic provisioning cannot set a location, and a database never moves. */
async function ensureDatabase(database: string, isPublished: boolean): Promise<void> {
  const databases = parseJson<Array<{ name: string }>>(await wrangler("d1", "list", "--json"));
  if (databases.some(({ name }) => name === database)) return;
  if (isPublished) refuseLost(`The site has published content, but its database ${database} is gone.`);
  await wrangler("d1", "create", database, "--location", "apac");
}

async function fillContent(database: string, isPublished: boolean, config: string[], steps: Steps): Promise<void> {
  const [row] = await queryRows<{ entries: number }>(database, "select count(*) as entries from content_entries");
  if (row?.entries) return console.log(`Content: keeping the ${row.entries} entries of the database.`);
  if (isPublished) refuseLost(`The site has published content, but its database ${database} is empty.`);
  console.log("Content: filling the empty database.");
  return withFolder("initial-content", async (dir) => {
    const file = join(dir, "content.sql");
    await steps.exportInitialContent(file);
    await wrangler("d1", "execute", database, "--remote", "--yes", "--file", file, ...config);
  });
}

function refuseLost(what: string): never {
  throw new StepError(`${what} Nothing was deployed. Restore the database first: docs/operations/restore.md.`);
}

/** Completes the configuration that the build wrote; wrangler.toml needs no ids. */
function completeConfig(file: string, siteUrl: string, namespace: string | undefined): void {
  const { hostname } = new URL(siteUrl);
  const isWorkersDev = hostname.endsWith(".workers.dev");
  const config = JSON.parse(readFileSync(file, "utf8")) as object;
  const routes = isWorkersDev ? {} : { routes: [{ pattern: hostname, custom_domain: true }] };
  // Wrangler finds D1 by its name, but would try to create a namespace that an interrupted first run has left behind.
  const content = namespace ? { kv_namespaces: [{ binding: "CONTENT", id: namespace }] } : {};
  writeFileSync(
    file,
    JSON.stringify({ ...config, ...routes, ...content, workers_dev: isWorkersDev, preview_urls: false }),
  );
}

async function build(environment: string): Promise<string> {
  invalidateBuild();
  rmSync(join(root, "build"), { recursive: true, force: true });
  await run("react-router", ["build"], { CLOUDFLARE_ENV: environment });
  // The build copies the local secrets.
  rmSync(join(root, "build/server/.dev.vars"), { force: true });
  const problems = await checkBuild();
  if (problems.length > 0) throw new StepError(problems.join("\n"));
  return join(root, "build/server/wrangler.json");
}

if (import.meta.main) {
  await main(async () => {
    const options = { "dry-run": { type: "boolean" } } as const;
    const { values, positionals } = parseArgs({ allowPositionals: true, options });
    const environment = readEnvironment(positionals[0], "deploy");
    const { name, siteUrl } = environment;
    const { siteUrl: otherSiteUrl } = readEnvironment(name === "staging" ? "production" : "staging", "deploy");
    await deploy(
      { ...environment, otherSiteUrl, secretsFile: join(root, `.${name}.vars`) },
      {
        build: async () => build(name),
        exportInitialContent,
        publish,
        smokeTest: async (expected) => smokeTest(siteUrl, { ...expected, waitMs: 180_000 }),
      },
      { isDryRun: values["dry-run"] ?? false },
    );
  });
}
