import { cpSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { getPlatformProxy, unstable_splitSqlQuery } from "wrangler";
import { LOCALES } from "../../messages/locale.ts";
import { type CollectionName, collections } from "../../worker/content/collections.ts";
import { SNAPSHOT_KEY, SNAPSHOT_KEYS } from "../../worker/content/store.ts";
import { seedContent } from "../../worker/db/seed.ts";
import { createDeps, type Deps } from "../../worker/deps.ts";
import { publishContent, saveEntries } from "../../worker/domain/content/content.server.ts";
import { addRedirects } from "../../worker/domain/content/redirects.server.ts";
import { parseJson, queryRows, wrangler } from "../cloudflare/wrangler.ts";
import { root, run, StepError, withFolder } from "../dev/processes.ts";

type Row = {
  collection: string;
  slug: string;
  position: number;
  status: "draft" | "published";
  data: string;
  translations: string | null;
};
type StoredRedirect = { collection: string; from_slug: string; to_slug: string };
type Collection = { collection: CollectionName };

/** Writes the initial content into `file` as SQL, by running the site's seed on a temporary local database. */
export async function exportInitialContent(file: string): Promise<void> {
  await withTemporarySite(seedContent, async (dir) => {
    const tables = ["--table", "content_entries", "--table", "content_revisions", "--no-schema"];
    const config = ["--config", join(dir, "wrangler.toml")];
    await run("wrangler", ["d1", "export", "masa-forum", "--local", ...tables, "--output", file, ...config]);
  });
}

/** The id of the KV namespace that Wrangler provisions for the Worker's binding CONTENT, if it exists. */
export async function findContentNamespace(worker: string): Promise<string | undefined> {
  const namespaces = parseJson<Array<{ id: string; title: string }>>(await wrangler("kv", "namespace", "list"));
  return namespaces.find(({ title }) => title === `${worker}-content`)?.id;
}

export async function hasSnapshot(namespaceId: string): Promise<boolean> {
  const keys = ["--namespace-id", namespaceId, "--remote", "--prefix", SNAPSHOT_KEY];
  return parseJson<unknown[]>(await wrangler("kv", "key", "list", ...keys)).length > 0;
}

/**
 * Compiles the entries of a deployed database into a snapshot and writes it to KV. Throws StepError, and publishes
 * nothing, when a collection rejects an entry or no settings entry is published. Returns the number of entries.
 */
export async function publish({ worker, database }: { worker: string; database: string }): Promise<number> {
  const namespaceId = await findContentNamespace(worker);
  const rows = await queryRows<Row>(
    database,
    "select collection, slug, position, status, data, translations from content_entries",
  );
  if (!namespaceId || rows.length === 0) throw new StepError("There is no content yet: run npm run deploy first.");
  const problems = [...rows.flatMap(findProblems), ...findMissingFacts(rows)];
  if (!rows.some(({ collection, status }) => collection === "settings" && status === "published")) {
    problems.push("settings: no entry is published, and every page needs it");
  }
  if (problems.length > 0)
    throw new StepError(`Nothing was published. Correct this first:\n  ${problems.join("\n  ")}`);
  const redirects = await queryRows<StoredRedirect>(
    database,
    "select collection, from_slug, to_slug from slug_redirects",
  );
  const fill = async (deps: Deps) => {
    // The check above has validated their collections.
    const entries = rows.map((row) => ({ ...(row as Row & Collection), data: parse(row.data), hi: hindiOf(row) }));
    // In parts: preparing all at once can take longer than an idle connection to the local D1 stays open.
    for (const part of Map.groupBy(entries, ({ collection }) => collection).values()) {
      await saveEntries(deps, part, "publication");
    }
    await addRedirects(
      deps,
      redirects.map(({ collection, from_slug, to_slug }) => ({ collection, fromSlug: from_slug, toSlug: to_slug })),
    );
    await publishContent(deps);
  };
  await withTemporarySite(fill, async (dir, kv) => {
    for (const language of LOCALES.toReversed()) {
      const key = SNAPSHOT_KEYS[language];
      const { value, metadata } = await kv.getWithMetadata(key);
      const path = join(dir, `${key}.json`);
      writeFileSync(path, value ?? "");
      const source = ["--path", path, "--metadata", JSON.stringify(metadata)];
      await wrangler("kv", "key", "put", key, "--namespace-id", namespaceId, "--remote", ...source);
    }
  });
  return rows.length;
}

function findProblems({ collection, slug, data }: Row): string[] {
  if (!(collection in collections)) return [`${collection}:${slug}: this release has no such collection`];
  const { error } = collections[collection as CollectionName].schema.safeParse(parse(data));
  return (error?.issues ?? []).map((issue) => `${collection}:${slug} ${issue.path.join(".")}: ${issue.message}`);
}

/** Facts that a published entry cites and that are not published themselves. */
function findMissingFacts(rows: readonly Row[]): string[] {
  const published = rows.filter(({ status }) => status === "published");
  const known = new Set(published.filter(({ collection }) => collection === "facts").map(({ slug }) => slug));
  return published.flatMap(({ collection, slug, data }) => {
    const cited = (parse(data) as { facts?: unknown } | undefined)?.facts;
    // A startup's figures are also named `facts`, but are not slugs.
    const missing = Array.isArray(cited) ? cited.filter((fact) => typeof fact === "string" && !known.has(fact)) : [];
    return missing.map((fact) => `${collection}:${slug} facts: there is no published fact ${String(fact)}`);
  });
}

function hindiOf({ translations }: Row): unknown {
  return translations === null ? undefined : (parse(translations) as { hi?: unknown } | undefined)?.hi;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The collection's schema rejects it by name.
    return undefined;
  }
}

/** Seeds a temporary local D1 and KV, stops them, then calls `use` with their folder and the KV store. */
async function withTemporarySite(
  fill: (deps: Deps) => Promise<unknown>,
  use: (dir: string, kv: KVNamespace) => Promise<void>,
): Promise<void> {
  await withFolder("content", async (dir) => {
    const configPath = join(dir, "wrangler.toml");
    cpSync(join(root, "wrangler.toml"), configPath);
    const persist = { path: join(dir, ".wrangler/state/v3") };
    const { env, dispose } = await getPlatformProxy<Env>({ configPath, persist });
    try {
      await migrate(env.DB);
      await fill(createDeps(env, { waitUntil: () => undefined }));
      await use(dir, env.CONTENT);
    } finally {
      await dispose();
    }
  });
}

/** Does the same as `wrangler d1 migrations apply`, without starting Wrangler. */
async function migrate(db: D1Database): Promise<void> {
  for (const file of globSync("migrations/*.sql", { cwd: root }).toSorted()) {
    const statements = unstable_splitSqlQuery(readFileSync(join(root, file), "utf8"));
    await db.batch(statements.map((statement) => db.prepare(statement)));
  }
}
