import { and, desc, eq, getTableColumns, sql } from "drizzle-orm";
import { type Outcome, ok, refused } from "../../contracts/problem.ts";
import type { Role } from "../../contracts/vocabulary.ts";
import type { ReportAutosave } from "../../contracts/workspace.ts";
import type { TaskId, WritingKind } from "../../contracts/workspace-vocabulary.ts";
import { writings } from "../../db/schema/workspace.ts";
import type { Deps } from "../../deps.ts";
import { type Cursor, isOlder, PAGE_ROWS, type Page, pageOf } from "../keyset.server.ts";
import { refuseTooManyOfMember } from "../rate-limits.server.ts";
import { listAssignedStartups } from "./startups.server.ts";
import { type TaskOwner, tickStatement } from "./tasks.server.ts";

type WritingDeps = Pick<Deps, "db" | "now" | "config" | "log">;
export type Writing = Omit<typeof writings.$inferSelect, "memberId">;

/** A writing without its author, who alone ever sees it. */
const { memberId: _author, ...shown } = getTableColumns(writings);

/** What is saved: `version` is the one that its author saw when beginning to write, 0 for a new one. */
export type WritingInput = { kind: WritingKind; slot: string; version: number; data: Record<string, string> };

/** Who writes what (section 6), and the task that is done with it. */
export const AUTHORS: Record<WritingKind, { role: Role; task: TaskId }> = {
  review: { role: "student", task: "write-review" },
  incubation: { role: "startup", task: "register-incubation" },
  project_report: { role: "startup", task: "create-report" },
  mentorship_report: { role: "mentor", task: "mentorship-report" },
  suggestion: { role: "mentor", task: "suggest-improvements" },
};

/**
 * Hands a writing in and ticks its task. Only its author reaches it: a slot of somebody else is not found. A writing that
 * was saved elsewhere since `version` stays as it is, and the refusal says so; the same text twice is kept once.
 */
export async function saveWriting(
  deps: WritingDeps & Pick<Deps, "content">,
  author: TaskOwner,
  input: WritingInput,
): Promise<Outcome<Writing>> {
  if (AUTHORS[input.kind].role !== author.role) return refused("wrong_role");
  const { startup } = input.data;
  if (startup !== undefined && !(await isAssigned(deps, author.memberId, startup))) {
    const message = "Please choose one of the startups that are assigned to you.";
    return refused("invalid_input", message, [{ field: "startup", message }]);
  }
  const action = input.kind === "suggestion" ? "suggestion" : "report";
  const tooMany = await refuseTooManyOfMember(deps, action, author.memberId);
  return tooMany ?? keepWriting(deps, author, input, "submitted");
}

/** Keeps what has changed in a project report, finished or not; the report is a draft until it is handed in again. */
export async function saveReportDraft(
  deps: WritingDeps,
  author: TaskOwner,
  { version, fields }: ReportAutosave,
): Promise<Outcome<Writing>> {
  if (AUTHORS.project_report.role !== author.role) return refused("wrong_role");
  const tooMany = await refuseTooManyOfMember(deps, "report_draft", author.memberId);
  if (tooMany) return tooMany;
  const current = await findWriting(deps, author.memberId, "project_report", "");
  // Without the fields that an older page did not send.
  const sent = Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const data = { ...current?.data, ...Object.fromEntries(sent) };
  return keepWriting(deps, author, { kind: "project_report", slot: "", version, data }, "draft");
}

export async function findWriting(
  deps: Pick<Deps, "db">,
  memberId: string,
  kind: WritingKind,
  slot: string,
): Promise<Writing | undefined> {
  return deps.db
    .select(shown)
    .from(writings)
    .where(isSlot(memberId, kind, slot))
    .get();
}

/** A member's writings of a kind, the last changed first. */
export async function listWritings(deps: Pick<Deps, "db">, memberId: string, kind: WritingKind): Promise<Writing[]> {
  return deps.db
    .select(shown)
    .from(writings)
    .where(and(eq(writings.memberId, memberId), eq(writings.kind, kind)))
    .orderBy(desc(writings.updatedAt), desc(writings.slot));
}

/** A page of a member's writings of a kind, the last changed first. */
export async function listWritingsPage(
  deps: Pick<Deps, "db">,
  memberId: string,
  kind: WritingKind,
  before?: Cursor,
): Promise<Page<Writing>> {
  const rows = await deps.db
    .select(shown)
    .from(writings)
    .where(
      and(eq(writings.memberId, memberId), eq(writings.kind, kind), isOlder(writings.updatedAt, writings.slot, before)),
    )
    .orderBy(desc(writings.updatedAt), desc(writings.slot))
    .limit(PAGE_ROWS + 1);
  return pageOf(rows, ({ updatedAt, slot }) => ({ at: updatedAt, id: slot }));
}

/** Every row of a member, for the privacy centre. */
export async function listWritingsOf(deps: Pick<Deps, "db">, memberId: string) {
  return deps.db.select().from(writings).where(eq(writings.memberId, memberId));
}

/** The statements that delete a member's rows. */
export function eraseWritingsOf(deps: Pick<Deps, "db">, memberId: string) {
  return [deps.db.delete(writings).where(eq(writings.memberId, memberId))] as const;
}

async function keepWriting(
  deps: Pick<Deps, "db" | "now">,
  author: TaskOwner,
  { kind, slot, version, data }: WritingInput,
  state: Writing["state"],
): Promise<Outcome<Writing>> {
  const updatedAt = deps.now();
  const row = { kind, slot, version: version + 1, state, data, updatedAt };
  const mine = isSlot(author.memberId, kind, slot);
  const write =
    version === 0
      ? deps.db
          .insert(writings)
          .values({ ...row, memberId: author.memberId, createdAt: updatedAt })
          .onConflictDoNothing()
          .returning(shown)
      : deps.db
          .update(writings)
          .set(row)
          .where(and(mine, eq(writings.version, version)))
          .returning(shown);
  const isHandedIn = sql`exists (select 1 from ${writings} where ${mine} and ${writings.state} = 'submitted')`;
  const [saved] =
    state === "submitted"
      ? await deps.db.batch([write, tickStatement(deps, author, AUTHORS[kind].task, isHandedIn)])
      : await deps.db.batch([write]);
  if (saved[0]) return ok(saved[0]);
  const current = await findWriting(deps, author.memberId, kind, slot);
  if (!current) return refused("not_found");
  const isSame = current.state === state && isSameData(current.data, data);
  return isSame ? ok(current) : refused("version_conflict");
}

function isSlot(memberId: string, kind: WritingKind, slot: string) {
  return and(eq(writings.memberId, memberId), eq(writings.kind, kind), eq(writings.slot, slot));
}

async function isAssigned(deps: Pick<Deps, "db" | "content">, memberId: string, startup: string): Promise<boolean> {
  return (await listAssignedStartups(deps, memberId)).some(({ slug }) => slug === startup);
}

function isSameData(a: Record<string, string>, b: Record<string, string>): boolean {
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => a[name] === b[name]);
}
