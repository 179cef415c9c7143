export function NextSteps() {
  return (
    <section className="event-registration-next" aria-labelledby="event-registration-next">
      <h2 id="event-registration-next">What happens next</h2>
      <ol className="event-registration-steps">
        <li>
          <h3>You are on the list</h3>
          <p>This page says so at once. If you register twice, you are still on the list once.</p>
        </li>
        <li>
          <h3>We write to you</h3>
          <p>With place, time and what to bring, and again if anything changes.</p>
        </li>
        <li>
          <h3>You come</h3>
          <p>
            Registering costs nothing. If an event has a fee, its page says so, and you pay when your seat is confirmed.
          </p>
        </li>
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
      <h2 id="event-registration-upcoming">{chosen ? "Other events" : "Register for one event"}</h2>
      <ul className="event-registration-events">
        {others.map(({ slug, title, date, location }) => (
          <li key={slug}>
            <a href={`/event-registration?event=${slug}`}>{title}</a>
            <p>
              {date}, {location}
            </p>
          </li>
        ))}
      </ul>
      <p>
        <a href={chosen ? "/event-registration" : "/events"}>
          {chosen ? "Register your interest in all events" : "All events and programmes"}
        </a>
      </p>
    </section>
  );
}
