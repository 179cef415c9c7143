import { type SQL, sql } from "drizzle-orm";
import { insertIf } from "../db/insert-if.ts";
import { auditEntries } from "../db/schema/platform.ts";
import type { Deps } from "../deps.ts";

export type AuditEntry = {
  /** Who did it: the id of a member or an operator, else the source of the payment update: `browser`, `webhook`, `sweep`. */
  actor: string;
  action: string;
  /** What it was done to, as `kind:id`. */
  subject: string;
  /** Codes and numbers that explain it; no personal data. */
  detail?: string;
  /** Makes the write idempotent: one entry per value. */
  once?: string;
};

/**
 * Appends to the audit trail. Run it in the same batch as the change. With `when`, place it before the statement that
 * invalidates the condition.
 */
export function auditStatement(
  deps: Pick<Deps, "db" | "now">,
  { once, detail = "", ...entry }: AuditEntry,
  when: SQL = sql`true`,
) {
  const row = { id: once ?? crypto.randomUUID(), at: deps.now(), ...entry, detail };
  return insertIf(deps.db, auditEntries, row, when).onConflictDoNothing({ target: auditEntries.id });
}

/** One entry per row: `rows` is the FROM clause, and the other SQL pieces use its columns. */
export function auditRowsStatement(
  deps: Pick<Deps, "db" | "now">,
  entry: Record<"id" | "subject" | "detail" | "rows", SQL> & { actor: string; action: string | SQL },
) {
  const { id, actor, action, subject, detail, rows } = entry;
  const row = sql`${id}, ${deps.now().getTime()}, ${actor}, ${action}, ${subject}, ${detail}`;
  return deps.db.insert(auditEntries).select(sql`select ${row} from ${rows}`).onConflictDoNothing();
}
