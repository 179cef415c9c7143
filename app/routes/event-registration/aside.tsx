import { localPath } from "#messages/locale.ts";
import * as m from "#messages/visitors/event-registration.ts";

export function NextSteps() {
  const steps = [
    { title: m.onList(), text: m.onListText() },
    { title: m.weWrite(), text: m.weWriteText() },
    { title: m.youCome(), text: m.youComeText() },
  ];
  return (
    <section className="event-registration-next" aria-labelledby="event-registration-next">
      <h2 id="event-registration-next">{m.nextTitle()}</h2>
      <ol className="event-registration-steps">
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

export type EventLine = { slug: string; title: string; date: string; location: string };

export function Upcoming({ events, chosen }: { events: readonly EventLine[]; chosen: string | undefined }) {
  const others = events.filter(({ slug }) => slug !== chosen);
  if (others.length === 0) return null;
  return (
    <section className="event-registration-upcoming" aria-labelledby="event-registration-upcoming">
      <h2 id="event-registration-upcoming">{chosen ? m.otherEvents() : m.oneEvent()}</h2>
      <ul className="event-registration-events">
        {others.map(({ slug, title, date, location }) => (
          <li key={slug}>
            <a href={localPath(`/event-registration?event=${slug}`)}>{title}</a>
            <p>
              {date}, {location}
            </p>
          </li>
        ))}
      </ul>
      <p>
        <a href={localPath(chosen ? "/event-registration" : "/events")}>{chosen ? m.interestInAll() : m.allEvents()}</a>
      </p>
    </section>
  );
}
