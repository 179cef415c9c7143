/**
 * `npm run backup -- production`: an export of D1 into R2, after it was restored here and found whole; `--evidence` puts it
 * where nothing is dropped by itself.
 * `npm run backup -- production --drill`: takes today's newest out again and compares it with the database; `--day 2026-11-20`
 * the newest of another day, `--at 2026-11-20T021005Z` a certain one.
 */
import { parseArgs } from "node:util";
import { backUp, drill } from "./backups.ts";
import { checkAccount } from "./cloudflare-account.ts";
import { readEnvironment } from "./environments.ts";
import { StepError } from "./processes.ts";

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      drill: { type: "boolean" },
      evidence: { type: "boolean" },
      day: { type: "string" },
      at: { type: "string" },
    },
  });
  const { worker, database } = readEnvironment(positionals[0], "backup");
  const now = new Date();
  const when = values.at ?? values.day ?? now.toISOString().slice(0, 10);
  if (!/^\d{4}-\d\d-\d\d(T\d{6}Z)?$/.test(when)) {
    throw new StepError("--day is a day in UTC, 2026-11-20; --at is a backup's own name, 2026-11-20T021005Z.");
  }
  const place = { database, bucket: `${worker}-backups` };
  await checkAccount();
  if (values.drill) {
    console.log((await drill(place, when)).join("\n"));
  } else {
    const { counts, path } = await backUp(place, now, { isEvidence: values.evidence ?? false });
    const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
    console.log(`Backup: ${rows} rows are in ${path}, restored here once and whole.`);
  }
} catch (error) {
  if (!(error instanceof StepError)) throw error;
  console.error(`\n${error.message}`);
  process.exit(1);
}
