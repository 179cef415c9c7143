import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getPlatformProxy } from "wrangler";
import { type PublicationNote, SNAPSHOT_KEY } from "../worker/content/store.ts";
import { seedContent } from "../worker/db/seed.ts";
import { createDeps } from "../worker/deps.ts";
import { root, run } from "./processes.ts";

/** What the site says when it is new: rows for D1, the snapshot for KV, and the note that stands beside it. */
export type ContentPack = { entries: number; rowsFile: string; snapshotFile: string; note: PublicationNote };

/** Parents first. */
const TABLES = ["content_entries", "content_revisions"];

/**
 * Writes the content that the site ships with into a scratch database on this machine, through the domain's own functions,
 * and takes it out again as files. So an account gets exactly what a local site has, in two calls instead of hundreds.
 */
export async function packContent(): Promise<ContentPack> {
  const dir = mkdtempSync(join(tmpdir(), "masa-content-"));
  await run("wrangler", ["d1", "migrations", "apply", "masa-forum", "--local", "--persist-to", dir]);
  const proxy = await getPlatformProxy<Env>({
    configPath: join(root, "wrangler.toml"),
    persist: { path: join(dir, "v3") },
  });
  try {
    const entries = await seedContent(createDeps(proxy.env, { waitUntil: () => undefined }));
    const { value, metadata } = await proxy.env.CONTENT.getWithMetadata<PublicationNote>(SNAPSHOT_KEY);
    if (!value || !metadata) throw new Error("The scratch database was filled, but nothing was published.");
    const statements: string[] = [];
    for (const table of TABLES) statements.push(...(await insertsOf(proxy.env.DB, table)));
    const [rowsFile, snapshotFile] = [join(dir, "content.sql"), join(dir, "snapshot.json")];
    writeFileSync(rowsFile, statements.join("\n"));
    writeFileSync(snapshotFile, value);
    return { entries, rowsFile, snapshotFile, note: metadata };
  } finally {
    await proxy.dispose();
  }
}

/** One INSERT for each row; a row that exists already makes the whole import fail, nothing is ever replaced. */
async function insertsOf(db: D1Database, table: string): Promise<string[]> {
  const { results: columns } = await db
    .prepare(`select name from pragma_table_info('${table}')`)
    .all<{ name: string }>();
  const names = columns.map(({ name }) => `"${name}"`);
  const values = names.map((name) => `quote(${name})`).join(" || ', ' || ");
  const head = `insert into "${table}" (${names.join(", ")}) values (`;
  const { results } = await db
    .prepare(`select '${head}' || ${values} || ');' as statement from "${table}"`)
    .all<{ statement: string }>();
  return results.map(({ statement }) => statement);
}
