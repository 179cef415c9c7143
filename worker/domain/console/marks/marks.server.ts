import { type SQL, sql } from "drizzle-orm";
import { invalidInput, type Outcome, ok, type Refusal, refused } from "../../../contracts/problem.ts";
import type { Deps } from "../../../deps.ts";
import { type Actor, type TrailDeps, withTrail } from "../../audit-trail.server.ts";
import { indianDay, isDay, longDate } from "../../india-calendar.server.ts";
import type { Operator } from "../../operators/admission.server.ts";
import { FORMER_OPERATOR, listColleagues, namesOf } from "../../operators/staff.server.ts";
import {
  type Assignment,
  assignStatement,
  hasAssignment,
  hasTag,
  isAssignedTo,
  listMarksOf,
  listTags,
  type Marked,
  mayTakeTag,
  recordOf,
  subjectOf,
  TAGS_PER_RECORD,
  tagStatement,
  untagStatement,
} from "../../record-marks.server.ts";
import { findMarked, isMarked, isOngoing, rolesThatMark, stillExists } from "./marked-kinds.server.ts";

type MarkedRecord = Pick<Marked, "recordKind" | "recordId">;
export type MarksView = NonNullable<Awaited<ReturnType<typeof viewMarks>>>;

export async function viewMarks(deps: Pick<Deps, "db">, record: MarkedRecord) {
  if (!isMarked(record.recordKind)) return undefined;
  const marks = await listMarksOf(deps, [subjectOf(record)]);
  const tags = marks.flatMap(({ tag }) => tag ?? []);
  const { operator: id, dueOn } = marks.find(({ operator }) => operator) ?? {};
  const name = id && ((await namesOf(deps, [id])).get(id) ?? FORMER_OPERATOR);
  const used = await listTags(deps, record.recordKind);
  return {
    /** `dueOn` is "" if the record is on their Today page at once. */
    assignee: id && name ? { id, name, dueOn: dueOn ?? "", dueDay: dueOn ? longDate(dueOn) : "" } : undefined,
    tags,
    colleagues: await listAssignees(deps, record.recordKind),
    suggestions: used.filter((tag) => !tags.includes(tag)),
  };
}

/** Lists colleagues who are allowed to change records of the kind and have opened the console. */
export async function listAssignees(
  deps: Pick<Deps, "db">,
  kind: string,
): Promise<readonly (readonly [string, string])[]> {
  const roles = rolesThatMark(kind);
  const colleagues = await listColleagues(deps);
  return colleagues.flatMap(({ memberId, name, email, role }) =>
    memberId && roles.includes(role) ? [[memberId, name ?? email] as const] : [],
  );
}

/** Assigns the record to a colleague from a day in India on ("" for at once), or to no one if `operator` is "". */
export async function assignRecord(
  deps: TrailDeps,
  by: Actor,
  record: MarkedRecord,
  { operator, dueOn = "" }: { operator: string; dueOn?: string },
): Promise<Outcome<null>> {
  const refusal = (await refuseAssignee(deps, record.recordKind, operator)) ?? refuseDay(deps, operator, dueOn);
  return refusal ?? assignTo(deps, by, record, operator === "" ? null : { operator, dueOn: dueOn || null });
}

function refuseDay(deps: Pick<Deps, "now">, operator: string, dueOn: string): Refusal | undefined {
  if (dueOn === "") return undefined;
  if (operator === "") return invalidInput([{ path: ["assignee"], message: "Choose who is reminded on that day." }]);
  if (dueOn >= indianDay(deps.now())) return undefined;
  return invalidInput([{ path: ["dueOn"], message: "Choose today or a later day." }]);
}

export async function refuseAssignee(
  deps: Pick<Deps, "db">,
  kind: string,
  operator: string,
): Promise<Refusal | undefined> {
  if (operator === "" || (await listAssignees(deps, kind)).some(([id]) => id === operator)) return undefined;
  return invalidInput([{ path: ["assignee"], message: "Choose a colleague who works with these records." }]);
}

/** Assigns the record to a colleague whom `refuseAssignee` has accepted, or to no one. */
export async function assignTo(
  deps: TrailDeps,
  by: Actor,
  record: MarkedRecord,
  to: Assignment | null,
  when: SQL = sql`true`,
): Promise<Outcome<null>> {
  const marked = await findMarked(deps, record.recordKind, record.recordId);
  if (!marked) return refused("not_found");
  const subject = subjectOf(record);
  const isNew = sql`${stillExists(marked)} and not ${hasAssignment(subject, to, isOngoing(record.recordKind))} and ${when}`;
  const action = to ? "record.assigned" : "record.unassigned";
  const entry = { action, subject, after: { operator: to?.operator ?? null, dueOn: to?.dueOn ?? null } };
  await withTrail(deps, by, entry, () => [assignStatement(deps, marked, to, isNew)], isNew);
  return ok(null);
}

/**
 * Ends the operator's own assignment of a record, or begins it again unless a colleague has it now. `id` is `kind:id`,
 * with `@` and the day of the assignment if it has one.
 */
export async function setOwnAssignment(
  deps: TrailDeps,
  operator: Operator,
  id: string,
  isOn: boolean,
): Promise<Outcome<null>> {
  const [subject = "", day = ""] = id.split("@");
  const record = recordOf(subject);
  if (!rolesThatMark(record.recordKind).includes(operator.role)) return refused("not_found");
  const { memberId } = operator;
  const to = isOn ? { operator: memberId, dueOn: isDay(day) ? day : null } : null;
  return assignTo(deps, operator, record, to, isAssignedTo(subject, isOn ? null : memberId));
}

/** Tags the record. Tags are in lower case and shared by all operators. */
export async function tagRecord(
  deps: TrailDeps,
  by: Actor,
  record: MarkedRecord,
  entered: string,
): Promise<Outcome<null>> {
  const marked = await findMarked(deps, record.recordKind, record.recordId);
  if (!marked) return refused("not_found");
  const subject = subjectOf(record);
  const tag = tagOf(entered);
  const isNew = sql`${stillExists(marked)} and not ${hasTag(subject, tag)} and ${mayTakeTag(subject)}`;
  const entry = { action: "record.tagged", subject, after: { tag } };
  await withTrail(deps, by, entry, () => [tagStatement(deps, marked, tag, isNew)], isNew);
  const marks = await listMarksOf(deps, [subject]);
  if (marks.some((mark) => mark.tag === tag)) return ok(null);
  const message = `A record can have at most ${TAGS_PER_RECORD} tags. Remove one first.`;
  return invalidInput([{ path: ["tag"], message }]);
}

export async function untagRecord(
  deps: TrailDeps,
  by: Actor,
  record: MarkedRecord,
  tag: string,
): Promise<Outcome<null>> {
  const subject = subjectOf(record);
  const entry = { action: "record.untagged", subject, before: { tag } };
  await withTrail(deps, by, entry, () => [untagStatement(deps, subject, tag)], hasTag(subject, tag));
  return ok(null);
}

function tagOf(entered: string): string {
  return entered.trim().toLowerCase().replaceAll(/\s+/g, " ");
}
