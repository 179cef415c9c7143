import { StepError } from "./processes.ts";
import { jsonIn, wrangler, wranglerIfThere } from "./wrangler.ts";

/** The nearest to India that a location hint reaches; whether that is Mumbai or Singapore is Cloudflare's choice. */
const LOCATION = "apac";
/** Less than the 30 days that the Privacy Policy promises, because R2 drops what has expired up to a day late. */
const BACKUP_DAYS = 28;
/** Named by its days: with another number another rule is added, and of two the shorter one counts. */
const BACKUP_RULE = `expire-after-${BACKUP_DAYS}-days`;
const NO_SUCH_WORKER = /not found|10007|does not exist/i;

/** Throws StepError unless Wrangler is logged in and knows which account is meant. */
export async function checkAccount(): Promise<void> {
  const answer = await wranglerIfThere(["whoami", "--json"], /"loggedIn":\s*false/);
  if (!answer) {
    throw new StepError(
      "Nobody is logged in to Cloudflare: run `npx wrangler login`, or set CLOUDFLARE_API_TOKEN (docs/operations.md).",
    );
  }
  const { accounts = [] } = jsonIn<{ accounts?: Array<{ id: string; name: string }> }>(answer);
  if (accounts.length < 2 || process.env.CLOUDFLARE_ACCOUNT_ID) return;
  const names = accounts.map(({ id, name }) => `\n  ${id}  ${name}`).join("");
  throw new StepError(`This login has several accounts: set CLOUDFLARE_ACCOUNT_ID to one of them.${names}`);
}

/** Names of the secrets that the deployed Worker has; none before its first deployment. */
export async function listSecretNames(worker: string): Promise<string[]> {
  const answer = await wranglerIfThere(["secret", "list", "--name", worker, "--format", "json"], NO_SUCH_WORKER);
  return answer ? jsonIn<Array<{ name: string }>>(answer).map(({ name }) => name) : [];
}

/** The id of the D1 database with this name, when there is one. */
export async function findDatabase(name: string): Promise<string | undefined> {
  const databases = jsonIn<Array<{ uuid: string; name: string }>>(await wrangler(["d1", "list", "--json"]));
  return databases.find((database) => database.name === name)?.uuid;
}

/** Finds the D1 database or creates it; returns its id. */
export async function ensureDatabase(name: string): Promise<string> {
  const create = ["d1", "create", name, "--location", LOCATION];
  return (await findOrCreate(`D1 ${name}`, () => findDatabase(name), create)).id;
}

/** The id of the KV namespace with this title, when there is one. */
export async function findNamespace(title: string): Promise<string | undefined> {
  const namespaces = jsonIn<Array<{ id: string; title: string }>>(await wrangler(["kv", "namespace", "list"]));
  return namespaces.find((namespace) => namespace.title === title)?.id;
}

/** Finds the KV namespace or creates it. */
export async function ensureNamespace(title: string): Promise<Found> {
  return findOrCreate(`KV ${title}`, () => findNamespace(title), ["kv", "namespace", "create", title]);
}

/** Finds the R2 bucket of the backups or creates it, and has it drop backups after {@link BACKUP_DAYS}. */
export async function ensureBackupBucket(name: string): Promise<void> {
  const find = async () => {
    const names = [...(await wrangler(["r2", "bucket", "list"])).matchAll(/^name:\s+(\S+)$/gm)].map(
      ([, found]) => found,
    );
    return names.find((found) => found === name);
  };
  await findOrCreate(`R2 ${name}`, find, ["r2", "bucket", "create", name, "--location", LOCATION]);
  const rules = await wrangler(["r2", "bucket", "lifecycle", "list", name]);
  if (rules.includes(BACKUP_RULE)) return;
  const rule = [BACKUP_RULE, "d1/", "--expire-days", String(BACKUP_DAYS), "--force"];
  await wrangler(["r2", "bucket", "lifecycle", "add", name, ...rule]);
}

type Found = { id: string; isNew: boolean };

async function findOrCreate(what: string, find: () => Promise<string | undefined>, create: string[]): Promise<Found> {
  const found = await find();
  if (found) {
    console.log(`  ${what}: found.`);
    return { id: found, isNew: false };
  }
  await wrangler(create);
  const created = await find();
  if (!created) throw new StepError(`${what} was created, but Wrangler does not list it.`);
  console.log(`  ${what}: created.`);
  return { id: created, isNew: true };
}

export type Version = { id: string; tag: string | undefined };

/** The version that serves now; none before the first deployment. */
export async function findCurrentVersion(worker: string): Promise<Version | undefined> {
  const absent = /no deployments|not found|10007|does not exist/i;
  const answer = await wranglerIfThere(["deployments", "status", "--name", worker, "--json"], absent);
  if (!answer) return undefined;
  const { versions } = jsonIn<{ versions: Array<{ version_id: string; percentage: number }> }>(answer);
  const [most] = versions.toSorted((one, other) => other.percentage - one.percentage);
  if (!most) return undefined;
  const view = await wrangler(["versions", "view", most.version_id, "--name", worker, "--json"]);
  const { annotations } = jsonIn<{ annotations?: Record<string, string> }>(view);
  // A version that shares the traffic is not the deployed one, whatever it is called.
  return { id: most.version_id, tag: most.percentage === 100 ? annotations?.["workers/tag"] : undefined };
}
