import { expect, test } from "vitest";
import type { OperatorRole } from "#worker/contracts/console/vocabulary.ts";
import { eventRegistrations } from "#worker/db/schema/events.ts";
import type { Deps } from "#worker/deps.ts";
import { viewToday } from "#worker/domain/console/today/today.server.ts";
import { addDays } from "#worker/domain/india-calendar.server.ts";
import { viewEntries } from "#worker/domain/studio/views/view-collections.server.ts";
import { withCollections } from "../../support/fixtures/changed-content.ts";
import { openSite } from "../../support/site/site.ts";

const TODAY = "2026-11-24";
const NOW = new Date(`${TODAY}T06:00:00Z`);
const sectionOf = async (deps: Deps, role: OperatorRole, id: string) =>
  (await viewToday(deps, { role, memberId: "" })).find((section) => section.id === id)?.items;

/** The site on 24 November with one scheme that relies on two facts, due on these days. */
async function withDue(...days: readonly string[]) {
  const { deps } = openSite({ now: () => NOW });
  const { facts, schemes } = (await deps.content.snapshot()).collections;
  const [fact = expect.fail("no fact"), scheme = expect.fail("no scheme")] = [facts[0], schemes[0]];
  const due = days.map((nextCheckOn, i) => ({ ...fact, slug: `fact-${i}`, nextCheckOn }));
  const cited = { ...scheme, facts: due.map(({ slug }) => slug) };
  return { deps: await withCollections(deps, { facts: due, schemes: [cited] }), scheme };
}

test("a scheme is due for review with the first of its facts", async () => {
  const { deps, scheme } = await withDue("2026-11-25", "2026-11-24", "2026-11-20");
  expect(await sectionOf(deps, "editor", "schemes")).toMatchObject([
    {
      title: scheme.title,
      facts: ["2 of its facts are due", { href: scheme.link, label: "Official page" }],
      due: { text: "Due since 20 November 2026" },
      link: { href: `/console/content/schemes/${scheme.slug}` },
    },
  ]);
  expect(await sectionOf((await withDue(TODAY)).deps, "editor", "schemes")).toMatchObject([
    { due: { text: "Due today" } },
  ]);
  expect(await sectionOf((await withDue(addDays(TODAY, 1))).deps, "editor", "schemes")).toBeUndefined();
});

test("an event with as many registrations as places is listed until it is marked as full", async () => {
  const site = openSite({ now: () => NOW });
  const { events } = (await site.deps.content.snapshot()).collections;
  const [event = expect.fail("no event")] = events.filter(({ tab, isFull }) => tab === "upcoming" && !isFull);
  const small = { ...event, capacity: 2, startsAt: "2026-12-10T05:00:00Z", endsAt: "2026-12-10T08:00:00Z" };
  const { closesOn: _, ...open } = small;
  const deps = await withCollections(site.deps, { events: [open] });
  const register = async (email: string) =>
    site.post("/event/register", { fullName: "Asha Rao", email, phone: "9876543210", event: event.slug });
  await register("first@full.example");
  expect(await sectionOf(deps, "desk", "full-events")).toBeUndefined();
  await register("second@full.example");
  expect(await sectionOf(deps, "desk", "full-events")).toMatchObject([
    {
      title: event.title,
      due: { text: "2 registrations for 2 places" },
      link: { href: `/console/registrations?event=${event.slug}` },
    },
  ]);
  const full = await withCollections(deps, { events: [{ ...open, isFull: true }] });
  expect(await sectionOf(full, "desk", "full-events")).toBeUndefined();
});

test("places are to be confirmed while somebody is waiting and a place is left, until the event is over", async () => {
  const site = openSite({ now: () => NOW });
  const { events } = (await site.deps.content.snapshot()).collections;
  const [event = expect.fail("no event")] = events.filter(({ tab, isFull }) => tab === "upcoming" && !isFull);
  const slug = `places-${crypto.randomUUID().slice(0, 8)}`;
  const open = { ...event, slug, capacity: 2, startsAt: "2026-12-10T05:00:00Z", endsAt: "2026-12-10T08:00:00Z" };
  const deps = await withCollections(site.deps, { events: [open] });
  const add = async (confirmedAt: Date | null) => {
    const id = crypto.randomUUID();
    const guest = { fullName: "Asha Rao", phone: "9876543210", membershipStatus: "Non-Member", createdAt: NOW };
    await deps.db
      .insert(eventRegistrations)
      .values({ ...guest, id, event: slug, email: `${id}@places.example`, confirmedAt });
  };
  expect(await sectionOf(deps, "desk", "places")).toBeUndefined();
  for (const confirmedAt of [NOW, null, null]) await add(confirmedAt);
  expect(await sectionOf(deps, "desk", "places")).toMatchObject([
    {
      title: event.title,
      facts: [event.date],
      due: { text: "2 waiting, places left: 1" },
      link: { href: `/console/registrations?event=${slug}&state=waiting` },
    },
  ]);
  const tomorrow = { ...open, title: "Tomorrow", capacity: undefined, startsAt: "2026-11-25T05:00:00Z" };
  const both = await withCollections(deps, { events: [open, tomorrow] });
  expect(await sectionOf(both, "desk", "places")).toMatchObject([
    { title: "Tomorrow", due: { text: "2 waiting" } },
    { title: event.title },
  ]);
  expect(await sectionOf(deps, "editor", "places")).toBeUndefined();
  const later = { ...deps, now: () => new Date("2026-12-10T08:00:01Z") };
  expect(await sectionOf(later, "desk", "places")).toBeUndefined();
  await add(NOW);
  expect(await sectionOf(deps, "desk", "places")).toBeUndefined();
});

test("roles that may mark an event as full get a link to it, desk gets one to its registrations, and finance neither", async () => {
  const site = openSite({ now: () => NOW });
  const { events } = (await site.deps.content.snapshot()).collections;
  const [event = expect.fail("no event")] = events.filter(({ tab, isFull }) => tab === "upcoming" && !isFull);
  const { closesOn: _, ...open } = { ...event, capacity: 1, startsAt: "2026-12-10T05:00:00Z", endsAt: undefined };
  const deps = await withCollections(site.deps, { events: [open] });
  const guest = { fullName: "Asha Rao", email: "only@full.example", phone: "9876543210", event: event.slug };
  await site.post("/event/register", guest);
  const registrations = { href: `/console/registrations?event=${event.slug}`, label: "Registrations" };
  const studio = { href: `/console/content/events/${event.slug}` };
  const shown = async (role: OperatorRole) => (await sectionOf(deps, role, "full-events"))?.[0];
  expect(await shown("owner")).toMatchObject({ facts: [event.date, registrations], link: studio });
  expect(await shown("editor")).toMatchObject({ facts: [event.date], link: studio });
  expect(await shown("desk")).toMatchObject({ facts: [event.date], link: registrations });
  expect(await shown("finance")).toBeUndefined();
});

test("a fact that is due leads to its entry, and from there or here to its source", async () => {
  const { deps } = await withDue(TODAY);
  const [fact] = (await deps.content.snapshot()).collections.facts;
  expect(await sectionOf(deps, "editor", "facts")).toMatchObject([
    {
      facts: ["Read on 23 November 2026", { href: fact?.source.url, label: "Source" }],
      link: { href: "/console/content/facts/fact-0" },
    },
  ]);
});

test("each collection with samples leads to exactly the published samples in the studio", async () => {
  const { deps } = openSite({ now: () => NOW });
  const { collections } = await deps.content.snapshot();
  const items = (await sectionOf(deps, "editor", "samples")) ?? [];
  expect(items.length).toBeGreaterThan(3);
  for (const { id, link } of items) {
    expect(link?.href).toBe(`/console/content/${id}?state=sample`);
    const list = await viewEntries(deps.db, id, { state: "sample" });
    const samples = collections[id as "team"].filter(({ sample }) => sample);
    expect(list?.rows.map(({ slug }) => slug).toSorted()).toEqual(samples.map(({ slug }) => slug).toSorted());
  }
});
