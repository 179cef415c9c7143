import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  checkAccount,
  ensureBackupBucket,
  ensureDatabase,
  ensureNamespace,
  findCurrentVersion,
  findDatabase,
  listSecretNames,
} from "./cloudflare-account.ts";
import type { ContentPack } from "./content-pack.ts";
import { checkVariables, readSecrets, takesPayments } from "./deploy-variables.ts";
import { StepError, withFolder } from "./processes.ts";
import { hasSnapshot, publish, putSnapshot } from "./publication.ts";
import { jsonIn, rowsOf, wrangler } from "./wrangler.ts";

export type Target = {
  /** Names of the Worker and of the database in wrangler.toml; the other names follow from the Worker's. */
  worker: string;
  database: string;
  variables: Record<string, string>;
  secretsFile: string;
  /** SITE_URL of the other environment in wrangler.toml. */
  otherSiteUrl?: string;
};

/** The parts of a deployment that are not Wrangler's. */
export type Steps = {
  /** Makes and inspects the production build; returns its configuration file and a digest of what is deployed. */
  build: () => Promise<{ configFile: string; digest: string }>;
  packContent: (dir: string) => Promise<ContentPack>;
  /** Whether a host leads anywhere on the network. */
  isInUse: (host: string) => Promise<boolean>;
  /** Looks at the deployed site; returns what is wrong. */
  smoke: (expected: { release: string; payments: boolean | undefined }) => Promise<string[]>;
};

type Options = {
  isForced?: boolean;
  isDryRun?: boolean;
  /** The first deployment may take a host over that leads somewhere else. */
  takesDomain?: boolean;
};

/**
 * Brings one environment to what this folder says: configuration, resources, schema, content, Worker, smoke test. Every
 * step looks before it acts, so a second run changes nothing. Throws StepError with what to do.
 */
export async function deploy(target: Target, steps: Steps, options: Options = {}): Promise<void> {
  const { worker, database, variables, secretsFile } = target;
  const secrets = readSecrets(secretsFile);

  console.log("Configuration: checking variables and secrets.");
  const first = checkTarget(target, secrets);
  if (options.isDryRun) return dryRun(target, steps, first);
  await checkAccount();
  const held = await listSecretNames(worker);
  const { faults, todo } = checkTarget(target, secrets, held);
  const missing = [...faults, ...todo];
  if (missing.length > 0) throw new StepError(`Configuration: this is missing.\n  ${missing.join("\n  ")}`);
  const before = await findCurrentVersion(worker);
  if (!before && !options.takesDomain) await refuseUsedDomain(target, steps);

  console.log("Build: making the production build.");
  const { configFile, digest } = await steps.build();

  console.log("Resources: finding or creating them.");
  const content = await ensureNamespace(`${worker}-content`);
  const isPublished = !content.isNew && (await hasSnapshot(content.id));
  // Published content without its database is a site that has lost it; an empty one beside it would pass for the site.
  if (isPublished && !(await findDatabase(database))) throw new StepError(lostDatabase(target));
  const databaseId = await ensureDatabase(database);
  await ensureBackupBucket(`${worker}-backups`);
  writeDeployConfig(configFile, { databaseId, namespaceId: content.id, siteUrl: variables["SITE_URL"] ?? "" });

  const bookmark = await takeBookmark(database, configFile);
  console.log(`Database: applying migrations (Time Travel bookmark before them: ${bookmark}).`);
  try {
    await wrangler(["d1", "migrations", "apply", database, "--remote", "--config", configFile]);
  } catch (error) {
    throw new StepError(
      `${messageOf(error)}\n\nThe failed migration was rolled back and nothing was deployed: the version before goes on serving.`,
      { cause: error },
    );
  }

  const isDeployed = before !== undefined;
  await fillContent({ target, namespaceId: content.id, configFile, isDeployed, isPublished }, steps);

  const release = await deployWorker({ configFile, digest, secrets, before, isForced: options.isForced ?? false });

  console.log(`Smoke test: asking ${variables["SITE_URL"]}.`);
  const problems = await steps.smoke({ release, payments: takesPayments(secrets, held) });
  if (problems.length > 0) throw new StepError(rollback(target, problems, before?.id, release, bookmark));
  console.log(`Done: ${variables["SITE_URL"]} serves release ${release}.`);
}

function checkTarget({ variables, otherSiteUrl }: Target, secrets: Record<string, string>, held?: string[]) {
  const { faults, todo } = checkVariables(variables, secrets, held);
  const host = hostOf(variables["SITE_URL"]);
  const isShared = host !== undefined && host === hostOf(otherSiteUrl);
  const shared = `SITE_URL has the host of the other environment, ${host}: one would take it from the other`;
  return { faults: isShared ? [...faults, shared] : faults, todo };
}

/** Wrangler asks before it takes a domain from what it leads to now, but only at a terminal; here it would just do it. */
async function refuseUsedDomain({ variables }: Target, steps: Steps): Promise<void> {
  const host = hostOf(variables["SITE_URL"]);
  if (!host || isOnWorkersDev(host) || !(await steps.isInUse(host))) return;
  throw new StepError(
    `${host} leads somewhere already, and this first deployment would take it over: its DNS record and whatever Worker has it now are replaced. Is that meant? Then add --take-domain.`,
  );
}

function hostOf(address: string | undefined): string | undefined {
  return URL.parse(address ?? "")?.hostname;
}

function isOnWorkersDev(host: string): boolean {
  return host.endsWith(".workers.dev");
}

async function dryRun(
  target: Target,
  steps: Steps,
  { faults, todo }: ReturnType<typeof checkVariables>,
): Promise<void> {
  if (faults.length > 0) throw new StepError(`Configuration: this cannot be used.\n  ${faults.join("\n  ")}`);
  console.log("Build: making the production build.");
  const { configFile, digest } = await steps.build();
  const ids = { databaseId: "created-by-the-first-run", namespaceId: "created-by-the-first-run" };
  writeDeployConfig(configFile, { ...ids, siteUrl: target.variables["SITE_URL"] ?? "" });
  console.log("Worker: having Wrangler bundle it without an account.");
  const bundle = (dir: string) => wrangler(["deploy", "--dry-run", "--outdir", dir, "--config", configFile]);
  console.log(await withFolder("dry-run", bundle));
  console.log(`A real run would, in this order and only where it is not so already:
  1. create D1 ${target.database} (apac), KV ${target.worker}-content and R2 ${target.worker}-backups
  2. apply the migrations in migrations/ to ${target.database}
  3. fill the content store, if it is empty, and publish its snapshot to KV
  4. deploy ${target.worker}${existsSync(target.secretsFile) ? ` with the secrets of ${target.secretsFile}` : ""}, tagged ${digest}
  5. smoke-test ${target.variables["SITE_URL"]}, and say how to roll back when that fails`);
  if (todo.length > 0) console.log(`Before a real run:\n  ${todo.join("\n  ")}`);
}

/** Completes the build's own configuration; wrangler.toml stays without ids, so that nobody has to keep them. */
function writeDeployConfig(file: string, ids: { databaseId: string; namespaceId: string; siteUrl: string }): void {
  // The build wrote it; only the named fields are touched.
  const config = JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>;
  const { hostname } = new URL(ids.siteUrl);
  const isOwn = !isOnWorkersDev(hostname);
  const withId = (bindings: unknown, name: string, field: object) =>
    (bindings as Array<{ binding: string }>).map((one) => (one.binding === name ? { ...one, ...field } : one));
  const complete = {
    ...config,
    d1_databases: withId(config["d1_databases"], "DB", { database_id: ids.databaseId }),
    kv_namespaces: withId(config["kv_namespaces"], "CONTENT", { id: ids.namespaceId }),
    // The site has one address: SITE_URL. A second one would be a second copy of it for search engines.
    workers_dev: !isOwn,
    preview_urls: false,
    ...(isOwn && { routes: [{ pattern: hostname, custom_domain: true }] }),
  };
  writeFileSync(file, JSON.stringify(complete));
}

async function takeBookmark(database: string, configFile: string): Promise<string> {
  const answer = await wrangler(["d1", "time-travel", "info", database, "--json", "--config", configFile]);
  return jsonIn<{ bookmark: string }>(answer).bookmark;
}

type Filling = {
  target: Target;
  namespaceId: string;
  configFile: string;
  isDeployed: boolean;
  /** KV holds a snapshot already. */
  isPublished: boolean;
};

/** Fills an empty store; the snapshot goes first, so that a store with rows is one whose snapshot was published. */
async function fillContent(filling: Filling, steps: Steps): Promise<void> {
  const { target, namespaceId, configFile, isDeployed, isPublished } = filling;
  const { worker, database } = target;
  const count = async () => {
    const query = "select count(*) as entries from content_entries";
    const [row] = await rowsOf<{ entries: number }>(database, query, ["--config", configFile]);
    return row?.entries ?? 0;
  };
  const entries = await count();
  if (entries > 0) {
    console.log(`Content: ${entries} entries are there; they stay as they are.`);
    if (isPublished) return;
    const { version } = await publish({ worker, database });
    console.log(`Content: KV had no snapshot of them; published as ${version}.`);
    return;
  }
  if (isPublished && isDeployed) {
    throw new StepError(
      `Content: ${database} is empty, and KV ${worker}-content holds what the deployed site shows. Nothing was written or deployed. Restore the database: docs/operations.md, "Backup and restore".`,
    );
  }
  console.log("Content: the store is empty; filling it with what the site ships with.");
  const packed = await withFolder("content", async (dir) => {
    const pack = await steps.packContent(dir);
    await putSnapshot(namespaceId, pack);
    await wrangler(["d1", "execute", database, "--remote", "--yes", "--config", configFile, "--file", pack.rowsFile]);
    return pack.entries;
  });
  const written = await count();
  if (written !== packed) {
    throw new StepError(`Content: ${packed} entries were to be written, ${written} are there. Nothing was deployed.`);
  }
  console.log(`Content: wrote and published ${written} entries.`);
}

type WorkerDeployment = {
  configFile: string;
  digest: string;
  secrets: Record<string, string>;
  before: { id: string; tag: string | undefined } | undefined;
  isForced: boolean;
};

/** Deploys unless this very build serves already. Returns the version's id. */
async function deployWorker({ configFile, digest, secrets, before, isForced }: WorkerDeployment): Promise<string> {
  if (before?.tag === digest && !isForced) {
    console.log(`Worker: this build is deployed already (${before.id}); setting its domain and its clock again.`);
    // They come after the version; where they failed, the next run finds the version and would think all done.
    await wrangler(["triggers", "deploy", "--config", configFile]);
    return before.id;
  }
  console.log("Worker: deploying.");
  return withFolder("deploy", async (dir) => {
    const events = join(dir, "events.ndjson");
    const output = { WRANGLER_OUTPUT_FILE_PATH: events };
    await wrangler(["deploy", "--config", configFile, "--tag", digest, ...secretsArguments(dir, secrets)], output);
    const written = readFileSync(events, "utf8").trim().split("\n");
    const event = written
      .map((line) => jsonIn<{ type: string; version_id?: string }>(line))
      .find((e) => e.type === "deploy");
    if (!event?.version_id) throw new StepError("Wrangler deployed, but did not say which version.");
    return event.version_id;
  });
}

/**
 * The secrets as they were checked. As JSON, because in a `.vars` file Wrangler has the environment win over each line and
 * expands every `$NAME`.
 */
function secretsArguments(dir: string, secrets: Record<string, string>): string[] {
  if (Object.keys(secrets).length === 0) return [];
  const file = join(dir, "secrets.json");
  writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 });
  return ["--secrets-file", file];
}

function lostDatabase({ worker, database }: Target): string {
  return `KV ${worker}-content holds a published site, and its database ${database} is gone. Nothing was created or deployed. Restore it into a new one and name that in wrangler.toml: docs/operations.md, "When the database is gone".`;
}

function rollback(target: Target, problems: string[], before: string | undefined, release: string, bookmark: string) {
  const { worker, database } = target;
  const isNew = before !== release;
  const back =
    before && isNew
      ? `Roll back to the version before, which takes seconds:
  npx wrangler rollback ${before} --name ${worker} --message "smoke test failed"
A version brings back the secrets that it was deployed with. Wrangler names those that have changed since, and asks; after
a leak or a rotation say no, and deploy the former commit with the secrets of now.`
      : `There is no other version of this run to roll back to. Repair and deploy again, choose an older one of
  npx wrangler versions list --name ${worker}
or take the site off: npx wrangler delete ${worker}`;
  return `Smoke test: release ${release} is deployed and not as it should be.
  ${problems.join("\n  ")}

${back}
The database keeps its schema: migrations only add, and the version before works with it. Only if data was damaged, and
knowing that everything written since is lost:
  npx wrangler d1 time-travel restore ${database} --bookmark ${bookmark}`;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
