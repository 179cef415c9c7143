import { Icon } from "#app/components/ui/icon.tsx";
import { Rich } from "#app/components/ui/rich.tsx";
import * as m from "#messages/dashboard/tasks.ts";
import type { Task } from "#worker/contracts/tasks.ts";
import type { placeOf } from "./place.ts";

export function TaskRow({ task: { id, title, completed }, place }: { task: Task; place: ReturnType<typeof placeOf> }) {
  const boxId = `task-${id}`;
  return (
    <li className="task" data-task={id}>
      <form method="post">
        <input type="hidden" name="task" value={id} />
        <input type="checkbox" id={boxId} name="completed" defaultChecked={completed} autoComplete="off" />
        <label htmlFor={boxId}>{title}</label>
        <noscript>
          <button className="button button-secondary" type="submit">
            <Rich
              text={m.save}
              values={{ title }}
              parts={{ more: (text) => <span className="visually-hidden">{text}</span> }}
            />
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
