import { and, asc, eq, gte, type SQL, sql } from "drizzle-orm";
import { insertIf } from "../../db/insert-if.ts";
import { isOneOf } from "../../db/is-one-of.ts";
import { recordReplies } from "../../db/schema/operators.ts";
import type { Deps } from "../../deps.ts";

export type RecordReply = typeof recordReplies.$inferSelect;

export function replyStatement(deps: Pick<Deps, "db">, reply: RecordReply, when: SQL) {
  return insertIf(deps.db, recordReplies, reply, when).returning({ id: recordReplies.id });
}

export function hasNoReply(id: string): SQL {
  return sql`not exists (select 1 from ${recordReplies} where ${recordReplies.id} = ${id})`;
}

export function hasReplies(subject: SQL, since?: SQL): SQL {
  const { subject: about, createdAt } = recordReplies;
  return sql`exists (select 1 from ${recordReplies} where ${and(eq(about, subject), since && gte(createdAt, since))})`;
}

/** SQL condition: nobody has written to the person behind `subject` after `seen`. */
export function hasNoReplySince(subject: string, seen: number): SQL {
  const { subject: about, createdAt } = recordReplies;
  return sql`not exists (select 1 from ${recordReplies} where ${about} = ${subject} and ${createdAt} > ${seen})`;
}

export function isCreated({ id, createdAt }: Pick<RecordReply, "id" | "createdAt">): SQL {
  const { id: replyId, createdAt: at } = recordReplies;
  return sql`exists (select 1 from ${recordReplies} where ${replyId} = ${id} and ${at} = ${createdAt.getTime()})`;
}

export async function findReply(deps: Pick<Deps, "db">, id: string) {
  const reply = await deps.db.select().from(recordReplies).where(eq(recordReplies.id, id)).get();
  if (!reply) return undefined;
  const at = reply.subject.indexOf(":");
  return { ...reply, recordKind: reply.subject.slice(0, at), recordId: reply.subject.slice(at + 1) };
}

export async function listRepliesTo(deps: Pick<Deps, "db">, subjects: readonly string[]): Promise<RecordReply[]> {
  const isOne = isOneOf(recordReplies.subject, subjects);
  return deps.db.select().from(recordReplies).where(isOne).orderBy(asc(recordReplies.createdAt));
}

export function moveReplies(deps: Pick<Deps, "db">, { from, to }: { from: string; to: string }, when: SQL) {
  return deps.db
    .update(recordReplies)
    .set({ subject: to })
    .where(and(eq(recordReplies.subject, from), when));
}

/** `moves` is a query for `old` and `fresh` subjects. Run before the records themselves move. */
export function moveRepliesInBulk(deps: Pick<Deps, "db">, moves: SQL) {
  return deps.db
    .update(recordReplies)
    .set({ subject: sql`(select fresh from (${moves}) where old = ${recordReplies.subject})` })
    .where(sql`${recordReplies.subject} in (select old from (${moves}))`);
}

/** `subjects` is a query for `kind:id`. Run before the records themselves are deleted. */
export function deleteReplies(deps: Pick<Deps, "db">, subjects: SQL) {
  return deps.db.delete(recordReplies).where(sql`${recordReplies.subject} in (${subjects})`);
}

/** Query for the ids of the replies to these records, which are given as `kind:id`. */
export function idsOfRepliesTo(subjects: SQL): SQL {
  return sql`select id from ${recordReplies} where subject in (${subjects})`;
}
