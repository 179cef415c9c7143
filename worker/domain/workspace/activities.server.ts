import { and, eq, sql } from "drizzle-orm";
import { type Outcome, ok, refused } from "../../contracts/problem.ts";
import type { Deed, Task } from "../../contracts/tasks.ts";
import type { Role } from "../../contracts/vocabulary.ts";
import type { BrowserDeed, TaskId } from "../../contracts/workspace-vocabulary.ts";
import { deeds } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { listTasks, type TaskOwner, tickStatement } from "./tasks.server.ts";

/** Deeds that the server sees itself, on the pages of the dashboard. */
type PageDeed = "startup-studied" | "opportunity-explored" | "portfolio-viewed";
type DeedKind = BrowserDeed | PageDeed;

/** Which task of which role a deed is; of nobody else it is not kept. */
const TICKS: Record<DeedKind, Partial<Record<Role, TaskId>>> = {
  "schemes-viewed": { student: "view-schemes" },
  "article-read": { student: "read-article", startup: "read-blogs" },
  "awards-seen": { startup: "know-awards" },
  "startup-studied": { mentor: "study-startups" },
  "opportunity-explored": { investor: "explore-opportunities" },
  "portfolio-viewed": { investor: "view-portfolio" },
};

/** Records what a browser alone can tell, and answers with the tasks. Only a published article can be read. */
export async function recordBrowserDeed(
  deps: Pick<Deps, "db" | "now" | "content">,
  owner: TaskOwner,
  { deed, subject }: Deed,
): Promise<Outcome<{ tasks: Task[] }>> {
  const isArticle = deed === "article-read";
  if (isArticle && !(await isPublishedArticle(deps, subject))) {
    const message = "There is no such article.";
    return refused("invalid_input", message, [{ field: "subject", message }]);
  }
  await recordDeed(deps, owner, deed, isArticle ? subject : "");
  return ok({ tasks: await listTasks(deps, owner) });
}

/**
 * Records a deed once and ticks the task that it is; where it is one of several, once all of `subjects` are done. The
 * database counts them after it has the deed, so that of two last ones at once the second ticks.
 */
export async function recordDeed(
  deps: Pick<Deps, "db" | "now">,
  owner: TaskOwner,
  kind: DeedKind,
  subject: string,
  subjects: readonly string[] = [subject],
): Promise<void> {
  const taskId = TICKS[kind][owner.role];
  if (!taskId) return;
  const { memberId } = owner;
  const isDone = sql`(${deeds.memberId}, ${deeds.kind}, ${deeds.subject}) = (${memberId}, ${kind}, value)`;
  const isLeft = sql`select 1 from json_each(${JSON.stringify(subjects)}) where not exists (select 1 from ${deeds} where ${isDone})`;
  await deps.db.batch([
    deps.db.insert(deeds).values({ memberId, kind, subject, at: deps.now() }).onConflictDoNothing(),
    tickStatement(deps, owner, taskId, sql`not exists (${isLeft})`),
  ]);
}

/** The subjects of a member's deeds of a kind. */
export async function listDeedSubjects(
  deps: Pick<Deps, "db">,
  memberId: string,
  kind: DeedKind,
): Promise<ReadonlySet<string>> {
  const rows = await deps.db
    .select({ subject: deeds.subject })
    .from(deeds)
    .where(and(eq(deeds.memberId, memberId), eq(deeds.kind, kind)));
  return new Set(rows.map(({ subject }) => subject));
}

/** Every row of a member, for the privacy centre. */
export async function listDeedsOf(deps: Pick<Deps, "db">, memberId: string) {
  return deps.db.select().from(deeds).where(eq(deeds.memberId, memberId));
}

/** The statements that delete a member's rows. */
export function eraseDeedsOf(deps: Pick<Deps, "db">, memberId: string) {
  return [deps.db.delete(deeds).where(eq(deeds.memberId, memberId))] as const;
}

async function isPublishedArticle(deps: Pick<Deps, "content">, slug: string): Promise<boolean> {
  return (await deps.content.snapshot()).collections.articles.some((article) => article.slug === slug);
}
