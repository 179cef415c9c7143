import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { insertIf } from "../db/insert-if.ts";
import { auditEntries } from "../db/schema/platform.ts";
import type { Deps } from "../deps.ts";

export type AuditEntry = {
  /** Id of a member or an operator, or the source of a payment update. */
  actor: string;
  action: string;
  /** `kind:id` */
  subject: string;
  /** Codes and numbers; no personal data. */
  detail?: string;
  once?: string;
};

/** Run in the same batch as the change. With `when`, place it before the statement that invalidates the condition. */
export function auditStatement(
  deps: Pick<Deps, "db" | "now">,
  { once, detail = "", ...entry }: AuditEntry,
  when: SQL = sql`true`,
) {
  const row = { id: once ?? crypto.randomUUID(), at: deps.now(), ...entry, detail };
  return insertIf(deps.db, auditEntries, row, when).onConflictDoNothing({ target: auditEntries.id });
}

export function auditRowsStatement(
  deps: Pick<Deps, "db" | "now">,
  entry: Record<"id" | "subject" | "detail" | "rows", SQL> & { actor: string; action: string | SQL },
) {
  const { id, actor, action, subject, detail, rows } = entry;
  const row = sql`${id}, ${deps.now().getTime()}, ${actor}, ${action}, ${subject}, ${detail}`;
  return deps.db.insert(auditEntries).select(sql`select ${row} from ${rows}`).onConflictDoNothing();
}

/** Oldest first. */
export async function listAuditEntries(deps: Pick<Deps, "db">, of: Pick<AuditEntry, "action" | "subject">) {
  const { action, subject, at } = auditEntries;
  const isOurs = and(eq(subject, of.subject), eq(action, of.action));
  return deps.db.select().from(auditEntries).where(isOurs).orderBy(asc(at));
}
