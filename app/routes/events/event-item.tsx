import { Markdown } from "#app/components/markdown/markdown.tsx";
import { EnglishNote } from "#app/components/ui/english-note.tsx";
import { FormerAnchors } from "#app/components/ui/former-anchors.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { MORE, Rich } from "#app/components/ui/rich.tsx";
import { SampleBadge } from "#app/components/ui/sample-badge.tsx";
import { INTL_LOCALES, locale, localPath } from "#messages/locale.ts";
import * as m from "#messages/pages/events.ts";
import type { EventCard } from "#worker/domain/events/events.server.ts";
import { EventDetails } from "./event-details.tsx";
import { PictureViewer } from "./picture-viewer.tsx";
import { registrationText } from "./registration-text.ts";

/** `isNext` is the first of the upcoming events that will take place, with a larger picture. */
export function EventItem({ event, isFirst, isNext }: { event: EventCard; isFirst: boolean; isNext: boolean }) {
  const { slug, title, image, isEnglish } = event;
  return (
    <li className={isNext ? "event event-next" : "event"} id={slug} lang={isEnglish && "en"}>
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
        {isEnglish && <EnglishNote />}
        <Markdown html={event.descriptionHtml} />
        <Offer offer={event.offer} />
        <ComingDates dates={event.comingDates} />
        <EventDetails event={event} />
      </div>
    </li>
  );
}

function Facts({ event }: { event: EventCard }) {
  const { date, hours, location, city, fee, capacity, facts, sample, registration } = event;
  const chips = [city, fee, capacity && m.places({ count: capacity })].filter(Boolean);
  return (
    <>
      {registration === "cancelled" && <p className="event-cancelled">{m.isCancelled()}</p>}
      {(chips.length > 0 || sample) && (
        <ul className="event-chips" aria-label={m.inShort()}>
          {chips.map((chip) => (
            <li key={chip}>{chip}</li>
          ))}
          {sample && (
            <li>
              <SampleBadge />
            </li>
          )}
        </ul>
      )}
      <ul className="event-facts">
        {facts && (
          <li>
            <Icon name="calendar-days" />
            <span>{m.when({ date, hours: hours ?? "" })}</span>
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
      <Rich
        text={offer.plusTaxes ? m.offerPlusTaxes : m.offer}
        values={{ member: offer.member, regular: offer.regular }}
        parts={{ price: (text) => <span className="price">{text}</span> }}
      />
    </p>
  );
}

function ComingDates({ dates }: { dates: readonly string[] }) {
  if (dates.length === 0) return null;
  return (
    <div className="event-coming">
      <h4>{m.nextDates()}</h4>
      <ol>
        {dates.map((coming) => (
          <li key={coming}>{coming}</li>
        ))}
      </ol>
    </div>
  );
}

function Buttons({ event: { slug, title, facts, registration, ...event } }: { event: EventCard }) {
  if (!facts || registration === "past" || registration === "cancelled") return null;
  const text = registrationText({ registration, ...event });
  return (
    <div className="event-actions">
      <p className="button-row">
        {registration === "open" && (
          <a className="button" href={localPath(`/event-registration?event=${slug}`)}>
            <span>
              <Rich text={m.register} values={{ title }} parts={MORE} />
            </span>
          </a>
        )}
        <a className="button button-secondary" href={localPath(`/calendar/${slug}.ics`)} download>
          <Icon name="calendar-days" />
          <span>
            <Rich text={m.addToCalendar} values={{ title }} parts={MORE} />
          </span>
        </a>
      </p>
      {text && <p className="event-closes">{text}</p>}
    </div>
  );
}

function DateBadge({ event: { day, date } }: { event: EventCard }) {
  if (!day) {
    const [first, ...rest] = date.split(", ");
    return (
      <p className="event-badge event-badge-words">
        <strong>{first}</strong> <span>{rest.join(", ")}</span>
      </p>
    );
  }
  const of = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(INTL_LOCALES[locale()], { ...options, timeZone: "UTC" }).format(new Date(day));
  return (
    <p className="event-badge">
      <time dateTime={day}>
        <strong>{of({ day: "numeric" })}</strong>{" "}
        <span>
          {of({ month: "short" })} {of({ year: "numeric" })}
        </span>
      </time>
    </p>
  );
}
