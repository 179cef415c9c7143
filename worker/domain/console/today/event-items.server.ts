import { countRegistrations } from "../../events/event-registrations.server.ts";
import { registrationOf } from "../../events/event-state.server.ts";
import type { TodaySource } from "./today-source.server.ts";

/** `capacity` is only shown: the site takes registrations until an editor marks the event as full. */
export const fullEvents: TodaySource = {
  id: "full-events",
  title: "Events without places left",
  sees: "registrations.read",
  acts: "registrations.change",
  async list(deps, limit) {
    const { events } = (await deps.content.snapshot()).collections;
    const open = events.filter((event) => registrationOf(event, deps.now()) === "open");
    const items = [];
    for (const { slug, title, date, capacity } of open) {
      if (!capacity) continue;
      const count = await countRegistrations(deps, slug);
      if (count < capacity) continue;
      const taken = `${count} registrations for ${capacity} places`;
      const link = { href: `/console/registrations?event=${slug}`, label: "Registrations" };
      items.push({ id: slug, title, facts: [date], due: { text: taken, tone: "late" as const }, link });
    }
    return items.slice(0, limit);
  },
};
