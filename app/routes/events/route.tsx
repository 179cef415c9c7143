import { NextStep } from "#app/components/ui/next-step.tsx";
import { YEAR, YearJaali } from "#app/components/ui/year-jaali.tsx";
import { breadcrumbs } from "#app/seo/breadcrumbs.ts";
import { pageMeta, siteUrlOf } from "#app/seo/page-meta.ts";
import { depsContext } from "#worker/context.server.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { listEventDays } from "#worker/domain/events/event-days.server.ts";
import { type EventCard, type EventTab, listEventCards, readEventTab } from "#worker/domain/events/events.server.ts";
import type { Route } from "./+types/route.ts";
import { EventItem } from "./event-item.tsx";
import { TAB_NAMES, TABS } from "./tabs.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const tab = readEventTab(new URL(request.url).searchParams.get("tab"));
  const deps = context.get(depsContext);
  return { tab, events: await listEventCards(deps, tab), calendar: await listEventDays(deps, YEAR) };
}

export const handle = { hydrate: false, styles: "parts", query: { tab: ["past", "programs"] } } satisfies PageHandle;

export function meta({ matches, loaderData: { tab, events } }: Route.MetaArgs) {
  const site = siteUrlOf(matches);
  const dated = tab === "upcoming" ? events : [];
  return pageMeta(matches, {
    title: TABS[tab].heading,
    description: TABS[tab].description,
    path: pathOf(tab),
    structured: [
      breadcrumbs(matches, { name: "Events", path: "/events" }),
      ...dated.flatMap((event) => eventData(site, event)),
    ],
  });
}

export default function Events({ loaderData: { tab, events, calendar } }: Route.ComponentProps) {
  const { heading, nothing, other } = TABS[tab];
  return (
    <>
      <section className="page-head page-head-events">
        <div className="wrap events-head">
          <h1>Events</h1>
          <p className="lead">
            Get your papers checked, meet buyers, and put your questions to people who have done it.
          </p>
          <YearJaali calendar={calendar} />
          <p className="events-key">Each lit window is a day with an event, from this week on for a year.</p>
        </div>
      </section>
      <nav className="events-tabs" aria-label="Events">
        <ul className="wrap">
          {TAB_NAMES.map((name) => (
            <li key={name}>
              <a href={`/events?tab=${name}`} aria-current={name === tab ? "page" : undefined}>
                {TABS[name].label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <section className="wrap section events" aria-labelledby="events-heading">
        <h2 id="events-heading">{heading}</h2>
        {events.length === 0 ? (
          <p className="lead">
            {nothing} <a href={`/events?tab=${other.tab}`}>{other.label}</a>
          </p>
        ) : (
          <ul>
            {events.map((event, i) => (
              <EventItem key={event.slug} event={event} tab={tab} isFirst={i === 0} />
            ))}
          </ul>
        )}
      </section>
      <NextStep
        title="Is your date not here?"
        first={{ label: "Register in general", href: "/event-registration" }}
        second={{ label: "Write to us", href: "/ContactUs" }}
      >
        Register in general, and we write to you when something fits. Or tell us what you would like to learn and whom
        you would like to meet.
      </NextStep>
    </>
  );
}

function pathOf(tab: EventTab): string {
  return tab === "upcoming" ? "/events" : `/events?tab=${tab}`;
}

/** schema.org's Event, for the dated ones. */
function eventData(site: string, { slug, title, location, image, facts }: EventCard) {
  if (!facts) return [];
  const url = `${site}/events#${slug}`;
  return [
    {
      "@type": "Event",
      name: title,
      description: facts.summary,
      image: `${site}${image.src}`,
      url,
      startDate: facts.startsAt,
      endDate: facts.endsAt,
      eventStatus: "https://schema.org/EventScheduled",
      eventAttendanceMode: `https://schema.org/${facts.isOnline ? "Online" : "Offline"}EventAttendanceMode`,
      location: facts.isOnline
        ? { "@type": "VirtualLocation", url }
        : { "@type": "Place", name: location, address: `${location}, India` },
      organizer: { "@type": "Organization", name: "MASA Forum", url: `${site}/` },
    },
  ];
}
