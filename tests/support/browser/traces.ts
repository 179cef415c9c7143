import { env } from "cloudflare:workers";

type Found = { table: string; column: string; text: string };

/** Reads every value of every column and table of the real database. */
async function everything(): Promise<Found[]> {
  const tables = await env.DB.prepare("select name from sqlite_master where type = 'table'").all<{ name: string }>();
  const found: Found[] = [];
  for (const { name } of tables.results) {
    if (name.startsWith("_cf_") || name.startsWith("sqlite_") || name === "d1_migrations") continue;
    const { results } = await env.DB.prepare(`select * from "${name}"`).all();
    for (const row of results) {
      for (const [column, value] of Object.entries(row)) found.push({ table: name, column, text: String(value) });
    }
  }
  return found;
}

const digitsOf = (text: string) => text.replace(/[\s()+-]/g, "");
/** The columns that contain any of these values, as "table.column". */
export async function whereIs(...wanted: string[]): Promise<string[]> {
  const hits = (await everything()).filter(({ text }) =>
    wanted.some((word) => text.toLowerCase().includes(word.toLowerCase()) || digitsOf(text).includes(word)),
  );
  return [...new Set(hits.map(({ table, column }) => `${table}.${column}`))].sort();
}
