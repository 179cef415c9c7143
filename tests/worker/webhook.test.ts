import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { auditEntries, memberships, orders, payments } from "#worker/db/schema.ts";
import { hmacHex } from "#worker/sandbox/signature.ts";
import { openSite, type Site } from "../support/site.ts";
import { type Delivery, standIn } from "../support/stand-in.ts";

async function paidOrder(site: Site, ending: "success" | "failure" | "late" = "success") {
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
