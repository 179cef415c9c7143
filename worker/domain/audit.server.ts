import { type SQL, sql } from "drizzle-orm";
import { auditEntries } from "../db/schema.ts";
import type { Deps } from "../deps.ts";

export type AuditEntry = {
  /** Who did it: `visitor`, `provider`, `sweep`, `seed`, or an operator's id. */
  actor: string;
  action: string;
  /** What it was done to, as `kind:id`. */
  subject: string;
  /** Codes and numbers that explain it; no personal data. */
  detail?: string;
  /** Given when the entry must stand once however often it is written. */
  once?: string;
};

/** A statement that appends to the audit trail; it belongs into the batch that does what it tells. */
export function auditStatement(deps: Pick<Deps, "db" | "now">, { once, ...entry }: AuditEntry) {
  return deps.db
    .insert(auditEntries)
    .values({ id: once ?? crypto.randomUUID(), at: deps.now(), ...entry })
    .onConflictDoNothing({ target: auditEntries.id });
}

/** The same for each of many rows: `rows` is what stands after FROM, and the SQL pieces are made of its columns. */
export function auditRowsStatement(
  deps: Pick<Deps, "db" | "now">,
  {
    id,
    actor,
    action,
    subject,
    detail,
    rows,
  }: Record<"id" | "subject" | "detail" | "rows", SQL> & { actor: string; action: string },
) {
  const entry = sql`${id}, ${deps.now().getTime()}, ${actor}, ${action}, ${subject}, ${detail}`;
  return deps.db.insert(auditEntries).select(sql`select ${entry} from ${rows}`).onConflictDoNothing();
}
