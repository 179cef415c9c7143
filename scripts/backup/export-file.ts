import { DatabaseSync } from "node:sqlite";
import { StepError } from "../dev/processes.ts";

export type RowCounts = Record<string, number>;

/** Names of the tables that belong to the site, not to SQLite or D1. */
export const TABLE_NAMES =
  "select name from sqlite_master where type = 'table' and name not like '\\_cf%' escape '\\' and name not like 'sqlite%'";

/** Restores an export into memory. Throws StepError if it is incomplete or, with `parentsFirst`, in the wrong order. */
export function restore(sql: string, { parentsFirst }: { parentsFirst: boolean }): DatabaseSync {
  const db = new DatabaseSync(":memory:", { enableForeignKeyConstraints: parentsFirst });
  try {
    db.exec(sql);
  } catch (error) {
    throw new StepError(`The export is incomplete: ${String(error)}.`, { cause: error });
  }
  const integrity = db.prepare("pragma integrity_check").get()?.["integrity_check"];
  const broken = db.prepare("pragma foreign_key_check").all();
  if (integrity !== "ok" || broken.length > 0) throw new StepError("The export is damaged: SQLite's checks fail.");
  if (firstColumn(db, TABLE_NAMES).length === 0) throw new StepError("The export contains no table.");
  return db;
}

/**
 * Writes a database as statements that D1 accepts. D1 exports tables in the order of their creation, and rejects its
 * own export if a row refers to a table that was created later.
 */
export function writeParentsFirst(db: DatabaseSync): string {
  const seen = new Set<string>();
  const withParents = (table: string): string[] => {
    if (seen.has(table)) return [];
    seen.add(table);
    const parents = firstColumn(db, `select "table" from pragma_foreign_key_list('${table}')`);
    return [...parents.flatMap(withParents), table];
  };
  const statements = firstColumn(db, TABLE_NAMES)
    .flatMap(withParents)
    .flatMap((table) => [
      ...firstColumn(db, `select sql from sqlite_master where type = 'table' and name = '${table}'`),
      ...firstColumn(db, insertsQuery(table, firstColumn(db, `select name from pragma_table_info('${table}')`))),
    ]);
  const indexes = firstColumn(db, "select sql from sqlite_master where type <> 'table' and sql is not null");
  return ["PRAGMA defer_foreign_keys=TRUE", ...statements, ...indexes].map((statement) => `${statement};\n`).join("");
}

export function countRows(db: DatabaseSync): RowCounts {
  // Every column is a count.
  return db.prepare(countQuery(firstColumn(db, TABLE_NAMES))).get() as RowCounts;
}

/** Query for one row with a column per table: D1 allows a hundred columns, but only five parts in a union. */
export function countQuery(tables: string[]): string {
  return `select ${tables.map((name) => `(select count(*) from "${name}") as "${name}"`).join(", ")}`;
}

/** A query that returns one INSERT statement per row. */
function insertsQuery(table: string, columns: string[]): string {
  const names = columns.map((column) => `"${column}"`);
  const values = names.map((name) => `quote(${name})`).join(" || ', ' || ");
  return `select 'insert into "${table}" (${names.join(", ")}) values (' || ${values} || ')' from "${table}"`;
}

function firstColumn(db: DatabaseSync, query: string): string[] {
  return db
    .prepare(query)
    .all()
    .map((row) => String(Object.values(row)[0]));
}
