import { and, desc, eq, getTableColumns, gte, type SQL, sql } from "drizzle-orm";
import * as m from "#messages/dashboard/refusals.ts";
import { invalidInput, type Outcome, ok, refused } from "../../contracts/problem.ts";
import type { ReportAutosave } from "../../contracts/project-report.ts";
import type { Role } from "../../contracts/vocabulary.ts";
import { SUBMISSION_KINDS, type SubmissionKind, type TaskId } from "../../contracts/workspace-vocabulary.ts";
import { isRenamed, type Renaming, renameIf } from "../../db/rename-if.ts";
import { SUBMISSION_ID, SUBMITTED, submissions } from "../../db/schema/workspace.ts";
import type { Deps } from "../../deps.ts";
import { MEMBER_ROWS } from "../accounts/members.server.ts";
import { indianDay } from "../india-calendar.server.ts";
import { type Cursor, isOlder, PAGE_ROWS, type Page, pageOf } from "../keyset.server.ts";
import { rateLimits } from "../rate-limits.server.ts";
import { moveMarksStatements } from "../record-marks.server.ts";
import type { RowsSource } from "../record-rows.server.ts";
import { deleteNotesAndMarks, moveTraces } from "../record-traces.server.ts";
import { listAssignedStartups } from "./startups.server.ts";
import { type TaskOwner, tickStatement } from "./tasks.server.ts";

type SubmissionDeps = Pick<Deps, "db" | "now" | "config" | "log">;
export type Submission = Omit<typeof submissions.$inferSelect, "memberId">;

const { memberId: _author, ...shown } = getTableColumns(submissions);

export type SubmissionInput = { kind: SubmissionKind; key: string; version: number; data: Record<string, string> };

/** Who writes each kind of submission, and the task it completes (section 6). */
export const AUTHORS: Record<SubmissionKind, { role: Role; task: TaskId }> = {
  review: { role: "student", task: "write-review" },
  incubation: { role: "startup", task: "register-incubation" },
  project_report: { role: "startup", task: "create-report" },
  mentorship_report: { role: "mentor", task: "mentorship-report" },
  suggestion: { role: "mentor", task: "suggest-improvements" },
};

/** Idempotent. Refuses with `version_conflict` if the text changed since `version`. */
export async function saveSubmission(
  deps: SubmissionDeps & Pick<Deps, "content">,
  author: TaskOwner,
  input: SubmissionInput,
): Promise<Outcome<Submission>> {
  if (AUTHORS[input.kind].role !== author.role) return refused("wrong_role");
  const { startup, metOn } = input.data;
  if (startup !== undefined && !(await isAssigned(deps, author.memberId, startup))) {
    return invalidInput([{ path: ["startup"], message: m.notAssigned() }]);
  }
  if (metOn !== undefined && metOn > indianDay(deps.now())) {
    return invalidInput([{ path: ["metOn"], message: m.meetingAhead() }]);
  }
  const action = input.kind === "suggestion" ? "suggestion" : "report";
  const tooMany = await rateLimits.consume(deps, action, { account: author.memberId });
  return tooMany ?? storeSubmission(deps, author, input, "submitted");
}

/** Autosaves changed fields. The report stays a draft until its author submits it. */
export async function saveReportDraft(
  deps: SubmissionDeps,
  author: TaskOwner,
  { version, fields }: ReportAutosave,
): Promise<Outcome<Submission>> {
  if (AUTHORS.project_report.role !== author.role) return refused("wrong_role");
  const tooMany = await rateLimits.consume(deps, "report_draft", { account: author.memberId });
  if (tooMany) return tooMany;
  const current = await findSubmission(deps, author.memberId, "project_report", "");
  // A page from an older release does not send every field.
  const sent = Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const data = { ...current?.data, ...Object.fromEntries(sent) };
  return storeSubmission(deps, author, { kind: "project_report", key: "", version, data }, "draft");
}

export async function findSubmission(
  deps: Pick<Deps, "db">,
  memberId: string,
  kind: SubmissionKind,
  key: string,
): Promise<Submission | undefined> {
  return deps.db
    .select(shown)
    .from(submissions)
    .where(hasKey(memberId, kind, key))
    .get();
}

export async function listSubmissions(
  deps: Pick<Deps, "db">,
  memberId: string,
  kind: SubmissionKind,
): Promise<Submission[]> {
  return deps.db
    .select(shown)
    .from(submissions)
    .where(and(eq(submissions.memberId, memberId), eq(submissions.kind, kind)))
    .orderBy(desc(submissions.updatedAt), desc(submissions.key));
}

export async function listSuggestionsPage(
  deps: Pick<Deps, "db">,
  memberId: string,
  before?: Cursor,
): Promise<Page<Submission>> {
  const rows = await deps.db
    .select(shown)
    .from(submissions)
    .where(
      and(
        eq(submissions.memberId, memberId),
        eq(submissions.kind, "suggestion"),
        isOlder(submissions.updatedAt, submissions.key, before),
      ),
    )
    .orderBy(desc(submissions.updatedAt), desc(submissions.key))
    .limit(PAGE_ROWS + 1);
  return pageOf(rows, ({ updatedAt, key }) => ({ at: updatedAt, id: key }));
}

export const SUBMISSION_ROWS = {
  table: submissions,
  id: SUBMISSION_ID,
  at: submissions.updatedAt,
  idOf: ({ memberId, kind, key }) => [memberId, kind, key].join("."),
  base: SUBMITTED,
  filters: { kind: (value) => sql`${submissions.kind} = ${value}` },
  search: { parent: { rows: MEMBER_ROWS, key: submissions.memberId } },
} satisfies RowsSource<typeof submissions>;

export async function listNewSubmitted(
  { db }: Pick<Deps, "db">,
  { since, when }: { since: Date; when: SQL },
  limit: number,
) {
  const { memberId, kind, updatedAt } = submissions;
  return db
    .select({ id: sql<string>`${SUBMISSION_ID}`.as("id"), memberId, kind, updatedAt })
    .from(submissions)
    .where(and(SUBMITTED, gte(updatedAt, since), when))
    .orderBy(desc(updatedAt))
    .limit(limit);
}

/** Finds a submitted text. `id` is the id of its row in `SUBMISSION_ROWS`. */
export async function findSubmitted(deps: Pick<Deps, "db">, id: string) {
  const [memberId = "", kind = "", ...key] = id.split(".");
  const known = SUBMISSION_KINDS.find((one) => one === kind);
  const isIt = known && and(hasKey(memberId, known, key.join(".")), SUBMITTED);
  return isIt && deps.db.select().from(submissions).where(isIt).get();
}

/** Lists a member's newest submitted texts, without their contents. */
export async function listSubmittedBy(deps: Pick<Deps, "db">, memberId: string, limit: number) {
  const { kind, updatedAt } = submissions;
  return deps.db
    .select({ id: sql<string>`${SUBMISSION_ID}`.as("id"), kind, updatedAt })
    .from(submissions)
    .where(and(eq(submissions.memberId, memberId), SUBMITTED))
    .orderBy(desc(updatedAt))
    .limit(limit);
}

export async function listSubmissionsOf(deps: Pick<Deps, "db">, memberId: string) {
  return deps.db.select().from(submissions).where(eq(submissions.memberId, memberId));
}

export function eraseSubmissionsOf(deps: Pick<Deps, "db">, memberId: string) {
  const own = eq(submissions.memberId, memberId);
  return [
    ...deleteNotesAndMarks(deps, sql`select 'text:' || ${SUBMISSION_ID} from ${submissions} where ${own}`),
    deps.db.delete(submissions).where(own),
  ] as const;
}

async function storeSubmission(
  deps: Pick<Deps, "db" | "now">,
  author: TaskOwner,
  { kind, key, version, data }: SubmissionInput,
  state: Submission["state"],
): Promise<Outcome<Submission>> {
  const updatedAt = deps.now();
  const row = { kind, key, version: version + 1, state, data, updatedAt };
  const mine = hasKey(author.memberId, kind, key);
  const write =
    version === 0
      ? deps.db
          .insert(submissions)
          .values({ ...row, memberId: author.memberId, createdAt: updatedAt })
          .onConflictDoNothing()
          .returning(shown)
      : deps.db
          .update(submissions)
          .set(row)
          .where(and(mine, eq(submissions.version, version)))
          .returning(shown);
  const isSubmitted = sql`exists (select 1 from ${submissions} where ${mine} and ${submissions.state} = 'submitted')`;
  const storedTime = sql`(select ${submissions.updatedAt} from ${submissions} where ${mine})`;
  const [saved] =
    state === "submitted"
      ? await deps.db.batch([
          write,
          tickStatement(deps, author, AUTHORS[kind].task, isSubmitted),
          ...moveMarksStatements(deps, `text:${author.memberId}.${kind}.${key}`, storedTime),
        ])
      : await deps.db.batch([write]);
  if (saved[0]) return ok(saved[0]);
  const current = await findSubmission(deps, author.memberId, kind, key);
  if (!current) return refused("not_found");
  const isSame = current.state === state && isSameData(current.data, data);
  return isSame ? ok(current) : refused("version_conflict");
}

function hasKey(memberId: string, kind: SubmissionKind, key: string) {
  return and(eq(submissions.memberId, memberId), eq(submissions.kind, kind), eq(submissions.key, key));
}

async function isAssigned(deps: Pick<Deps, "db" | "content">, memberId: string, startup: string): Promise<boolean> {
  return (await listAssignedStartups(deps, memberId)).some(({ slug }) => slug === startup);
}

function isSameData(a: Record<string, string>, b: Record<string, string>): boolean {
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => a[name] === b[name]);
}

export function renameInSubmissions(db: Deps["db"], renaming: Renaming, when: SQL) {
  const { key, kind, memberId, updatedAt, data } = submissions;
  const place = { table: submissions, column: key, keys: [memberId, kind] };
  const isReport = sql`${kind} = 'mentorship_report' and ${when}`;
  const fresh = sql`'text:' || ${memberId} || '.' || ${kind} || '.' || ${renaming.to}`;
  const moves = sql`select 'text:' || ${SUBMISSION_ID} as old, ${fresh} as fresh, ${updatedAt} as at from ${submissions}
    where ${isRenamed(place, renaming, isReport)}`;
  // A report's key is its startup's slug, so a report whose key did not change keeps its startup too.
  const isAbout = sql`${SUBMITTED} and ${when} and ${data} ->> 'startup' = ${renaming.from}
    and (${kind} = 'suggestion' or ${kind} = 'mentorship_report' and ${key} = ${renaming.to})`;
  return [
    ...moveTraces({ db }, moves),
    renameIf(db, place, renaming, isReport),
    db
      .update(submissions)
      .set({ data: sql`json_set(${data}, '$.startup', ${renaming.to})` })
      .where(isAbout),
  ] as const;
}

/** Moves submissions to the account `to`. A text that both accounts have written stays with the merged account. */
export function mergeSubmissions({ db }: Pick<Deps, "db">, { from, to }: Renaming) {
  const { memberId, kind, key, updatedAt } = submissions;
  const place = { table: submissions, column: memberId, keys: [kind, key] };
  const fresh = sql`'text:' || ${to} || '.' || ${kind} || '.' || ${key}`;
  const moves = sql`select 'text:' || ${SUBMISSION_ID} as old, ${fresh} as fresh, ${updatedAt} as at from ${submissions}
    where ${isRenamed(place, { from, to }, sql`true`)}`;
  return [...moveTraces({ db }, moves), renameIf(db, place, { from, to }, sql`true`)] as const;
}
