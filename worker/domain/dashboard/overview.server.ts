import type { Deps } from "../../deps.ts";
import type { Viewer } from "../accounts/sessions.server.ts";
import { daysUntil } from "../india-calendar.server.ts";
import { type Kolam, kolamOf } from "../membership/kolam.server.ts";
import { listOwnMemberships, listOwnRegistrations, type OwnMembership } from "../privacy/account-overview.server.ts";
import { listActivitySubjects } from "../workspace/activities.server.ts";
import { listTasks } from "../workspace/tasks.server.ts";
import { findReading, newestNews, newestNote } from "./new-for-role.server.ts";
import { findNextEvent } from "./next-event.server.ts";
import { findUnfinished } from "./unfinished.server.ts";

type DashboardDeps = Pick<Deps, "db" | "now" | "content">;

export type CurrentMembership = Pick<OwnMembership, "plan" | "days" | "state" | "receipt"> & {
  /** Until its last day; 0 on that day. */
  daysLeft: number;
};
export type Dashboard = Awaited<ReturnType<typeof viewDashboard>>;

/** Everything the dashboard shows. It reads a few rows of the member's own; the rest comes from the snapshot. */
export async function viewDashboard(deps: DashboardDeps, viewer: Pick<Viewer, "memberId" | "email" | "role">) {
  const { memberId, email, role } = viewer;
  const [tasks, memberships, registrations, read, unfinished] = await Promise.all([
    listTasks(deps, viewer),
    listOwnMemberships(deps, email),
    listOwnRegistrations(deps, email),
    listActivitySubjects(deps, memberId, "article-read"),
    findUnfinished(deps, viewer),
  ]);
  const [event, reading, news, note] = await Promise.all([
    findNextEvent(deps, registrations),
    findReading(deps, role, read),
    newestNews(deps),
    newestNote(deps, role),
  ]);
  const membership = currentOf(deps, memberships[0]);
  const kolam: Kolam | undefined = membership && kolamOf(membership.receipt);
  return { tasks, membership, kolam, event, reading, news, note, unfinished };
}

function currentOf(deps: Pick<Deps, "now">, own: OwnMembership | undefined): CurrentMembership | undefined {
  if (!own) return undefined;
  const { plan, days, state, receipt, lastDay } = own;
  return { plan, days, state, receipt, daysLeft: daysUntil(lastDay, deps.now()) };
}
