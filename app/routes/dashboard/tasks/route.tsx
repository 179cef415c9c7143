import { data, redirect } from "react-router";
import { readForm } from "#app/components/forms/read-form.ts";
import { ClientScript } from "#app/components/layout/client-script.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { MORE, Rich } from "#app/components/ui/rich.tsx";
import { requireViewer } from "#app/session/require-viewer.server.ts";
import * as m from "#messages/dashboard/tasks.ts";
import { dashboard } from "#messages/layout.ts";
import { localPath } from "#messages/locale.ts";
import { depsContext } from "#worker/context.server.ts";
import { statusOf } from "#worker/contracts/problem.ts";
import type { Task } from "#worker/contracts/tasks.ts";
import { viewDashboard } from "#worker/domain/dashboard/overview.server.ts";
import { indianGreeting } from "#worker/domain/india-calendar.server.ts";
import { changeTasks } from "#worker/domain/workspace/tasks.server.ts";
import { memberMeta, memberPage } from "../member-page.tsx";
import type { Route } from "./+types/route.ts";
import { DashboardHead } from "./head.tsx";
import { NewForYou, Note } from "./news.tsx";
import { NextEvent } from "./next-event.tsx";
import { OwnMembership } from "./own-membership.tsx";
import { OwnSchemes } from "./own-schemes.tsx";
import { placeOf } from "./place.ts";
import { NextBestStep, Progress } from "./progress.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireViewer(context, request);
  const deps = context.get(depsContext);
  const { memberId, name, role } = viewer;
  return { owner: memberId, name, role, greeting: indianGreeting(deps.now()), ...(await viewDashboard(deps, viewer)) };
}

/** For browsers without JavaScript. */
export async function action({ request, context }: Route.ActionArgs) {
  const viewer = await requireViewer(context, request);
  const deps = context.get(depsContext);
  const { task = "", completed } = await readForm(request);
  const change = { id: task, completed: completed === "on", changedAt: deps.now().getTime() };
  const outcome = await changeTasks(deps, viewer, [change]);
  if (!outcome.ok) throw data(null, { status: statusOf(outcome) });
  return redirect(localPath("/dashboard"));
}

export const handle = memberPage;
export const meta = () => memberMeta(dashboard());

/** Section 2, Dashboard. Indian time until the page's module knows the visitor's time. */
export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const {
    owner,
    name,
    role,
    greeting,
    tasks,
    event,
    membership,
    kolam,
    reading,
    news,
    unfinished,
    note,
    schemes,
    consolePath,
  } = loaderData;
  return (
    <>
      <DashboardHead greeting={greeting} name={name} role={role} consolePath={consolePath} />
      <div className="wrap section dashboard">
        <div className="dashboard-main">
          <div className="dashboard-now">
            <Progress tasks={tasks} />
            <NextBestStep tasks={tasks} role={role} />
          </div>
          <section className="dashboard-tasks" aria-labelledby="tasks">
            <h2 id="tasks">{m.title()}</h2>
            <p className="dashboard-help">{m.help()}</p>
            <ul>
              {tasks.map((task) => (
                <TaskRow key={task.id} task={task} place={placeOf(role, task.id)} />
              ))}
            </ul>
            <output className="dashboard-sync" data-sync />
          </section>
          {note && <Note note={note} />}
        </div>
        <div className="dashboard-side">
          {event && <NextEvent event={event} />}
          <OwnMembership membership={membership} kolam={kolam} />
          {schemes && <OwnSchemes schemes={schemes} />}
          <NewForYou reading={reading} news={news} unfinished={unfinished} />
        </div>
      </div>
      <ClientScript name="tasks" when="now" settings={{ role, name, owner, tasks, loginPath: localPath("/login") }} />
    </>
  );
}

function TaskRow({ task: { id, title, completed }, place }: { task: Task; place: ReturnType<typeof placeOf> }) {
  const boxId = `task-${id}`;
  return (
    <li className="task" data-task={id}>
      <form method="post">
        <input type="hidden" name="task" value={id} />
        <input type="checkbox" id={boxId} name="completed" defaultChecked={completed} autoComplete="off" />
        <label htmlFor={boxId}>{title}</label>
        <noscript>
          <button className="button button-secondary" type="submit">
            <Rich text={m.save} values={{ title }} parts={MORE} />
          </button>
        </noscript>
      </form>
      <a href={place.href}>
        {place.step}
        <Icon name="arrow-right" />
      </a>
    </li>
  );
}
