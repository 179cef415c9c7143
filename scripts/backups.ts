import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StepError } from "./processes.ts";
import { jsonIn, wrangler } from "./wrangler.ts";

/** Names of a database and of the R2 bucket that holds its exports. */
export type BackupPlace = { database: string; bucket: string };
type Counts = Record<string, number>;

const keyOf = ({ bucket }: BackupPlace, day: string) => `${bucket}/d1/${day}.sql`;

/** Exports D1, restores the export here to see that it is whole, and puts it into R2. `day` is YYYY-MM-DD. */
export async function backUp(place: BackupPlace, day: string): Promise<Counts> {
  return withScratch(async (file) => {
    await wrangler(["d1", "export", place.database, "--remote", "--skip-confirmation", "--output", file]);
    const counts = restore(file);
    const type = ["--content-type", "application/sql"];
    await wrangler(["r2", "object", "put", keyOf(place, day), "--remote", "--file", file, ...type]);
    return counts;
  });
}

/**
 * The restore drill: takes a day's backup out of R2, restores it here, and compares its tables with the database of now.
 * Returns one line for each table; throws StepError when a table of the database is missing in the backup.
 */
export async function drill(place: BackupPlace, day: string): Promise<string[]> {
  return withScratch(async (file) => {
    await wrangler(["r2", "object", "get", keyOf(place, day), "--remote", "--file", file]);
    const counts = restore(file);
    const command =
      "select name from sqlite_master where type = 'table' and name not like '\\_cf%' escape '\\' and name not like 'sqlite%'";
    const names = await query<{ name: string }>(place, command);
    const missing = names.filter(({ name }) => counts[name] === undefined);
    if (missing.length > 0) {
      throw new StepError(`The backup of ${day} lacks ${missing.map(({ name }) => name).join(", ")}.`);
    }
    const union = names.map(({ name }) => `select '${name}' as name, count(*) as n from "${name}"`).join(" union all ");
    const now = await query<{ name: string; n: number }>(place, union);
    return now.map(({ name, n }) => `${name}: ${counts[name]} rows in the backup, ${n} now`);
  });
}

async function query<T>({ database }: BackupPlace, command: string): Promise<T[]> {
  const answer = await wrangler(["d1", "execute", database, "--remote", "--json", "--command", command]);
  return jsonIn<Array<{ results: T[] }>>(answer)[0]?.results ?? [];
}

/** Restores an export into memory; returns the rows of each table. Throws StepError when it is not whole. */
function restore(file: string): Counts {
  // An export may name a child before its parent; the check below looks at all of them at the end.
  const db = new DatabaseSync(":memory:", { enableForeignKeyConstraints: false });
  try {
    db.exec(readFileSync(file, "utf8"));
    const integrity = db.prepare("pragma integrity_check").get()?.["integrity_check"];
    const broken = db.prepare("pragma foreign_key_check").all();
    if (integrity !== "ok" || broken.length > 0)
      throw new StepError("The export is not whole: it fails SQLite's checks.");
    const tables = db.prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite%'").all();
    if (tables.length === 0) throw new StepError("The export holds no table.");
    const names = tables.map(({ name }) => String(name));
    const count = (name: string) => Number(db.prepare(`select count(*) as n from "${name}"`).get()?.["n"]);
    return Object.fromEntries(names.map((name) => [name, count(name)]));
  } finally {
    db.close();
  }
}

/** A file in a folder that only this user reads, gone afterwards: an export holds personal data. */
async function withScratch<T>(work: (file: string) => Promise<T>): Promise<T> {
  const dir = mkdtempSync(join(tmpdir(), "masa-backup-"));
  try {
    return await work(join(dir, "export.sql"));
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
