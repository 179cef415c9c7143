import type { Entries, EVENT_TABS } from "../../content/collections.ts";
import type { Deps } from "../../deps.ts";
import { toHtml, toText } from "../content/markdown.server.ts";
import { indianDay, indianHour, longDate } from "../india-calendar.server.ts";
import { formatRupees } from "../money.server.ts";
import { toCalendar } from "./calendar.server.ts";
import { nextThirdThursdays, type Occasion } from "./event-dates.server.ts";

export type Event = Entries<"events">[number];
export type EventTab = (typeof EVENT_TABS)[number];

/** Dates and times are those of India. */
export type EventCard = Pick<Event, "slug" | "title" | "date" | "location" | "image"> & {
  /** YYYY-MM-DD; `undefined` for programmes without a date. */
  day: string | undefined;
  hours: string | undefined;
  comingDates: string[];
  descriptionHtml: string;
  fullHtml: string;
  /** Prices as printed, in rupees. */
  offer: { member: string; regular: string; plusTaxes: boolean } | undefined;
  facts: { startsAt: string; endsAt: string; summary: string; isOnline: boolean } | undefined;
};

const COMING_DATES = 3;
const USUAL_LENGTH_MS = 2 * 60 * 60 * 1000;

export function readEventTab(word: string | null): EventTab {
  return word === "past" || word === "programs" ? word : "upcoming";
}

export async function listEventCards(deps: Pick<Deps, "content" | "now">, tab: EventTab): Promise<EventCard[]> {
  const now = deps.now();
  const { events } = (await deps.content.snapshot()).collections;
  const cards = events.filter((event) => currentTab(event, now) === tab).map((event) => toCard(event, now));
  return tab === "past" ? cards.sort((a, b) => (b.day ?? "").localeCompare(a.day ?? "")) : cards;
}

export async function listOpenEvents(deps: Pick<Deps, "content" | "now">) {
  const now = deps.now();
  const { events } = (await deps.content.snapshot()).collections;
  return events.filter((event) => currentTab(event, now) === "upcoming");
}

export async function findCalendar(
  deps: Pick<Deps, "content" | "now" | "config">,
  slug: string,
): Promise<string | undefined> {
  const { events } = (await deps.content.snapshot()).collections;
  const event = events.find((entry) => entry.slug === slug);
  const first = event && occasionOf(event);
  if (!first) return undefined;
  const now = deps.now();
  const { siteUrl } = deps.config;
  const isMonthly = event.recurrence === "third-thursday";
  // Thursday evening in India is Thursday in UTC, so the rule works.
  const [begin = first] = isMonthly ? nextThirdThursdays(first, first.startsAt, 1) : [first];
  return toCalendar(
    {
      ...begin,
      uid: `${slug}@${new URL(siteUrl).hostname}`,
      title: event.title,
      location: event.location,
      description: toText(event.description),
      url: `${siteUrl}/events?tab=${currentTab(event, now)}#${slug}`,
      rule: isMonthly ? "FREQ=MONTHLY;BYDAY=3TH" : undefined,
    },
    now,
  );
}

/** A finished event is past even if no editor has moved it. */
export function currentTab(event: Event, now: Date): EventTab {
  const occasion = occasionOf(event);
  return event.tab === "upcoming" && occasion && occasion.endsAt <= now ? "past" : event.tab;
}

export function occasionOf({ startsAt, endsAt }: Event): Occasion | undefined {
  if (!startsAt) return undefined;
  const start = new Date(startsAt);
  return { startsAt: start, endsAt: endsAt ? new Date(endsAt) : new Date(start.getTime() + USUAL_LENGTH_MS) };
}

function toCard(event: Event, now: Date): EventCard {
  const { slug, title, date, location, image, description, fullDescription, offer } = event;
  const first = occasionOf(event);
  const coming = first && event.recurrence ? nextThirdThursdays(first, now, COMING_DATES) : [];
  const next = coming[0] ?? first;
  return {
    slug,
    title,
    date,
    location,
    image,
    day: next && indianDay(next.startsAt),
    hours: next && `${indianHour(next.startsAt)} to ${indianHour(next.endsAt)}`,
    comingDates: coming.map(({ startsAt }) => longDate(indianDay(startsAt))),
    descriptionHtml: toHtml(description),
    fullHtml: toHtml(fullDescription),
    offer: offer && {
      member: formatRupees(offer.memberPaise),
      regular: formatRupees(offer.regularPaise),
      plusTaxes: offer.plusTaxes,
    },
    facts: next && {
      startsAt: next.startsAt.toISOString(),
      endsAt: next.endsAt.toISOString(),
      summary: toText(description),
      isOnline: location.startsWith("Online"),
    },
  };
}
