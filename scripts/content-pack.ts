import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { getPlatformProxy } from "wrangler";
import type { CollectionName } from "../worker/content/collections.ts";
import { type PublicationNote, SNAPSHOT_KEY } from "../worker/content/store.ts";
import { seedContent } from "../worker/db/seed.ts";
import { createDeps, type Deps } from "../worker/deps.ts";
import { type EntryInput, publishContent, saveEntries } from "../worker/domain/content.server.ts";
import { root } from "./processes.ts";
import { insertsQuery } from "./sql-text.ts";

/** A snapshot of published entries for KV, and the note that stands beside it. */
export type SnapshotPack = { entries: number; snapshotFile: string; note: PublicationNote };
/** What the site says when it is new: also the rows for D1. */
export type ContentPack = SnapshotPack & { rowsFile: string };

type Scratch = { db: D1Database; deps: Deps; takeSnapshot: () => Promise<Omit<SnapshotPack, "entries">> };

/** Parents first. */
const TABLES = ["content_entries", "content_revisions"];

/**
 * Writes the content that the site ships with into a scratch database on this machine, through the domain's own functions,
 * and takes it out again as files in `dir`. So an account gets exactly what a local site has, in two calls instead of hundreds.
 */
export async function packContent(dir: string): Promise<ContentPack> {
  return withScratch(dir, async ({ db, deps, takeSnapshot }) => {
    const entries = await seedContent(deps);
    const statements: string[] = [];
    for (const table of TABLES) statements.push(...(await insertsOf(db, table)));
    const rowsFile = join(dir, "content.sql");
    writeFileSync(rowsFile, statements.join("\n"));
    return { entries, rowsFile, ...(await takeSnapshot()) };
  });
}

/** Compiles a snapshot of entries that are stored elsewhere, as the site itself would, and writes it into `dir`. */
export async function packSnapshot(
  dir: string,
  entries: ReadonlyArray<EntryInput<CollectionName>>,
): Promise<SnapshotPack> {
  return withScratch(dir, async ({ deps, takeSnapshot }) => {
    await saveEntries(deps, entries, "publication");
    await publishContent(deps);
    return { entries: entries.length, ...(await takeSnapshot()) };
  });
}

/** A content store of this machine alone, with every table and nothing in it. */
async function withScratch<T>(dir: string, work: (scratch: Scratch) => Promise<T>): Promise<T> {
  const proxy = await getPlatformProxy<Env>({
    configPath: join(root, "wrangler.toml"),
    persist: { path: join(dir, "v3") },
  });
  const { CONTENT, DB } = proxy.env;
  const takeSnapshot = async () => {
    const { value, metadata } = await CONTENT.getWithMetadata<PublicationNote>(SNAPSHOT_KEY);
    if (!value || !metadata) throw new Error("The scratch database was filled, but nothing was published.");
    const snapshotFile = join(dir, "snapshot.json");
    writeFileSync(snapshotFile, value);
    return { snapshotFile, note: metadata };
  };
  try {
    for (const file of globSync(join(root, "migrations/*.sql")).toSorted()) {
      const statements = readFileSync(file, "utf8").split("--> statement-breakpoint");
      await DB.batch(statements.map((statement) => DB.prepare(statement)));
    }
    const deps = createDeps(proxy.env, { waitUntil: () => undefined });
    return await work({ db: DB, deps, takeSnapshot });
  } finally {
    await proxy.dispose();
  }
}

/** One INSERT for each row; a row that exists already makes the whole import fail, nothing is ever replaced. */
async function insertsOf(db: D1Database, table: string): Promise<string[]> {
  const { results: columns } = await db
    .prepare(`select name from pragma_table_info('${table}')`)
    .all<{ name: string }>();
  const query = insertsQuery(
    table,
    columns.map(({ name }) => name),
  );
  const { results } = await db.prepare(query).all<{ statement: string }>();
  return results.map(({ statement }) => `${statement};`);
}
