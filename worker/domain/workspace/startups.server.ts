import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import type { Entries } from "../../content/collections.ts";
import { invalidInput, type Outcome, ok, refused } from "../../contracts/problem.ts";
import type { Role } from "../../contracts/vocabulary.ts";
import { insertIf } from "../../db/insert-if.ts";
import { type Renaming, renameIf } from "../../db/rename-if.ts";
import { startupAssignments } from "../../db/schema/workspace.ts";
import type { Deps } from "../../deps.ts";
import { isUnmerged } from "../accounts/members.server.ts";
import { type Actor, type TrailDeps, withTrail } from "../audit-trail.server.ts";
import { toHtml } from "../content/markdown.server.ts";
import { listActivitySubjects, recordActivity } from "./activities.server.ts";
import type { TaskOwner } from "./tasks.server.ts";

type Startup = Entries<"startups">[number];
type Mentor = { id: string; role: Role; state: string };
type Shown = "slug" | "name" | "sector" | "city" | "stage" | "summary" | "sample" | "isEnglish";
export type AssignedStartup = Pick<Startup, Shown> & {
  isStudied: boolean;
};

const SAMPLE_SIZE = 3;

export async function listAssignedStartups(
  deps: Pick<Deps, "db" | "content">,
  memberId: string,
): Promise<AssignedStartup[]> {
  const [assigned, studied] = await Promise.all([
    selectAssigned(deps, memberId),
    listActivitySubjects(deps, memberId, "startup-studied"),
  ]);
  return assigned.map(({ slug, name, sector, city, stage, summary, sample, isEnglish }) => ({
    slug,
    name,
    sector,
    city,
    stage,
    summary,
    sample,
    ...(isEnglish && { isEnglish }),
    isStudied: studied.has(slug),
  }));
}

/** Returns an assigned startup and records the visit. The task is done when all have been visited. */
export async function studyStartup(deps: Pick<Deps, "db" | "now" | "content">, owner: TaskOwner, slug: string) {
  const all = await listAssignedStartups(deps, owner.memberId);
  const startup = (await selectAssigned(deps, owner.memberId)).find((entry) => entry.slug === slug);
  if (!startup) return undefined;
  const slugs = all.map((entry) => entry.slug);
  await recordActivity(deps, owner, "startup-studied", slug, slugs);
  const left = all.filter((entry) => !entry.isStudied && entry.slug !== slug).length;
  return { startup: { ...startup, html: toHtml(startup.story) }, left };
}

export async function assignStartup(deps: Pick<Deps, "db" | "now">, memberId: string, startup: string): Promise<void> {
  await deps.db.insert(startupAssignments).values({ memberId, startup, assignedAt: deps.now() }).onConflictDoNothing();
}

/** For operators. A mentor whose last assignment is removed sees the samples again. */
export async function setAssignment(
  deps: TrailDeps & Pick<Deps, "content">,
  by: Actor,
  { mentor, startup, isAssigned }: { mentor: Mentor; startup: string; isAssigned: boolean },
): Promise<Outcome<null>> {
  const { startups } = (await deps.content.snapshot()).collections;
  const isKnown = startups.some(({ slug }) => slug === startup);
  const message = isAssigned && findProblem(mentor, isKnown);
  if (message) return invalidInput([{ path: ["startup"], message }]);
  const isIt = and(eq(startupAssignments.memberId, mentor.id), eq(startupAssignments.startup, startup));
  const isThere = sql`exists (select 1 from ${startupAssignments} where ${isIt})`;
  const when = isAssigned ? sql`not ${isThere} and ${isUnmerged(mentor.id)}` : isThere;
  const row = { memberId: mentor.id, startup, assignedAt: deps.now() };
  const write = isAssigned
    ? insertIf(deps.db, startupAssignments, row, when)
    : deps.db.delete(startupAssignments).where(isIt);
  const action = isAssigned ? "member.startup_assigned" : "member.startup_unassigned";
  await withTrail(deps, by, { action, subject: `member:${mentor.id}`, after: { startup } }, () => [write], when);
  const isMissing = isAssigned && (await deps.db.$count(startupAssignments, isIt)) === 0;
  return isMissing ? refused("not_found") : ok(null);
}

/** An account without a confirmed address is deleted after 30 days, which an assignment would prevent. */
function findProblem({ role, state }: Mentor, isKnown: boolean): string | undefined {
  if (role !== "mentor") return "Only mentors have startups.";
  if (state === "unverified") return "This mentor has not confirmed the email address yet. Assign startups after that.";
  return isKnown ? undefined : "Please choose a startup.";
}

export async function listAssignmentsOf(deps: Pick<Deps, "db">, memberId: string) {
  return deps.db
    .select()
    .from(startupAssignments)
    .where(eq(startupAssignments.memberId, memberId))
    .orderBy(asc(startupAssignments.assignedAt), asc(startupAssignments.startup));
}

export function eraseAssignmentsOf(deps: Pick<Deps, "db">, memberId: string) {
  return [deps.db.delete(startupAssignments).where(eq(startupAssignments.memberId, memberId))] as const;
}

async function selectAssigned(deps: Pick<Deps, "db" | "content">, memberId: string): Promise<readonly Startup[]> {
  const { startups } = (await deps.content.snapshot()).collections;
  const rows = await listAssignmentsOf(deps, memberId);
  if (rows.length === 0) return startups.slice(0, SAMPLE_SIZE);
  return rows.flatMap(({ startup }) => startups.filter(({ slug }) => slug === startup));
}

export function renameInAssignments(db: Deps["db"], renaming: Renaming, when: SQL) {
  const { startup, memberId } = startupAssignments;
  return renameIf(db, { table: startupAssignments, column: startup, keys: [memberId] }, renaming, when);
}

export function mergeAssignments({ db }: Pick<Deps, "db">, { from, to }: Renaming) {
  const { memberId, startup } = startupAssignments;
  return [
    renameIf(db, { table: startupAssignments, column: memberId, keys: [startup] }, { from, to }, sql`true`),
    db.delete(startupAssignments).where(eq(memberId, from)),
  ] as const;
}
