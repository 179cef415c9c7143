import type { ReactNode } from "react";
import { Markdown } from "#app/components/markdown/markdown.tsx";
import { ExternalLink } from "#app/components/ui/external-link.tsx";
import { localPath } from "#messages/locale.ts";
import * as m from "#messages/pages/events.ts";
import { readMore, showLess } from "#messages/pages/steps.ts";
import type { EventCard } from "#worker/domain/events/events.server.ts";

/** Section 2: the details behind 'Read More'. */
export function EventDetails({ event }: { event: EventCard }) {
  const { title, fullHtml, agenda } = event;
  return (
    <details className="event-more reveal">
      <summary>
        <span className="reveal-more">{readMore()}</span>
        <span className="reveal-less">{showLess()}</span>
        <span className="visually-hidden">{` ${m.readMoreAbout({ title })}`}</span>
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
      <caption>{m.agenda()}</caption>
      <thead>
        <tr>
          <th scope="col">{m.time()}</th>
          <th scope="col">{m.topic()}</th>
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
          <Row term={m.venue()}>
            {venue.name}
            <br />
            {venue.address}
            <br />
            <ExternalLink href={venue.map}>{m.openMap()}</ExternalLink>
          </Row>
          <Row term={m.gettingThere()}>{venue.access}</Row>
        </>
      )}
      {bring && <Row term={m.bring()}>{bring}</Row>}
      {schemes.length > 0 && (
        <Row term={m.schemes()}>
          <ul>
            {schemes.map(({ slug, title }) => (
              <li key={slug}>
                <a href={localPath(`/SchemesPage#${slug}`)}>{title}</a>
              </li>
            ))}
          </ul>
        </Row>
      )}
      {language && <Row term={m.language()}>{language}</Row>}
      {host && <Row term={m.host()}>{host}</Row>}
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
