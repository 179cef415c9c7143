import { findCancelledAt } from "../../content/publications.server.ts";
import { countUnwritten } from "../../events/event-registrations.server.ts";
import { currentTab } from "../../events/event-state.server.ts";
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
