import { env } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { openDb } from "#worker/db/client.ts";
import { refunds } from "#worker/db/schema/billing.ts";
import { documents } from "#worker/db/schema/documents.ts";
import { hasRefundStatus } from "#worker/domain/billing/refunds.server.ts";
import { listDocumentsOf } from "#worker/domain/documents/documents.server.ts";
import { indianDay } from "#worker/domain/india-calendar.server.ts";
import { runScheduledJobs } from "#worker/jobs/scheduled.server.ts";
import { type Delivery, fakeRazorpay, type SignedPayment } from "../../support/fakes/fake-razorpay.ts";
import { breakDb } from "../../support/fakes/faulty-db.ts";
import { mailsAbout, membershipOf } from "../../support/fixtures/billing/refunds.ts";
import { setAside } from "../../support/fixtures/billing/set-aside.ts";
import {
  auditOf,
  broughtBy,
  deliver,
  deliverAll,
  deliverSigned,
  eventsOf,
  NOTHING,
  ONE_MEMBERSHIP,
  orderOf,
  paidOrder,
  paymentOf,
  webhookOf,
} from "../../support/fixtures/payments.ts";
import { openSite, type Site } from "../../support/site/site.ts";

const PRICE = 499900;
const MINUTE = 60_000;
const later = (minutes: number) => openSite({ now: () => new Date(Date.now() + minutes * MINUTE) });

async function refundsOf(site: Site, { razorpay_payment_id: id }: SignedPayment) {
  return site.deps.db.select().from(refunds).where(eq(refunds.paymentId, id));
}

/** An order whose payment was refunded, whole and processed, before any webhook arrived. */
async function refundedOrder(site: Site) {
  const { id, payment } = await paidOrder(site);
  await fakeRazorpay.refund(payment.razorpay_payment_id);
  return { id, payment, deliveries: await fakeRazorpay.listDeliveries(id) };
}

/** A delivery whose snapshots of the payment and of its refund say something else. */
async function deliverChanged(
  site: Site,
  { body }: Delivery,
  payment: Record<string, unknown>,
  refund: Record<string, unknown> = {},
) {
  const event = JSON.parse(body) as { payload: { payment: { entity: object }; refund?: { entity: object } } };
  Object.assign(event.payload.payment.entity, payment);
  Object.assign(event.payload.refund?.entity ?? {}, refund);
  expect((await deliverSigned(site, event)).status).toBe(200);
}

test("a capture that is reported after the refund opens no membership and sends no mail", async () => {
  const site = openSite();
  const { id, payment, deliveries } = await refundedOrder(site);
  const late = ["refund.processed", "payment.captured", "order.paid"];
  for (const type of late) expect((await deliver(site, webhookOf(deliveries, type))).status).toBe(200);
  expect(await broughtBy(site, id)).toEqual(NOTHING);
  expect(await paymentOf(site, payment)).toMatchObject({ status: "refunded", captured: true });
  expect((await eventsOf(site, id)).map(({ type }) => type)).toEqual(expect.arrayContaining(late));
});

test("a refund that is written while the capture's webhook is on its way to D1 is not overwritten", async () => {
  const site = openSite();
  const { id, deliveries } = await refundedOrder(site);
  const real = env.DB.batch.bind(env.DB);
  const batch = vi.spyOn(env.DB, "batch").mockImplementationOnce(async (statements) => {
    await deliver(openSite(), webhookOf(deliveries, "refund.processed"));
    return real(statements);
  });
  expect((await deliver(site, webhookOf(deliveries, "payment.captured"))).status).toBe(200);
  batch.mockRestore();
  expect(await broughtBy(site, id)).toEqual(NOTHING);
});

test("an order whose first payment was refunded is paid by the next one", async () => {
  const site = openSite();
  const { id, payment } = await paidOrder(site, "uncaptured");
  await fakeRazorpay.refund(payment.razorpay_payment_id);
  await fakeRazorpay.pay(id);
  await deliverAll(site, id);
  expect(await broughtBy(site, id)).toEqual(ONE_MEMBERSHIP);
});

test("a full refund on the provider's dashboard is recorded and ends the membership that has begun", async () => {
  const site = openSite();
  const { id, payment } = await paidOrder(site);
  await deliverAll(site, id);
  const refundId = await fakeRazorpay.refund(payment.razorpay_payment_id);
  await deliverAll(site, id);
  expect(await broughtBy(site, id)).toEqual(ONE_MEMBERSHIP);
  const { id: orderId } = await orderOf(site, id);
  expect(await membershipOf(site, orderId)).toMatchObject({ revokedOn: indianDay(new Date()) });
  expect(await paymentOf(site, payment)).toMatchObject({ status: "refunded", refundedPaise: PRICE });
  expect(await refundsOf(site, payment)).toMatchObject([{ id: refundId, amountPaise: PRICE, status: "processed" }]);
});

test("partial refunds are recorded one by one, and a late event undoes nothing", async () => {
  const site = openSite();
  const { id, payment } = await paidOrder(site);
  const steps = [
    { amount: 100000, expected: { status: "captured", refundedPaise: 100000 } },
    { amount: 150000, expected: { status: "captured", refundedPaise: 250000 } },
    { amount: undefined, expected: { status: "refunded", refundedPaise: PRICE } },
  ];
  for (const { amount, expected } of steps) {
    await deliverAll(site, id);
    await fakeRazorpay.refund(payment.razorpay_payment_id, amount);
    await deliverAll(site, id);
    // Once more in another order, as a provider may repeat them.
    const all = await fakeRazorpay.listDeliveries(id);
    for (const delivery of all.reverse()) await deliver(site, { ...delivery, eventId: crypto.randomUUID() });
    expect(await paymentOf(site, payment)).toMatchObject(expected);
  }
  expect((await auditOf(site, id, "payment.refunded")).map(({ detail }) => detail)).toEqual([
    `${payment.razorpay_payment_id} 100000 of 499900`,
    `${payment.razorpay_payment_id} 250000 of 499900`,
    `${payment.razorpay_payment_id} 499900 of 499900`,
  ]);
  expect(await refundsOf(site, payment)).toHaveLength(3);
  expect(await broughtBy(site, id)).toEqual(ONE_MEMBERSHIP);
});

test("a failed refund restores its amount, is logged as an error and is audited once", async () => {
  const site = openSite();
  const { id, payment } = await paidOrder(site);
  const refundId = await fakeRazorpay.refund(payment.razorpay_payment_id, undefined, { isPending: true });
  await deliverAll(site, id);
  expect(await paymentOf(site, payment)).toMatchObject({ status: "refunded", refundedPaise: PRICE });
  await fakeRazorpay.settleRefund(refundId, "failed");
  await deliverAll(site, id);
  await deliverAll(site, id);
  expect(await paymentOf(site, payment)).toMatchObject({ status: "captured", refundedPaise: 0 });
  expect(await refundsOf(site, payment)).toMatchObject([{ status: "failed" }]);
  expect(site.lines.filter((line) => line.includes('"level":"error","event":"refund.failed"'))).toHaveLength(1);
  expect(await auditOf(site, id, "refund.failed")).toMatchObject([
    { detail: `${refundId} ${payment.razorpay_payment_id} ${PRICE}` },
  ]);
});

const FAILURE_EVENTS = ["refund.created", "refund.failed", "payment.captured"];
test.each(permutations(FAILURE_EVENTS))(
  "a payment whose refund failed opens a membership, whatever comes first: %s, %s, %s",
  async (...types) => {
    const site = openSite();
    const { id, payment } = await paidOrder(site);
    const refundId = await fakeRazorpay.refund(payment.razorpay_payment_id, undefined, { isPending: true });
    await fakeRazorpay.settleRefund(refundId, "failed");
    const deliveries = await fakeRazorpay.listDeliveries(id);
    for (const type of types) expect((await deliver(site, webhookOf(deliveries, type))).status).toBe(200);
    expect(await broughtBy(site, id)).toEqual(ONE_MEMBERSHIP);
    expect(await paymentOf(site, payment)).toMatchObject({ status: "captured", refundedPaise: 0 });
  },
);

test("a failed refund whose event still shows the refunded payment opens the membership as well", async () => {
  const site = openSite();
  const { id, payment } = await paidOrder(site);
  const refundId = await fakeRazorpay.refund(payment.razorpay_payment_id, undefined, { isPending: true });
  await deliver(site, webhookOf(await fakeRazorpay.listDeliveries(id), "refund.created"));
  expect(await broughtBy(site, id)).toEqual(NOTHING);
  await fakeRazorpay.settleRefund(refundId, "failed");
  const snapshot = { status: "refunded", amount_refunded: PRICE, captured: true };
  await deliverChanged(site, webhookOf(await fakeRazorpay.listDeliveries(id), "refund.failed"), snapshot);
  expect(await broughtBy(site, id)).toEqual(ONE_MEMBERSHIP);
});

test("the event's type decides about a refund whose snapshot is older or of another payment's", async () => {
  const site = openSite();
  const { id, payment } = await paidOrder(site);
  const refundId = await fakeRazorpay.refund(payment.razorpay_payment_id, undefined, { isPending: true });
  await deliverAll(site, id);
  await fakeRazorpay.settleRefund(refundId, "failed");
  const failed = webhookOf(await fakeRazorpay.listDeliveries(id), "refund.failed");
  await deliverChanged(site, failed, {}, { payment_id: "pay_of_somebody_else" });
  expect(await refundsOf(site, payment)).toMatchObject([{ status: "pending" }]);
  await deliverChanged(site, failed, {}, { status: "pending" });
  expect(await refundsOf(site, payment)).toMatchObject([{ status: "failed" }]);
  await deliverChanged(site, failed, {}, { status: "suspended" });
  expect(await paymentOf(site, payment)).toMatchObject({ status: "captured", refundedPaise: 0 });
});

test("a failed refund of a payment that was never captured opens nothing", async () => {
  const site = openSite();
  const { id, payment } = await paidOrder(site, "uncaptured");
  const refundId = await fakeRazorpay.refund(payment.razorpay_payment_id, undefined, { isPending: true });
  await fakeRazorpay.settleRefund(refundId, "failed");
  await deliverAll(site, id);
  expect(await broughtBy(site, id)).toEqual(NOTHING);
  expect(await paymentOf(site, payment)).toMatchObject({ status: "authorized", captured: false, refundedPaise: 0 });
});

test("a failed partial refund leaves the other one, and a refund that succeeds afterwards counts again", async () => {
  const site = openSite();
  const { id, payment } = await paidOrder(site);
  await fakeRazorpay.refund(payment.razorpay_payment_id, 100000);
  const failing = await fakeRazorpay.refund(payment.razorpay_payment_id, 150000, { isPending: true });
  await deliverAll(site, id);
  await fakeRazorpay.settleRefund(failing, "failed");
  await deliverAll(site, id);
  expect(await paymentOf(site, payment)).toMatchObject({ status: "captured", refundedPaise: 100000 });
  await fakeRazorpay.refund(payment.razorpay_payment_id, 150000);
  await deliverAll(site, id);
  expect(await paymentOf(site, payment)).toMatchObject({ status: "captured", refundedPaise: 250000 });
});

test("a whole refund is recorded although the snapshot beside it still says captured", async () => {
  const site = openSite();
  const { payment, deliveries } = await refundedOrder(site);
  await deliver(site, webhookOf(deliveries, "payment.captured"));
  const stale = { status: "captured", amount_refunded: 0, refund_status: null };
  await deliverChanged(site, webhookOf(deliveries, "refund.processed"), stale);
  expect(await paymentOf(site, payment)).toMatchObject({ status: "refunded", refundedPaise: PRICE });
});

test("a refund that only the payment reports counts, and an older snapshot undoes nothing", async () => {
  const site = openSite();
  const { id, payment, deliveries } = await paidOrder(site);
  const captured = webhookOf(deliveries, "payment.captured");
  await deliverChanged(site, captured, { amount_refunded: 100000, refund_status: "partial" });
  await deliver(site, captured);
  expect(await paymentOf(site, payment)).toMatchObject({ status: "captured", refundedPaise: 100000 });
  expect(await broughtBy(site, id)).toEqual(ONE_MEMBERSHIP);
});

test("the reconciliation fetches refunds whose events were lost", async () => {
  const site = openSite();
  const { id, payment } = await paidOrder(site);
  await deliverAll(site, id);
  const refundId = await fakeRazorpay.refund(payment.razorpay_payment_id, 100000);
  await runScheduledJobs(later(5 * 24 * 60).deps);
  expect(await paymentOf(site, payment)).toMatchObject({ status: "captured", refundedPaise: 100000 });
  expect(await refundsOf(site, payment)).toMatchObject([{ id: refundId, status: "processed" }]);
});

test("what the provider's API says about a payment replaces what an event reported", async () => {
  const site = openSite();
  const { id, payment, deliveries } = await paidOrder(site);
  await deliverChanged(site, webhookOf(deliveries, "payment.captured"), { amount_refunded: 100000 });
  expect(await paymentOf(site, payment)).toMatchObject({ refundedPaise: 100000 });
  await runScheduledJobs(later(5 * 24 * 60).deps);
  expect(await paymentOf(site, payment)).toMatchObject({ status: "captured", refundedPaise: 0 });
  expect(await broughtBy(site, id)).toEqual(ONE_MEMBERSHIP);
});

test("the reconciliation learns that a refund failed, and opens the membership", async () => {
  const site = openSite();
  const { id, payment } = await paidOrder(site);
  const refundId = await fakeRazorpay.refund(payment.razorpay_payment_id, undefined, { isPending: true });
  await deliver(site, webhookOf(await fakeRazorpay.listDeliveries(id), "refund.created"));
  await fakeRazorpay.settleRefund(refundId, "failed");
  await runScheduledJobs(later(60).deps);
  expect(await broughtBy(site, id)).toEqual(ONE_MEMBERSHIP);
  expect(await refundsOf(site, payment)).toMatchObject([{ status: "failed" }]);
  expect(await paymentOf(site, payment)).toMatchObject({ status: "captured", refundedPaise: 0 });
});

test("an order is not settled on a sum of refunds that cannot be read", async () => {
  const site = openSite();
  const { id, payment } = await paidOrder(site);
  const refundId = await fakeRazorpay.refund(payment.razorpay_payment_id, undefined, { isPending: true });
  await deliver(site, webhookOf(await fakeRazorpay.listDeliveries(id), "refund.created"));
  await fakeRazorpay.settleRefund(refundId, "failed");
  const blind = later(60);
  const payments = blind.deps.payments ?? expect.fail("no payments");
  const failure = { reason: "unreachable" } as const;
  blind.deps.payments = { ...payments, listRefunds: async () => ({ ok: false, failure }) };
  await runScheduledJobs(blind.deps);
  expect(blind.lines.join()).toContain("reconcile.order_failed");
  expect((await orderOf(site, id)).status).toBe("attempted");
  await runScheduledJobs(later(75).deps);
  expect(await broughtBy(site, id)).toEqual(ONE_MEMBERSHIP);
});

function permutations(items: string[]): string[][] {
  if (items.length < 2) return [items];
  return items.flatMap((item) => permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]));
}

test("a database failure is not a refund: a payment with a partial refund opens its membership at the next report", async () => {
  const site = openSite();
  for (let n = 0, wasReached = true; wasReached; n += 1) {
    const { id, payment } = await paidOrder(site);
    await fakeRazorpay.refund(payment.razorpay_payment_id, 100_000);
    const delivery = webhookOf(await fakeRazorpay.listDeliveries(id), "refund.processed");
    const broken = breakDb(env.DB, n, "before");
    const { status } = await deliver(openSite({ db: openDb(broken.db) }), delivery);
    wasReached = broken.wasReached();
    expect(status, `call ${n}`).toBe(wasReached ? 500 : 200);
    expect((await deliver(site, delivery)).status).toBe(200);
    expect(await broughtBy(site, id), `call ${n}`).toMatchObject(ONE_MEMBERSHIP);
  }
});

test("a refund that is reported as processed after it failed sends no mail", async () => {
  const site = openSite();
  const { id, payment } = await paidOrder(site);
  await deliverAll(site, id);
  const refundId = await fakeRazorpay.refund(payment.razorpay_payment_id, 100_000, { isPending: true });
  await fakeRazorpay.settleRefund(refundId, "failed");
  const failed = webhookOf(await fakeRazorpay.listDeliveries(id), "refund.failed");
  await deliver(site, failed);
  await deliverSigned(site, failed.body.replace('"refund.failed"', '"refund.processed"'));
  expect(await refundsOf(site, payment)).toMatchObject([{ id: refundId, status: "failed" }]);
  expect(await mailsAbout(site, refundId)).toMatchObject([{ kind: "refund_failed" }]);
});

test("the provider is asked about a payment's own refunds only while one is pending", async () => {
  const site = openSite();
  const [known, pending] = [await paidOrder(site), await paidOrder(site)];
  await fakeRazorpay.refund(known.payment.razorpay_payment_id, 100_000);
  await fakeRazorpay.refund(pending.payment.razorpay_payment_id, 100_000, { isPending: true });
  for (const { id } of [known, pending]) await deliverAll(site, id);
  const run = later(60);
  const payments = run.deps.payments ?? expect.fail("no payments");
  const asked: string[] = [];
  run.deps.payments = {
    ...payments,
    listRefunds: (paymentId) => {
      asked.push(paymentId);
      return payments.listRefunds(paymentId);
    },
  };
  await runScheduledJobs(run.deps);
  expect(asked).toContain(pending.payment.razorpay_payment_id);
  expect(asked).not.toContain(known.payment.razorpay_payment_id);
});

test("a document from before the payment column is credited only with its own refunds", async () => {
  const site = openSite();
  const mine = await paidOrder(site);
  await deliverAll(site, mine.id);
  // Money without a document, whose refund therefore has no note either.
  const other = await setAside(site, "late_capture");
  const { id: orderId } = await orderOf(site, mine.id);
  await site.deps.db.update(documents).set({ paymentId: null }).where(eq(documents.orderId, orderId));
  await fakeRazorpay.refund(other.paymentId, 200_000);
  await deliverAll(site, other.id);
  const refundId = await fakeRazorpay.refund(mine.payment.razorpay_payment_id, 100_000);
  await deliverAll(site, mine.id);
  const notes = (await listDocumentsOf(site.deps, [orderId])).filter(({ kind }) => kind === "credit_note");
  expect(notes).toMatchObject([{ refundId, totalPaise: 100_000 }]);
});

test("`hasRefundStatus` reads the refund’s own row", async () => {
  const site = openSite();
  const { id, payment } = await paidOrder(site);
  const [done, failed] = [
    await fakeRazorpay.refund(payment.razorpay_payment_id, 100_000),
    await fakeRazorpay.refund(payment.razorpay_payment_id, 100_000, { isPending: true }),
  ];
  await fakeRazorpay.settleRefund(failed, "failed");
  await deliverAll(site, id);
  const has = async (...of: Parameters<typeof hasRefundStatus>) =>
    site.deps.db.get<{ it: number }>(sql`select ${hasRefundStatus(...of)} as it`);
  expect([await has(done, "processed"), await has(done, "failed"), await has(failed, "failed")]).toEqual([
    { it: 1 },
    { it: 0 },
    { it: 1 },
  ]);
});
