import { env } from "cloudflare:workers";
import { createHmac } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { payments, providerEvents } from "#worker/db/schema/billing.ts";
import { hmacHex } from "#worker/fake-razorpay/signature.ts";
import { runScheduledJobs } from "#worker/jobs/scheduled.server.ts";
import { type Delivery, fakeRazorpay } from "../../support/fakes/fake-razorpay.ts";
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
import { openSite, type Site } from "../../support/site/site.ts";

const UNPAID = { ...NOTHING, status: "created" };
type Event = {
  event: string;
  payload: { payment: { entity: Record<string, unknown> }; order?: { entity: Record<string, unknown> } };
};
const read = ({ body }: Delivery): Event => JSON.parse(body);

/** The webhook of a capture with `changes` to its payment. */
async function deliverPayment(site: Site, delivery: Delivery, changes: Record<string, unknown>) {
  const event = read(delivery);
  Object.assign(event.payload.payment.entity, changes);
  return deliverSigned(site, event);
}

/** Razorpay's limit, twice over: 15 notes of 256 characters in payment and order. */
const NOTES = Object.fromEntries(
  Array.from({ length: 15 }, (_, i) => [`note_${i}`.padEnd(256, "x"), "\u0939".repeat(256)]),
);

test("a signed event of 50 KB, full of notes and unknown fields, makes the order paid", async () => {
  const site = openSite();
  const { id, deliveries } = await paidOrder(site);
  const event = read(webhookOf(deliveries, "order.paid"));
  for (const part of [event.payload.payment, event.payload.order ?? expect.fail("no order")]) {
    Object.assign(part.entity, { notes: NOTES, invented: { deep: [1, 2, 3] } });
  }
  const body = JSON.stringify({ ...event, invented: true });
  expect(new TextEncoder().encode(body).byteLength).toBeGreaterThan(30_000);
  expect((await deliverSigned(site, body)).status).toBe(200);
  expect(await broughtBy(site, id)).toEqual(ONE_MEMBERSHIP);
});

test("a signed event of exactly 1 MB is read, one byte more is refused unread", async () => {
  const site = openSite();
  const { id, deliveries } = await paidOrder(site);
  const { body } = webhookOf(deliveries, "payment.captured");
  const fit = body + " ".repeat(1024 * 1024 - body.length);
  const tooLarge = await deliverSigned(site, `${fit} `);
  expect(tooLarge.status).toBe(413);
  expect(await tooLarge.json()).toMatchObject({ code: "body_too_large" });
  expect(await broughtBy(site, id)).toEqual(UNPAID);
  expect((await deliverSigned(site, fit)).status).toBe(200);
  expect(await broughtBy(site, id)).toEqual(ONE_MEMBERSHIP);
});

test("a large body without a valid signature is refused like a small one", async () => {
  const site = openSite();
  const { id, deliveries } = await paidOrder(site);
  const body = webhookOf(deliveries, "payment.captured").body + " ".repeat(500_000);
  const signature = await hmacHex("some-other-webhook-secret", body);
  expect((await deliver(site, { body, signature, eventId: "forged" })).status).toBe(401);
  expect(await broughtBy(site, id)).toEqual(UNPAID);
});

const UNKNOWN_WORDS: Array<[string, Record<string, unknown>]> = [
  ["method", { method: "quantum_wallet" }],
  ["method that is no text", { method: { kind: "card" } }],
  ["error code", { error_code: 17 }],
  ["captured flag", { captured: "yes" }],
  ["refund status", { refund_status: "halfway", amount_refunded: null }],
  ["negative refund", { amount_refunded: -100 }],
  ["fraction of a refund", { amount_refunded: 0.5 }],
];
test.each(UNKNOWN_WORDS)("an unknown %s does not hide a captured payment", async (_name, changes) => {
  const site = openSite();
  const { id, payment, deliveries } = await paidOrder(site);
  expect((await deliverPayment(site, webhookOf(deliveries, "payment.captured"), changes)).status).toBe(200);
  expect(await broughtBy(site, id)).toEqual(ONE_MEMBERSHIP);
  expect(await paymentOf(site, payment)).toMatchObject({ status: "captured", refundedPaise: 0 });
});

test.each(["payment.settled", "x".repeat(300), "", "दान"])("an event of the unknown type %j is read", async (type) => {
  const site = openSite();
  const { id, deliveries } = await paidOrder(site);
  const event = { ...read(webhookOf(deliveries, "payment.captured")), event: type };
  expect((await deliverSigned(site, event)).status).toBe(200);
  expect(await broughtBy(site, id)).toEqual(ONE_MEMBERSHIP);
});

test("a payment with an unknown status is logged, changes nothing, and is paid when it is captured", async () => {
  const site = openSite();
  const { id, payment, deliveries } = await paidOrder(site);
  const captured = webhookOf(deliveries, "payment.captured");
  expect((await deliverPayment(site, captured, { status: "under_observation" })).status).toBe(200);
  expect(await broughtBy(site, id)).toEqual(UNPAID);
  expect(site.lines.join()).toContain("payment.unknown_status");
  expect(site.lines.join()).toContain(payment.razorpay_payment_id);
  expect((await deliver(site, captured)).status).toBe(200);
  expect(await broughtBy(site, id)).toEqual(ONE_MEMBERSHIP);
});

test("a payment list with an unknown status and an unreadable payment still shows the captured one beside them", async () => {
  const site = openSite();
  const { id } = await paidOrder(site);
  const strange = { entity: "payment", amount: 499900, currency: "INR", order_id: id };
  await fakeRazorpay.addPayment({ ...strange, id: `pay_${crypto.randomUUID()}`, status: "under_observation" });
  await fakeRazorpay.addPayment({ ...strange, id: `pay_${crypto.randomUUID()}`, status: "captured", amount: "a lot" });
  const later = openSite({ now: () => new Date(Date.now() + 16 * 60_000) });
  await runScheduledJobs(later.deps);
  expect(await broughtBy(later, id)).toEqual(ONE_MEMBERSHIP);
  expect(later.lines.join()).toContain("payment.unknown_status");
  expect(later.lines.join()).toContain('"event":"provider.unreadable_entity","fields":"amount"');
});

const OTHER_AMOUNTS: Array<[string, unknown, string[]]> = [
  ["one paisa less", 499899, ["payment.mismatch"]],
  ["one paisa more", 499901, ["payment.mismatch"]],
  ["nothing", 0, ["payment.mismatch"]],
  ["a negative amount", -499900, ["payment.mismatch"]],
  ["the right amount as text", "499900", []],
  ["a fraction", 499900.5, []],
];
test.each(OTHER_AMOUNTS)("a captured payment of %s opens nothing and is reported", async (_name, amount, audited) => {
  const site = openSite();
  const { id, deliveries } = await paidOrder(site);
  expect((await deliverPayment(site, webhookOf(deliveries, "payment.captured"), { amount })).status).toBe(200);
  expect(await broughtBy(site, id)).toEqual(UNPAID);
  expect((await auditOf(site, id)).map(({ action }) => action)).toEqual(audited);
  expect(site.lines.join()).toContain(audited.length > 0 ? "order.mismatch" : "webhook.unreadable");
});

test("a payment of another order is refused at the browser's return, whatever its amount", async () => {
  const site = openSite();
  const { id, payment } = await paidOrder(site);
  const other = await paidOrder(site);
  const known = site.deps.payments ?? expect.fail("no payments");
  site.deps.payments = { ...known, findPayment: () => known.findPayment(other.payment.razorpay_payment_id) };
  expect((await site.post("/payment/verify", payment)).status).toBe(200);
  expect(await broughtBy(site, id)).toEqual(UNPAID);
  expect(await auditOf(site, id, "payment.mismatch")).toMatchObject([
    { detail: `${other.payment.razorpay_payment_id} order` },
  ]);
});

const MALFORMED = [
  "not json",
  "",
  "null",
  "[]",
  "17",
  '"text"',
  "{}",
  '{"event":"payment.captured"}',
  '{"event":17,"payload":{}}',
  '{"event":"payment.captured","payload":null}',
  '{"event":"payment.captured","payload":{"payment":{}}}',
  '{"event":"payment.captured","payload":{"payment":{"entity":null}}}',
  '{"event":"payment.captured","payload":{"payment":{"entity":{"id":"","order_id":"ORDER","amount":499900,"currency":"INR","status":"captured"}}}}',
  '{"event":"payment.captured","payload":{"payment":{"entity":{"id":"pay_1","order_id":["ORDER"],"amount":499900,"currency":"INR","status":"captured"}}}}',
  '{"event":"payment.captured","payload":{"payment":{"entity":{"id":"pay_1","order_id":"ORDER","amount":499900,"status":"captured"}}}}',
];
test.each(MALFORMED)("a signed body that cannot be used is answered with 200 and opens nothing: %s", async (text) => {
  const site = openSite();
  const { id } = await paidOrder(site);
  expect((await deliverSigned(site, text.replace("ORDER", id))).status).toBe(200);
  expect(await broughtBy(site, id)).toEqual(UNPAID);
  expect(site.lines.join()).toMatch(/webhook\.(unreadable|ignored)/);
  await deliverAll(site, id);
  expect(await broughtBy(site, id)).toEqual(ONE_MEMBERSHIP);
});

test("a signed body that is not UTF-8 is answered with 200", async () => {
  const site = openSite();
  const bytes = new Uint8Array([0xff, 0xfe, 0x00, 0x80]);
  const signature = createHmac("sha256", env.RAZORPAY_WEBHOOK_SECRET).update(bytes).digest("hex");
  const headers = { "Content-Type": "application/json", "X-Razorpay-Signature": signature };
  const response = await site.request("/payment/webhook", { method: "POST", body: bytes, headers });
  expect(response.status).toBe(200);
});

test("an event id of 8,000 characters is accepted, and stored as its digest once", async () => {
  const site = openSite();
  const { id, payment, deliveries } = await paidOrder(site);
  const delivery = { ...webhookOf(deliveries, "payment.captured"), eventId: "e".repeat(8000) };
  for (let n = 0; n < 2; n++) expect((await deliver(site, delivery)).status).toBe(200);
  expect(await broughtBy(site, id)).toEqual(ONE_MEMBERSHIP);
  const isOfPayment = eq(providerEvents.paymentId, payment.razorpay_payment_id);
  const events = await site.deps.db.select().from(providerEvents).where(isOfPayment);
  expect(events).toMatchObject([{ id: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
});

test("an event without an id is recorded", async () => {
  const site = openSite();
  const { id, deliveries } = await paidOrder(site);
  const { body, signature } = webhookOf(deliveries, "payment.captured");
  const headers = { "X-Razorpay-Signature": signature };
  expect((await site.post("/payment/webhook", body, headers)).status).toBe(200);
  const order = await orderOf(site, id);
  expect(await site.deps.db.$count(payments, eq(payments.orderId, order.id))).toBe(1);
});

test("an event about an unknown order is ignored", async () => {
  const site = openSite();
  const { deliveries } = await paidOrder(site);
  const captured = webhookOf(deliveries, "payment.captured");
  expect(await (await deliver(site, captured)).json()).toEqual({ message: "recorded" });
  const strange = captured.body.replaceAll(/order_\w+/g, "order_ofNobody");
  expect(await (await deliverSigned(site, strange)).json()).toEqual({ message: "ignored" });
});
