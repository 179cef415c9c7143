import { type CollectionName, collections } from "../worker/content/collections.ts";
import { SNAPSHOT_KEY } from "../worker/content/store.ts";
import type { EntryInput } from "../worker/domain/content.server.ts";
import { findNamespace } from "./cloudflare-account.ts";
import { packSnapshot, type SnapshotPack } from "./content-pack.ts";
import { StepError, withFolder } from "./processes.ts";
import { jsonIn, rowsOf, wrangler } from "./wrangler.ts";

type Row = { collection: string; slug: string; position: number; status: "draft" | "published"; data: string };

/** Puts a snapshot into KV, where the pages read it. */
export async function putSnapshot(namespaceId: string, { snapshotFile, note }: SnapshotPack): Promise<void> {
  const into = ["--namespace-id", namespaceId, "--remote", "--path", snapshotFile, "--metadata", JSON.stringify(note)];
  await wrangler(["kv", "key", "put", SNAPSHOT_KEY, ...into]);
}

/** Whether a namespace holds a snapshot. */
export async function hasSnapshot(namespaceId: string): Promise<boolean> {
  const list = ["kv", "key", "list", "--namespace-id", namespaceId, "--remote", "--prefix", SNAPSHOT_KEY];
  return jsonIn<Array<{ name: string }>>(await wrangler(list)).some(({ name }) => name === SNAPSHOT_KEY);
}

/**
 * Compiles what the content store of an account holds and publishes it. The rows may have been changed by hand, so each
 * is asked whether its collection takes it; throws StepError that names those that are not, or the settings entry where it is
 * missing, and publishes nothing then.
 */
export async function publish({ worker, database }: { worker: string; database: string }) {
  const namespaceId = await findNamespace(`${worker}-content`);
  const rows = await rowsOf<Row>(database, "select collection, slug, position, status, data from content_entries");
  if (!namespaceId || rows.length === 0) {
    throw new StepError("There is no content yet: npm run deploy makes the store and fills it.");
  }
  const problems = rows.flatMap(problemOf);
  const hasSettings = rows.some(({ collection, status }) => collection === "settings" && status === "published");
  if (!hasSettings) problems.push("settings: no entry is published, and every page needs it");
  if (problems.length > 0) {
    throw new StepError(`Nothing was published: the pages could not show this.\n  ${problems.join("\n  ")}`);
  }
  return withFolder("content", async (dir) => {
    const pack = await packSnapshot(dir, rows.map(entryOf));
    await putSnapshot(namespaceId, pack);
    return { entries: pack.entries, version: pack.note.version };
  });
}

function problemOf({ collection, slug, data }: Row): string[] {
  if (!(collection in collections)) return [`${collection}:${slug} is of no collection that this version knows`];
  const { error } = collections[collection as CollectionName].schema.safeParse(parseJson(data));
  return (error?.issues ?? []).map((issue) => `${collection}:${slug} ${issue.path.join(".")}: ${issue.message}`);
}

function entryOf({ collection, data, ...row }: Row): EntryInput<CollectionName> {
  // Its schema has accepted the row.
  return { ...row, collection: collection as CollectionName, data: parseJson(data) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
