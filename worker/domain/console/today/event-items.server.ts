import { isPermitted, type OperatorRole } from "../../../contracts/console/vocabulary.ts";
import { countPlaces, countRegistrations } from "../../events/event-registrations.server.ts";
import { currentTab, registrationOf } from "../../events/event-state.server.ts";
import { soonestFirst } from "../../events/events.server.ts";
import type { TodaySource } from "./today-source.server.ts";

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
