import { type SQL, sql } from "drizzle-orm";
import { insertIf } from "../db/insert-if.ts";
import { auditEntries } from "../db/schema/platform.ts";
import type { Deps } from "../deps.ts";

export type AuditEntry = {
  /** Who did it: the id of a member or an operator, else what the news came by: `browser`, `webhook`, `sweep`. */
  actor: string;
  action: string;
  /** What it was done to, as `kind:id`. */
  subject: string;
  /** Codes and numbers that explain it; no personal data. */
  detail?: string;
  /** Given when the entry must stand once however often it is written. */
  once?: string;
};

/**
 * A statement that appends to the audit trail; it belongs into the batch that does what it tells. With `when` it appends
 * only if that holds at its turn: it then stands before the statement that makes it no longer hold.
 */
export function auditStatement(
  deps: Pick<Deps, "db" | "now">,
  { once, detail = "", ...entry }: AuditEntry,
  when: SQL = sql`true`,
) {
  const row = { id: once ?? crypto.randomUUID(), at: deps.now(), ...entry, detail };
  return insertIf(deps.db, auditEntries, row, when).onConflictDoNothing({ target: auditEntries.id });
}

/** The same for each of many rows: `rows` is what stands after FROM, and the SQL pieces are made of its columns. */
export function auditRowsStatement(
  deps: Pick<Deps, "db" | "now">,
  entry: Record<"id" | "subject" | "detail" | "rows", SQL> & { actor: string; action: string | SQL },
) {
  const { id, actor, action, subject, detail, rows } = entry;
  const row = sql`${id}, ${deps.now().getTime()}, ${actor}, ${action}, ${subject}, ${detail}`;
  return deps.db.insert(auditEntries).select(sql`select ${row} from ${rows}`).onConflictDoNothing();
}
