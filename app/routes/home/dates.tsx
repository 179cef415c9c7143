import { WeeksJaali } from "#app/components/ornaments/year-jaali.tsx";
import { SampleBadge } from "#app/components/ui/sample-badge.tsx";
import * as m from "#messages/home.ts";
import { localPath } from "#messages/locale.ts";
import type { HomeContent } from "./home-content.server.ts";
import { Day, format, RegisterLink } from "./next-event.tsx";

export function Dates({ dates, calendar }: Pick<HomeContent, "dates" | "calendar">) {
  return (
    <section className="home-dates wrap section" aria-labelledby="dates">
      <div>
        <h2 id="dates">{m.datesTitle()}</h2>
        <p>
          <a href={localPath("/events")}>{m.allEvents()}</a>
        </p>
      </div>
      <ul>
        {dates.map((event) => (
          <li key={event.slug}>
            <Day day={event.day} />
            <div>
              <h3>
                <a href={localPath(event.href)}>{event.title}</a>
              </h3>
              <p>{event.location}</p>
              <p>
                {m.when({ weekday: format(event.day, { weekday: "long" }), hours: event.hours })}{" "}
                {event.sample && <SampleBadge />}
              </p>
            </div>
            <RegisterLink event={event} />
          </li>
        ))}
      </ul>
      <div className="home-weeks">
        <p>{m.weeks()}</p>
        <WeeksJaali calendar={calendar} />
      </div>
    </section>
  );
}
