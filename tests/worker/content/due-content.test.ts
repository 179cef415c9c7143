import { expect, test } from "vitest";
import type { OperatorRole } from "#worker/contracts/console/vocabulary.ts";
import type { Deps } from "#worker/deps.ts";
import { viewToday } from "#worker/domain/console/today/today.server.ts";
import { addDays } from "#worker/domain/india-calendar.server.ts";
import { withCollections } from "../../support/fixtures/changed-content.ts";
import { openSite } from "../../support/site/site.ts";

const TODAY = "2026-11-24";
const NOW = new Date(`${TODAY}T06:00:00Z`);
const sectionOf = async (deps: Deps, role: OperatorRole, id: string) =>
  (await viewToday(deps, role)).find((section) => section.id === id)?.items;

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
      facts: ["2 of its facts are due"],
      due: { text: "Due since 20 November 2026" },
      link: { href: scheme.link },
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
  expect(await sectionOf(deps, "editor", "full-events")).toBeUndefined();
});
