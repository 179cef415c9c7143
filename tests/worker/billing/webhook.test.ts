import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { hmacHex } from "#worker/fake-razorpay/signature.ts";
import { type Delivery, fakeRazorpay } from "../../support/fakes/fake-razorpay.ts";
import { membershipOf } from "../../support/fixtures/billing/refunds.ts";
import {
  auditOf,
  broughtBy,
  deliver,
  deliverAll,
  deliverSigned,
  NOTHING,
  ONE_MEMBERSHIP,
  orderOf,
  paidOrder,
  paymentOf,
  webhookOf,
} from "../../support/fixtures/payments.ts";
import { openSite } from "../../support/site/site.ts";

test("a signature of the previous secret is accepted while the secret is rotated", async () => {
  const site = openSite();
  const { id, deliveries } = await paidOrder(site);
  const delivery = webhookOf(deliveries, "order.paid");
  const signature = await hmacHex(String(env.RAZORPAY_WEBHOOK_SECRET_PREVIOUS), delivery.body);
  expect((await deliver(site, { ...delivery, signature })).status).toBe(200);
  expect((await orderOf(site, id)).status).toBe("paid");
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
  const delivery = webhookOf(deliveries, "order.paid");
  const response = await deliver(site, { ...delivery, ...(await change(delivery)) });
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ code: "bad_webhook_signature" });
  expect((await orderOf(site, id)).status).toBe("created");
});

test("a failed payment makes the order attempted, and another payment of it makes it paid", async () => {
  const site = openSite();
  const { id, payment, deliveries } = await paidOrder(site, "failure");
  await deliver(site, webhookOf(deliveries, "payment.failed"));
  expect((await orderOf(site, id)).status).toBe("attempted");
  const second = await fakeRazorpay.pay(id);
  await deliverAll(site, id);
  expect(await broughtBy(site, id)).toEqual(ONE_MEMBERSHIP);
  expect(await paymentOf(site, payment)).toMatchObject({ status: "failed" });
  expect(await paymentOf(site, second)).toMatchObject({ status: "captured" });
});

test("a late authorisation moves the failed payment itself forward and makes the order paid", async () => {
  const site = openSite();
  const { id, payment, deliveries } = await paidOrder(site, "late");
  await deliver(site, webhookOf(deliveries, "payment.failed"));
  expect(await paymentOf(site, payment)).toMatchObject({ status: "failed", errorCode: "BAD_REQUEST_ERROR" });
  await fakeRazorpay.authorizeLate(payment.razorpay_payment_id);
  await deliver(site, webhookOf(await fakeRazorpay.listDeliveries(id), "payment.authorized"));
  expect(await paymentOf(site, payment)).toMatchObject({ status: "authorized", errorCode: null });
  expect(await broughtBy(site, id)).toEqual(NOTHING);
  await deliver(site, webhookOf(await fakeRazorpay.listDeliveries(id), "payment.captured"));
  expect(await paymentOf(site, payment)).toMatchObject({ status: "captured" });
  expect(await broughtBy(site, id)).toEqual(ONE_MEMBERSHIP);
});

test("a payment never moves backwards: failed after captured is ignored", async () => {
  const site = openSite();
  const { id, payment, deliveries } = await paidOrder(site);
  for (const delivery of deliveries) await deliver(site, delivery);
  const body = webhookOf(deliveries, "payment.authorized")
    .body.replace('"authorized"', '"failed"')
    .replace("payment.authorized", "payment.failed");
  expect((await deliverSigned(site, body)).status).toBe(200);
  expect(await paymentOf(site, payment)).toMatchObject({ status: "captured" });
  expect(await broughtBy(site, id)).toEqual(ONE_MEMBERSHIP);
});

test("a payment never moves backwards: failed after authorized is ignored", async () => {
  const site = openSite();
  const { id, payment } = await paidOrder(site, "late");
  await fakeRazorpay.authorizeLate(payment.razorpay_payment_id);
  const deliveries = await fakeRazorpay.listDeliveries(id);
  for (const type of ["payment.authorized", "payment.failed"]) await deliver(site, webhookOf(deliveries, type));
  expect(await paymentOf(site, payment)).toMatchObject({ status: "authorized", errorCode: null });
});

test("a signature opens nothing once the payment is refunded, even if the provider cannot be asked", async () => {
  const site = openSite();
  const { id, payment } = await paidOrder(site);
  await fakeRazorpay.refund(payment.razorpay_payment_id);
  await deliver(site, webhookOf(await fakeRazorpay.listDeliveries(id), "refund.processed"));
  await fakeRazorpay.break("status", 500);
  expect((await site.post("/payment/verify", payment)).status).toBe(200);
  expect(await broughtBy(site, id)).toEqual(NOTHING);
});

const IMPOSSIBLE_TIMES = ["0", "-1", "9007199254740991", "1e300", "1774981500.5", '"2026-03-31"', "null"];
test.each(IMPOSSIBLE_TIMES)("a payment that the provider dates %s is paid now", async (time) => {
  const ordered = openSite({ now: () => new Date("2026-11-20T06:00:00Z") });
  const { id, deliveries } = await paidOrder(ordered);
  const body = webhookOf(deliveries, "payment.captured").body.replace(/"created_at":\d+/, `"created_at":${time}`);
  const now = new Date("2026-11-20T10:00:00Z");
  expect((await deliverSigned(openSite({ now: () => now }), body)).status).toBe(200);
  expect(await orderOf(ordered, id)).toMatchObject({ status: "paid", paidAt: now });
  expect(await broughtBy(ordered, id)).toEqual(ONE_MEMBERSHIP);
});

test("a payment that another clock dates before its order is paid when the order was made", async () => {
  const createdAt = new Date("2026-11-18T10:00:00Z");
  const site = openSite({ now: () => createdAt });
  const { id } = await paidOrder(site, "failure");
  await fakeRazorpay.change({ now: createdAt.getTime() / 1000 - 2 });
  await fakeRazorpay.pay(id);
  await fakeRazorpay.change({ now: null });
  const later = openSite({ now: () => new Date("2026-11-20T10:00:00Z") });
  await deliverAll(later, id);
  expect(await orderOf(site, id)).toMatchObject({ status: "paid", paidAt: createdAt });
  expect(await broughtBy(site, id)).toEqual(ONE_MEMBERSHIP);
});

test("the same payment under a new event id takes effect only once", async () => {
  const site = openSite();
  const { id, deliveries } = await paidOrder(site);
  const delivery = webhookOf(deliveries, "payment.captured");
  for (const eventId of ["first", "second", "third"]) await deliver(site, { ...delivery, eventId });
  expect(await broughtBy(site, id)).toEqual(ONE_MEMBERSHIP);
});

test.each(["amount", "currency"])(
  "a captured payment of another %s is not accepted, and an operator can see it",
  async (field) => {
    const site = openSite();
    const { id, deliveries } = await paidOrder(site);
    const delivery = webhookOf(deliveries, "payment.captured");
    const body =
      field === "amount"
        ? delivery.body.replace('"amount":499900', '"amount":100')
        : delivery.body.replace('"INR"', '"USD"');
    expect((await deliverSigned(site, body)).status).toBe(200);
    expect((await orderOf(site, id)).status).toBe("created");
    expect(await auditOf(site, id)).toMatchObject([{ action: "payment.mismatch" }]);
  },
);

test("events that do not concern us are accepted and change nothing", async () => {
  const site = openSite();
  expect((await deliverSigned(site, { event: "settlement.processed", payload: {} })).status).toBe(200);
});

test("when D1 fails the webhook is answered with 5xx, and its retry finds nothing half-written", async () => {
  const site = openSite();
  const { id, deliveries } = await paidOrder(site);
  const delivery = webhookOf(deliveries, "order.paid");
  const batch = vi.spyOn(env.DB, "batch").mockRejectedValueOnce(new Error("D1_ERROR: Network connection lost."));
  expect((await deliver(site, delivery)).status).toBe(500);
  batch.mockRestore();
  expect((await orderOf(site, id)).status).toBe("created");
  expect((await deliver(site, delivery)).status).toBe(200);
  expect((await orderOf(site, id)).status).toBe("paid");
});

test("an authorised payment that claims to be captured opens nothing before its capture", async () => {
  const site = openSite();
  const { id, payment, deliveries } = await paidOrder(site);
  const { body } = webhookOf(deliveries, "payment.authorized");
  expect((await deliverSigned(site, body.replace('"captured":false', '"captured":true'))).status).toBe(200);
  expect(await paymentOf(site, payment)).toMatchObject({ status: "authorized", captured: false });
  expect(await broughtBy(site, id)).toEqual(NOTHING);
  await deliver(site, webhookOf(deliveries, "payment.captured"));
  expect(await broughtBy(site, id)).toEqual(ONE_MEMBERSHIP);
});

test("webhooks that are replayed after a full refund open nothing again", async () => {
  const site = openSite();
  const { id, payment } = await paidOrder(site);
  await deliverAll(site, id);
  await fakeRazorpay.refund(payment.razorpay_payment_id);
  await deliverAll(site, id);
  const { id: orderId } = await orderOf(site, id);
  const ended = await membershipOf(site, orderId);
  expect(ended?.revokedOn).toEqual(expect.any(String));
  for (const { body } of await fakeRazorpay.listDeliveries(id)) {
    expect((await deliverSigned(site, body)).status).toBe(200);
  }
  expect(await membershipOf(site, orderId)).toEqual(ended);
  expect(await broughtBy(site, id)).toMatchObject({ memberships: 1, documents: 1 });
});
