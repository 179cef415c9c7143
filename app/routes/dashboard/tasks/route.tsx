import { data, redirect } from "react-router";
import { readForm } from "#app/components/forms/read-form.ts";
import { ClientScript } from "#app/components/layout/client-script.tsx";
import { LogOutButton } from "#app/components/layout/log-out-button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { requireViewer } from "#app/session/require-viewer.server.ts";
import { depsContext } from "#worker/context.server.ts";
import { statusOf } from "#worker/contracts/problem.ts";
import type { Task } from "#worker/contracts/tasks.ts";
import { ROLE_LABELS } from "#worker/contracts/vocabulary.ts";
import { TASKS } from "#worker/contracts/workspace-vocabulary.ts";
import { indianGreeting } from "#worker/domain/india-calendar.server.ts";
import { listOwnMemberships, listOwnRegistrations } from "#worker/domain/privacy/account-overview.server.ts";
import { changeTasks, listTasks } from "#worker/domain/workspace/tasks.server.ts";
import { OwnMatters } from "../account/overview.tsx";
import { MemberErrors, memberHeaders, memberMeta, memberPage } from "../member-page.tsx";
import type { Route } from "./+types/route.ts";

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

/** A row's own form, without the script. */
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

/** Section 2, Dashboard. The hour is the visitor's own once the script runs, and India's until then. */
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
      <OwnMatters membership={membership} registrations={registrations} />
      <ClientScript name="tasks" when="now" settings={{ role, name, owner, tasks, loginPath: "/login" }} />
    </>
  );
}

type Role = keyof typeof TASKS;

function placeOf(role: Role, id: string) {
  const found = TASKS[role].find((task) => task.id === id);
  return { href: found?.place ?? "/dashboard", step: found?.step ?? "" };
}

function TaskRow({ task: { id, title, completed }, place }: { task: Task; place: ReturnType<typeof placeOf> }) {
  const boxId = `task-${id}`;
  return (
    <li className="task" data-task={id}>
      <form method="post">
        <input type="hidden" name="task" value={id} />
        <input type="checkbox" id={boxId} name="completed" defaultChecked={completed} />
        <label htmlFor={boxId}>{title}</label>
        <noscript>
          <button className="button button-secondary" type="submit">
            Save<span className="visually-hidden"> “{title}”</span>
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

function Progress({ tasks }: { tasks: readonly Task[] }) {
  const done = tasks.filter(({ completed }) => completed).length;
  const percent = Math.round((done / tasks.length) * 100);
  return (
    <section className="dashboard-progress" aria-labelledby="progress">
      <h2 id="progress">Your Progress</h2>
      <p className="dashboard-percent" data-percent>
        {percent}%
      </p>
      <progress max={100} value={percent} aria-labelledby="progress" data-progress />
      <p data-count aria-live="polite">
        {done} of {tasks.length} done
      </p>
    </section>
  );
}

/** Every task's step stands in the page, and the first open one shows; the script changes which. */
function NextBestStep({ tasks, role }: { tasks: readonly Task[]; role: Role }) {
  const next = tasks.find(({ completed }) => !completed)?.id ?? "";
  return (
    <section className="dashboard-next" aria-labelledby="next-best-step">
      <h2 id="next-best-step">Next best step</h2>
      {tasks.map(({ id, title }) => {
        const { href, step } = placeOf(role, id);
        return (
          <div key={id} data-step={id} hidden={id !== next}>
            <p>{title}</p>
            <a className="button" href={href}>
              {step}
            </a>
          </div>
        );
      })}
      <div data-step="" hidden={next !== ""}>
        <p>Everything is done. At the next event people ask what you have learned.</p>
        <a className="button" href="/events">
          See the events
        </a>
      </div>
    </section>
  );
}
