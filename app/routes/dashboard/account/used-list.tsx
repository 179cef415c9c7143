import type { Used } from "#worker/domain/dashboard/used.server.ts";

/** What the member has done with the membership; without any use, what to try first. */
export function UsedList({ used }: { used: Used }) {
  const { since, items, moreEvents, tasksDone, articlesRead } = used;
  const isUnused = items.length === 0 && tasksDone === 0 && articlesRead === 0;
  return (
    <section aria-labelledby="used">
      <h2 id="used" className="own-title">
        {`What you have used since ${since}`}
      </h2>
      {isUnused ? (
        <FirstStep next={used.next} />
      ) : (
        <ul className="own-used">
          {items.map(({ id, title, detail, href }) => (
            <li key={id}>
              <a href={href}>{title}</a>
              <span>{detail}</span>
            </li>
          ))}
          {moreEvents > 0 && (
            <li>
              <a href="/dashboard/registrations">
                {moreEvents === 1 ? "1 more event registration" : `${moreEvents} more event registrations`}
              </a>
            </li>
          )}
          {tasksDone > 0 && (
            <li>
              <a href="/dashboard">{tasksDone === 1 ? "1 task done" : `${tasksDone} tasks done`}</a>
            </li>
          )}
          {articlesRead > 0 && (
            <li>
              <a href="/BlogsPage">{articlesRead === 1 ? "1 article read" : `${articlesRead} articles read`}</a>
            </li>
          )}
        </ul>
      )}
    </section>
  );
}

function FirstStep({ next }: Pick<Used, "next">) {
  const event = next?.registration === "open" ? next : undefined;
  return (
    <>
      <p>
        {event
          ? `Nothing yet. A good first step is the next event: ${event.title} on ${event.on}.`
          : "Nothing yet. Your tasks show good first steps."}
      </p>
      <p className="own-buttons">
        <a className="button button-secondary" href={event ? `/event-registration?event=${event.slug}` : "/dashboard"}>
          {event ? "Register for this event" : "See your tasks"}
        </a>
      </p>
    </>
  );
}
