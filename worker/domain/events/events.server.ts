import { localPath } from "#messages/locale.ts";
import type { Entries } from "../../content/collections.ts";
import type { Deps } from "../../deps.ts";
import { toHtml, toText } from "../content/markdown.server.ts";
import { firstSlug, formerSlugs } from "../content/redirects.server.ts";
import { indianDay, longDate } from "../india-calendar.server.ts";
import { formatRupees } from "../money.server.ts";
import { toCalendar } from "./calendar.server.ts";
import { nextThirdThursdays } from "./event-dates.server.ts";
import {
  currentTab,
  type Event,
  type EventTab,
  hoursOf,
  isSeries,
  occasionOf,
  type Registration,
  registrationOf,
} from "./event-state.server.ts";

type Shown = "slug" | "title" | "date" | "location" | "image" | "city" | "capacity" | "language" | "host" | "venue";
type DetailKey = "agenda" | "bring" | "result" | "sample" | "isEnglish";
type Schemes = Entries<"schemes">;

/** Dates and times are those of India. */
export type EventCard = Pick<Event, Shown | DetailKey> & {
  formerSlugs?: readonly string[];
  /** YYYY-MM-DD; `undefined` for programmes without a date. */
  day: string | undefined;
  hours: string | undefined;
  comingDates: string[];
  descriptionHtml: string;
  fullHtml: string;
  fee: string | undefined;
  closes: string | undefined;
  registration: Registration;
  /** Prices as shown, in rupees. */
  offer: { member: string; regular: string; plusTaxes: boolean } | undefined;
  facts: { startsAt: string; endsAt: string; hasEnd: boolean; summary: string; isOnline: boolean } | undefined;
  schemes: ReadonlyArray<{ slug: string; title: string }>;
};

const COMING_DATES = 3;
const NEVER = "9999";

export function readEventTab(word: string | null): EventTab {
  return word === "past" || word === "programs" ? word : "upcoming";
}

export async function listEventCards(deps: Pick<Deps, "content" | "now">, tab: EventTab): Promise<EventCard[]> {
  const now = deps.now();
  const snapshot = await deps.content.snapshot();
  const { events, schemes } = snapshot.collections;
  const cards = events
    .filter((event) => currentTab(event, now) === tab)
    .map((event) => ({ ...toCard(event, schemes, now), formerSlugs: formerSlugs(snapshot, "events", event.slug) }));
  if (tab === "programs") return cards;
  const sorted = cards.sort((a, b) => (a.day ?? NEVER).localeCompare(b.day ?? NEVER));
  return tab === "past" ? sorted.toReversed() : sorted;
}

/** Lists the events that are open for registration, soonest first. */
export async function listOpenEvents(deps: Pick<Deps, "content" | "now">) {
  const now = deps.now();
  const { events } = (await deps.content.snapshot()).collections;
  return soonestFirst(events.filter((event) => registrationOf(event, now) === "open"));
}

export function soonestFirst<T extends { startsAt?: string | undefined }>(events: readonly T[]): T[] {
  return events.toSorted((a, b) => (a.startsAt ?? NEVER).localeCompare(b.startsAt ?? NEVER));
}

export async function findEventCard(
  deps: Pick<Deps, "content" | "now">,
  slug: string | null,
): Promise<EventCard | undefined> {
  const { events, schemes } = (await deps.content.snapshot()).collections;
  const event = events.find((entry) => entry.slug === slug);
  return event && toCard(event, schemes, deps.now());
}

export async function findCalendar(
  deps: Pick<Deps, "content" | "now" | "config">,
  slug: string,
): Promise<string | undefined> {
  const snapshot = await deps.content.snapshot();
  const event = snapshot.collections.events.find((entry) => entry.slug === slug);
  const first = event && occasionOf(event);
  if (!first) return undefined;
  const now = deps.now();
  const { siteUrl } = deps.config;
  const isMonthly = isSeries(event);
  // A Thursday evening in India is also Thursday in UTC, so the recurrence rule is correct.
  const [next = first] = isMonthly ? nextThirdThursdays(first, first.startsAt, 1) : [first];
  return toCalendar(
    {
      ...next,
      uid: `${firstSlug(snapshot, "events", slug)}@${new URL(siteUrl).hostname}`,
      title: event.title,
      location: event.venue ? `${event.venue.name}, ${event.venue.address}` : event.location,
      description: toText(event.description),
      url: `${siteUrl}${localPath(`/events?tab=${currentTab(event, now)}#${slug}`)}`,
      rule: isMonthly ? "FREQ=MONTHLY;BYDAY=3TH" : undefined,
      isCancelled: event.isCancelled,
    },
    now,
  );
}

function toCard(event: Event, schemes: Schemes, now: Date): EventCard {
  const { description, fullDescription, closesOn, offer: price, fee, isCancelled, ...shown } = event;
  const offer = isCancelled ? undefined : price;
  const first = occasionOf(event);
  const coming = first && isSeries(event) ? nextThirdThursdays(first, now, COMING_DATES) : [];
  const next = coming[0] ?? first;
  return {
    ...shown,
    day: next && indianDay(next.startsAt),
    hours: next && hoursOf(event, next),
    comingDates: (isCancelled ? [] : coming).map(({ startsAt }) => longDate(indianDay(startsAt))),
    descriptionHtml: toHtml(description, 4),
    fullHtml: toHtml(fullDescription, 4),
    fee,
    closes: closesOn && longDate(closesOn),
    registration: registrationOf(event, now),
    offer: offer && {
      member: formatRupees(offer.memberPaise),
      regular: formatRupees(offer.regularPaise),
      plusTaxes: offer.plusTaxes,
    },
    facts: next && {
      startsAt: next.startsAt.toISOString(),
      endsAt: next.endsAt.toISOString(),
      hasEnd: event.endsAt !== undefined,
      summary: toText(description),
      isOnline: /^(?:Online|ऑनलाइन)/.test(event.location),
    },
    schemes: schemes.filter((scheme) => scheme.event === event.slug).map(({ slug, title }) => ({ slug, title })),
  };
}
