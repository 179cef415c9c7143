import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { PaymentConfirmation } from "#worker/contracts/payment.ts";
import { orders, payments } from "#worker/db/schema/billing.ts";
import { outbox } from "#worker/db/schema/mail.ts";
import { membershipNumbers, memberships } from "#worker/db/schema/membership.ts";
import { listDocumentsOf } from "#worker/domain/documents/documents.server.ts";
import { drawKolam } from "#worker/domain/membership/kolam.server.ts";
import { findMembershipNumber } from "#worker/domain/membership/membership-numbers.server.ts";
import type { ProviderPayment } from "#worker/providers/razorpay-entities.ts";
import { type Delivery, fakeRazorpay, type SignedPayment } from "../../support/fakes/fake-razorpay.ts";
import { GST_INCLUDED, setGst } from "../../support/fixtures/payments.ts";
import { openSite, type Site } from "../../support/site/site.ts";

const GOLD = { amount: 24999, name: "Meera Joshi", contact: "meera@example.org", plan: "gold" };

async function startGold(site: Site, details = GOLD): Promise<string> {
  const response = await site.post("/payment/create-order", details);
  expect(response.status).toBe(200);
  const { id } = await response.json<{ id: string }>();
  return id;
}

function deliver(site: Site, { body, signature, eventId }: Delivery) {
  return site.post("/payment/webhook", body, { "X-Razorpay-Signature": signature, "X-Razorpay-Event-Id": eventId });
}

async function readOrderState(site: Site, providerOrderId: string) {
  const order = await site.deps.db.select().from(orders).where(eq(orders.providerOrderId, providerOrderId)).get();
  const of = order?.id ?? "";
  return {
    order,
    memberships: await site.deps.db.select().from(memberships).where(eq(memberships.orderId, of)),
    numbers: await site.deps.db.select().from(membershipNumbers).where(eq(membershipNumbers.orderId, of)),
    documents: await listDocumentsOf(site.deps, [of]),
    mails: await site.deps.db.select().from(outbox).where(eq(outbox.subjectId, of)),
    payments: await site.deps.db.select().from(payments).where(eq(payments.orderId, of)),
  };
}

function expectOneOfEach({ memberships, numbers, documents, mails }: Awaited<ReturnType<typeof readOrderState>>): void {
  expect([memberships.length, numbers.length, documents.length, mails.length]).toEqual([1, 1, 1, 1]);
}

test("a visitor who pays for Gold has one paid order of 2499900 paise, one membership, one receipt and one mail", async () => {
  const site = openSite({ now: () => new Date("2026-11-20T10:00:00Z") });
  const id = await startGold(site);
  const response = await site.post("/payment/verify", await fakeRazorpay.pay(id));
  expect(response.status).toBe(200);
  const confirmation = PaymentConfirmation.parse(await response.json());
  expect(confirmation).toMatchObject({
    message: "Your Gold Member membership is valid until 19 November 2027.",
    state: "paid",
  });
  await site.settle();

  const after = await readOrderState(site, id);
  expect(after.order).toMatchObject({ status: "paid", amountPaise: 2499900, planId: "gold" });
  // A second capture or a refund without a webhook is noticed then.
  expect(after.order?.nextCheckAt).toEqual(new Date("2026-11-20T11:00:00Z"));
  expect(after.payments).toMatchObject([{ status: "captured", amountPaise: 2499900 }]);
  expect(after.memberships).toMatchObject([{ planId: "gold", validFrom: "2026-11-20", validTo: "2027-11-19" }]);
  expect(after.numbers).toMatchObject([{ financialYear: "26-27" }]);
  const number = (await findMembershipNumber(site.deps, after.order?.id ?? "")) ?? expect.fail("no number");
  expect(confirmation.membership).toEqual({
    planId: "gold",
    plan: "Gold Member",
    name: "Meera Joshi",
    number,
    validTo: "19 November 2027",
    kolam: drawKolam(number),
    receipt: `/dashboard/receipts/${after.order?.id}`,
    document: "receipt",
    email: "meera@example.org",
    nextEvent: {
      title: "Scheme Clinic for Small Enterprises",
      when: "12 December 2026, 10:00\u00a0am to 1:30\u00a0pm",
      href: "/events#scheme-clinic-bhubaneswar",
    },
  });
  expect(after.mails).toMatchObject([{ kind: "receipt", recipient: "meera@example.org", status: "sent" }]);
});

test("a payer who gave only a phone number is told of no email", async () => {
  const site = openSite();
  const id = await startGold(site, { ...GOLD, contact: "+91 98765 00011" });
  const response = await site.post("/payment/verify", await fakeRazorpay.pay(id));
  expect(PaymentConfirmation.parse(await response.json()).membership).toMatchObject({
    number: expect.stringMatching(/^M\/\d\d-\d\d\/\d{6}$/),
    email: null,
  });
});

test("a buyer whose order has GST is offered an invoice", async () => {
  const site = openSite();
  await setGst(site, GST_INCLUDED);
  const response = await site.post("/payment/verify", await fakeRazorpay.pay(await startGold(site)));
  expect(PaymentConfirmation.parse(await response.json()).membership?.document).toBe("invoice");
});

test("the webhooks that arrive after the browser's return change nothing", async () => {
  const site = openSite();
  const id = await startGold(site);
  await site.post("/payment/verify", await fakeRazorpay.pay(id));
  await site.settle();
  const before = await readOrderState(site, id);
  const deliveries = await fakeRazorpay.listDeliveries(id);
  expect(deliveries).toHaveLength(3);
  for (const delivery of deliveries) expect((await deliver(site, delivery)).status).toBe(200);
  await site.settle();
  expect(await readOrderState(site, id)).toEqual(before);
});

test("a buyer who pays and closes the tab becomes a member through the webhook alone", async () => {
  const site = openSite();
  const id = await startGold(site);
  await fakeRazorpay.pay(id);
  for (const delivery of await fakeRazorpay.listDeliveries(id)) await deliver(site, delivery);
  const after = await readOrderState(site, id);
  expect(after.order?.status).toBe("paid");
  expectOneOfEach(after);
});

const EVENT_ORDERS = permutations(["payment.authorized", "payment.captured", "order.paid", "verify"]);
test.each(EVENT_ORDERS)("the result is the same whatever comes first: %s, %s, %s, %s", async (...events) => {
  const site = openSite();
  const id = await startGold(site);
  const payment = await fakeRazorpay.pay(id);
  const deliveries = await fakeRazorpay.listDeliveries(id);
  for (const event of events) {
    const delivery = deliveries.find(({ type }) => type === event);
    const response = delivery ? await deliver(site, delivery) : await site.post("/payment/verify", payment);
    expect(response.status).toBe(200);
  }
  const after = await readOrderState(site, id);
  expect(after.order?.status).toBe("paid");
  expect(after.payments).toMatchObject([{ status: "captured" }]);
  expectOneOfEach(after);
});

test("50 simultaneous verifications and webhooks for one order give one membership", async () => {
  const site = openSite();
  const id = await startGold(site);
  const payment = await fakeRazorpay.pay(id);
  const deliveries = await fakeRazorpay.listDeliveries(id);
  const responses = await Promise.all(
    Array.from({ length: 50 }, (_, i) => {
      const delivery = deliveries[i % 4];
      return delivery ? deliver(openSite(), delivery) : openSite().post("/payment/verify", payment);
    }),
  );
  expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200));
  const after = await readOrderState(site, id);
  expectOneOfEach(after);
});

test("membership numbers are consecutive in their financial year, even when orders are paid at once", async () => {
  const site = openSite({ now: () => new Date("2031-05-05T10:00:00Z") });
  const ids = await Promise.all(Array.from({ length: 8 }, () => startGold(site)));
  await Promise.all(ids.map(async (id) => site.post("/payment/verify", await fakeRazorpay.pay(id))));
  const rows = await site.deps.db.select().from(membershipNumbers).where(eq(membershipNumbers.financialYear, "31-32"));
  expect(rows.map(({ number }) => number).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test("verifying twice gives the same answer", async () => {
  const site = openSite();
  const payment = await fakeRazorpay.pay(await startGold(site));
  const first = await (await site.post("/payment/verify", payment)).json();
  const second = await site.post("/payment/verify", payment);
  expect(second.status).toBe(200);
  expect(await second.json()).toEqual(first);
});

const FORGERIES: Array<[string, (signature: string, other: string) => string]> = [
  ["of another order", (_, other) => other],
  ["cut short", (signature) => signature.slice(0, 63)],
  ["in capitals", (signature) => signature.toUpperCase()],
  ["empty", () => ""],
  ["with one character changed", (signature) => signature.replace(/^./, (first) => (first === "0" ? "1" : "0"))],
];
test.each(FORGERIES)("a signature %s is refused and the order does not change", async (_name, forge) => {
  const site = openSite();
  const [id, otherId] = [await startGold(site), await startGold(site)];
  const [payment, other] = [await fakeRazorpay.pay(id), await fakeRazorpay.pay(otherId)];
  const before = await readOrderState(site, id);
  const response = await site.post("/payment/verify", {
    ...payment,
    razorpay_signature: forge(payment.razorpay_signature, other.razorpay_signature),
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: "bad_signature", message: "Payment verification failed." });
  expect(await readOrderState(site, id)).toEqual(before);
});

test("a signature made with another key is refused", async () => {
  const site = openSite();
  const payment = await fakeRazorpay.pay(await startGold(site));
  const razorpay_signature = await hmac(
    "another-key-secret",
    `${payment.razorpay_order_id}|${payment.razorpay_payment_id}`,
  );
  const response = await site.post("/payment/verify", { ...payment, razorpay_signature } satisfies SignedPayment);
  expect(response.status).toBe(400);
});

test("verifying an order that this site does not know gives 404", async () => {
  const site = openSite();
  const payment = await fakeRazorpay.pay(await startGold(site));
  const response = await site.post("/payment/verify", { ...payment, razorpay_order_id: "order_unknown0000001" });
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ code: "unknown_order" });
});

test.each(["answers 500", "times out"])(
  "when the provider %s at the return, the payment waits and opens nothing until it is captured",
  async (what) => {
    const site = openSite();
    const id = await startGold(site);
    const payment = await fakeRazorpay.pay(id);
    const payments = site.deps.payments ?? expect.fail("no payments");
    const failure =
      what === "times out" ? ({ reason: "timeout" } as const) : ({ reason: "error", status: 500 } as const);
    site.deps.payments = { ...payments, findPayment: async () => ({ ok: false, failure }) };
    for (let n = 0; n < 2; n += 1) {
      const response = await site.post("/payment/verify", payment);
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ message: WAITING, state: "waiting" });
    }
    await site.settle();
    const waiting = await readOrderState(site, id);
    expect(waiting.order).toMatchObject({ status: "attempted", paidAt: null });
    expect(waiting.order?.nextCheckAt).not.toBeNull();
    expect(waiting.payments).toMatchObject([{ status: "authorized" }]);
    expect([waiting.memberships, waiting.numbers, waiting.mails]).toEqual([[], [], []]);

    for (const delivery of await fakeRazorpay.listDeliveries(id)) await deliver(site, delivery);
    const after = await readOrderState(site, id);
    expect(after.order?.status).toBe("paid");
    expectOneOfEach(after);
    expect(await (await site.post("/payment/verify", payment)).json()).toMatchObject({ state: "paid" });
  },
);

const WAITING =
  "We have your payment for Gold Member. Your membership begins as soon as the bank confirms it. You do not need to pay again.";
const STATES: Array<[string, Partial<ProviderPayment>, object]> = [
  ["authorised but not yet captured", { status: "authorized" }, { message: WAITING, state: "waiting" }],
  [
    "refunded already",
    { status: "refunded" },
    { message: "Your payment for Gold Member was refunded, so no membership has begun.", state: "not_paid" },
  ],
  [
    "failed",
    { status: "failed" },
    { message: "Your payment for Gold Member did not go through, so no membership has begun.", state: "not_paid" },
  ],
  [
    "of another amount",
    { amount: 100 },
    {
      message: "Your payment does not match the order for Gold Member. We will check it and contact you.",
      state: "not_paid",
    },
  ],
];
test.each(STATES)("the answer describes the state when the payment is %s", async (_name, changes, expected) => {
  const site = openSite();
  const id = await startGold(site);
  const payment = await fakeRazorpay.pay(id);
  const payments = site.deps.payments ?? expect.fail("no payments");
  site.deps.payments = {
    ...payments,
    findPayment: async (paymentId) => {
      const found = await payments.findPayment(paymentId);
      return found.ok ? { ok: true, value: { ...found.value, ...changes } } : found;
    },
  };
  const response = await site.post("/payment/verify", payment);
  expect(await response.json()).toEqual(expected);
  expect((await readOrderState(site, id)).memberships).toEqual([]);
});

function permutations(items: string[]): string[][] {
  if (items.length < 2) return [items];
  return items.flatMap((item) => permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]));
}

async function hmac(secret: string, message: string): Promise<string> {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const key = await crypto.subtle.importKey("raw", bytes(secret), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const signature = await crypto.subtle.sign("HMAC", key, bytes(message));
  return [...new Uint8Array(signature)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

test("while the site has no keys of the provider, a return confirms nothing and says so", async () => {
  const id = await startGold(openSite());
  const signed = await fakeRazorpay.pay(id);
  const response = await openSite({ payments: undefined }).post("/payment/verify", signed);
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ code: "payments_unavailable" });
  expect((await readOrderState(openSite(), id)).memberships).toEqual([]);
});
