import type { RouterContextProvider } from "react-router";
import { FIVE_WEEKS } from "#app/components/ornaments/year-jaali.tsx";
import { anchorOf } from "#app/seo/anchor.ts";
import { teamSectionLabel } from "#messages/vocabulary/people.ts";
import { depsContext } from "#worker/context.server.ts";
import { listChapterHeads } from "#worker/domain/content/chapter-heads.server.ts";
import { toHtml } from "#worker/domain/content/markdown.server.ts";
import { settingsOf } from "#worker/domain/content/settings.server.ts";
import { listEventDays } from "#worker/domain/events/event-days.server.ts";
import { listNextEvents } from "#worker/domain/events/next-events.server.ts";
import { listPlanCards } from "#worker/domain/membership/plans.server.ts";

const DATE_ROWS = 3;

export async function loadHome(context: Readonly<RouterContextProvider>) {
  const deps = context.get(depsContext);
  const { collections } = await deps.content.snapshot();
  const { hero, features, testimonials, partners, schemes, faqs } = collections;
  const events = await listNextEvents(deps);
  const chapters = (await listChapterHeads(deps)).map(({ city, head }) => ({
    city,
    id: anchorOf(city),
    head,
    // An event without a Hindi text has its English city on the Hindi page.
    next: events.find((event) => [city, teamSectionLabel(city)].some((name) => event.city?.endsWith(name))),
  }));
  const plans = await listPlanCards(deps);
  return {
    settings: settingsOf(collections),
    /** Without a trailing slash. */
    siteUrl: deps.config.siteUrl,
    hero,
    features,
    testimonials,
    /** The next event open for registration, else the next event. */
    next: events.find(({ isOpenForRegistration }) => isOpenForRegistration) ?? events[0],
    dates: events.slice(0, DATE_ROWS),
    calendar: await listEventDays(deps, FIVE_WEEKS),
    chapters,
    partners: partners.filter(({ section }) => section === "Bank and Exchange Partners"),
    counts: {
      chapters: chapters.length,
      partners: partners.length,
      schemes: schemes.filter(({ list }) => list === "main").length,
    },
    plans: plans.map(({ title, price }) => ({ title, price })),
    /** Answers in HTML. */
    faqs: faqs
      .filter(({ place }) => place === "home")
      .map((faq) => ({ ...faq, answer: toHtml(faq.answer).replaceAll("\n", " ") })),
  };
}

export type HomeContent = Awaited<ReturnType<typeof loadHome>>;
