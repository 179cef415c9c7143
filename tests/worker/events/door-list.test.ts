import { env } from "cloudflare:workers";
import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { eventRegistrations } from "#worker/db/schema/events.ts";
import { auditTrail } from "#worker/db/schema/platform.ts";
import { viewDoorList } from "#worker/domain/console/door-list.server.ts";
import { findEventCard } from "#worker/domain/events/events.server.ts";
import { operatorOf } from "../../support/console/rows.ts";
import { openSite } from "../../support/site/site.ts";

const NOW = new Date("2026-11-24T06:00:00Z");
const EVENT = "scheme-clinic-bhubaneswar";
const { deps, ...site } = openSite({ now: () => NOW });

async function register(people: Record<string, Date | null>, event = EVENT) {
  await deps.db.delete(eventRegistrations);
  const rows = Object.entries(people).map(([fullName, confirmedAt]) => {
    const [id, phone, membershipStatus] = [crypto.randomUUID(), "9876543210", "Member"];
    return {
      id,
      event,
      fullName,
      confirmedAt,
      phone,
      membershipStatus,
      email: `${id}@example.org`,
      createdAt: NOW,
    };
  });
  if (rows.length > 0) await deps.db.insert(eventRegistrations).values(rows);
}

const open = async (event = EVENT, asksAll = false) =>
  viewDoorList(deps, await operatorOf({ deps, ...site }, "auditor"), event, asksAll);

test("the list for the door has the confirmed people by name, with the event's day and place and no full contact", async () => {
  await register({ "charu Ali": NOW, "Asha Rao": null, "Meera Joshi": NOW, "Bina Das": NOW });
  const list = await open();
  expect(list?.people.map(({ name }) => name)).toEqual(["Bina Das", "charu Ali", "Meera Joshi"]);
  expect(list).toMatchObject({ all: 4, confirmed: 3, hasAll: false });
  expect(list?.people[0]).toMatchObject({ phone: "••••••• 210", membership: "Member", isConfirmed: true });
  expect(JSON.stringify(list)).not.toMatch(/9876543210|@/);
  const { title, hours = "", venue, location } = (await findEventCard(deps, EVENT)) ?? expect.fail("no event");
  expect(list).toMatchObject({ title, when: expect.stringContaining(hours), asOf: expect.any(String) });
  expect(list?.where).toContain(venue?.address ?? location);
});

test("people without a confirmed place are listed and marked when they are asked for, or when no place is confirmed", async () => {
  await register({ "Asha Rao": null, "Meera Joshi": NOW });
  const marked = (list: Awaited<ReturnType<typeof open>>) => list?.people.map((one) => [one.name, one.isConfirmed]);
  expect(marked(await open(EVENT, true))).toEqual([
    ["Asha Rao", false],
    ["Meera Joshi", true],
  ]);
  await register({ "Asha Rao": null, "Meera Joshi": null });
  expect(marked(await open())).toEqual([
    ["Asha Rao", false],
    ["Meera Joshi", false],
  ]);
  await register({});
  expect(await open()).toMatchObject({ all: 0, people: [] });
});

test("the audit trail records who opened the list for the door; what is no event has none", async () => {
  const isOpened = and(eq(auditTrail.action, "registration.door_listed"), eq(auditTrail.subject, `event:${EVENT}`));
  const before = await deps.db.$count(auditTrail, isOpened);
  await open();
  expect(await deps.db.$count(auditTrail, isOpened)).toBe(before + 1);
  const all = await deps.db.$count(auditTrail);
  expect(await open("general")).toBeUndefined();
  expect(await open("no-such-event")).toBeUndefined();
  expect(await deps.db.$count(auditTrail)).toBe(all);
});

test("the list for the door has at most 1,000 people, and how many there are", async () => {
  await deps.db.delete(eventRegistrations);
  const guests = `with recursive guests(i) as (select 1 union all select i + 1 from guests where i < 1002)
    insert into event_registrations (id, event, full_name, email, phone, membership_status, created_at)
    select 'guest-' || i, ?1, 'Asha ' || i, i || '@example.org', '9876543210', 'Member', 1 from guests`;
  await env.DB.prepare(guests).bind(EVENT).run();
  expect(await open()).toMatchObject({ all: 1002, people: { length: 1000 } });
});
