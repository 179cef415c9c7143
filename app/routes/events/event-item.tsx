import { Icon } from "#app/components/ui/icon.tsx";
import { Markdown } from "#app/components/ui/markdown.tsx";
import { Picture } from "#app/components/ui/picture.tsx";
import type { EventCard, EventTab } from "#worker/domain/events/events.server.ts";

export function EventItem({ event, tab, isFirst }: { event: EventCard; tab: EventTab; isFirst: boolean }) {
  const { slug, title, date, hours, location, image, offer, comingDates, facts } = event;
  return (
    <li className="event" id={slug}>
      <DateBadge event={event} />
      <PictureViewer slug={slug} title={title} image={image} isFirst={isFirst} />
      <div className="event-text">
        <h3>{title}</h3>
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
        <Markdown html={event.descriptionHtml} />
        {comingDates.length > 0 && (
          <div className="event-coming">
            <h4>Next dates</h4>
            <ol>
              {comingDates.map((coming) => (
                <li key={coming}>{coming}</li>
              ))}
            </ol>
          </div>
        )}
        {offer && (
          <p className="event-offer">
            <span className="price">₹{offer.member}</span> for members, against the regular ₹{offer.regular}
            {offer.plusTaxes && " plus taxes"}
          </p>
        )}
        <details className="event-more reveal">
          <summary>
            <span className="reveal-more">Read More</span>
            <span className="reveal-less">Show Less</span>
            <span className="visually-hidden"> about {title}</span>
          </summary>
          <Markdown html={event.fullHtml} />
        </details>
        {facts && tab !== "past" && (
          <p className="button-row">
            {tab === "upcoming" && (
              <a className="button" href={`/event-registration?event=${slug}`}>
                Register<span className="visually-hidden"> for {title}</span>
              </a>
            )}
            <a className="button button-secondary" href={`/calendar/${slug}.ics`} download>
              <Icon name="calendar-days" />
              <span>
                Add to calendar<span className="visually-hidden"> ({title})</span>
              </span>
            </a>
          </p>
        )}
      </div>
    </li>
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
    new Intl.DateTimeFormat("en-IN", { ...options, timeZone: "UTC" }).format(new Date(day));
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

type ViewerProps = Pick<EventCard, "slug" | "title" | "image"> & { isFirst: boolean };

/** A native popover; the full-size picture loads when it opens. */
function PictureViewer({ slug, title, image, isFirst }: ViewerProps) {
  const id = `picture-${slug}`;
  return (
    <div className="event-picture">
      <button type="button" command="show-modal" commandfor={id} aria-haspopup="dialog">
        <Picture image={image} isFirst={isFirst} />
        <span className="visually-hidden">View the picture of {title} in full size</span>
      </button>
      <dialog className="viewer" id={id} aria-label={`Picture of ${title}`} closedby="any">
        <form method="dialog">
          <button className="viewer-close" type="submit" aria-label="Close">
            <Icon name="x" />
          </button>
        </form>
        <Picture image={image} />
      </dialog>
    </div>
  );
}
