import { MORE, Rich } from "#app/components/ui/rich.tsx";
import { SampleBadge } from "#app/components/ui/sample-badge.tsx";
import * as m from "#messages/home.ts";
import { INTL_LOCALES, locale, localPath } from "#messages/locale.ts";
import type { HomeContent } from "./home-content.server.ts";

type Event = HomeContent["dates"][number];

/** The strip of the first screen. */
export function NextEvent({ event }: { event: Event }) {
  const { day, title, location, city, sample } = event;
  return (
    <section className="home-next" aria-label={m.nextEvent()}>
      <Day day={day} />
      <div>
        <strong>{title}</strong>
        <p>
          {city ?? location} {sample && <SampleBadge />}
        </p>
      </div>
      <RegisterLink event={event} />
    </section>
  );
}

/** The size of the forum, counted from the content. */
export function Counts({ counts: { chapters, partners, schemes } }: Pick<HomeContent, "counts">) {
  return (
    <p className="home-counts">
      <a href={localPath("/team")}>{m.chapterCount({ count: chapters })}</a> ·{" "}
      <a href={localPath("/Partners")}>{m.partnerCount({ count: partners })}</a> ·{" "}
      <a href={localPath("/SchemesPage")}>{m.schemeCount({ count: schemes })}</a>
    </p>
  );
}

export function Day({ day }: { day: string }) {
  return (
    <time className="home-day" dateTime={day}>
      <strong>{format(day, { day: "numeric" })}</strong> {format(day, { month: "short" })}
    </time>
  );
}

export function RegisterLink({ event: { slug, title, href, isOpenForRegistration } }: { event: Event }) {
  return (
    <a href={localPath(isOpenForRegistration ? `/event-registration?event=${slug}` : href)}>
      <Rich text={isOpenForRegistration ? m.register : m.details} values={{ title }} parts={MORE} />
    </a>
  );
}

export function format(day: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(INTL_LOCALES[locale()], { ...options, timeZone: "UTC" }).format(new Date(day));
}
