/**
 * `npm run backup -- production`: today's export of D1 into R2, after it was restored here and found whole.
 * `npm run backup -- production --drill [--day 2026-11-20]`: takes one out again and compares it with the database.
 */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { unstable_readConfig } from "wrangler";
import { backUp, drill } from "./backups.ts";
import { checkAccount } from "./cloudflare-account.ts";
import { root, StepError } from "./processes.ts";

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { drill: { type: "boolean" }, day: { type: "string" } },
  });
  const [environment] = positionals;
  const day = values.day ?? new Date().toISOString().slice(0, 10);
  if (environment !== "staging" && environment !== "production") {
    throw new StepError("Say which: npm run backup -- staging, or npm run backup -- production.");
  }
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) throw new StepError("--day is a day in UTC: YYYY-MM-DD.");
  const { name, d1_databases } = unstable_readConfig({ config: join(root, "wrangler.toml"), env: environment });
  const database = d1_databases[0]?.database_name;
  if (!name || !database) throw new StepError("wrangler.toml names no Worker or no database for this environment.");
  const place = { database, bucket: `${name}-backups` };
  await checkAccount();
  if (values.drill) {
    console.log((await drill(place, day)).join("\n"));
  } else {
    const rows = Object.values(await backUp(place, day)).reduce((sum, count) => sum + count, 0);
    console.log(`Backup: ${rows} rows are in ${place.bucket}/d1/${day}.sql, restored here once and whole.`);
  }
} catch (error) {
  if (!(error instanceof StepError)) throw error;
  console.error(`\n${error.message}`);
  process.exit(1);
}
