import { expect, test } from "vitest";
import { listNextEvents } from "#worker/domain/events/next-events.server.ts";
import { openSite } from "../../support/site/site.ts";

async function nextEvents(now: string) {
  const { deps } = openSite();
  return listNextEvents({ ...deps, now: () => new Date(now) });
}
const slugsOf = async (now: string) => (await nextEvents(now)).map(({ slug }) => slug);

test("the next events come soonest first, with the next date of the Monthly Connect among them", async () => {
  const events = await nextEvents("2026-11-24T06:00:00Z");
  expect(events.slice(0, 2)).toEqual([
    {
      slug: "scheme-clinic-bhubaneswar",
      title: "Scheme Clinic for Small Enterprises",
      location: "Patia, Bhubaneswar",
      city: "Bhubaneswar",
      sample: true,
      day: "2026-12-12",
      hours: "10:00\u00a0am to 1:30\u00a0pm",
      href: "/events#scheme-clinic-bhubaneswar",
      isOpenForRegistration: true,
    },
    expect.objectContaining({
      slug: "monthly-connect",
      day: "2026-12-17",
      href: "/events?tab=programs#monthly-connect",
      isOpenForRegistration: false,
    }),
  ]);
  const days = events.map(({ day }) => day);
  expect(days).toEqual([...days].sort());
});

test("an event is listed until it ends", async () => {
  expect(await slugsOf("2026-12-12T07:59:59Z")).toContain("scheme-clinic-bhubaneswar");
  expect(await slugsOf("2026-12-12T08:00:00Z")).not.toContain("scheme-clinic-bhubaneswar");
});

test("years later the Monthly Connect is still listed, with a current date", async () => {
  expect(await nextEvents("2031-03-01T06:00:00Z")).toEqual([
    expect.objectContaining({ slug: "monthly-connect", day: "2031-03-20" }),
  ]);
});

test("past events and programs without a date are not listed", async () => {
  const slugs = await slugsOf("2024-01-01T06:00:00Z");
  expect(slugs).not.toContain("growth-workshop");
  expect(slugs).toHaveLength(5);
});
