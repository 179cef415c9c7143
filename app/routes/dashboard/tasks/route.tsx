import { data, redirect } from "react-router";
import { readForm } from "#app/components/forms/read-form.ts";
import { ClientScript } from "#app/components/layout/client-script.tsx";
import { LogOutButton } from "#app/components/layout/log-out-button.tsx";
import { requireViewer } from "#app/session/require-viewer.server.ts";
import { depsContext } from "#worker/context.server.ts";
import { statusOf } from "#worker/contracts/problem.ts";
import { ROLE_LABELS } from "#worker/contracts/vocabulary.ts";
import { indianGreeting } from "#worker/domain/india-calendar.server.ts";
import { listOwnMemberships, listOwnRegistrations } from "#worker/domain/privacy/account-overview.server.ts";
import { changeTasks, listTasks } from "#worker/domain/workspace/tasks.server.ts";
import { AccountOverview } from "../account/overview.tsx";
import { MemberErrors, memberHeaders, memberMeta, memberPage } from "../member-page.tsx";
import type { Route } from "./+types/route.ts";
import { placeOf } from "./place.ts";
import { NextBestStep, Progress } from "./progress.tsx";
import { TaskRow } from "./task-row.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireViewer(context, request);
  const deps = context.get(depsContext);
  const { memberId, name, role, email } = viewer;
  const [tasks, memberships, registrations] = await Promise.all([
    listTasks(deps, viewer),
    listOwnMemberships(deps, email),
    listOwnRegistrations(deps, email),
  ]);
  const greeting = indianGreeting(deps.now());
  return { owner: memberId, name, role, tasks, greeting, membership: memberships[0], registrations };
}

/** For browsers without JavaScript. */
export async function action({ request, context }: Route.ActionArgs) {
  const viewer = await requireViewer(context, request);
  const deps = context.get(depsContext);
  const { task = "", completed } = await readForm(request);
  const change = { id: task, completed: completed === "on", changedAt: deps.now().getTime() };
  const outcome = await changeTasks(deps, viewer, [change]);
  if (!outcome.ok) throw data(null, { status: statusOf(outcome) });
  return redirect("/dashboard");
}

export const handle = memberPage;
export const headers = memberHeaders;
export const meta = () => memberMeta("Dashboard");
export const ErrorBoundary = MemberErrors;

/** Section 2, Dashboard. Indian time until the page's module knows the visitor's time. */
export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { owner, name, role, tasks, greeting, membership, registrations } = loaderData;
  return (
    <>
      <section className="page-head desk-head dashboard-head">
        <div className="wrap dashboard-head-inner">
          <div>
            <h1>
              <span data-greeting>{greeting}</span>, {name}
            </h1>
            <p className="dashboard-role">
              Your role: <strong>{ROLE_LABELS[role]}</strong>
            </p>
          </div>
          <LogOutButton role={role} />
        </div>
      </section>
      <div className="wrap section dashboard">
        <div className="dashboard-side">
          <Progress tasks={tasks} />
          <NextBestStep tasks={tasks} role={role} />
        </div>
        <section className="dashboard-tasks" aria-labelledby="tasks">
          <h2 id="tasks">Your Tasks</h2>
          <p className="dashboard-help">
            Most tasks tick themselves when you have done them. You can also tick them by hand.
          </p>
          <ul>
            {tasks.map((task) => (
              <TaskRow key={task.id} task={task} place={placeOf(role, task.id)} />
            ))}
          </ul>
          <output className="dashboard-sync" data-sync />
        </section>
      </div>
      <AccountOverview membership={membership} registrations={registrations} />
      <ClientScript name="tasks" when="now" settings={{ role, name, owner, tasks, loginPath: "/login" }} />
    </>
  );
}
