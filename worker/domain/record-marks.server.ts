import { and, asc, desc, eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { insertIf } from "../db/insert-if.ts";
import { isOneOfFew } from "../db/is-one-of.ts";
import { recordAssignments, recordTags } from "../db/schema/operators.ts";
import type { Deps } from "../deps.ts";
import type { RowsSource, Through } from "./record-rows.server.ts";

type Db = Pick<Deps, "db">;
/** A record and the sort time of its list. */
export type Marked = { recordKind: string; recordId: string; at: Date };
export type Mark = { subject: string; operator: string | null; tag: string | null };

export const TAGS_PER_RECORD = 12;
const TAGS_OFFERED = 100;

export function subjectOf({ recordKind, recordId }: Pick<Marked, "recordKind" | "recordId">): string {
  return `${recordKind}:${recordId}`;
}

export function hasTag(subject: string | SQL, tag: string): SQL {
  return sql`exists (select 1 from ${recordTags} where ${recordTags.subject} = ${subject} and ${recordTags.tag} = ${tag})`;
}

export function isAssignedTo(subject: string | SQL, operator: string | null): SQL {
  const of = sql`select 1 from ${recordAssignments} where ${recordAssignments.subject} = ${subject}`;
  return operator === null
    ? sql`not exists (${of})`
    : sql`exists (${of} and ${recordAssignments.operator} = ${operator})`;
}

export function hasMarks(subject: SQL): SQL {
  return sql`(not ${isAssignedTo(subject, null)}
    or exists (select 1 from ${recordTags} where ${recordTags.subject} = ${subject}))`;
}

export function mayTakeTag(subject: string): SQL {
  return sql`(select count(*) from ${recordTags} where ${recordTags.subject} = ${subject}) < ${TAGS_PER_RECORD}`;
}

/** Assigns the record. If `operator` is null, removes the assignment. */
export function assignStatement(deps: Pick<Deps, "db" | "now">, record: Marked, operator: string | null, when: SQL) {
  const subject = subjectOf(record);
  const { subject: key } = recordAssignments;
  if (operator === null) return deps.db.delete(recordAssignments).where(and(eq(key, subject), when));
  const row = { subject, ...record, operator, assignedAt: deps.now() };
  return insertIf(deps.db, recordAssignments, row, when).onConflictDoUpdate({
    target: key,
    set: { operator: sql`excluded.operator`, assignedAt: sql`excluded.assigned_at` },
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
    ...assigned.map(({ subject, operator }) => ({ subject, operator, tag: null })),
    ...tagged.map(({ subject, tag }) => ({ subject, operator: null, tag })),
  ];
}

/** Lists what was assigned to the operator, the newest assignment first. */
export async function listAssignedTo({ db }: Db, operator: string, condition: SQL, limit: number) {
  const { recordKind, recordId, assignedAt } = recordAssignments;
  const isTheirs = and(eq(recordAssignments.operator, operator), condition);
  const rows = db.select({ recordKind, recordId, assignedAt }).from(recordAssignments).where(isTheirs);
  return rows.orderBy(desc(assignedAt)).limit(limit);
}

/** Lists the tags of one kind of record by skipping from one tag to the next in the index. */
export async function listTags({ db }: Db, kind: string): Promise<string[]> {
  const next = (after: SQL) =>
    sql`select min(${recordTags.tag}) from ${recordTags} where ${recordTags.recordKind} = ${kind} and ${after}`;
  const rows = await db.all<{ tag: string | null }>(sql`with recursive used(tag) as (
    ${next(sql`true`)} union all select (${next(sql`${recordTags.tag} > used.tag`)}) from used where used.tag is not null
  ) select tag from used where tag is not null limit ${TAGS_OFFERED}`);
  return rows.flatMap(({ tag }) => tag ?? []);
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
export function moveMarksAlong({ db }: Db, moves: SQL) {
  const idOf = sql.raw("substr(fresh, instr(fresh, ':') + 1)");
  const from = (table: SQLiteTable, subject: SQLWrapper, columns: SQL) =>
    sql`select ${columns} from (${moves}) as moves join ${table} on ${subject} = moves.old where true`;
  const { subject, recordKind, operator, assignedAt } = recordAssignments;
  const tags = recordTags;
  return [
    db
      .insert(recordAssignments)
      .select(
        from(recordAssignments, subject, sql`fresh, ${recordKind}, ${idOf}, moves.at, ${operator}, ${assignedAt}`),
      )
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

export function eraseAssignmentsTo({ db }: Db, operator: string) {
  return db.delete(recordAssignments).where(eq(recordAssignments.operator, operator));
}
