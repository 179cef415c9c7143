import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";

const OWN_SCHEMA = `select sql from sqlite_master where sql is not null and name not like '\\_cf\\_%' escape '\\'
  and name not like 'sqlite\\_%' escape '\\' order by rowid`;

let schema: string | undefined;

/** Migrates the empty database. An isolate migrates once and then copies the schema, which is six times faster. */
export async function applySchema(): Promise<void> {
  if (schema) return void (await env.DB.prepare(schema).run());
  await applyD1Migrations(env.DB, env.MIGRATIONS);
  const { results } = await env.DB.prepare(OWN_SCHEMA).all<{ sql: string }>();
  schema = results.map(({ sql }) => sql).join(";\n");
}
