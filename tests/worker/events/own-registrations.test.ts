import { expect, test } from "vitest";
import { describeRegistrations } from "#worker/domain/privacy/account-overview.server.ts";
import { openSite } from "../../support/site/site.ts";

const EVENT = { tab: "upcoming", startsAt: "2027-01-10T04:30:00Z", endsAt: "2027-01-11T08:00:00Z" } as const;

async function describedAt(now: string, confirmedAt: Date | null = null, event = "two-days") {
  const { db, content } = openSite().deps;
  const { version, collections } = await content.snapshot();
  const [first = expect.fail("no event")] = collections.events;
  const events = [{ ...first, ...EVENT, slug: "two-days" }];
  const snapshot = async () => ({ version, collections: { ...collections, events } });
  const row = { id: "a", event, createdAt: new Date("2026-12-01T06:00:00Z"), confirmedAt };
  const deps = { db, now: () => new Date(now), content: { ...content, snapshot } };
  return (await describeRegistrations(deps, [row]))[0];
}

test("a registration can be cancelled until the event ends, even on its second day", async () => {
  expect(await describedAt("2027-01-11T07:59:59Z")).toMatchObject({ isOver: false });
  expect(await describedAt("2027-01-11T08:00:00Z")).toMatchObject({ isOver: true });
});

test("a registration for one event says whether its place is confirmed; one for any event has no place", async () => {
  const now = "2027-01-09T08:00:00Z";
  expect(await describedAt(now)).toMatchObject({ place: "waiting" });
  expect(await describedAt(now, new Date(now))).toMatchObject({ place: "confirmed" });
  expect(await describedAt(now, new Date(now), "general")).toMatchObject({ place: undefined });
});
