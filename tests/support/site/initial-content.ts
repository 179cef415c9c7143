import { env } from "cloudflare:workers";
import { LOCALES, type Locale } from "#messages/locale.ts";
import type { Snapshot } from "#worker/content/store.ts";
import { seedContent } from "#worker/db/seed.ts";
import { createDeps } from "#worker/deps.ts";
import { inLocale } from "#worker/locale.server.ts";

const TABLES = ["content_entries", "content_revisions"];

type Rows = { table: string; columns: string[]; json: string };
let filled: { rows: Rows[]; snapshots: Array<[Locale, Snapshot]> } | undefined;

/** Seeds and publishes the initial content. An isolate seeds once and then copies the rows, which is ten times faster. */
export async function fillContent(): Promise<void> {
  const deps = createDeps(env, { waitUntil: () => undefined });
  if (filled) {
    await env.DB.batch(filled.rows.map(insertStatement));
    // In each language, because the isolate remembers what the file before has published.
    for (const [language, snapshot] of filled.snapshots) {
      await inLocale(language, () => deps.content.publish(structuredClone(snapshot)));
    }
    return;
  }
  await seedContent(deps);
  const snapshots: Array<[Locale, Snapshot]> = [];
  for (const language of LOCALES) {
    snapshots.push([language, structuredClone(await inLocale(language, () => deps.content.snapshot()))]);
  }
  filled = { rows: await Promise.all(TABLES.map(readRows)), snapshots };
}

async function readRows(table: string): Promise<Rows> {
  const { results } = await env.DB.prepare(`select * from ${table}`).all();
  return { table, columns: Object.keys(results[0] ?? {}), json: JSON.stringify(results) };
}

function insertStatement({ table, columns, json }: Rows): D1PreparedStatement {
  const values = columns.map((column) => `value ->> '$.${column}'`);
  const sql = `insert into ${table} (${columns.join(", ")}) select ${values.join(", ")} from json_each(?)`;
  return env.DB.prepare(sql).bind(json);
}
