import * as m from "#messages/dashboard/membership.ts";
import { register } from "#messages/dashboard/tasks.ts";
import { localPath } from "#messages/locale.ts";
import type { Used } from "#worker/domain/dashboard/used.server.ts";
import { MemberSection } from "../member-page.tsx";

/** What the member has used so far; if nothing, what to try first. */
export function UsedList({ used }: { used: Used }) {
  const { since, items, moreEvents, tasksDone, articlesRead } = used;
  const isUnused = items.length === 0 && tasksDone === 0 && articlesRead === 0;
  return (
    <MemberSection id="used" title={m.used({ since })}>
      {isUnused ? (
        <FirstStep next={used.next} />
      ) : (
        <ul className="own-used">
          {items.map(({ id, title, detail, href }) => (
            <li key={id}>
              <a href={localPath(href)}>{title}</a>
              <span>{detail}</span>
            </li>
          ))}
          {moreEvents > 0 && (
            <li>
              <a href={localPath("/dashboard/registrations")}>{m.moreEvents({ count: moreEvents })}</a>
            </li>
          )}
          {tasksDone > 0 && (
            <li>
              <a href={localPath("/dashboard")}>{m.tasksDone({ count: tasksDone })}</a>
            </li>
          )}
          {articlesRead > 0 && (
            <li>
              <a href={localPath("/BlogsPage")}>{m.articlesRead({ count: articlesRead })}</a>
            </li>
          )}
        </ul>
      )}
    </MemberSection>
  );
}

function FirstStep({ next }: Pick<Used, "next">) {
  const event = next?.registration === "open" ? next : undefined;
  return (
    <>
      <p>{event ? m.firstEvent({ title: event.title, day: event.on }) : m.firstTask()}</p>
      <p className="own-buttons">
        <a
          className="button button-secondary"
          href={localPath(event ? `/event-registration?event=${event.slug}` : "/dashboard")}
        >
          {event ? register() : m.seeTasks()}
        </a>
      </p>
    </>
  );
}
