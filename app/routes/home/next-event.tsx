import { SampleBadge } from "#app/components/ui/sample-badge.tsx";
import type { HomeContent } from "./home-content.server.ts";

type Event = HomeContent["dates"][number];

/** The strip of the first screen. */
export function NextEvent({ event }: { event: Event }) {
  const { day, title, location, city, sample } = event;
  return (
    <section className="home-next" aria-label="Next event">
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
      <a href="/team">{chapters} chapters</a> · <a href="/Partners">{partners} partners</a> ·{" "}
      <a href="/SchemesPage">{schemes} schemes</a>
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
    <a href={isOpenForRegistration ? `/event-registration?event=${slug}` : href}>
      {isOpenForRegistration ? "Register" : "Details"}
      <span className="visually-hidden">{isOpenForRegistration ? ` for ${title}` : ` of ${title}`}</span>
    </a>
  );
}

export function format(day: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat("en-IN", { ...options, timeZone: "UTC" }).format(new Date(day));
}
