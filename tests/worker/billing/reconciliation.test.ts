import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { orders, payments } from "#worker/db/schema/billing.ts";
import { outbox } from "#worker/db/schema/mail.ts";
import { membershipNumbers, memberships } from "#worker/db/schema/membership.ts";
import { auditEntries } from "#worker/db/schema/platform.ts";
import { listDocumentsOf } from "#worker/domain/documents/documents.server.ts";
import { deliverMail } from "#worker/jobs/mail-delivery.server.ts";
import { reconcileOrders } from "#worker/jobs/reconcile.server.ts";
import { runScheduledJobs } from "#worker/jobs/scheduled.server.ts";
import { fakeRazorpay } from "../../support/fakes/fake-razorpay.ts";
import { broughtBy, ONE_MEMBERSHIP } from "../../support/fixtures/payments.ts";
import { openSite, type Site } from "../../support/site/site.ts";

const MINUTE = 60_000;
const START = Date.parse("2026-11-20T10:00:00Z");
const at = (minutes: number) => openSite({ now: () => new Date(START + minutes * MINUTE) });

/** In minutes after the payment. */
const FIRST_LATER_CHECK = 60;
const address = () => `${crypto.randomUUID()}@example.org`;

async function createOrder(site: Site, contact = address()): Promise<string> {
  const response = await site.post("/payment/create-order", { amount: 4999, name: "Ravi", contact });
  return (await response.json<{ id: string }>()).id;
}

/** What the audit trail says of an order, by the provider's id of it. */
async function auditOf(site: Site, id: string): Promise<string[]> {
  const subject = `order:${(await orderOf(site, id)).id}`;
  const entries = await site.deps.db.select().from(auditEntries).where(eq(auditEntries.subject, subject));
  return entries.map(({ action }) => action);
}

async function orderOf(site: Site, id: string) {
  const order = await site.deps.db.select().from(orders).where(eq(orders.providerOrderId, id)).get();
  return order ?? expect.fail("no order");
}

test("reconciliation settles an order that neither browser nor webhook reported", async () => {
  const id = await createOrder(at(0));
  await fakeRazorpay.pay(id);
  await runScheduledJobs(at(10).deps);
  expect((await orderOf(at(10), id)).status).toBe("created");
  await runScheduledJobs(at(16).deps);
  const order = await orderOf(at(16), id);
  expect(order).toMatchObject({ status: "paid", nextCheckAt: at(16 + FIRST_LATER_CHECK).deps.now() });
  expect(await broughtBy(at(16), id)).toEqual(ONE_MEMBERSHIP);
});

test("two concurrent scheduled runs settle an order once", async () => {
  const id = await createOrder(at(0));
  await fakeRazorpay.pay(id);
  await Promise.all([runScheduledJobs(at(20).deps), runScheduledJobs(at(20).deps)]);
  expect(await broughtBy(at(20), id)).toEqual(ONE_MEMBERSHIP);
});

/** The scheduled job's first step alone. */
const reconcile = ({ deps }: Site) => reconcileOrders(deps, deps.payments ?? expect.fail("no payments"));

/** The minutes between the checks of an order, until there is none. */
async function waitsOf(site: Site, id: string): Promise<number[]> {
  const waits: number[] = [];
  for (let minute = 15; waits.length < 20; ) {
    await reconcile(at(minute));
    const next = (await orderOf(site, id)).nextCheckAt;
    if (!next) break;
    const nextMinute = (next.getTime() - START) / MINUTE;
    waits.push(nextMinute - minute);
    minute = nextMinute;
  }
  return waits;
}

test("an order that somebody has tried to pay is checked ever less often, and never after four days", async () => {
  const id = await createOrder(at(0));
  await fakeRazorpay.pay(id, "failure");
  expect(await waitsOf(at(0), id)).toEqual([15, 30, 60, 120, 240, 480, 960, 1920, 1920]);
  expect((await orderOf(at(0), id)).status).toBe("attempted");
});

test("an order without a payment attempt is not checked after the first hour", async () => {
  const id = await createOrder(at(0));
  expect(await waitsOf(at(0), id)).toEqual([15, 30]);
  expect((await orderOf(at(0), id)).status).toBe("created");
});

test("a provider that does not answer the reconciliation is asked again later", async () => {
  const id = await createOrder(at(0));
  await fakeRazorpay.pay(id);
  await fakeRazorpay.break("status", 500, 50);
  await runScheduledJobs(at(16).deps);
  await fakeRazorpay.mend();
  expect(await orderOf(at(16), id)).toMatchObject({ status: "created" });
  await runScheduledJobs(at(60).deps);
  expect((await orderOf(at(60), id)).status).toBe("paid");
});

test("a final status check that the provider did not answer is repeated every hour until it answers", async () => {
  const days = 4 * 24 * 60;
  const id = await createOrder(at(0));
  await fakeRazorpay.change({ now: START / 1000 });
  await fakeRazorpay.pay(id);
  await fakeRazorpay.change({ now: null });
  const waits: number[] = [];
  await fakeRazorpay.break("status", 500, 500);
  for (let minute = 15; minute <= days + 180; ) {
    await reconcile(at(minute));
    const next = (await orderOf(at(0), id)).nextCheckAt ?? expect.fail(`given up after ${minute} minutes`);
    waits.push((next.getTime() - START) / MINUTE - minute);
    minute = (next.getTime() - START) / MINUTE;
  }
  await fakeRazorpay.mend();
  expect(waits).toEqual([15, 30, 60, 120, 240, 480, 960, 1920, 1920, 60, 60, 60, 60]);
  await reconcile(at(days + 240));
  expect(await broughtBy(at(0), id)).toEqual(ONE_MEMBERSHIP);
});

test("an answer to the repeated final status check ends it, even without a payment", async () => {
  const days = 4 * 24 * 60;
  const id = await createOrder(at(0));
  await fakeRazorpay.break("status", 500, 500);
  await reconcile(at(days));
  await fakeRazorpay.mend();
  expect((await orderOf(at(0), id)).nextCheckAt).toEqual(at(days + 60).deps.now());
  await reconcile(at(days + 60));
  expect(await orderOf(at(0), id)).toMatchObject({ status: "created", nextCheckAt: null });
});

test("a payment made before midnight on 31 March and found afterwards belongs to 31 March", async () => {
  // In India it is 5 h 30 min later than in UTC.
  const site = (time: string) => openSite({ now: () => new Date(time) });
  const paidAt = new Date("2026-03-31T18:25:00Z");
  const id = await createOrder(site("2026-03-31T18:20:00Z"), "march@example.org");
  await fakeRazorpay.change({ now: paidAt.getTime() / 1000 });
  await fakeRazorpay.pay(id);
  await fakeRazorpay.change({ now: null });
  const later = site("2026-03-31T20:45:00Z");
  await runScheduledJobs(later.deps);
  const order = await orderOf(later, id);
  expect(order).toMatchObject({ status: "paid", paidAt });
  const of = <T extends typeof membershipNumbers | typeof memberships>(table: T) =>
    later.deps.db.select().from(table).where(eq(table.orderId, order.id)).get();
  expect(await of(membershipNumbers)).toMatchObject({ financialYear: "25-26" });
  expect(await of(memberships)).toMatchObject({ validFrom: "2026-03-31", validTo: "2027-03-30" });
  expect(await listDocumentsOf(later.deps, [order.id])).toMatchObject([
    { issuedOn: "2026-03-31", series: "MFR/25-26" },
  ]);
});

test("a payment that could not be confirmed at the browser's return opens the membership through reconciliation", async () => {
  const site = at(0);
  const id = await createOrder(site);
  const payment = await fakeRazorpay.pay(id);
  await fakeRazorpay.break("html");
  await site.post("/payment/verify", payment);
  expect((await orderOf(site, id)).status).toBe("attempted");
  await runScheduledJobs(at(16).deps);
  const order = await orderOf(site, id);
  expect(order).toMatchObject({ status: "paid", nextCheckAt: at(16 + FIRST_LATER_CHECK).deps.now() });
  const rows = await site.deps.db.select().from(payments).where(eq(payments.orderId, order.id));
  expect(rows).toMatchObject([{ status: "captured" }]);
  expect(await site.deps.db.$count(memberships, eq(memberships.orderId, order.id))).toBe(1);
});

test("a signed payment that is never captured opens nothing, and its refund is recorded", async () => {
  const site = at(0);
  const id = await createOrder(site);
  const payment = await fakeRazorpay.pay(id, "uncaptured");
  await fakeRazorpay.break("html");
  await site.post("/payment/verify", payment);
  await fakeRazorpay.refund(payment.razorpay_payment_id);
  for (const days of [3, 4]) await runScheduledJobs(at(days * 24 * 60).deps);
  const order = await orderOf(site, id);
  expect(order).toMatchObject({ status: "attempted", nextCheckAt: null });
  expect(await site.deps.db.$count(memberships, eq(memberships.orderId, order.id))).toBe(0);
  expect(await auditOf(site, id)).toContain("payment.refunded");
});

test("an unpaid order whose payment was refunded needs no decision", async () => {
  const id = await createOrder(at(0));
  await fakeRazorpay.refund((await fakeRazorpay.pay(id, "uncaptured")).razorpay_payment_id);
  await runScheduledJobs(at(4 * 24 * 60).deps);
  const order = await orderOf(at(0), id);
  expect(order).toMatchObject({ status: "attempted", nextCheckAt: null });
  expect(await at(0).deps.db.$count(memberships, eq(memberships.orderId, order.id))).toBe(0);
  expect(await auditOf(at(0), id)).toEqual(["refund.processed", "payment.refunded"]);
});

test("another payment after a refunded one is found as well", async () => {
  const id = await createOrder(at(0));
  await fakeRazorpay.refund((await fakeRazorpay.pay(id, "uncaptured")).razorpay_payment_id);
  await runScheduledJobs(at(16).deps);
  await fakeRazorpay.pay(id);
  await runScheduledJobs(at(60).deps);
  const order = await orderOf(at(60), id);
  expect(order).toMatchObject({ status: "paid" });
  expect(await at(60).deps.db.$count(memberships, eq(memberships.orderId, order.id))).toBe(1);
});

test("an order that the provider does not know is given up on after four days, and an operator can see it", async () => {
  const site = at(0);
  const id = await createOrder(site);
  const elsewhere = (minutes: number) => {
    const { deps, ...rest } = at(minutes);
    const known = deps.payments ?? expect.fail("no payments");
    deps.payments = { ...known, listOrderPayments: () => known.listOrderPayments("order_of_another_acc") };
    return { deps, ...rest };
  };
  await runScheduledJobs(elsewhere(16).deps);
  expect((await orderOf(site, id)).nextCheckAt).not.toBeNull();
  const last = elsewhere(4 * 24 * 60);
  await runScheduledJobs(last.deps);
  expect((await orderOf(site, id)).nextCheckAt).toBeNull();
  expect(await auditOf(site, id)).toEqual(["order.unknown_at_provider"]);
  expect(last.lines.join()).toContain("order.unknown_at_provider");
});

test("an order whose check throws delays neither the other orders nor the mail", async () => {
  const broken = await createOrder(at(0));
  const paid = await createOrder(at(1), "after-broken@example.org");
  await fakeRazorpay.pay(paid);
  const site = at(20);
  const known = site.deps.payments ?? expect.fail("no payments");
  site.deps.payments = {
    ...known,
    listOrderPayments: async (id) => {
      if (id === broken) throw new Error("a bug");
      return known.listOrderPayments(id);
    },
  };
  await runScheduledJobs(site.deps);
  const order = await orderOf(site, paid);
  expect(await broughtBy(site, paid)).toEqual(ONE_MEMBERSHIP);
  const mails = await site.deps.db.select().from(outbox).where(eq(outbox.subjectId, order.id));
  expect(mails).toMatchObject([{ status: "sent" }]);
  expect(site.lines.join()).toContain("reconcile.order_failed");
});

test("a failed step of the scheduled job delays no other step", async () => {
  const id = await createOrder(at(0), "after-limits@example.org");
  await fakeRazorpay.pay(id);
  const site = at(20);
  const fail = () => {
    throw new Error("D1_ERROR: overloaded");
  };
  const { db } = site.deps;
  site.deps.db = new Proxy(db, { get: (target, key) => (key === "delete" ? fail : Reflect.get(target, key)) });
  await runScheduledJobs(site.deps);
  const mails = await db
    .select()
    .from(outbox)
    .where(eq(outbox.subjectId, (await orderOf(at(20), id)).id));
  expect(mails).toMatchObject([{ status: "sent" }]);
});

test("a mail that cannot be sent is tried again later, and given up on after the last try", async () => {
  const id = await createOrder(at(0), "mail@example.org");
  const failing = { send: async () => ({ ok: false as const, error: "E_DOWN" }) };
  const first = openSite({ now: () => new Date(START), mail: failing });
  await first.post("/payment/verify", await fakeRazorpay.pay(id));
  await first.settle();
  const { id: orderId } = await orderOf(first, id);
  const mail = () => first.deps.db.select().from(outbox).where(eq(outbox.subjectId, orderId)).get();
  expect(await mail()).toMatchObject({ status: "queued", attempts: 1, lastError: "E_DOWN" });
  for (let row = await mail(); row?.status === "queued"; row = await mail()) {
    const due = row.nextAttemptAt;
    await deliverMail(openSite({ now: () => due, mail: failing }).deps);
  }
  expect(await mail()).toMatchObject({ status: "failed", attempts: 8 });
  expect(await broughtBy(first, id)).toEqual(ONE_MEMBERSHIP);
});

test("many senders at once send a mail only once", async () => {
  const id = await createOrder(at(0), "once@example.org");
  const sent: string[] = [];
  const quiet = { send: async () => ({ ok: false as const, error: "E_DOWN" }) };
  const first = openSite({ now: () => new Date(START), mail: quiet });
  await first.post("/payment/verify", await fakeRazorpay.pay(id));
  await first.settle();
  const mail = {
    send: async ({ to }: { to: string }) => {
      sent.push(to);
      return { ok: true as const };
    },
  };
  const later = () => openSite({ now: () => new Date(START + 10 * MINUTE), mail }).deps;
  await Promise.all(Array.from({ length: 10 }, () => deliverMail(later())));
  expect(sent.filter((to) => to === "once@example.org")).toHaveLength(1);
});

test("a receipt without an email address stays where an operator can see it", async () => {
  const site = at(0);
  const id = await createOrder(site, "98765 43210");
  await site.post("/payment/verify", await fakeRazorpay.pay(id));
  await site.settle();
  const { id: orderId } = await orderOf(site, id);
  const rows = await site.deps.db.select().from(outbox).where(eq(outbox.subjectId, orderId));
  expect(rows).toMatchObject([{ status: "no_address", recipient: null }]);
});
