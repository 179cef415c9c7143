import { isPermitted, type OperatorRole } from "../../../contracts/console/vocabulary.ts";
import { findCancelledAt } from "../../content/publications.server.ts";
import { countPlaces, countRegistrations, countUnwritten } from "../../events/event-registrations.server.ts";
import { currentTab, registrationOf } from "../../events/event-state.server.ts";
import { soonestFirst } from "../../events/events.server.ts";
import type { TodaySource } from "./today-source.server.ts";

/** The site sends no email when an event is cancelled: somebody has to write to the people who would come. */
export const cancelledEvents: TodaySource = {
  id: "cancelled-events",
  title: "Cancelled events to write about",
  sees: "registrations.read",
  acts: "registrations.change",
  async list(deps, limit) {
    const { events } = (await deps.content.snapshot()).collections;
    const cancelled = events.filter((event) => event.isCancelled && currentTab(event, deps.now()) === "upcoming");
    const items = [];
    for (const { slug, title, date } of cancelled) {
      const since = (await findCancelledAt(deps.db, `events:${slug}`)) ?? new Date(0);
      const count = await countUnwritten(deps, slug, since);
      if (count === 0) continue;
      const due = { text: `${count} registered, not written to`, tone: "late" as const };
      const link = { href: `/console/registrations?event=${slug}`, label: "Registrations" };
      items.push({ id: slug, title, facts: [date], due, link });
    }
    return items.slice(0, limit);
  },
};

/** Events at their `capacity`, a hint only: registrations are accepted until an editor marks the event as full. */
export const fullEvents: TodaySource = {
  id: "full-events",
  title: "Events with no places left",
  sees: "registrations.read",
  orSees: "content.read",
  acts: "registrations.change",
  async list(deps, limit, role) {
    const { events } = (await deps.content.snapshot()).collections;
    const open = events.filter((event) => registrationOf(event, deps.now()) === "open");
    const items = [];
    for (const { slug, title, date, capacity } of open) {
      if (!capacity) continue;
      const count = await countRegistrations(deps, slug);
      if (count < capacity) continue;
      const taken = `${count} registrations for ${capacity} places`;
      items.push({ id: slug, title, due: { text: taken, tone: "late" as const }, ...linksOf(slug, date, role) });
    }
    return items.slice(0, limit);
  },
};

export const placesToConfirm: TodaySource = {
  id: "places",
  title: "Places to confirm",
  sees: "registrations.read",
  acts: "registrations.change",
  async list(deps, limit) {
    const now = deps.now();
    const { events } = (await deps.content.snapshot()).collections;
    const items = [];
    const upcoming = events.filter((event) => !event.isCancelled && currentTab(event, now) === "upcoming");
    for (const { slug, title, date, capacity = Infinity } of soonestFirst(upcoming)) {
      const { all, confirmed } = await countPlaces(deps, slug);
      if (all === confirmed || confirmed >= capacity) continue;
      const left = capacity === Infinity ? "" : `, places left: ${capacity - confirmed}`;
      const link = { href: `/console/registrations?event=${slug}&state=waiting`, label: "Registrations" };
      items.push({ id: slug, title, facts: [date], due: { text: `${all - confirmed} waiting${left}` }, link });
    }
    return items.slice(0, limit);
  },
};

/** Links to the event, to be marked as full, or to its registrations if the role cannot read content. */
function linksOf(slug: string, date: string, role: OperatorRole) {
  const registrations = { href: `/console/registrations?event=${slug}`, label: "Registrations" };
  const event = { href: `/console/content/events/${slug}`, label: "Open the event" };
  if (!isPermitted(role, "content.read")) return { facts: [date], link: registrations };
  return { facts: [date, ...(isPermitted(role, "registrations.read") ? [registrations] : [])], link: event };
}
