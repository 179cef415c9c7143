import { env } from "cloudflare:workers";
import { eq, inArray, like } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { NOTICE_VERSION } from "#worker/contracts/vocabulary.ts";
import { consents, members, sessions } from "#worker/db/schema/accounts.ts";
import { orders, providerEvents } from "#worker/db/schema/billing.ts";
import { eventRegistrations } from "#worker/db/schema/events.ts";
import { outbox } from "#worker/db/schema/mail.ts";
import { auditEntries, rateLimits } from "#worker/db/schema/platform.ts";
import { contactMessages, intents } from "#worker/db/schema/visitors.ts";
import { confirmMember, findMember, registerMember } from "#worker/domain/accounts/members.server.ts";
import { startSession } from "#worker/domain/accounts/sessions.server.ts";
import { makeChecksDue, purgeUnpaidOrders, scheduleChecks } from "#worker/domain/billing/orders.server.ts";
import { tagRecord } from "#worker/domain/console/marks/marks.server.ts";
import { purgeExpiredData } from "#worker/domain/privacy/retention.server.ts";
import { PURGE } from "#worker/domain/purge.server.ts";
import { listMarksOf } from "#worker/domain/record-marks.server.ts";
import { addNote, listNotesOn } from "#worker/domain/record-notes.server.ts";
import { runScheduledJobs } from "#worker/jobs/scheduled.server.ts";
import { fakeRazorpay } from "../../support/fakes/fake-razorpay.ts";
import { orderMembership, payMembership } from "../../support/fixtures/full-member.ts";
import { makeMember, makeUnverified, PHONE } from "../../support/fixtures/members.ts";
import {
  broughtBy,
  decisionsOf,
  deliverAll,
  NOTHING,
  orderOf,
  paidOrder,
  purgeOrder,
} from "../../support/fixtures/payments.ts";
import { openSite, type Site } from "../../support/site/site.ts";

const DAY = 24 * 3_600_000;
const START = Date.parse("2026-11-20T10:00:00Z");
const at = (days: number) => openSite({ now: () => new Date(START + days * DAY) });
const address = () => `${crypto.randomUUID()}@example.org`;

async function auditedIds(site: Site, what: string): Promise<string> {
  const rows = await site.deps.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subject, `retention:${what}`));
  return rows.map(({ detail }) => detail).join(" ");
}

test("a message is deleted a year after it was sent, and the audit trail names its id", async () => {
  const email = address();
  await at(0).post("/contact", { name: "Asha", email, message: "Hello" });
  const row = () => at(0).deps.db.select().from(contactMessages).where(eq(contactMessages.email, email)).get();
  const id = (await row())?.id ?? expect.fail("no message");
  await runScheduledJobs(at(364).deps);
  expect(await row()).toBeDefined();
  await runScheduledJobs(at(366).deps);
  expect(await row()).toBeUndefined();
  expect(await auditedIds(at(0), "contact_messages")).toContain(id);
});

test("a registration is deleted a year after its event, or a year after it was made if it is for no particular event", async () => {
  const site = at(0);
  const { events } = (await site.deps.content.snapshot()).collections;
  const dated = events.filter(({ tab, endsAt, recurrence }) => tab === "upcoming" && endsAt && !recurrence);
  const event = dated.sort((a, b) => (b.endsAt ?? "").localeCompare(a.endsAt ?? ""))[0] ?? expect.fail("no event");
  const over = (Date.parse(event.endsAt ?? "") - START) / DAY;
  const person = { fullName: "Asha", email: address(), phone: "9876543210", membershipStatus: "Non-Member" };
  await site.post("/event/register", person);
  await site.post("/event/register", { ...person, event: event.slug });
  const left = async () => {
    const mine = eq(eventRegistrations.email, person.email);
    return (await site.deps.db.select().from(eventRegistrations).where(mine)).map((row) => row.event);
  };
  await runScheduledJobs(at(364).deps);
  expect((await left()).sort()).toEqual(["general", event.slug].sort());
  await runScheduledJobs(at(366).deps);
  expect(await left()).toEqual([event.slug]);
  await runScheduledJobs(at(over + 364).deps);
  expect(await left()).toEqual([event.slug]);
  await runScheduledJobs(at(over + 366).deps);
  expect(await left()).toEqual([]);
  expect(await auditedIds(site, "event_registrations")).toMatch(/^1: [0-9a-f-]{36} 1: /);
});

test("an unconfirmed account is deleted after 30 days, with its session, its consents and what operators wrote about it", async () => {
  const site = at(0);
  const email = address();
  const id = await makeUnverified(site, email);
  await startSession(site.deps, id, { cookie: null, userAgent: null, ip: null });
  const confirmed = await makeMember(site, address());
  const by = { memberId: confirmed, requestId: "request" };
  for (const recordId of [id, confirmed]) {
    await addNote(site.deps, by, { subject: `member:${recordId}`, body: "Called twice." });
    await tagRecord(site.deps, by, { recordKind: "member", recordId }, "call back");
  }
  const subjects = [`member:${id}`, `member:${confirmed}`];
  await runScheduledJobs(at(29).deps);
  expect(await site.deps.db.$count(members, eq(members.id, id))).toBe(1);
  await runScheduledJobs(at(31).deps);
  expect(await site.deps.db.$count(members, inArray(members.id, [id, confirmed]))).toBe(1);
  expect(await site.deps.db.$count(sessions, eq(sessions.userId, id))).toBe(0);
  expect(await site.deps.db.$count(consents, eq(consents.email, email))).toBe(0);
  expect(await listNotesOn(site.deps, subjects)).toMatchObject([{ subject: `member:${confirmed}` }]);
  expect(await listMarksOf(site.deps, subjects)).toMatchObject([{ subject: `member:${confirmed}` }]);
  expect(await auditedIds(site, "unverified_members")).toContain(id);
});

test("an account that its owner confirms just before the purge stays whole, and nothing is logged", async () => {
  const { deps, lines } = at(31);
  const details = { name: "Asha Rao", phone: PHONE, role: "startup", consent: NOTICE_VERSION, adult: "yes" } as const;
  const email = address();
  const id = await makeUnverified(at(0), email);
  await registerMember(deps, { ...details, email });
  await startSession(deps, id, { cookie: null, userAgent: null, ip: null });
  const real = env.DB.batch.bind(env.DB);
  const batch = vi.spyOn(env.DB, "batch").mockImplementationOnce(async (statements) => {
    await confirmMember(deps, id, details);
    return real(statements);
  });
  await purgeExpiredData(deps);
  batch.mockRestore();
  expect(lines.join()).not.toContain("retention.failed");
  expect(await findMember(deps, id)).toMatchObject({ state: "active" });
  expect(await deps.db.$count(sessions, eq(sessions.userId, id))).toBe(1);
  expect(await deps.db.$count(consents, eq(consents.memberId, id))).toBe(1);
  expect(await auditedIds(at(0), "unverified_members")).not.toContain(id);
});

test("an unpaid order loses its person and its notes after a year; a paid one keeps its own", async () => {
  const site = at(0);
  const [unpaid, paid, later] = [address(), address(), address()];
  await orderMembership(site, unpaid);
  await payMembership(site, paid);
  await orderMembership(at(30), later);
  const by = { memberId: "operator-1", requestId: "request" };
  const rows = await site.deps.db
    .select()
    .from(orders)
    .where(inArray(orders.email, [unpaid, paid]));
  const subjects = rows.map(({ id }) => `order:${id}`);
  for (const subject of subjects) await addNote(site.deps, by, { subject, body: "Called twice." });
  await runScheduledJobs(at(5).deps);
  await runScheduledJobs(at(364).deps);
  expect(await site.deps.db.$count(orders, eq(orders.email, unpaid))).toBe(1);
  await runScheduledJobs(at(366).deps);
  expect(await site.deps.db.$count(orders, eq(orders.email, unpaid))).toBe(0);
  expect(await site.deps.db.$count(orders, inArray(orders.email, [paid, later]))).toBe(2);
  const kept = rows.find(({ email }) => email === paid) ?? expect.fail("no order");
  expect(await listNotesOn(site.deps, subjects)).toMatchObject([{ subject: `order:${kept.id}` }]);
  expect(await auditedIds(site, "unpaid_orders")).toMatch(/^1: /);
});

test("an order that is paid just before the purge keeps its person", async () => {
  const site = at(0);
  const paid = address();
  await payMembership(site, paid);
  const order = await site.deps.db.select().from(orders).where(eq(orders.email, paid)).get();
  for (const statement of purgeUnpaidOrders(site.deps, [order?.id ?? expect.fail("no order")])) await statement;
  expect(await site.deps.db.$count(orders, eq(orders.email, paid))).toBe(1);
});

test("an order that becomes due between the list and the purge keeps its person until it is checked", async () => {
  const site = at(0);
  const providerId = await orderMembership(site, address());
  const order = await orderOf(site, providerId);
  await scheduleChecks(site.deps, [{ ...order, next: null }]);
  await makeChecksDue(site.deps, [providerId]);
  for (const statement of purgeUnpaidOrders(site.deps, [order.id])) await statement;
  expect(await orderOf(site, providerId)).toMatchObject({ name: order.name, email: order.email });
});

test("an order that becomes due between the list and the purge is not in the purge's audit entry", async () => {
  const site = at(0);
  const [purged, woken] = [await orderMembership(site, address()), await orderMembership(site, address())];
  const rows = [await orderOf(site, purged), await orderOf(site, woken)] as const;
  await scheduleChecks(
    site.deps,
    rows.map((order) => ({ ...order, next: null })),
  );
  const real = env.DB.batch.bind(env.DB);
  // The list of the orders is the first batch, because nothing else has expired.
  const batch = vi.spyOn(env.DB, "batch").mockImplementationOnce(real);
  batch.mockImplementationOnce(async (statements) => {
    await makeChecksDue(site.deps, [woken]);
    return real(statements);
  });
  await purgeExpiredData(at(366).deps);
  batch.mockRestore();
  expect(await orderOf(site, woken)).toMatchObject({ name: rows[1].name });
  expect(await orderOf(site, purged)).toMatchObject({ name: "erased" });
  const audited = await auditedIds(site, "unpaid_orders");
  expect(audited).toContain(rows[0].id);
  expect(audited).not.toContain(rows[1].id);
});

test("the row of a sent mail is deleted after 30 days, a receipt's after a year, and one that still waits stays", async () => {
  const site = at(0);
  const email = address();
  await makeMember(site, email);
  await payMembership(site, email);
  await runScheduledJobs(site.deps);
  const kinds = async () => {
    const rows = await site.deps.db.select().from(outbox).where(eq(outbox.recipient, email));
    return rows.map(({ kind }) => kind).sort();
  };
  expect(await kinds()).toEqual(["receipt", "welcome"]);
  await runScheduledJobs(at(29).deps);
  expect(await kinds()).toEqual(["receipt", "welcome"]);
  await runScheduledJobs(at(31).deps);
  expect(await kinds()).toEqual(["receipt"]);
  // The membership has ended: its reminder is new.
  await runScheduledJobs(at(366).deps);
  expect(await kinds()).toEqual(["renewal_reminder"]);
  await runScheduledJobs(at(397).deps);
  expect(await kinds()).toEqual([]);
});

test("a payment reported again after its receipt's row was purged sends no second receipt", async () => {
  const site = at(0);
  const { id } = await paidOrder(site);
  await deliverAll(site, id);
  await site.settle();
  const { id: orderId } = await orderOf(site, id);
  const receipts = () => site.deps.db.$count(outbox, eq(outbox.subjectId, orderId));
  expect(await receipts()).toBe(1);
  await purgeExpiredData(at(366).deps);
  expect(await receipts()).toBe(0);
  await deliverAll(at(367), id);
  expect(await receipts()).toBe(0);
});

test("a backlog of more messages than one step deletes is gone after one run, with every id in the audit trail", async () => {
  const site = at(1000);
  const count = 250;
  await env.DB.prepare(
    `insert into contact_messages (id, kind, name, email, message, fingerprint, created_at)
     with recursive numbers(i) as (select 1 union all select i + 1 from numbers where i < ?1)
     select 'backlog-' || i, 'contact', 'Asha', 'backlog@example.org', 'Hello', 'backlog-' || i, ?2 from numbers`,
  )
    .bind(count, START + 600 * DAY)
    .run();
  await purgeExpiredData(site.deps);
  expect(await site.deps.db.$count(contactMessages, eq(contactMessages.email, "backlog@example.org"))).toBe(0);
  const ids = (await auditedIds(site, "contact_messages")).match(/backlog-\d+/g) ?? [];
  expect(new Set(ids).size).toBe(count);
});

test("expired rows are deleted in batches, and what one run leaves is deleted by the next", async () => {
  const site = at(0);
  const aRun = PURGE.rows * PURGE.statements;
  await env.DB.prepare(
    `insert into rate_limits (key, used, ends_at)
     with recursive numbers(i) as (select 1 union all select i + 1 from numbers where i < ?1)
     select 'expired-' || i, 1, ?2 from numbers`,
  )
    .bind(aRun + 1, START - 1)
    .run();
  const left = () => site.deps.db.$count(rateLimits, like(rateLimits.key, "expired-%"));
  await runScheduledJobs(site.deps);
  expect(await left()).toBe(1);
  await runScheduledJobs(site.deps);
  expect(await left()).toBe(0);
});

test("webhook deliveries and the popup's choices, which identify no person, are deleted after 400 days", async () => {
  const { db } = at(0).deps;
  const created = new Date(START);
  await db.insert(intents).values({ id: "old-intent", intent: "For Membership", createdAt: created });
  await db.insert(providerEvents).values({ id: "old-event", type: "order.paid", receivedAt: created });
  const left = async () => [
    await db.$count(intents, eq(intents.id, "old-intent")),
    await db.$count(providerEvents, eq(providerEvents.id, "old-event")),
  ];
  await runScheduledJobs(at(400).deps);
  expect(await left()).toEqual([1, 1]);
  await runScheduledJobs(at(401).deps);
  expect(await left()).toEqual([0, 0]);
});

test("an order that lost its person after a year and is then paid opens nothing and waits for a decision", async () => {
  const providerId = await orderMembership(at(0), address());
  await runScheduledJobs(at(5).deps);
  await runScheduledJobs(at(366).deps);
  expect(await orderOf(at(0), providerId)).toMatchObject({ name: "erased", email: null });
  await fakeRazorpay.change({ now: START / 1000 + 370 * 86_400 });
  await fakeRazorpay.pay(providerId);
  await fakeRazorpay.change({ now: null });
  await deliverAll(at(370), providerId);
  expect(await broughtBy(at(370), providerId)).toEqual(NOTHING);
  expect(await decisionsOf(at(370), providerId)).toMatchObject([{ kind: "late_capture" }]);
});

test("a payment made in time gives no receipt without a person when the erasure comes just before it is recorded", async () => {
  const site = at(0);
  await fakeRazorpay.change({ now: START / 1000 });
  const providerId = await orderMembership(site, address());
  await fakeRazorpay.pay(providerId);
  await fakeRazorpay.change({ now: null });
  const captured = (await fakeRazorpay.listDeliveries(providerId)).find(({ type }) => type === "payment.captured");
  const { body, signature, eventId } = captured ?? expect.fail("no webhook");
  const real = env.DB.batch.bind(env.DB);
  const batch = vi.spyOn(env.DB, "batch").mockImplementationOnce(async (statements) => {
    await purgeOrder(site, providerId);
    return real(statements);
  });
  const headers = { "X-Razorpay-Signature": signature, "X-Razorpay-Event-Id": eventId };
  expect((await site.post("/payment/webhook", body, headers)).status).toBe(200);
  batch.mockRestore();
  expect(await broughtBy(site, providerId)).toEqual(NOTHING);
  expect(await decisionsOf(site, providerId)).toMatchObject([{ kind: "payment_of_erased_order" }]);
  await deliverAll(site, providerId);
  expect(await broughtBy(site, providerId)).toEqual(NOTHING);
  expect(await decisionsOf(site, providerId)).toHaveLength(1);
});
