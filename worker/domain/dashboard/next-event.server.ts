import type { Deps } from "../../deps.ts";
import { listEventCards } from "../events/events.server.ts";
import { daysUntil, longDate } from "../india-calendar.server.ts";
import type { OwnRegistration } from "../privacy/account-overview.server.ts";

/** Finds the next event that the member is registered for, else the forum's next event. */
export async function findNextEvent(
  deps: Pick<Deps, "content" | "now">,
  registrations: ReadonlyArray<Pick<OwnRegistration, "event">>,
) {
  const now = deps.now();
  const cards = [...(await listEventCards(deps, "upcoming")), ...(await listEventCards(deps, "programs"))];
  const dated = cards.flatMap(({ day, facts, ...card }) =>
    day !== undefined && facts && new Date(facts.endsAt) > now && card.registration !== "cancelled"
      ? [{ ...card, day }]
      : [],
  );
  const isRegistered = ({ slug }: { slug: string }) => registrations.some(({ event }) => event === slug);
  const sorted = dated.toSorted((a, b) => a.day.localeCompare(b.day));
  const next = sorted.find(isRegistered) ?? sorted[0];
  if (!next) return undefined;
  const { slug, title, location, image, hours, registration, day, isEnglish } = next;
  return {
    ...{ slug, title, location, image, hours, registration, isEnglish, on: longDate(day) },
    daysLeft: daysUntil(day, now),
    isRegistered: isRegistered(next),
  };
}
