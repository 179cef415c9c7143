import { expect, test } from "vitest";
import { chosenEvent } from "#app/routes/event-registration/chosen-event.ts";
import { collections, type Entries } from "#worker/content/collections.ts";
import { events } from "#worker/content/seed/events.ts";
import { listEventCards } from "#worker/domain/events/events.server.ts";
import { inLocale } from "#worker/locale.server.ts";

const entries = events.map((event) => ({ slug: event.slug, ...collections.events.schema.parse(event) }));
const deps = {
  content: { snapshot: async () => ({ collections: { events: entries as Entries<"events">, schemes: [] } }) },
  now: () => new Date("2026-11-25T06:00:00Z"),
} as unknown as Parameters<typeof listEventCards>[0];

test.each(["en", "hi"] as const)(
  "the calendar file of a registration is in the language of the page: %s",
  async (language) => {
    const addresses = await inLocale(language, async () =>
      (await listEventCards(deps, "upcoming")).flatMap((event) => chosenEvent(event).calendar ?? []),
    );
    const folder = language === "hi" ? "/hi/calendar/" : "/calendar/";
    expect(addresses.length).toBeGreaterThan(0);
    expect(addresses.filter((address) => !address.startsWith(folder))).toEqual([]);
  },
);
