import { WeeksJaali } from "#app/components/ornaments/year-jaali.tsx";
import { SampleBadge } from "#app/components/ui/sample-badge.tsx";
import type { HomeContent } from "./home-content.server.ts";
import { Day, format, RegisterLink } from "./next-event.tsx";

export function Dates({ dates, calendar }: Pick<HomeContent, "dates" | "calendar">) {
  return (
    <section className="home-dates wrap section" aria-labelledby="dates">
      <div>
        <h2 id="dates">Next dates</h2>
        <p>
          <a href="/events">All events</a>
        </p>
      </div>
      <ul>
        {dates.map((event) => (
          <li key={event.slug}>
            <Day day={event.day} />
            <div>
              <h3>
                <a href={event.href}>{event.title}</a>
              </h3>
              <p>{event.location}</p>
              <p>
                {`${format(event.day, { weekday: "long" })}, ${event.hours} (IST)`} {event.sample && <SampleBadge />}
              </p>
            </div>
            <RegisterLink event={event} />
          </li>
        ))}
      </ul>
      <div className="home-weeks">
        <p>The next five weeks. A lit day has an event.</p>
        <WeeksJaali calendar={calendar} />
      </div>
    </section>
  );
}
