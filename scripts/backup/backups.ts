import { readFileSync, writeFileSync } from "node:fs";
import { download, readLines, upload, withTemporaryFile, writeLines } from "../cloudflare/buckets.ts";
import { queryRows, wrangler } from "../cloudflare/wrangler.ts";
import { StepError } from "../dev/processes.ts";
import { countQuery, countRows, type RowCounts, restore, TABLE_NAMES, writeParentsFirst } from "./export-file.ts";

/** Names of a database and of the R2 bucket with its backups. */
export type BackupPlace = { database: string; bucket: string };

/** The bucket's rule deletes from `d1/`; a person has to delete from `retained/`. */
const FOLDERS = { daily: "d1", retained: "retained" } as const;

/**
 * Exports D1, restores the export in memory to check it, and uploads it to R2 in an order that D1 accepts. The name is
 * the time, so no backup replaces another. Returns the rows of each table and the object's path.
 */
export async function backUp(
  place: BackupPlace,
  now: Date,
  { isRetained = false } = {},
): Promise<{ counts: RowCounts; path: string }> {
  // "2026-11-20T021005Z", without characters that a shell or an address treats specially.
  const moment = now.toISOString().replace(/:|\.\d+/g, "");
  const path = pathOf(place, moment, isRetained ? FOLDERS.retained : FOLDERS.daily);
  return withTemporaryFile(async (file) => {
    await wrangler("d1", "export", place.database, "--remote", "--skip-confirmation", "--output", file);
    const sql = writeParentsFirst(restore(readFileSync(file, "utf8"), { parentsFirst: false }));
    const counts = countRows(restore(sql, { parentsFirst: true }));
    writeFileSync(file, sql);
    await upload(path, file, "application/sql");
    if (!isRetained) {
      const day = dayOf(place, moment);
      await writeLines(day, [...(await readLines(day)), moment]);
    }
    return { counts, path };
  });
}

/**
 * Downloads a backup (of a day, its newest; or of a moment), restores it in memory and compares it with the database.
 * Returns one line per table; throws StepError when the backup lacks a table.
 */
export async function testRestore(place: BackupPlace, when: string): Promise<string[]> {
  const moment = when.includes("T") ? when : (await readLines(dayOf(place, when))).at(-1);
  if (!moment) throw new StepError(`${place.bucket} has no backup of ${when}.`);
  return withTemporaryFile(async (file) => {
    if (!(await download(pathOf(place, moment), file))) throw new StepError(`There is no backup named ${moment}.`);
    const counts = countRows(restore(readFileSync(file, "utf8"), { parentsFirst: true }));
    const names = (await queryRows<{ name: string }>(place.database, TABLE_NAMES)).map(({ name }) => name);
    const missing = names.filter((name) => counts[name] === undefined);
    if (missing.length > 0) throw new StepError(`The backup of ${moment} lacks ${missing.join(", ")}.`);
    const [now = {}] = await queryRows<RowCounts>(place.database, countQuery(names));
    const lines = names.map((name) => `${name}: ${counts[name]} rows in the backup, ${now[name]} now`);
    return [`Restored the backup of ${moment}:`, ...lines];
  });
}

function pathOf({ bucket }: BackupPlace, name: string, folder: string = FOLDERS.daily, extension = "sql"): string {
  return `${bucket}/${folder}/${name}.${extension}`;
}

/** A file per day names its backups, the newest last. */
function dayOf(place: BackupPlace, moment: string): string {
  return pathOf(place, moment.slice(0, 10), FOLDERS.daily, "txt");
}
