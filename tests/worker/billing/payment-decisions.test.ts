import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { paymentDecisions } from "#worker/db/schema/billing.ts";
import { auditEntries } from "#worker/db/schema/platform.ts";
import { eraseOrdersOf } from "#worker/domain/billing/orders.server.ts";
import {
  auditDecisionsStatement,
  decisionStatement,
  logDecisions,
} from "#worker/domain/billing/payment-decisions.server.ts";
import { runScheduledJobs } from "#worker/jobs/scheduled.server.ts";
import { fakeRazorpay } from "../../support/fakes/fake-razorpay.ts";
import {
  auditOf,
  broughtBy,
  decisionsOf,
  deliver,
  deliverAll,
  ONE_MEMBERSHIP,
  orderOf,
  orderPaidTwice,
  paidOrder,
  startOrder,
} from "../../support/fixtures/payments.ts";
import { openSite, type Site } from "../../support/site/site.ts";

const DAY = 24 * 60 * 60_000;
const START = Date.parse("2026-11-20T10:00:00Z");
const after = (days: number) => openSite({ now: () => new Date(START + days * DAY) });
const logged = (site: Site) => site.lines.filter((line) => line.includes("payment.needs_decision"));

test("two captured payments of one order need one decision, are logged once and give one membership", async () => {
  const site = openSite();
  const { id, payments } = await orderPaidTwice(site);
  const [first, second] = payments.map(({ razorpay_payment_id }) => razorpay_payment_id);
  await deliverAll(site, id);
  const order = await orderOf(site, id);
  const kind = "second_payment_of_order";
  expect(await decisionsOf(site, id)).toMatchObject([
    { kind, orderId: order.id, paymentId: second, relatedPaymentId: first, resolvedAt: null, resolvedBy: null },
  ]);
  expect(await auditOf(site, id, "payment.needs_decision")).toMatchObject([
    { actor: "webhook", detail: `${kind} ${second} ${first}` },
  ]);
  expect(logged(site)).toHaveLength(1);
  expect(logged(site)[0]).toContain('"level":"error"');
  expect(await broughtBy(site, id)).toEqual(ONE_MEMBERSHIP);
});

test("the same two payments, reported again in another order and from elsewhere, need no second decision", async () => {
  const site = openSite();
  const { id, payments } = await orderPaidTwice(site);
  const deliveries = await fakeRazorpay.listDeliveries(id);
  for (const delivery of [...deliveries, ...deliveries.toReversed()]) {
    await deliver(site, { ...delivery, eventId: crypto.randomUUID() });
  }
  await site.post("/payment/verify", payments[0]);
  expect(await decisionsOf(site, id)).toHaveLength(1);
  expect(await auditOf(site, id, "payment.needs_decision")).toHaveLength(1);
  expect(logged(site)).toHaveLength(1);
});

test("a second payment that was refunded before it was reported needs no decision", async () => {
  const site = openSite();
  const { id, payments } = await orderPaidTwice(site);
  await fakeRazorpay.refund(payments[1].razorpay_payment_id);
  for (const delivery of (await fakeRazorpay.listDeliveries(id)).toReversed()) await deliver(site, delivery);
  expect(await decisionsOf(site, id)).toEqual([]);
});

const SAME_PERSON: Array<[string, string, string]> = [
  ["address in other letters", "Twice@Example.org", " twice@example.ORG "],
  ["phone written otherwise", "98765 43210", "+91-98765-43210"],
];
test.each(SAME_PERSON)(
  "the same plan twice within 30 days by one %s needs a decision",
  async (_name, first, second) => {
    const earlier = await paidOrder(after(0), "success", { contact: first });
    await deliverAll(after(0), earlier.id);
    await fakeRazorpay.change({ now: (START + 29 * DAY) / 1000 });
    const site = after(29);
    const later = await paidOrder(site, "success", { contact: second });
    await fakeRazorpay.change({ now: null });
    await deliverAll(site, later.id);
    expect(await decisionsOf(site, later.id)).toMatchObject([
      {
        kind: "second_purchase_of_plan",
        paymentId: later.payment.razorpay_payment_id,
        relatedPaymentId: earlier.payment.razorpay_payment_id,
      },
    ]);
    expect(await decisionsOf(site, earlier.id)).toEqual([]);
    expect(await broughtBy(site, later.id)).toEqual(ONE_MEMBERSHIP);
  },
);

const OTHERS: Array<[string, { days?: number; contact?: string; amount?: number }]> = [
  ["by another person", { contact: "else@example.org" }],
  ["for another plan", { amount: 14999 }],
  ["31 days later", { days: 31 }],
];
test.each(OTHERS)("a second purchase %s needs no decision", async (name, { days = 1, ...changes }) => {
  const contact = `${name.replaceAll(" ", "-")}@example.org`;
  await fakeRazorpay.change({ now: START / 1000 });
  const earlier = await paidOrder(after(0), "success", { contact });
  await deliverAll(after(0), earlier.id);
  await fakeRazorpay.change({ now: (START + days * DAY) / 1000 });
  const later = await paidOrder(after(days), "success", { contact, ...changes });
  await fakeRazorpay.change({ now: null });
  await deliverAll(after(days), later.id);
  expect(await decisionsOf(after(days), later.id)).toEqual([]);
});

test("orders of erased people do not count as one person's", async () => {
  const site = openSite();
  for (const contact of ["first-erased@example.org", "second-erased@example.org"]) {
    const { id } = await paidOrder(site, "success", { contact });
    await site.deps.db.batch(eraseOrdersOf(site.deps, sql`${contact}`));
    await deliverAll(site, id);
    expect(await decisionsOf(site, id)).toEqual([]);
  }
});

test("two payments that only the reconciliation sees need a decision", async () => {
  const { id } = await orderPaidTwice(after(0));
  const site = after(0.5);
  await runScheduledJobs(site.deps);
  expect(await decisionsOf(site, id)).toHaveLength(1);
  expect(logged(site)).toHaveLength(1);
});

test("a capture after the order was paid, which no webhook reports, is found when the order is next checked", async () => {
  const id = await startOrder(after(0));
  const late = await fakeRazorpay.pay(id, "late");
  await fakeRazorpay.pay(id);
  await deliverAll(after(0), id);
  await runScheduledJobs(after(1).deps);
  await fakeRazorpay.authorizeLate(late.razorpay_payment_id);
  const last = after(4);
  await runScheduledJobs(last.deps);
  expect(await decisionsOf(last, id)).toMatchObject([{ paymentId: late.razorpay_payment_id }]);
  expect(logged(last)).toHaveLength(1);
});

test("a decision of any kind is recorded once, in the batch of its cause, and only if its condition is true", async () => {
  const site = openSite();
  const { id, payment } = await paidOrder(site);
  await deliverAll(site, id);
  const { id: orderId } = await orderOf(site, id);
  const paymentId = payment.razorpay_payment_id;
  const record = async (when = sql`true`) => {
    const decision = { kind: "second_payment_of_order", orderId, paymentId } as const;
    const audit = auditDecisionsStatement(site.deps, "webhook", paymentId);
    const [, written] = await site.deps.db.batch([decisionStatement(site.deps, decision, when), audit]);
    logDecisions(site.deps, written);
  };
  await record(sql`false`);
  expect(await decisionsOf(site, id)).toEqual([]);
  await record();
  await record();
  const rows = await site.deps.db.select().from(paymentDecisions).where(eq(paymentDecisions.paymentId, paymentId));
  expect(rows).toMatchObject([{ orderId, relatedPaymentId: null }]);
  const entryId = `payment.needs_decision:${rows[0]?.id}`;
  expect(await site.deps.db.$count(auditEntries, eq(auditEntries.id, entryId))).toBe(1);
  expect(logged(site)).toHaveLength(1);
});
