import type { ReactNode } from "react";
import { ExternalLink } from "#app/components/ui/external-link.tsx";
import { Markdown } from "#app/components/ui/markdown.tsx";
import type { EventCard } from "#worker/domain/events/events.server.ts";

/** Section 2: what 'Read More' opens. */
export function EventDetails({ event }: { event: EventCard }) {
  const { title, fullHtml, agenda } = event;
  return (
    <details className="event-more reveal">
      <summary>
        <span className="reveal-more">Read More</span>
        <span className="reveal-less">Show Less</span>
        <span className="visually-hidden"> about {title}</span>
      </summary>
      <Markdown html={fullHtml} />
      <Timetable agenda={agenda} />
      <Practicalities event={event} />
    </details>
  );
}

function Timetable({ agenda }: Pick<EventCard, "agenda">) {
  if (!agenda) return null;
  return (
    <table className="timetable">
      <caption>Agenda</caption>
      <thead>
        <tr>
          <th scope="col">Time</th>
          <th scope="col">Topic</th>
        </tr>
      </thead>
      <tbody>
        {agenda.map(({ time, topic }) => (
          <tr key={time}>
            <th scope="row">{time}</th>
            <td>{topic}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Practicalities({ event: { venue, language, host, bring, schemes } }: { event: EventCard }) {
  return (
    <dl className="event-practical">
      {venue && (
        <>
          <Row term="Venue">
            {venue.name}
            <br />
            {venue.address}
            <br />
            <ExternalLink href={venue.map}>Open in Google Maps</ExternalLink>
          </Row>
          <Row term="Getting there">{venue.access}</Row>
        </>
      )}
      {bring && <Row term="What to bring">{bring}</Row>}
      {schemes.length > 0 && (
        <Row term="Schemes">
          <ul>
            {schemes.map(({ slug, title }) => (
              <li key={slug}>
                <a href={`/SchemesPage#${slug}`}>{title}</a>
              </li>
            ))}
          </ul>
        </Row>
      )}
      {language && <Row term="Language">{language}</Row>}
      {host && <Row term="Host">{host}</Row>}
    </dl>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
