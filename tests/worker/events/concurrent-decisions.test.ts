import { env } from "cloudflare:workers";
import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { openDb } from "#worker/db/client.ts";
import { eventRegistrations } from "#worker/db/schema/events.ts";
import { outbox } from "#worker/db/schema/mail.ts";
import { auditEntries } from "#worker/db/schema/platform.ts";
import { correctAddress } from "#worker/domain/events/correct-address.server.ts";
import { cancelRegistration } from "#worker/domain/events/event-registrations.server.ts";
import { cancelForOwner, confirmRegistration } from "#worker/domain/events/registration-decisions.server.ts";
import { operatorOf } from "../../support/console/rows.ts";
import { breakDb } from "../../support/fakes/faulty-db.ts";
import { openSite } from "../../support/site/site.ts";

const site = openSite();
const { deps } = site;
const address = () => `${crypto.randomUUID()}@example.org`;

async function registered(email: string) {
  const person = { fullName: "Asha Rao", phone: "9876543210", membershipStatus: "Non-Member" };
  expect((await site.post("/event/register", { email, ...person })).status).toBe(201);
  const row = await deps.db.select().from(eventRegistrations).where(eq(eventRegistrations.email, email)).get();
  return row ?? expect.fail("no registration");
}

/** Dependencies with which `act` runs after the first call to D1, which reads the registration. */
const withBetween = (act: () => Promise<unknown>) => ({ ...deps, db: openDb(breakDb(env.DB, 1, act).db) });

test("a registration that two tabs cancel is audited once", async () => {
  const member = { memberId: "member-1", email: address() };
  const { id } = await registered(member.email);
  await cancelRegistration(
    withBetween(() => cancelRegistration(deps, member, id)),
    member,
    id,
  );
  const isCancelled = and(
    eq(auditEntries.subject, `event_registration:${id}`),
    eq(auditEntries.action, "registration.cancelled"),
  );
  expect(await deps.db.$count(auditEntries, isCancelled)).toBe(1);
});

test("a correction of an address says what came first: a cancellation, another correction, or the same address", async () => {
  const by = await operatorOf(site, "desk");
  const correct = async (id: string, email: string, meanwhile: (id: string) => Promise<unknown>) =>
    correctAddress(
      withBetween(() => meanwhile(id)),
      by,
      { id, email, reason: "Misspelt" },
    );
  const member = { memberId: "member-1", email: address() };
  const cancelled = await registered(member.email);
  expect(await correct(cancelled.id, address(), (id) => cancelRegistration(deps, member, id))).toMatchObject({
    code: "not_found",
  });
  const other = await registered(address());
  const otherwise = (id: string) => correctAddress(deps, by, { id, email: address(), reason: "Misspelt" });
  expect(await correct(other.id, address(), otherwise)).toMatchObject({ code: "version_conflict" });
  const taken = address();
  const { id } = await registered(address());
  expect(await correct(id, taken, () => registered(taken))).toMatchObject({
    code: "invalid_input",
    message:
      "This address is registered for the event already. If both registrations are the same person’s, cancel this one.",
  });
});

test.each([
  ["registration_confirmed", confirmRegistration],
  [
    "registration_cancelled",
    (...[own, by, id]: Parameters<typeof confirmRegistration>) =>
      cancelForOwner(own, by, { id, reason: "Cannot come" }),
  ],
] as const)("the mail %s goes to the address that a colleague enters at the same moment", async (kind, decide) => {
  const by = await operatorOf(site, "desk");
  const { id } = await registered(address());
  const corrected = address();
  const correct = () => correctAddress(deps, by, { id, email: corrected, reason: "Misspelt" });
  expect(await decide(withBetween(correct), by, id)).toMatchObject({ ok: true });
  const mails = await deps.db.select().from(outbox).where(eq(outbox.kind, kind));
  expect(mails.map(({ recipient }) => recipient)).toEqual([corrected]);
});
