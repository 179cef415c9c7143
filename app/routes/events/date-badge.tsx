import { INTL_LOCALES, locale } from "#messages/locale.ts";
import type { EventCard } from "#worker/domain/events/events.server.ts";

export function DateBadge({ event: { day, date } }: { event: EventCard }) {
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
