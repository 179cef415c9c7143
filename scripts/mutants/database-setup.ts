import { applyD1Migrations, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { seedContent } from "#worker/db/seed.ts";
import { createDeps } from "#worker/deps.ts";

type Rows = { table: string; columns: string[]; rows: unknown[][] };
type Kept = { tables: Rows[]; texts: Array<{ key: string; value: string; metadata: unknown }> };

/** One workerd runs all files: the first one seeds the content, the others copy what that wrote. */
const shared = globalThis as { lackedGuard?: number | undefined; keptSeed?: Kept };
const ROWS_AT_ONCE = 100;
const TABLES = `select name from sqlite_master where type = 'table'
  and name not like 'sqlite_%' and name not like 'd1_%' and name not like '\\_%' escape '\\'`;

shared.lackedGuard = undefined;
await reset();
await applyD1Migrations(env.DB, env.MIGRATIONS);
if (shared.keptSeed) await restore(shared.keptSeed);
else {
  await seedContent(createDeps(env, { waitUntil: () => undefined }));
  shared.keptSeed = await read();
}

async function read(): Promise<Kept> {
  const { results } = await env.DB.prepare(TABLES).all<{ name: string }>();
  const tables = await Promise.all(results.map(({ name }) => readTable(name)));
  const { keys } = await env.CONTENT.list();
  const texts = keys.map(async ({ name: key }) => {
    const { value, metadata } = await env.CONTENT.getWithMetadata(key);
    return { key, value: value ?? "", metadata };
  });
  return { tables: tables.filter(({ rows }) => rows.length > 0), texts: await Promise.all(texts) };
}

async function readTable(table: string): Promise<Rows> {
  const [columns, ...rows] = await env.DB.prepare(`select * from "${table}"`).raw({ columnNames: true });
  return { table, columns, rows };
}

async function restore({ tables, texts }: Kept): Promise<void> {
  await Promise.all(texts.map(({ key, value, metadata }) => env.CONTENT.put(key, value, { metadata })));
  await env.DB.batch([env.DB.prepare("pragma defer_foreign_keys = on"), ...tables.flatMap(insertsOf)]);
}

function insertsOf({ table, columns, rows }: Rows): D1PreparedStatement[] {
  const names = columns.map((name) => `"${name}"`).join(", ");
  const values = columns.map((_, n) => `value ->> ${n}`).join(", ");
  const insert = env.DB.prepare(`insert or replace into "${table}" (${names}) select ${values} from json_each(?1)`);
  const starts = rows.map((_, n) => n).filter((n) => n % ROWS_AT_ONCE === 0);
  return starts.map((start) => insert.bind(JSON.stringify(rows.slice(start, start + ROWS_AT_ONCE))));
}
