import { and, asc, desc, eq, gte, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { listDistinct } from "../db/distinct-values.ts";
import { insertIf } from "../db/insert-if.ts";
import { isOneOfFew } from "../db/is-one-of.ts";
import { recordAssignments, recordTags } from "../db/schema/operators.ts";
import type { Deps } from "../deps.ts";
import type { RowsSource, Through } from "./record-rows.server.ts";

type Db = Pick<Deps, "db">;
/** A record and the sort time of its list. */
export type Marked = { recordKind: string; recordId: string; at: Date };
export type Mark = { subject: string; operator: string | null; dueOn: string | null; tag: string | null };
/** A colleague, and the day in India from which the record is on their Today page: null for at once. */
export type Assignment = { operator: string; dueOn: string | null };

export const TAGS_PER_RECORD = 12;
const TAGS_OFFERED = 100;

export function subjectOf({ recordKind, recordId }: Pick<Marked, "recordKind" | "recordId">): string {
  return `${recordKind}:${recordId}`;
}

export function recordOf(subject: string): Pick<Marked, "recordKind" | "recordId"> {
  const [recordKind = "", ...id] = subject.split(":");
  return { recordKind, recordId: id.join(":") };
}

export function hasTag(subject: string | SQL, tag: string): SQL {
  return sql`exists (select 1 from ${recordTags} where ${recordTags.subject} = ${subject} and ${recordTags.tag} = ${tag})`;
}

/** SQL condition: the record has an assignment to the operator for which `when` holds, or none at all if it is null. */
export function isAssignedTo(subject: string | SQL, operator: string | null, when?: SQL): SQL {
  const of = sql`select 1 from ${recordAssignments} where ${and(eq(recordAssignments.subject, subject), when)}`;
  return operator === null
    ? sql`not exists (${of})`
    : sql`exists (${of} and ${recordAssignments.operator} = ${operator})`;
}

export function hasAssignment(subject: string, assignment: Assignment | null, when?: SQL): SQL {
  if (!assignment) return isAssignedTo(subject, null);
  const { operator, dueOn } = assignment;
  return isAssignedTo(subject, operator, and(sql`${recordAssignments.dueOn} is ${dueOn}`, when));
}

export function hasMarks(subject: SQL, since?: SQL): SQL {
  const { subject: tagged, addedAt } = recordTags;
  const isTagged = and(eq(tagged, subject), since && gte(addedAt, since));
  return sql`(not ${isAssignedTo(subject, null)} or exists (select 1 from ${recordTags} where ${isTagged}))`;
}

export function mayTakeTag(subject: string): SQL {
  return sql`(select count(*) from ${recordTags} where ${recordTags.subject} = ${subject}) < ${TAGS_PER_RECORD}`;
}

/** Assigns the record. If `to` is null, removes the assignment. */
export function assignStatement(deps: Pick<Deps, "db" | "now">, record: Marked, to: Assignment | null, when: SQL) {
  const subject = subjectOf(record);
  const { subject: key } = recordAssignments;
  if (!to) return deps.db.delete(recordAssignments).where(and(eq(key, subject), when));
  const row = { subject, ...record, ...to, assignedAt: deps.now() };
  return insertIf(deps.db, recordAssignments, row, when).onConflictDoUpdate({
    target: key,
    set: { operator: sql`excluded.operator`, assignedAt: sql`excluded.assigned_at`, dueOn: sql`excluded.due_on` },
  });
}

export function tagStatement(deps: Pick<Deps, "db" | "now">, record: Marked, tag: string, when: SQL) {
  const row = { subject: subjectOf(record), tag, ...record, addedAt: deps.now() };
  return insertIf(deps.db, recordTags, row, when).onConflictDoNothing();
}

export function untagStatement({ db }: Db, subject: string, tag: string) {
  return db.delete(recordTags).where(and(eq(recordTags.subject, subject), eq(recordTags.tag, tag)));
}

/** Updates the sort time of a record's marks. `at` is a query. */
export function moveMarksStatements({ db }: Db, subject: string, at: SQL) {
  return [
    db.update(recordAssignments).set({ at }).where(eq(recordAssignments.subject, subject)),
    db.update(recordTags).set({ at }).where(eq(recordTags.subject, subject)),
  ] as const;
}

export async function listMarksOf({ db }: Db, subjects: readonly string[]): Promise<Mark[]> {
  const [assigned, tagged] = await db.batch([
    db.select().from(recordAssignments).where(isOneOfFew(recordAssignments.subject, subjects)),
    db.select().from(recordTags).where(isOneOfFew(recordTags.subject, subjects)).orderBy(asc(recordTags.tag)),
  ]);
  return [
    ...assigned.map(({ subject, operator, dueOn }) => ({ subject, operator, dueOn, tag: null })),
    ...tagged.map(({ subject, tag }) => ({ subject, operator: null, dueOn: null, tag })),
  ];
}

/** Lists what is assigned to the operator and due on this day in India, the newest assignment first. */
export async function listAssignedTo(
  { db }: Db,
  { operator, today }: { operator: string; today: string },
  condition: SQL,
  limit: number,
) {
  const { recordKind, recordId, assignedAt, dueOn } = recordAssignments;
  const isDue = sql`coalesce(${dueOn}, '') <= ${today}`;
  const isTheirs = and(eq(recordAssignments.operator, operator), isDue, condition);
  const rows = db.select({ recordKind, recordId, assignedAt, dueOn }).from(recordAssignments).where(isTheirs);
  return rows.orderBy(desc(assignedAt)).limit(limit);
}

export async function listTags(deps: Db, kind: string): Promise<string[]> {
  return listDistinct(deps, recordTags.tag, { when: sql`${recordTags.recordKind} = ${kind}`, limit: TAGS_OFFERED });
}

/** Filters of a list by marks, in the order of the list. */
export function marksThrough<T extends SQLiteTable>(kind: string, { id }: Pick<RowsSource<T>, "id">) {
  const subject = sql`${`${kind}:`} || ${id}`;
  const assignee = (operator: string): Through => ({
    table: recordAssignments,
    at: recordAssignments.at,
    id: recordAssignments.recordId,
    condition: sql`${recordAssignments.recordKind} = ${kind} and ${recordAssignments.operator} = ${operator}`,
    isOn: isAssignedTo(subject, operator),
  });
  const tag = (value: string): Through => ({
    table: recordTags,
    at: recordTags.at,
    id: recordTags.recordId,
    condition: sql`${recordTags.recordKind} = ${kind} and ${recordTags.tag} = ${value}`,
    isOn: hasTag(subject, value),
  });
  return { assignee, tag };
}

/**
 * `moves` is a query for `old` and `fresh` subjects and the sort time `at` of the fresh one. Marks that the fresh one
 * already has do not change. Run before the records themselves move.
 */
export function moveMarksInBulk({ db }: Db, moves: SQL) {
  const idOf = sql.raw("substr(fresh, instr(fresh, ':') + 1)");
  const from = (table: SQLiteTable, subject: SQLWrapper, columns: SQL) =>
    sql`select ${columns} from (${moves}) as moves join ${table} on ${subject} = moves.old where true`;
  const { subject, recordKind, operator, assignedAt, dueOn } = recordAssignments;
  const assignment = sql`fresh, ${recordKind}, ${idOf}, moves.at, ${operator}, ${assignedAt}, ${dueOn}`;
  const tags = recordTags;
  return [
    db
      .insert(recordAssignments)
      .select(from(recordAssignments, subject, assignment))
      .onConflictDoNothing(),
    db
      .insert(tags)
      .select(from(tags, tags.subject, sql`fresh, ${tags.tag}, ${tags.recordKind}, ${idOf}, moves.at, ${tags.addedAt}`))
      .onConflictDoNothing(),
    ...deleteMarks({ db }, sql`select old from (${moves})`),
  ] as const;
}

/** `subjects` is a query for `kind:id`. Run before the records themselves are deleted. */
export function deleteMarks({ db }: Db, subjects: SQL) {
  return [
    db.delete(recordAssignments).where(sql`${recordAssignments.subject} in (${subjects})`),
    db.delete(recordTags).where(sql`${recordTags.subject} in (${subjects})`),
  ] as const;
}

/** Hands the assignments of an operator (a query for the member) over, except `kept` kinds. Ends them if both are the same. */
export function handOverAssignments({ db }: Db, from: SQL, to: string, kept: readonly string[] = []) {
  const isTheirs = sql`${recordAssignments.operator} = (${from}) and not ${isOneOfFew(recordAssignments.recordKind, kept)}`;
  return [
    db.delete(recordAssignments).where(and(isTheirs, eq(recordAssignments.operator, to))),
    db.update(recordAssignments).set({ operator: to }).where(isTheirs),
  ] as const;
}

export function eraseAssignmentsTo({ db }: Db, operator: string) {
  return db.delete(recordAssignments).where(eq(recordAssignments.operator, operator));
}
