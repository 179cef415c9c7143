import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { payments } from "#worker/db/schema/billing.ts";
import {
  approveRefund,
  rejectRefund,
  resolveFailedRefund,
} from "#worker/domain/billing/refund-requests/decide-refund.server.ts";
import { refundableSince, requestRefund } from "#worker/domain/billing/refund-requests/request-refund.server.ts";
import { fakeRazorpay } from "../../support/fakes/fake-razorpay.ts";
import {
  approvedRefund,
  cancelDueRefunds,
  capturedPayment,
  mailsAbout,
  membershipOf,
  OPERATOR,
  PRICE,
  refundsOf,
  request,
  requestOf,
} from "../../support/fixtures/billing/refunds.ts";
import { auditOf, decisionsOf, deliverAll, orderPaidTwice, paidOrder } from "../../support/fixtures/payments.ts";
import { openSite, type Site } from "../../support/site/site.ts";

beforeEach(cancelDueRefunds);

async function requested(site: Site, paymentId: string, amountPaise = PRICE) {
  const outcome = await request(site, paymentId, { amountPaise });
  return outcome.ok ? outcome.value : expect.fail(outcome.message);
}

test("a request is stored, audited and sends nothing before it is approved", async () => {
  const site = openSite();
  const { id, paymentId } = await capturedPayment(site);
  const made = await requested(site, paymentId, 100_000);
  expect(made).toMatchObject({ state: "requested", amountPaise: 100_000, requestedBy: OPERATOR, nextTryAt: null });
  expect(await auditOf(site, id, "refund_request.requested")).toMatchObject([
    { actor: OPERATOR, detail: `${made.id} ${paymentId} 100000 cancellation` },
  ]);
  expect(await refundsOf(site, paymentId)).toEqual([]);
  expect(await mailsAbout(site, made.id)).toEqual([]);
});

test("the same key again is the same request; with another amount it is a conflict", async () => {
  const site = openSite();
  const { paymentId } = await capturedPayment(site);
  const idempotencyKey = crypto.randomUUID();
  const ask = (amountPaise: number) => request(site, paymentId, { amountPaise, idempotencyKey });
  const [first, second] = await Promise.all([ask(PRICE), ask(PRICE)]);
  expect(first.ok && second.ok && first.value.id === second.value.id).toBe(true);
  expect(await ask(100_000)).toMatchObject({ ok: false, code: "idempotency_conflict" });
});

test("a key belongs to one payment and one effect: with another it is a conflict", async () => {
  const site = openSite();
  const [first, second] = [await capturedPayment(site), await capturedPayment(site)];
  const key = { idempotencyKey: crypto.randomUUID() };
  expect(await request(site, first.paymentId, key)).toMatchObject({ ok: true });
  expect(await request(site, second.paymentId, key)).toMatchObject({ code: "idempotency_conflict" });
  expect(await request(site, first.paymentId, { ...key, endsMembership: true })).toMatchObject({
    code: "idempotency_conflict",
  });
});

test("a payment that the site does not know is refused", async () => {
  expect(await request(openSite(), "pay_unknown")).toMatchObject({ code: "unknown_payment" });
});

test("a payment that was never captured is refused", async () => {
  const site = openSite();
  const { id, payment } = await paidOrder(site, "failure");
  await deliverAll(site, id);
  const outcome = await request(site, payment.razorpay_payment_id);
  expect(outcome).toMatchObject({ code: "payment_not_captured" });
});

test("more than what remains is refused, with the amount that remains", async () => {
  const site = openSite();
  const { paymentId } = await capturedPayment(site);
  expect(await request(site, paymentId, { amountPaise: PRICE + 1 })).toMatchObject({
    code: "refund_too_large",
    message: "Only ₹4,999 of this payment can still be refunded.",
    errors: [{ field: "amount", message: "Only ₹4,999 of this payment can still be refunded." }],
  });
  await requested(site, paymentId, 100_000);
  expect(await request(site, paymentId)).toMatchObject({
    message: "Only ₹3,999 of this payment can still be refunded.",
  });
  await requested(site, paymentId, 399_900);
  expect(await request(site, paymentId, { amountPaise: 100 })).toMatchObject({
    code: "refund_too_large",
    message: "Nothing more of this payment can be refunded.",
  });
});

test("what was refunded on the provider's dashboard no longer remains either", async () => {
  const site = openSite();
  const { id, paymentId } = await capturedPayment(site);
  await fakeRazorpay.refund(paymentId, 400_000);
  await deliverAll(site, id);
  expect(await request(site, paymentId, { amountPaise: 100_000 })).toMatchObject({ code: "refund_too_large" });
  expect(await request(site, paymentId, { amountPaise: 99_900 })).toMatchObject({ ok: true });
});

test("twenty partial requests at once never exceed the payment", async () => {
  const site = openSite();
  const { paymentId } = await capturedPayment(site);
  const asked = Array.from({ length: 20 }, () => request(openSite(), paymentId, { amountPaise: 100_000 }));
  const outcomes = await Promise.all(asked);
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(4);
});

test("a payment of more than six months ago is refused", async () => {
  const site = openSite();
  const { paymentId } = await capturedPayment(site);
  const setDay = (day: string) =>
    site.deps.db
      .update(payments)
      .set({ createdAt: new Date(day) })
      .where(eq(payments.id, paymentId));
  const now = openSite({ now: () => new Date("2026-11-20T10:00:00Z") });
  await setDay("2026-05-20T09:59:59Z");
  expect(await request(now, paymentId)).toMatchObject({ code: "refund_too_late" });
  await setDay("2026-05-20T10:00:00Z");
  expect(await request(now, paymentId)).toMatchObject({ ok: true });
});

test.each([
  ["2026-08-31T10:00:00Z", "2026-02-28T10:00:00Z"],
  ["2028-08-31T10:00:00Z", "2028-02-29T10:00:00Z"],
  ["2026-12-31T10:00:00Z", "2026-06-30T10:00:00Z"],
  ["2026-03-31T10:00:00Z", "2025-09-30T10:00:00Z"],
])("at %s a payment can be refunded if it was made since %s", (now, since) => {
  expect(refundableSince(new Date(now))).toEqual(new Date(since));
});

test("a payment that was lost in a dispute is neither requested nor approved", async () => {
  const site = openSite();
  const { id, paymentId } = await capturedPayment(site);
  const made = await requested(site, paymentId, 100_000);
  await fakeRazorpay.dispute("lost", { payment_id: paymentId, status: "lost" });
  await deliverAll(site, id);
  expect(await request(site, paymentId, { amountPaise: 100_000 })).toMatchObject({ code: "dispute_lost" });
  expect(await approveRefund(site.deps, { id: made.id, by: OPERATOR })).toMatchObject({ code: "dispute_lost" });
  expect(await requestOf(site, made.id)).toMatchObject({ state: "requested" });
});

test("of two approvals at once, one counts; it is audited once and the buyer gets one email", async () => {
  const site = openSite();
  const { id, paymentId } = await capturedPayment(site);
  const made = await requested(site, paymentId);
  const approvals = ["operator-2", "operator-3"].map((by) => approveRefund(openSite().deps, { id: made.id, by }));
  const outcomes = await Promise.all(approvals);
  expect(outcomes.map((outcome) => (outcome.ok ? "ok" : outcome.code)).sort()).toEqual(["ok", "refund_decided"]);
  expect(await auditOf(site, id, "refund_request.processing")).toHaveLength(1);
  expect(await mailsAbout(site, made.id)).toMatchObject([{ kind: "refund_approved" }]);
});

test("an approved request cannot be rejected, and the money of a rejected one can be requested again", async () => {
  const site = openSite();
  const { paymentId } = await capturedPayment(site);
  const approved = await approvedRefund(site, paymentId, { amountPaise: 400_000 });
  expect(await rejectRefund(site.deps, { id: approved.id, by: OPERATOR })).toMatchObject({ code: "refund_decided" });
  const other = await requested(site, paymentId, 99_900);
  expect(await request(site, paymentId, { amountPaise: 100 })).toMatchObject({ code: "refund_too_large" });
  expect(await rejectRefund(site.deps, { id: other.id, by: OPERATOR })).toMatchObject({ ok: true });
  expect(await request(site, paymentId, { amountPaise: 99_900 })).toMatchObject({ ok: true });
  expect(await approveRefund(site.deps, { id: other.id, by: OPERATOR })).toMatchObject({ code: "refund_decided" });
});

test("a request that does not exist cannot be approved, rejected or marked as resolved", async () => {
  const { deps } = openSite();
  for (const act of [approveRefund, rejectRefund, resolveFailedRefund]) {
    expect(await act(deps, { id: "nothing", by: OPERATOR })).toMatchObject({ code: "not_found" });
  }
});

test("a request on its own changes no membership", async () => {
  const site = openSite();
  const { paymentId, orderId } = await capturedPayment(site);
  await approvedRefund(site, paymentId);
  expect(await membershipOf(site, orderId)).toMatchObject({ revokedOn: null });
});

test.each([
  ["approving", approveRefund],
  ["rejecting", rejectRefund],
])("%s a refund settles the decision it was requested for", async (_name, decide) => {
  const site = openSite();
  const { id } = await orderPaidTwice(site);
  await deliverAll(site, id);
  const [decision = expect.fail("no decision")] = await decisionsOf(site, id);

  const wanted = {
    paymentId: decision.paymentId,
    amountPaise: PRICE,
    reason: "second_payment",
    endsMembership: false,
    idempotencyKey: crypto.randomUUID(),
  } as const;
  const outcome = await requestRefund(site.deps, wanted, { requestedBy: "scheduler", decisionId: decision.id });
  const made = outcome.ok ? outcome.value : expect.fail(outcome.message);
  expect(await decisionsOf(site, id)).toMatchObject([{ resolvedAt: null }]);
  await decide(site.deps, { id: made.id, by: OPERATOR });
  expect(await decisionsOf(site, id)).toMatchObject([{ resolvedAt: expect.any(Date), resolvedBy: OPERATOR }]);
});
