import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { auditEntries, memberships, orders, outbox, payments, providerEvents, receipts } from "#worker/db/schema.ts";
import { hmacHex } from "#worker/sandbox/signature.ts";
import { openSite, type Site } from "../support/site.ts";
import { type Delivery, standIn } from "../support/stand-in.ts";

async function paidOrder(site: Site, ending?: Parameters<typeof standIn.pay>[1]) {
  const response = await site.post("/payment/create-order", {
    amount: 4999,
    name: "Ravi",
    contact: "ravi@example.org",
  });
  const { id } = await response.json<{ id: string }>();
  const payment = await standIn.pay(id, ending);
  return { id, payment, deliveries: await standIn.listDeliveries(id) };
}

function deliver(site: Site, { body, signature, eventId }: Omit<Delivery, "type">) {
  return site.post("/payment/webhook", body, { "X-Razorpay-Signature": signature, "X-Razorpay-Event-Id": eventId });
}

async function orderOf(site: Site, id: string) {
  return site.deps.db.select().from(orders).where(eq(orders.providerOrderId, id)).get();
}

const of = (deliveries: Delivery[], type: string): Delivery => {
  const found = deliveries.find((delivery) => delivery.type === type);
  if (!found) throw new Error(`no ${type}`);
  return found;
};

test("a signature of the previous secret is accepted while the secret is rotated", async () => {
  const site = openSite();
  const { id, deliveries } = await paidOrder(site);
  const delivery = of(deliveries, "order.paid");
  const signature = await hmacHex(String(env.RAZORPAY_WEBHOOK_SECRET_PREVIOUS), delivery.body);
  expect((await deliver(site, { ...delivery, signature })).status).toBe(200);
  expect((await orderOf(site, id))?.status).toBe("paid");
});

const WRONG: Array<[string, (delivery: Delivery) => Promise<Partial<Delivery>>]> = [
  ["of another secret", async ({ body }) => ({ signature: await hmacHex("some-other-webhook-secret", body) })],
  ["of the key secret", async ({ body }) => ({ signature: await hmacHex(env.RAZORPAY_KEY_SECRET, body) })],
  ["that is missing", async () => ({ signature: "" })],
  ["over other bytes", async ({ body }) => ({ body: `${body} ` })],
];
test.each(WRONG)("a webhook with a signature %s is refused and changes nothing", async (_name, change) => {
  const site = openSite();
  const { id, deliveries } = await paidOrder(site);
  const delivery = of(deliveries, "order.paid");
  const response = await deliver(site, { ...delivery, ...(await change(delivery)) });
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ code: "bad_webhook_signature" });
  expect((await orderOf(site, id))?.status).toBe("created");
});

test("a failed payment makes the order attempted, and a late authorisation makes it paid", async () => {
  const site = openSite();
  const { id, deliveries } = await paidOrder(site, "failure");
  await deliver(site, of(deliveries, "payment.failed"));
  expect((await orderOf(site, id))?.status).toBe("attempted");
  const second = await standIn.pay(id);
  for (const delivery of await standIn.listDeliveries(id)) await deliver(site, delivery);
  const order = await orderOf(site, id);
  expect(order?.status).toBe("paid");
  const rows = await site.deps.db
    .select()
    .from(payments)
    .where(eq(payments.orderId, order?.id ?? ""));
  expect(rows.map(({ status }) => status).sort()).toEqual(["captured", "failed"]);
  expect(rows.some((row) => row.id === second.razorpay_payment_id)).toBe(true);
});

test("a payment never moves backwards: failed after captured is ignored", async () => {
  const site = openSite();
  const { id, payment, deliveries } = await paidOrder(site);
  for (const delivery of deliveries) await deliver(site, delivery);
  const body = of(deliveries, "payment.authorized")
    .body.replace('"authorized"', '"failed"')
    .replace("payment.authorized", "payment.failed");
  const signature = await hmacHex(env.RAZORPAY_WEBHOOK_SECRET, body);
  expect((await deliver(site, { body, signature, eventId: "later" })).status).toBe(200);
  const row = await site.deps.db.select().from(payments).where(eq(payments.id, payment.razorpay_payment_id)).get();
  expect(row?.status).toBe("captured");
  expect((await orderOf(site, id))?.status).toBe("paid");
});

async function auditOf(site: Site, orderId: string) {
  return site.deps.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subject, `order:${orderId}`));
}

/** How many memberships, receipts and mails an order of the provider has brought. */
async function broughtBy(site: Site, providerOrderId: string) {
  const order = (await orderOf(site, providerOrderId)) ?? expect.fail("no order");
  const { db } = site.deps;
  return {
    status: order.status,
    memberships: await db.$count(memberships, eq(memberships.orderId, order.id)),
    receipts: await db.$count(receipts, eq(receipts.orderId, order.id)),
    mails: await db.$count(outbox, eq(outbox.subjectId, order.id)),
    told: (await auditOf(site, order.id)).filter(({ action }) => action === "order.paid").length,
  };
}
const NOTHING = { status: "attempted", memberships: 0, receipts: 0, mails: 0, told: 0 };
const ALL = { status: "paid", memberships: 1, receipts: 1, mails: 1, told: 1 };

/** An order whose payment was given back before any webhook arrived. */
async function refundedOrder(site: Site) {
  const { id, payment } = await paidOrder(site);
  await standIn.refund(payment.razorpay_payment_id);
  return { id, payment, deliveries: await standIn.listDeliveries(id) };
}

test("news of a capture that comes after the refund opens no membership and sends no mail", async () => {
  const site = openSite();
  const { id, payment, deliveries } = await refundedOrder(site);
  const late = ["refund.processed", "payment.captured", "order.paid"];
  for (const type of late) expect((await deliver(site, of(deliveries, type))).status).toBe(200);
  expect(await broughtBy(site, id)).toEqual(NOTHING);
  const isThis = eq(payments.id, payment.razorpay_payment_id);
  expect(await site.deps.db.select().from(payments).where(isThis)).toMatchObject([{ status: "refunded" }]);
  const known = await site.deps.db.select().from(providerEvents).where(eq(providerEvents.providerOrderId, id));
  expect(known.map(({ type }) => type)).toEqual(expect.arrayContaining(late));
});

test("a refund that is written while news of the capture is on its way to D1 is not overrun", async () => {
  const site = openSite();
  const { id, deliveries } = await refundedOrder(site);
  const real = env.DB.batch.bind(env.DB);
  const batch = vi.spyOn(env.DB, "batch").mockImplementationOnce(async (statements) => {
    await deliver(openSite(), of(deliveries, "refund.processed"));
    return real(statements);
  });
  expect((await deliver(site, of(deliveries, "payment.captured"))).status).toBe(200);
  batch.mockRestore();
  expect(await broughtBy(site, id)).toEqual(NOTHING);
});

test("a signature opens nothing either once the payment is refunded and the provider cannot be asked", async () => {
  const site = openSite();
  const { id, payment, deliveries } = await refundedOrder(site);
  await deliver(site, of(deliveries, "refund.processed"));
  await standIn.break("status", 500);
  expect((await site.post("/payment/verify", payment)).status).toBe(200);
  expect(await broughtBy(site, id)).toEqual(NOTHING);
});

test("another payment of an order whose first one was refunded is what it is paid with", async () => {
  const site = openSite();
  const { id, payment } = await paidOrder(site, "uncaptured");
  await standIn.refund(payment.razorpay_payment_id);
  await standIn.pay(id);
  for (const delivery of await standIn.listDeliveries(id)) await deliver(site, delivery);
  expect(await broughtBy(site, id)).toEqual(ALL);
});

test("a refund of a membership that has begun is recorded and ends nothing by itself", async () => {
  const site = openSite();
  const { id, payment, deliveries } = await paidOrder(site);
  for (const delivery of deliveries) await deliver(site, delivery);
  await standIn.refund(payment.razorpay_payment_id);
  for (const delivery of await standIn.listDeliveries(id)) await deliver(site, delivery);
  expect(await broughtBy(site, id)).toEqual(ALL);
  const row = await site.deps.db.select().from(payments).where(eq(payments.id, payment.razorpay_payment_id)).get();
  expect(row).toMatchObject({ status: "refunded", refundedPaise: 499900 });
});

test("money that is sent back in parts is recorded part by part, and a late piece of news takes nothing back", async () => {
  const site = openSite();
  const { id, payment, deliveries } = await paidOrder(site);
  for (const delivery of deliveries) await deliver(site, delivery);
  const isThis = eq(payments.id, payment.razorpay_payment_id);
  const standing = () => site.deps.db.select().from(payments).where(isThis).get();
  const steps = [
    { amount: 100000, stands: { status: "captured", refundedPaise: 100000 } },
    { amount: 150000, stands: { status: "captured", refundedPaise: 250000 } },
    { amount: undefined, stands: { status: "refunded", refundedPaise: 499900 } },
  ];
  for (const { amount, stands } of steps) {
    await standIn.refund(payment.razorpay_payment_id, amount);
    const all = await standIn.listDeliveries(id);
    for (const delivery of all) expect((await deliver(site, delivery)).status).toBe(200);
    // Once more in another order, as a provider may repeat them.
    for (const delivery of all.reverse()) await deliver(site, { ...delivery, eventId: crypto.randomUUID() });
    expect(await standing()).toMatchObject(stands);
  }
  const told = await auditOf(site, (await orderOf(site, id))?.id ?? "");
  expect(told.filter(({ action }) => action === "payment.refunded").map(({ detail }) => detail)).toEqual([
    `${payment.razorpay_payment_id} 100000 of 499900`,
    `${payment.razorpay_payment_id} 250000 of 499900`,
    `${payment.razorpay_payment_id} 499900 of 499900`,
  ]);
  expect(await broughtBy(site, id)).toEqual(ALL);
});

const IMPOSSIBLE_TIMES = ["0", "-1", "9007199254740991", "1e300", "1774981500.5", '"2026-03-31"', "null"];
test.each(IMPOSSIBLE_TIMES)("a payment that the provider dates %s is paid now", async (time) => {
  const ordered = openSite({ now: () => new Date("2026-11-18T10:00:00Z") });
  const { id, deliveries } = await paidOrder(ordered);
  const body = of(deliveries, "payment.captured").body.replace(/"created_at":\d+/, `"created_at":${time}`);
  const signature = await hmacHex(env.RAZORPAY_WEBHOOK_SECRET, body);
  const now = new Date("2026-11-20T10:00:00Z");
  expect((await deliver(openSite({ now: () => now }), { body, signature, eventId: crypto.randomUUID() })).status).toBe(
    200,
  );
  expect(await orderOf(ordered, id)).toMatchObject({ status: "paid", paidAt: now });
});

test("a payment that another clock dates before its order is paid when the order was made", async () => {
  const createdAt = new Date("2026-11-18T10:00:00Z");
  const site = openSite({ now: () => createdAt });
  const { id } = await paidOrder(site, "failure");
  await standIn.change({ now: createdAt.getTime() / 1000 - 2 });
  await standIn.pay(id);
  await standIn.change({ now: null });
  const later = openSite({ now: () => new Date("2026-11-20T10:00:00Z") });
  for (const delivery of await standIn.listDeliveries(id)) await deliver(later, delivery);
  expect(await orderOf(site, id)).toMatchObject({ status: "paid", paidAt: createdAt });
});

test("the same payment under a new event id fulfils nothing twice", async () => {
  const site = openSite();
  const { id, deliveries } = await paidOrder(site);
  const delivery = of(deliveries, "payment.captured");
  for (const eventId of ["first", "second", "third"]) await deliver(site, { ...delivery, eventId });
  const order = await orderOf(site, id);
  expect(await site.deps.db.$count(memberships, eq(memberships.orderId, order?.id ?? ""))).toBe(1);
});

test.each(["amount", "currency"])(
  "a captured payment of another %s is not accepted, and an operator can see it",
  async (field) => {
    const site = openSite();
    const { id, deliveries } = await paidOrder(site);
    const delivery = of(deliveries, "payment.captured");
    const body =
      field === "amount"
        ? delivery.body.replace('"amount":499900', '"amount":100')
        : delivery.body.replace('"INR"', '"USD"');
    const signature = await hmacHex(env.RAZORPAY_WEBHOOK_SECRET, body);
    expect((await deliver(site, { body, signature, eventId: crypto.randomUUID() })).status).toBe(200);
    const order = await orderOf(site, id);
    expect(order?.status).toBe("created");
    const entries = await site.deps.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subject, `order:${order?.id}`));
    expect(entries).toMatchObject([{ action: "payment.mismatch" }]);
  },
);

test("events about nothing of ours are accepted and change nothing", async () => {
  const site = openSite();
  const body = JSON.stringify({ event: "settlement.processed", payload: {} });
  const signature = await hmacHex(env.RAZORPAY_WEBHOOK_SECRET, body);
  expect((await deliver(site, { body, signature, eventId: "other" })).status).toBe(200);
});

test("a signed body that is no JSON is accepted, because repeating it would not make it readable", async () => {
  const body = "not json";
  const signature = await hmacHex(env.RAZORPAY_WEBHOOK_SECRET, body);
  expect((await deliver(openSite(), { body, signature, eventId: "odd" })).status).toBe(200);
});

test("when D1 fails the webhook is answered with 5xx, and its repetition finds nothing half-written", async () => {
  const site = openSite();
  const { id, deliveries } = await paidOrder(site);
  const delivery = of(deliveries, "order.paid");
  const batch = vi.spyOn(env.DB, "batch").mockRejectedValueOnce(new Error("D1_ERROR: Network connection lost."));
  expect((await deliver(site, delivery)).status).toBe(500);
  batch.mockRestore();
  expect((await orderOf(site, id))?.status).toBe("created");
  expect((await deliver(site, delivery)).status).toBe(200);
  expect((await orderOf(site, id))?.status).toBe("paid");
});
