import type { Deps } from "../../deps.ts";
import { type EventCard, listEventCards } from "../events/events.server.ts";
import { daysUntil, indianDay, longDate } from "../india-calendar.server.ts";
import type { OwnRegistration } from "../privacy/account-overview.server.ts";

export type NextEvent = Pick<EventCard, "slug" | "title" | "location" | "image" | "hours"> & {
  on: string;
  daysLeft: number;
  isRegistered: boolean;
  takesRegistrations: boolean;
};

/** The next event the member is registered for, else the next one of the forum. */
export async function findNextEvent(
  deps: Pick<Deps, "content" | "now">,
  registrations: ReadonlyArray<Pick<OwnRegistration, "event">>,
): Promise<NextEvent | undefined> {
  const now = deps.now();
  const today = indianDay(now);
  const open = await listEventCards(deps, "upcoming");
  const dated = [...open, ...(await listEventCards(deps, "programs"))].flatMap((card) =>
    card.day !== undefined && card.day >= today ? [{ ...card, day: card.day }] : [],
  );
  const isRegistered = ({ slug }: { slug: string }) => registrations.some(({ event }) => event === slug);
  const sorted = dated.toSorted((a, b) => a.day.localeCompare(b.day));
  const next = sorted.find(isRegistered) ?? sorted[0];
  if (!next) return undefined;
  const { slug, title, location, image, hours, day } = next;
  return {
    ...{ slug, title, location, image, hours, on: longDate(day) },
    daysLeft: daysUntil(day, now),
    isRegistered: isRegistered(next),
    takesRegistrations: open.some((card) => card.slug === slug),
  };
}
