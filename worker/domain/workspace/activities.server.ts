import { and, eq, type SQL, sql } from "drizzle-orm";
import * as m from "#messages/dashboard/refusals.ts";
import { invalidInput, type Outcome, ok, refused } from "../../contracts/problem.ts";
import type { Activity, Task } from "../../contracts/tasks.ts";
import type { Role } from "../../contracts/vocabulary.ts";
import type { BrowserActivity, TaskId } from "../../contracts/workspace-vocabulary.ts";
import { insertIf } from "../../db/insert-if.ts";
import { type Renaming, renameIf } from "../../db/rename-if.ts";
import { activities } from "../../db/schema/workspace.ts";
import type { Deps } from "../../deps.ts";
import { findMember, isUnmerged } from "../accounts/members.server.ts";
import { listTasks, type TaskOwner, tickStatement } from "./tasks.server.ts";

type PageActivity = "startup-studied" | "opportunity-explored" | "portfolio-viewed";
type ActivityKind = BrowserActivity | PageActivity;

const TICKS: Record<ActivityKind, Partial<Record<Role, TaskId>>> = {
  "schemes-viewed": { student: "view-schemes" },
  "article-read": { student: "read-article", startup: "read-blogs" },
  "awards-seen": { startup: "know-awards" },
  "startup-studied": { mentor: "study-startups" },
  "opportunity-explored": { investor: "explore-opportunities" },
  "portfolio-viewed": { investor: "view-portfolio" },
};

/** Records an activity that only the browser sees. Refuses unpublished articles and an account that was just erased. */
export async function recordBrowserActivity(
  deps: Pick<Deps, "db" | "now" | "content">,
  owner: TaskOwner,
  { activity, subject }: Activity,
): Promise<Outcome<{ tasks: Task[] }>> {
  const isArticle = activity === "article-read";
  if (isArticle && !(await isPublishedArticle(deps, subject))) {
    return invalidInput([{ path: ["subject"], message: m.noArticle() }]);
  }
  await recordActivity(deps, owner, activity, isArticle ? subject : "");
  // Race: the account can be erased meanwhile.
  if (!(await findMember(deps, owner.memberId))) return refused("signed_out");
  return ok({ tasks: await listTasks(deps, owner) });
}

/** Records an activity once, unless the account was just erased or merged. Ticks its task when all `subjects` are done. */
export async function recordActivity(
  deps: Pick<Deps, "db" | "now">,
  owner: TaskOwner,
  kind: ActivityKind,
  subject: string,
  subjects: readonly string[] = [subject],
): Promise<void> {
  const taskId = TICKS[kind][owner.role];
  if (!taskId) return;
  const { memberId } = owner;
  const isDone = sql`(${activities.memberId}, ${activities.kind}, ${activities.subject}) = (${memberId}, ${kind}, value)`;
  const isLeft = sql`select 1 from json_each(${JSON.stringify(subjects)}) where not exists (select 1 from ${activities} where ${isDone})`;
  const row = { memberId, kind, subject, at: deps.now() };
  await deps.db.batch([
    insertIf(deps.db, activities, row, isUnmerged(memberId)).onConflictDoNothing(),
    // After the insert, so that the last of two concurrent calls ticks the task.
    tickStatement(deps, owner, taskId, sql`not exists (${isLeft})`),
  ]);
}

export async function listActivitySubjects(
  deps: Pick<Deps, "db">,
  memberId: string,
  kind: ActivityKind,
): Promise<ReadonlySet<string>> {
  const rows = await deps.db
    .select({ subject: activities.subject })
    .from(activities)
    .where(and(eq(activities.memberId, memberId), eq(activities.kind, kind)));
  return new Set(rows.map(({ subject }) => subject));
}

export async function listActivitiesOf(deps: Pick<Deps, "db">, memberId: string) {
  return deps.db.select().from(activities).where(eq(activities.memberId, memberId));
}

export function eraseActivitiesOf(deps: Pick<Deps, "db">, memberId: string) {
  return [deps.db.delete(activities).where(eq(activities.memberId, memberId))] as const;
}

async function isPublishedArticle(deps: Pick<Deps, "content">, slug: string): Promise<boolean> {
  return (await deps.content.snapshot()).collections.articles.some((article) => article.slug === slug);
}

export function renameInActivities(kind: ActivityKind) {
  return (db: Deps["db"], renaming: Renaming, when: SQL) =>
    renameIf(
      db,
      { table: activities, column: activities.subject, keys: [activities.memberId, activities.kind] },
      renaming,
      sql`${activities.kind} = ${kind} and ${when}`,
    );
}

export function mergeActivities({ db }: Pick<Deps, "db">, { from, to }: Renaming) {
  const { memberId, kind, subject } = activities;
  return [
    renameIf(db, { table: activities, column: memberId, keys: [kind, subject] }, { from, to }, sql`true`),
    db.delete(activities).where(eq(memberId, from)),
  ] as const;
}
