import { YEAR, YearJaali } from "#app/components/ornaments/year-jaali.tsx";
import { NextStep } from "#app/components/ui/next-step.tsx";
import { Rich } from "#app/components/ui/rich.tsx";
import { pageMeta, siteUrlOf } from "#app/seo/page-meta.ts";
import { events as eventsName } from "#messages/layout.ts";
import { localPath } from "#messages/locale.ts";
import * as m from "#messages/pages/events.ts";
import { depsContext } from "#worker/context.server.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { listEventDays } from "#worker/domain/events/event-days.server.ts";
import type { EventTab } from "#worker/domain/events/event-state.server.ts";
import { listEventCards, readEventTab } from "#worker/domain/events/events.server.ts";
import type { Route } from "./+types/route.ts";
import { EventItem } from "./event-item.tsx";
import { eventData } from "./structured-data.ts";
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
    title: TABS[tab].heading(),
    description: TABS[tab].description(),
    path: pathOf(tab),
    breadcrumbs: [{ name: eventsName(), path: "/events" }],
    structured: dated.flatMap((event) => eventData(site, event)),
  });
}

export default function Events({ loaderData: { tab, events, calendar } }: Route.ComponentProps) {
  const { heading, nothing, other } = TABS[tab];
  const next = tab === "upcoming" ? events.find(({ registration }) => registration !== "cancelled") : undefined;
  return (
    <>
      <section className="page-head page-head-events">
        <div className="wrap events-head">
          <h1>{eventsName()}</h1>
          <p className="lead">{m.lead()}</p>
          <YearJaali calendar={calendar} />
          <p className="events-key">{m.key()}</p>
        </div>
      </section>
      <nav className="events-tabs" aria-label={eventsName()}>
        <ul className="wrap">
          {TAB_NAMES.map((name) => (
            <li key={name}>
              <a href={localPath(`/events?tab=${name}`)} aria-current={name === tab ? "page" : undefined}>
                {TABS[name].label()}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <section className="wrap section events" aria-labelledby="events-heading">
        <h2 id="events-heading">{heading()}</h2>
        {events.length === 0 ? (
          <p className="lead">
            <Rich text={nothing} parts={{ a: (text) => <a href={localPath(`/events?tab=${other}`)}>{text}</a> }} />
          </p>
        ) : (
          <ul>
            {events.map((event, i) => (
              <EventItem key={event.slug} event={event} isFirst={i === 0} isNext={event === next} />
            ))}
          </ul>
        )}
      </section>
      <NextStep
        title={m.nextTitle()}
        first={{ label: m.registerInterest(), href: "/event-registration" }}
        second={{ label: m.writeToUs(), href: "/ContactUs" }}
      >
        {m.nextText()}
      </NextStep>
    </>
  );
}

function pathOf(tab: EventTab): string {
  return tab === "upcoming" ? "/events" : `/events?tab=${tab}`;
}
