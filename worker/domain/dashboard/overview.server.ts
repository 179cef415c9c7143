import { CONSOLE_PATH } from "../../contracts/console/vocabulary.ts";
import type { Deps } from "../../deps.ts";
import type { Viewer } from "../accounts/sessions.server.ts";
import { drawKolam, type Kolam } from "../membership/kolam.server.ts";
import { isOperator } from "../operators/operators.server.ts";
import { listOwnRegistrations } from "../privacy/account-overview.server.ts";
import { bestSchemes } from "../schemes/own-schemes.server.ts";
import { listActivitySubjects } from "../workspace/activities.server.ts";
import { listTasks } from "../workspace/tasks.server.ts";
import { listMemberships } from "./memberships.server.ts";
import { findReading, newestNews, newestNote } from "./new-for-role.server.ts";
import { findNextEvent } from "./next-event.server.ts";
import { describeOwnMembership } from "./own-membership.server.ts";
import { findUnfinished } from "./unfinished.server.ts";

type DashboardDeps = Pick<Deps, "db" | "now" | "content">;

export type Dashboard = Awaited<ReturnType<typeof viewDashboard>>;

/** Loads everything that the dashboard shows: a few of the member's rows, and the rest from the snapshot. */
export async function viewDashboard(deps: DashboardDeps, viewer: Pick<Viewer, "memberId" | "email" | "role">) {
  const { memberId, email, role } = viewer;
  const [tasks, memberships, registrations, read, unfinished, schemes, isStaff] = await Promise.all([
    listTasks(deps, viewer),
    listMemberships(deps, viewer),
    listOwnRegistrations(deps, email),
    listActivitySubjects(deps, memberId, "article-read"),
    findUnfinished(deps, viewer),
    bestSchemes(deps, viewer),
    isOperator(deps, viewer),
  ]);
  const [membership, event, reading, news, note] = await Promise.all([
    describeOwnMembership(deps, email, memberships),
    findNextEvent(deps, registrations),
    findReading(deps, role, read),
    newestNews(deps),
    newestNote(deps, role),
  ]);
  const kolam: Kolam | undefined = membership && drawKolam(membership.number);
  return {
    tasks,
    membership,
    kolam,
    event,
    reading,
    news,
    note,
    unfinished,
    schemes,
    consolePath: isStaff ? CONSOLE_PATH : undefined,
  };
}
