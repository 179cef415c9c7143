import { expect, test } from "vitest";
import { describeRegistrations } from "#worker/domain/privacy/account-overview.server.ts";
import { openSite } from "../../support/site/site.ts";

const EVENT = { tab: "upcoming", startsAt: "2027-01-10T04:30:00Z", endsAt: "2027-01-11T08:00:00Z" } as const;

async function isOverAt(now: string): Promise<boolean | undefined> {
  const { content } = openSite().deps;
  const { version, collections } = await content.snapshot();
  const [first = expect.fail("no event")] = collections.events;
  const events = [{ ...first, ...EVENT, slug: "two-days" }];
  const snapshot = async () => ({ version, collections: { ...collections, events } });
  const row = { id: "a", event: "two-days", createdAt: new Date("2026-12-01T06:00:00Z") };
  const deps = { now: () => new Date(now), content: { ...content, snapshot } };
  return (await describeRegistrations(deps, [row]))[0]?.isOver;
}

test("a registration can be cancelled until the event ends, even on its second day", async () => {
  expect(await isOverAt("2027-01-11T07:59:59Z")).toBe(false);
  expect(await isOverAt("2027-01-11T08:00:00Z")).toBe(true);
});
