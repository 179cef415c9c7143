import type { Task } from "#worker/contracts/tasks.ts";
import { placeOf, type Role } from "./place.ts";

export function Progress({ tasks }: { tasks: readonly Task[] }) {
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

/** Contains every task's step; the page's module changes which one is visible. */
export function NextBestStep({ tasks, role }: { tasks: readonly Task[]; role: Role }) {
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
