import { FormerAnchors } from "#app/components/ui/former-anchors.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Markdown } from "#app/components/ui/markdown.tsx";
import { SampleBadge } from "#app/components/ui/sample-badge.tsx";
import type { EventCard } from "#worker/domain/events/events.server.ts";
import { DateBadge } from "./date-badge.tsx";
import { EventDetails } from "./event-details.tsx";
import { PictureViewer } from "./picture-viewer.tsx";
import { registrationText } from "./registration-text.ts";

/** `isNext` is the first of the upcoming events, with a larger picture. */
export function EventItem({ event, isFirst, isNext }: { event: EventCard; isFirst: boolean; isNext: boolean }) {
  const { slug, title, image } = event;
  return (
    <li className={isNext ? "event event-next" : "event"} id={slug}>
      <DateBadge event={event} />
      <PictureViewer slug={slug} title={title} image={image} isFirst={isFirst} />
      <div className="event-text">
        <h3>
          <FormerAnchors slugs={event.formerSlugs} />
          {title}
        </h3>
        <Facts event={event} />
        {event.result && (
          <p className="event-result">
            <strong>{event.result.figure}</strong> <span>{event.result.text}</span>
          </p>
        )}
        <Buttons event={event} />
        <Markdown html={event.descriptionHtml} />
        <Offer offer={event.offer} />
        <ComingDates dates={event.comingDates} />
        <EventDetails event={event} />
      </div>
    </li>
  );
}

function Facts({ event }: { event: EventCard }) {
  const { date, hours, location, city, fee, capacity, facts, sample } = event;
  const chips = [city, fee, capacity && `${capacity} places`].filter(Boolean);
  return (
    <>
      <ul className="event-chips" aria-label="In short">
        {chips.map((chip) => (
          <li key={chip}>{chip}</li>
        ))}
        {sample && (
          <li>
            <SampleBadge />
          </li>
        )}
      </ul>
      <ul className="event-facts">
        {facts && (
          <li>
            <Icon name="calendar-days" />
            <span>
              {date}, {hours} (IST)
            </span>
          </li>
        )}
        <li>
          <Icon name="map-pin" />
          <span>{location}</span>
        </li>
      </ul>
    </>
  );
}

function Offer({ offer }: Pick<EventCard, "offer">) {
  if (!offer) return null;
  return (
    <p className="event-offer">
      <span className="price">₹{offer.member}</span> for members, against the regular ₹{offer.regular}
      {offer.plusTaxes && " plus taxes"}
    </p>
  );
}

function ComingDates({ dates }: { dates: readonly string[] }) {
  if (dates.length === 0) return null;
  return (
    <div className="event-coming">
      <h4>Next dates</h4>
      <ol>
        {dates.map((coming) => (
          <li key={coming}>{coming}</li>
        ))}
      </ol>
    </div>
  );
}

function Buttons({ event: { slug, title, facts, registration, ...event } }: { event: EventCard }) {
  if (!facts || registration === "past") return null;
  const text = registrationText({ registration, ...event });
  return (
    <div className="event-actions">
      <p className="button-row">
        {registration === "open" && (
          <a className="button" href={`/event-registration?event=${slug}`}>
            <span>
              Register for this event<span className="visually-hidden"> ({title})</span>
            </span>
          </a>
        )}
        <a className="button button-secondary" href={`/calendar/${slug}.ics`} download>
          <Icon name="calendar-days" />
          <span>
            Add to calendar<span className="visually-hidden"> ({title})</span>
          </span>
        </a>
      </p>
      {text && <p className="event-closes">{text}</p>}
    </div>
  );
}
