import { progressOf } from "#app/client/dashboard/task-list.ts";
import { Sign } from "#app/components/ui/sign.tsx";
import * as m from "#messages/dashboard/tasks.ts";
import { localPath } from "#messages/locale.ts";
import type { Task } from "#worker/contracts/tasks.ts";
import { placeOf, type Role } from "./place.ts";

/** As tasks are ticked, the page's module lights the sign and shows the finished state. */
export function Progress({ tasks }: { tasks: readonly Task[] }) {
  const { percent, lit, isFinished, text } = progressOf(tasks);
  return (
    <section className={`dashboard-progress${isFinished ? " finished" : ""}`} aria-labelledby="progress">
      <Sign lit={lit} />
      <div>
        <h2 id="progress">{m.progress()}</h2>
        <p className="dashboard-percent" data-percent>
          {percent}%
        </p>
        <progress max={100} value={percent} aria-labelledby="progress" data-progress />
        <p data-count aria-live="polite">
          {text}
        </p>
      </div>
    </section>
  );
}

/** Contains every task's step; the page's module changes which one is visible. */
export function NextBestStep({ tasks, role }: { tasks: readonly Task[]; role: Role }) {
  const next = tasks.find(({ completed }) => !completed)?.id ?? "";
  return (
    <section className="dashboard-next" aria-labelledby="next-best-step">
      <h2 id="next-best-step">{m.nextStep()}</h2>
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
        <p>{m.meetOthers()}</p>
        <a className="button" href={localPath("/events")}>
          {m.seeEvents()}
        </a>
      </div>
    </section>
  );
}
