import { and, asc, eq, gte, type SQL, sql } from "drizzle-orm";
import { type Outcome, ok, refused } from "../contracts/problem.ts";
import { insertIf } from "../db/insert-if.ts";
import { isOneOf } from "../db/is-one-of.ts";
import { recordNotes } from "../db/schema/operators.ts";
import type { Deps } from "../deps.ts";
import { type Actor, type TrailDeps, withTrail } from "./audit-trail.server.ts";

export type RecordNote = typeof recordNotes.$inferSelect;

export async function addNote(
  deps: TrailDeps,
  by: Actor,
  { subject, body, when = sql`true` }: { subject: string; body: string; when?: SQL },
): Promise<Outcome<null>> {
  const entry = { action: "note.added", subject, after: { note: body } };
  const note = noteStatement(deps, by, { subject, body, when });
  const [added] = await withTrail(deps, by, entry, () => [note], when);
  return added.meta.changes > 0 ? ok(null) : refused("not_found");
}

/** Adds a note about a change. Run in the same batch as the change. */
export function noteStatement(
  deps: Pick<Deps, "db" | "now">,
  by: Actor,
  { subject, body, when }: { subject: string; body: string; when: SQL },
) {
  const row = { id: crypto.randomUUID(), subject, body, operator: by.memberId, createdAt: deps.now() };
  return insertIf(deps.db, recordNotes, row, when);
}

export function hasNotes(subject: SQL, since?: SQL): SQL {
  const { subject: about, createdAt } = recordNotes;
  return sql`exists (select 1 from ${recordNotes} where ${and(eq(about, subject), since && gte(createdAt, since))})`;
}

export async function listNotes(deps: Pick<Deps, "db">, subject: string): Promise<RecordNote[]> {
  return deps.db.select().from(recordNotes).where(eq(recordNotes.subject, subject)).orderBy(asc(recordNotes.createdAt));
}

export async function listNotesOn(deps: Pick<Deps, "db">, subjects: readonly string[]): Promise<RecordNote[]> {
  const isOne = isOneOf(recordNotes.subject, subjects);
  return deps.db.select().from(recordNotes).where(isOne).orderBy(asc(recordNotes.createdAt));
}

export function moveNotes(deps: Pick<Deps, "db">, { from, to }: { from: string; to: string }, when: SQL) {
  return deps.db
    .update(recordNotes)
    .set({ subject: to })
    .where(and(eq(recordNotes.subject, from), when));
}

/** `moves` is a query for `old` and `fresh` subjects. Run before the records themselves move. */
export function moveNotesInBulk(deps: Pick<Deps, "db">, moves: SQL) {
  return deps.db
    .update(recordNotes)
    .set({ subject: sql`(select fresh from (${moves}) where old = ${recordNotes.subject})` })
    .where(sql`${recordNotes.subject} in (select old from (${moves}))`);
}

/** `subjects` is a query for `kind:id`. Run before the records themselves are deleted. */
export function deleteNotes(deps: Pick<Deps, "db">, subjects: SQL) {
  return deps.db.delete(recordNotes).where(sql`${recordNotes.subject} in (${subjects})`);
}
