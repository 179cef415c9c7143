import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { EventItem } from "#app/routes/events/event-item.tsx";
import { collections, type Entries } from "#worker/content/collections.ts";
import { events } from "#worker/content/seed/events.ts";
import { findEventCard } from "#worker/domain/events/events.server.ts";

const seed = events[0] ?? expect.fail("The seed has no event.");
const BARE = { city: undefined, fee: undefined, capacity: undefined, sample: false };

async function cardOf(changes: Partial<typeof seed>) {
  const event = {
    slug: seed.slug,
    ...collections.events.schema.parse({ ...seed, ...changes }),
  } as Entries<"events">[number];
  const content = { snapshot: async () => ({ collections: { events: [event], schemes: [] } }) };
  const deps = { content, now: () => new Date("2026-11-25T06:00:00Z") } as unknown as Parameters<
    typeof findEventCard
  >[0];
  const card = (await findEventCard(deps, seed.slug)) ?? expect.fail("no event");
  return renderToStaticMarkup(<EventItem event={card} isFirst={false} isNext={false} />);
}

const listIn = async (changes: Partial<typeof seed>) =>
  (await cardOf(changes)).match(/<ul class="event-chips".*?<\/ul>/)?.[0];

test("an event has a list of its city, fee, places and sample badge, each if there is one", async () => {
  const full = await listIn({ city: "Pune", fee: "Free", capacity: 60, sample: true });
  expect(full?.match(/<li>/g)).toHaveLength(4);
  expect(await listIn({ ...BARE, city: "Pune" })).toMatch(/><li>Pune<\/li><\/ul>$/);
  expect((await listIn({ ...BARE, sample: true }))?.match(/<li>/g)).toHaveLength(1);
});

test("an event with none of them has no list", async () => {
  expect(await listIn(BARE)).toBeUndefined();
});

test("a cancelled event says so, and offers neither a registration nor a calendar file", async () => {
  const [open, cancelled] = [await cardOf({}), await cardOf({ isCancelled: true })];
  for (const link of ["/event-registration?event=", "/calendar/"]) {
    expect(open).toContain(link);
    expect(cancelled).not.toContain(link);
  }
  expect(open).not.toContain("cancelled");
  expect(cancelled).toContain("This event is cancelled.");
});
