import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { plans } from "#worker/content/seed/plans.ts";
import { orders } from "#worker/db/schema/billing.ts";
import { findOrderByProviderId } from "#worker/domain/billing/orders.server.ts";
import { saveEntries } from "#worker/domain/content/content.server.ts";
import { runScheduledJobs } from "#worker/jobs/scheduled.server.ts";
import { fakeRazorpay } from "../../support/fakes/fake-razorpay.ts";
import {
  broughtBy,
  decisionsOf,
  deliver,
  deliverAll,
  GST_INCLUDED,
  NOTHING,
  ONE_MEMBERSHIP,
  paymentOf,
  setGst,
} from "../../support/fixtures/payments.ts";
import { openSite, type Site } from "../../support/site/site.ts";

const START = Date.parse("2026-11-20T10:00:00Z");
const HOUR = 3_600_000;
const siteAfter = (hours: number) => openSite({ now: () => new Date(START + hours * HOUR) });
const GOLD = { name: "Meera Joshi", contact: "meera@example.org", amount: 24999, plan: "gold" };

function post(hours: number, key: string, changes: Partial<typeof GOLD> = {}) {
  return siteAfter(hours).post("/payment/create-order", { ...GOLD, ...changes }, { "Idempotency-Key": key });
}

async function orderOf(response: Response) {
  expect(response.status).toBe(200);
  return response.json<{ id: string; amount: number }>();
}

/** Runs `use` while Gold has another price. */
async function atPrice(pricePaise: number, use: () => Promise<void>) {
  const { deps } = openSite();
  const position = plans.findIndex(({ planId }) => planId === "gold");
  const { slug, ...data } = plans[position] ?? expect.fail("no plan");
  const save = (price: number) =>
    saveEntries(
      deps,
      [{ collection: "plans", slug, position, status: "published", data: { ...data, pricePaise: price } }],
      "test",
    );
  await save(pricePaise);
  try {
    await use();
  } finally {
    await save(data.pricePaise);
  }
}

test("an idempotency key gives the same order for 23 hours, and then a new one", async () => {
  const key = crypto.randomUUID();
  const first = await orderOf(await post(0, key));
  expect(await orderOf(await post(22.9, key))).toEqual(first);
  const second = await orderOf(await post(23, key));
  expect(second.id).not.toBe(first.id);
  expect(await orderOf(await post(24, key))).toEqual(second);
  const third = await orderOf(await post(48, key));
  expect([first.id, second.id]).not.toContain(third.id);
  expect(await openSite().deps.db.$count(orders, eq(orders.providerOrderId, third.id))).toBe(1);
});

test("calls at once after the expiry get one new order, here and at the provider", async () => {
  const key = crypto.randomUUID();
  await post(0, key);
  const before = (await fakeRazorpay.listOrders()).length;
  const started = await Promise.all(Array.from({ length: 5 }, async () => orderOf(await post(25, key))));
  expect(new Set(started.map(({ id }) => id)).size).toBe(1);
  expect((await fakeRazorpay.listOrders()).length).toBe(before + 1);
});

test("an expired key still belongs to its buyer", async () => {
  const key = crypto.randomUUID();
  await post(0, key);
  const other = await post(25, key, { contact: "asha@example.org" });
  expect(other.status).toBe(409);
  expect(await other.json()).toMatchObject({ code: "idempotency_conflict" });
});

test("after a change of price the same key gives a new order at today's price, and never the old amount", async () => {
  const key = crypto.randomUUID();
  const old = await orderOf(await post(0, key));
  await atPrice(2_999_900, async () => {
    const printed = await post(1, key);
    expect(printed.status, "the old printed price").toBe(422);
    expect(await printed.json()).toMatchObject({
      message: "The price of this plan has changed. Reload the page to see it.",
    });
    const dearer = await orderOf(await post(1, key, { amount: 29999 }));
    expect(dearer.amount).toBe(2_999_900);
    expect(dearer.id).not.toBe(old.id);
    expect(await orderOf(await post(1, key, { amount: 29999 }))).toEqual(dearer);
  });
  expect(await orderOf(await post(2, key))).toEqual(old);
});

test("after GST has become part of the price the same key gives a new order, whose document has the tax", async () => {
  const key = crypto.randomUUID();
  const old = await orderOf(await post(0, key));
  const site = siteAfter(1);
  await setGst(site, GST_INCLUDED);
  const response = await post(1, key);
  await setGst(site, {});
  const taxed = await orderOf(response);
  expect(taxed).toMatchObject({ amount: old.amount });
  expect(await findOrderByProviderId(site.deps, taxed.id)).toMatchObject({ receiptTerms: { taxPaise: 381_341 } });
});

/** Pays an order so many hours after {@link START}, by the provider's clock. */
async function payAfter(hours: number, id: string) {
  await fakeRazorpay.change({ now: (START + hours * HOUR) / 1000 });
  try {
    return await fakeRazorpay.pay(id);
  } finally {
    await fakeRazorpay.change({ now: null });
  }
}

const LATE = {
  message: "Your payment for Gold Member arrived after the order had expired. We will check it and contact you.",
  state: "not_paid",
};

test("a payment after the order has expired opens nothing and is recorded for a decision, whichever source reports it", async () => {
  const { id } = await orderOf(await post(0, crypto.randomUUID()));
  const payment = await payAfter(24, id);
  const site = siteAfter(25);
  expect(await (await site.post("/payment/verify", payment)).json()).toEqual(LATE);
  await deliverAll(site, id);
  await runScheduledJobs(site.deps);
  expect(await (await site.post("/payment/verify", payment)).json()).toEqual(LATE);
  expect(await broughtBy(site, id)).toEqual(NOTHING);
  expect(await paymentOf(site, payment)).toMatchObject({ status: "captured", amountPaise: 2_499_900 });
  expect(await decisionsOf(site, id)).toMatchObject([
    { kind: "late_capture", paymentId: payment.razorpay_payment_id, resolvedAt: null },
  ]);
  expect(site.lines.filter((line) => line.includes("payment.needs_decision"))).toHaveLength(1);
});

test.each([
  ["webhook", (site: Site, id: string) => deliverAll(site, id)],
  ["reconciliation", (site: Site) => runScheduledJobs(site.deps)],
])("the %s on its own records a late payment, too", async (_source, report) => {
  const { id } = await orderOf(await post(0, crypto.randomUUID()));
  await payAfter(24, id);
  const site = siteAfter(25);
  await report(site, id);
  expect(await decisionsOf(site, id)).toMatchObject([{ kind: "late_capture" }]);
  expect((await broughtBy(site, id)).memberships).toBe(0);
});

test("a payment in time opens the membership, however late it is reported", async () => {
  const { id } = await orderOf(await post(0, crypto.randomUUID()));
  await payAfter(23.9, id);
  const site = siteAfter(60);
  await deliverAll(site, id);
  expect(await broughtBy(site, id)).toEqual(ONE_MEMBERSHIP);
  expect(await decisionsOf(site, id)).toEqual([]);
});

test("a late payment that was refunded before it is reported needs no decision", async () => {
  const { id } = await orderOf(await post(0, crypto.randomUUID()));
  const payment = await payAfter(24, id);
  await fakeRazorpay.refund(payment.razorpay_payment_id);
  const site = siteAfter(25);
  const deliveries = await fakeRazorpay.listDeliveries(id);
  for (const delivery of deliveries.reverse()) await deliver(site, delivery);
  expect(await decisionsOf(site, id)).toEqual([]);
  expect(await paymentOf(site, payment)).toMatchObject({ status: "refunded" });
});
