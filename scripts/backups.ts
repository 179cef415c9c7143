import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StepError, withFolder } from "./processes.ts";
import { insertsQuery } from "./sql-text.ts";
import { rowsOf, wrangler, wranglerIfThere } from "./wrangler.ts";

/** Names of a database and of the R2 bucket that holds its exports. */
export type BackupPlace = { database: string; bucket: string };
type Counts = Record<string, number>;

/** Where the daily exports lie, which R2 drops by its rule, and those that are kept until somebody deletes them. */
const FOLDERS = { daily: "d1", evidence: "evidence" } as const;
const TABLE_NAMES =
  "select name from sqlite_master where type = 'table' and name not like '\\_cf%' escape '\\' and name not like 'sqlite%'";
const NO_SUCH_OBJECT = /specified key does not exist/i;

/**
 * Exports D1, restores the export here to see that it is whole, and puts it into R2 in the order in which D1 takes it back,
 * under its moment, so that no export takes the place of another. Returns the rows of each table and where it lies.
 */
export async function backUp(
  place: BackupPlace,
  now: Date,
  { isEvidence = false } = {},
): Promise<{ counts: Counts; path: string }> {
  const moment = momentOf(now);
  const path = pathOf(place, moment, isEvidence ? FOLDERS.evidence : FOLDERS.daily);
  return withScratch(async (file) => {
    await wrangler(["d1", "export", place.database, "--remote", "--skip-confirmation", "--output", file]);
    const whole = load(readFileSync(file, "utf8"), { hasParentsFirst: false });
    const text = parentsFirst(whole);
    const counts = countsOf(load(text, { hasParentsFirst: true }));
    writeFileSync(file, text);
    const type = ["--content-type", "application/sql"];
    await wrangler(["r2", "object", "put", path, "--remote", "--file", file, ...type]);
    if (!isEvidence) await noteMoment(place, moment);
    return { counts, path };
  });
}

/**
 * The restore drill: takes a backup out of R2 (the newest of a day, YYYY-MM-DD, or the one of a moment), restores it here,
 * and compares its tables with the database of now. Returns one line for each table; throws StepError when a table of the
 * database is missing in the backup.
 */
export async function drill(place: BackupPlace, when: string): Promise<string[]> {
  const moment = when.includes("T") ? when : (await momentsOf(place, when)).at(-1);
  if (!moment) throw new StepError(`${when} has no backup in ${place.bucket}.`);
  return withScratch(async (file) => {
    await wrangler(["r2", "object", "get", pathOf(place, moment), "--remote", "--file", file]);
    const counts = countsOf(load(readFileSync(file, "utf8"), { hasParentsFirst: true }));
    const names = (await rowsOf<{ name: string }>(place.database, TABLE_NAMES)).map(({ name }) => name);
    const missing = names.filter((name) => counts[name] === undefined);
    if (missing.length > 0) throw new StepError(`The backup of ${moment} lacks ${missing.join(", ")}.`);
    const [now = {}] = await rowsOf<Counts>(place.database, countQuery(names));
    const lines = names.map((name) => `${name}: ${counts[name]} rows in the backup, ${now[name]} now`);
    return [`The backup of ${moment}:`, ...lines];
  });
}

/** "2026-11-20T021005Z": in UTC, without what a shell or an address would read as its own. */
function momentOf(now: Date): string {
  return now.toISOString().replace(/:|\.\d+/g, "");
}

function pathOf({ bucket }: BackupPlace, moment: string, folder: string = FOLDERS.daily): string {
  return `${bucket}/${folder}/${moment}.sql`;
}

/** Wrangler cannot list a bucket, so a file of each day names its backups, the newest last. */
async function momentsOf(place: BackupPlace, day: string): Promise<string[]> {
  return withScratch(async (file) => {
    const get = ["r2", "object", "get", listOf(place, day), "--remote", "--file", file];
    const found = await wranglerIfThere(get, NO_SUCH_OBJECT);
    return found === undefined ? [] : readFileSync(file, "utf8").split("\n").filter(Boolean);
  });
}

async function noteMoment(place: BackupPlace, moment: string): Promise<void> {
  const day = moment.slice(0, 10);
  const moments = [...(await momentsOf(place, day)), moment];
  await withScratch(async (file) => {
    writeFileSync(file, `${moments.join("\n")}\n`);
    const type = ["--content-type", "text/plain"];
    await wrangler(["r2", "object", "put", listOf(place, day), "--remote", "--file", file, ...type]);
  });
}

const listOf = ({ bucket }: BackupPlace, day: string) => `${bucket}/${FOLDERS.daily}/${day}.txt`;

/** Restores an export into memory. Throws StepError when it is not whole, or names a child before its parent. */
function load(text: string, { hasParentsFirst }: { hasParentsFirst: boolean }): DatabaseSync {
  const db = new DatabaseSync(":memory:", { enableForeignKeyConstraints: hasParentsFirst });
  try {
    db.exec(text);
  } catch (error) {
    throw new StepError(`The export is not whole: ${String(error)}.`, { cause: error });
  }
  const integrity = db.prepare("pragma integrity_check").get()?.["integrity_check"];
  const broken = db.prepare("pragma foreign_key_check").all();
  if (integrity !== "ok" || broken.length > 0)
    throw new StepError("The export is not whole: it fails SQLite's checks.");
  if (textsIn(db, TABLE_NAMES).length === 0) throw new StepError("The export holds no table.");
  return db;
}

/**
 * What a database holds as statements that D1 takes. Its own export is in the order in which tables were made, and D1 refuses
 * that one as soon as a row refers to a table that comes later.
 */
function parentsFirst(db: DatabaseSync): string {
  const seen = new Set<string>();
  const inOrder = (table: string): string[] => {
    if (seen.has(table)) return [];
    seen.add(table);
    return [...textsIn(db, `select "table" from pragma_foreign_key_list('${table}')`).flatMap(inOrder), table];
  };
  const rowsIn = (table: string) =>
    textsIn(db, insertsQuery(table, textsIn(db, `select name from pragma_table_info('${table}')`)));
  const statements = [
    ["PRAGMA defer_foreign_keys=TRUE"],
    ...textsIn(db, TABLE_NAMES)
      .flatMap(inOrder)
      .map((table) => [
        ...textsIn(db, `select sql from sqlite_master where type = 'table' and name = '${table}'`),
        ...rowsIn(table),
      ]),
    textsIn(db, "select sql from sqlite_master where type <> 'table' and sql is not null"),
  ];
  return statements.flatMap((part) => part.map((statement) => `${statement};\n`)).join("");
}

function countsOf(db: DatabaseSync): Counts {
  // Every column of it is a number.
  return db.prepare(countQuery(textsIn(db, TABLE_NAMES))).get() as Counts;
}

/** One row, a column for each table: D1 takes a hundred columns, but no more than five parts of a union. */
function countQuery(tables: string[]): string {
  return `select ${tables.map((name) => `(select count(*) from "${name}") as "${name}"`).join(", ")}`;
}

/** The one column of a query's rows. */
function textsIn(db: DatabaseSync, query: string): string[] {
  return db
    .prepare(query)
    .all()
    .map((row) => String(Object.values(row)[0]));
}

/** A file that only this user reads, gone afterwards: an export holds personal data. */
async function withScratch<T>(work: (file: string) => Promise<T>): Promise<T> {
  return withFolder("backup", (dir) => work(join(dir, "export.sql")));
}
