import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { RefundForm } from "#worker/contracts/refunds/refund-form.ts";
import { disputes, payments as paymentsTable } from "#worker/db/schema/billing.ts";
import { listPaymentsOfOrder } from "#worker/domain/billing/payments.server.ts";
import { exportList } from "#worker/domain/console/export.server.ts";
import { answerDispute, requestRefundOf, resendReceipt } from "#worker/domain/console/finance/payment-steps.server.ts";
import { viewList } from "#worker/domain/console/list.server.ts";
import { moneyEvents } from "#worker/domain/console/money-events.server.ts";
import { orderList, viewOrder } from "#worker/domain/console/orders.server.ts";
import { viewToday } from "#worker/domain/console/today/today.server.ts";
import { indianDay, longDate } from "#worker/domain/india-calendar.server.ts";
import { verifyTrail } from "#worker/domain/operators/verify-trail.server.ts";
import { operatorOf } from "../../support/console/rows.ts";
import { fakeRazorpay } from "../../support/fakes/fake-razorpay.ts";
import { step, trailOf } from "../../support/fixtures/billing/console-payments.ts";
import {
  cancelDueRefunds,
  capturedPayment,
  mailsAbout,
  membershipOf,
  refundsOf,
  requestsOf,
  send,
} from "../../support/fixtures/billing/refunds.ts";
import {
  deliverAll,
  orderOf,
  orderPaidTwice,
  paidOrder,
  paymentOf,
  startOrder,
} from "../../support/fixtures/payments.ts";
import { openSite, type Site } from "../../support/site/site.ts";

beforeEach(cancelDueRefunds);

/** As finance fills in the form for half of the 4,999 rupees. */
function half(paymentId: string, changes: Record<string, string> = {}) {
  const form = { paymentId, amount: "2,499.50", reason: "complaint", idempotencyKey: crypto.randomUUID(), ...changes };
  return RefundForm.parse(form);
}

async function view(site: Site, orderId: string) {
  const found = await viewOrder(site.deps, await operatorOf(site, "finance"), orderId);
  return found ?? expect.fail("no order");
}

test("a payment is found by its UPI reference, its own number, the order's and the beginning of the email", async () => {
  const site = openSite();
  const contact = `${crypto.randomUUID()}@example.org`;
  const id = await startOrder(site, { contact });
  const payment = await fakeRazorpay.pay(id);
  await deliverAll(site, id);
  const { reference } = (await paymentOf(site, payment)) ?? {};
  expect(reference).toMatch(/^\d{12}$/);
  for (const q of [reference ?? "", payment.razorpay_payment_id, id, contact.slice(0, 12)]) {
    const { rows } = await viewList(site.deps, orderList(), { q });
    expect(rows.map((row) => row.id)).toEqual([(await orderOf(site, id)).id]);
  }
});

test("half of a payment is requested, approved, sent and shown with its credit note; the membership continues", async () => {
  const site = openSite();
  const operator = await operatorOf(site, "finance");
  const { id, paymentId, orderId } = await capturedPayment(site);
  expect((await view(site, orderId)).money.refundable).toEqual([
    { id: paymentId, amount: "₹4,999.00", remains: "₹4,999.00", half: "₹2,499.50", online: true, isDisputed: false },
  ]);
  const wanted = half(paymentId);
  expect(await requestRefundOf(site.deps, operator, orderId, wanted)).toMatchObject({ ok: true });
  expect(await requestRefundOf(site.deps, operator, orderId, wanted)).toMatchObject({ ok: true });
  const [request, ...others] = await requestsOf(site, paymentId);
  expect(others).toEqual([]);
  expect(request).toMatchObject({ amountPaise: 249_950, reason: "complaint", requestedBy: operator.memberId });
  const waiting = (await viewToday(site.deps, { role: "finance", memberId: "" })).find(
    (section) => section.id === "refunds",
  );
  expect(waiting?.items.find((item) => item.id === request?.id)).toMatchObject({
    facts: expect.arrayContaining(["Ravi", "Community Member", "Complaint", expect.stringMatching(/by Farida Khan$/)]),
    link: { href: `/console/payments/${orderId}`, label: "Open" },
  });
  expect((await view(site, orderId)).money.refunds).toMatchObject([{ state: { text: "Awaiting approval" } }]);
  expect((await view(site, orderId)).money.refundable).toMatchObject([{ remains: "₹2,499.50" }]);

  expect(await step(site, operator, "approve_refund", request?.id ?? "")).toMatchObject({ ok: true });
  expect(await step(site, operator, "approve_refund", request?.id ?? "")).toMatchObject({ code: "refund_decided" });
  expect(await step(site, operator, "reject_refund", request?.id ?? "")).toMatchObject({ code: "refund_decided" });
  await send(site);
  await deliverAll(site, id);
  const { money, details } = await view(site, orderId);
  expect(money.refunds).toMatchObject([{ title: "₹2,499.50", state: { text: "Refunded" } }]);
  expect(money.payments).toMatchObject([{ facts: expect.arrayContaining(["₹2,499.50 refunded"]) }]);
  expect(money.documents.map(({ title }) => title.split(" ")[0])).toEqual(["Credit", "Receipt"]);
  expect(details.find(([label]) => label === "Membership")?.[1]).toContain(" to ");
  const membership = await membershipOf(site, orderId);
  expect(details.find(([label]) => label === "Membership number")?.[2]).toBe(`/console/memberships/${membership?.id}`);
  expect(await refundsOf(site, paymentId)).toHaveLength(1);
  expect(await trailOf(site, `refund_request:${request?.id}`)).toEqual(["refund.approval"]);
  const asked = (await trailOf(site, `order:${orderId}`)).filter((action) => action === "refund.request");
  expect(asked).toHaveLength(1);
});

async function exportedRow({ deps }: Site, q: string) {
  const today = indianDay(deps.now());
  const wanted = { entered: { q, from: today, to: today }, reason: "For the accountant" };
  const outcome = await exportList(deps, await operatorOf({ deps }, "finance"), orderList(), wanted);
  const chunks: string[] = [];
  for await (const chunk of outcome.ok ? outcome.value : expect.fail(outcome.message)) chunks.push(chunk);
  const [head, row] = chunks
    .join("")
    .trimEnd()
    .split("\r\n")
    .map((line) => line.split(","));
  return (name: string) => row?.[head?.indexOf(name) ?? -1];
}

test("the list and its CSV file say how much of a payment was refunded, and by which number Razorpay knows it", async () => {
  const site = openSite();
  const operator = await operatorOf(site, "finance");
  const { id, paymentId, orderId } = await capturedPayment(site);
  const listed = async () => {
    const { rows } = await viewList(site.deps, orderList(), { q: paymentId });
    const cellOf = await exportedRow(site, paymentId);
    expect(cellOf("State")).toBe(rows[0]?.cells[5]?.text);
    return [rows[0]?.cells[5]?.text, cellOf("Payment"), cellOf("Captured in rupees"), cellOf("Refunded in rupees")];
  };
  expect(await listed()).toEqual(["Paid", paymentId, "4999.00", ""]);
  const refund = async (amount: string) => {
    await requestRefundOf(site.deps, operator, orderId, half(paymentId, { amount }));
    const request = (await requestsOf(site, paymentId)).find(({ decidedAt }) => !decidedAt);
    await step(site, operator, "approve_refund", request?.id ?? "");
    await send(site);
    await deliverAll(site, id);
  };
  await refund("2,499.50");
  expect(await listed()).toEqual(["Partly refunded", paymentId, "4999.00", "2499.50"]);
  await refund("2,499.50");
  expect(await listed()).toEqual(["Refunded", paymentId, "4999.00", "4999.00"]);
});

test("an order that was paid twice is still paid when one of the payments is returned", async () => {
  const site = openSite();
  const { id, payments } = await orderPaidTwice(site);
  await deliverAll(site, id);
  const order = await orderOf(site, id);
  const isSecond = eq(paymentsTable.id, payments[1].razorpay_payment_id);
  const state = async () => (await viewList(site.deps, orderList(), { q: order.id })).rows[0]?.cells[5]?.text;
  await site.deps.db.update(paymentsTable).set({ refundedPaise: 499_900 }).where(isSecond);
  expect(await state()).toBe("Paid");
  const isFirst = eq(paymentsTable.id, payments[0].razorpay_payment_id);
  await site.deps.db.update(paymentsTable).set({ refundedPaise: 100 }).where(isFirst);
  expect(await state()).toBe("Partly refunded");
});

test.each([
  ["won", {}, { text: "Paid", tone: "done" }, ""],
  ["lost", {}, { text: "Lost in a dispute" }, "4999.00"],
  ["lost", { amount: 100_000 }, { text: "Partly lost in a dispute" }, "1000.00"],
])(
  "the list, its CSV file and the order say what a dispute that was %s with %j leaves",
  async (end, given, cell, sum) => {
    const site = openSite();
    const { id, paymentId, orderId } = await capturedPayment(site);
    const listed = async () => (await viewList(site.deps, orderList(), { q: orderId })).rows[0]?.cells[5];
    const disputeId = await fakeRazorpay.dispute("created", { payment_id: paymentId, ...given });
    await deliverAll(site, id);
    expect(await listed()).toEqual({ text: "Paid", tone: "done" });
    await fakeRazorpay.dispute(end, { id: disputeId, payment_id: paymentId });
    await deliverAll(site, id);
    expect(await listed()).toEqual(cell);
    expect((await view(site, orderId)).details).toContainEqual(["State", cell.text]);
    const cellOf = await exportedRow(site, paymentId);
    expect([cellOf("State"), cellOf("Lost in disputes in rupees")]).toEqual([cell.text, sum]);
  },
);

test("the order of a payment that was refunded in full says on which day its membership ended", async () => {
  const site = openSite();
  const operator = await operatorOf(site, "finance");
  const { id, paymentId, orderId } = await capturedPayment(site);
  const endedOn = async () => (await view(site, orderId)).details.find(([label]) => label === "Ended on")?.[1];
  expect(await endedOn()).toBeUndefined();
  await requestRefundOf(site.deps, operator, orderId, half(paymentId, { amount: "4,999" }));
  const [request] = await requestsOf(site, paymentId);
  await step(site, operator, "approve_refund", request?.id ?? "");
  await send(site);
  await deliverAll(site, id);
  expect(await endedOn()).toBe(longDate(indianDay(site.deps.now())));
});

test("a timeline orders events of the same moment, and names a payment and a refund once", async () => {
  const now = new Date();
  const site = openSite({ now: () => now });
  const operator = await operatorOf(site, "finance");
  const { id, paymentId, orderId } = await capturedPayment(site);
  const happened = async () => (await view(site, orderId)).timeline.map(({ what }) => what);
  expect((await happened()).toReversed().filter((what) => !what.startsWith("Receipt"))).toEqual([
    "Ordered",
    "₹4,999 received",
    "Opened this order",
  ]);
  const wanted = half(paymentId, { amount: "4,999" });
  await requestRefundOf(site.deps, operator, orderId, wanted);
  const [request] = await requestsOf(site, paymentId);
  await step(site, operator, "approve_refund", request?.id ?? "");
  await send(site);
  await deliverAll(site, id);
  expect((await happened()).filter((what) => what.startsWith("₹"))).toEqual(["₹4,999 refunded", "₹4,999 received"]);
});

test("a timeline says when money came in, even if the payment failed first or was refunded later", async () => {
  const site = openSite();
  const { orderId } = await capturedPayment(site);
  const [payment] = await listPaymentsOfOrder(site.deps, orderId);
  if (!payment) return expect.fail("no payment");
  const [failed, paid, returned] = [new Date(1_000), new Date(2_000), new Date(3_000)];
  const captured = { ...payment, createdAt: failed, updatedAt: paid };
  const refunded = { ...captured, refundedPaise: 100, updatedAt: returned };
  const receivedAt = (one: typeof payment, paidAt: Date | null) => moneyEvents([one], [], paidAt)[0]?.at;
  expect(receivedAt(captured, null)).toEqual(paid);
  expect(receivedAt(refunded, paid)).toEqual(paid);
  // Two payments: the order's date belongs to one of them.
  const both = moneyEvents([captured, { ...refunded, id: "pay_2" }], [], returned);
  expect(both.slice(0, 2).map(({ at }) => at)).toEqual([paid, failed]);
});

test("a refund needs a recent use of the passkey and a payment of this order", async () => {
  const site = openSite();
  const operator = await operatorOf(site, "finance");
  const [first, second] = [await capturedPayment(site), await capturedPayment(site)];
  const locked = { ...operator, hasRecentPasskey: false };
  const wanted = half(first.paymentId);
  expect(await requestRefundOf(site.deps, locked, first.orderId, wanted)).toMatchObject({ code: "stale_passkey" });
  expect(await requestRefundOf(site.deps, operator, second.orderId, wanted)).toMatchObject({ code: "unknown_payment" });
  expect(await requestsOf(site, first.paymentId)).toEqual([]);
  await requestRefundOf(site.deps, operator, first.orderId, wanted);
  const [request] = await requestsOf(site, first.paymentId);
  expect(await step(site, locked, "approve_refund", request?.id ?? "")).toMatchObject({ code: "stale_passkey" });
});

test.each([
  [{ amount: "" }, "amount", "Please write an amount in rupees, such as 2,499.50."],
  [{ amount: "1,50" }, "amount", "Please write an amount in rupees, such as 2,499.50."],
  [{ amount: "-5" }, "amount", "Please write an amount in rupees, such as 2,499.50."],
  [{ amount: "0.50" }, "amount", "Refund at least ₹1."],
  [{ reason: "" }, "reason", "Choose a reason."],
])("the form for a refund explains what is wrong with %j", (changes, field, message) => {
  const form = { paymentId: "pay_1", amount: "10", reason: "mistake", idempotencyKey: crypto.randomUUID(), ...changes };
  expect(RefundForm.safeParse(form).error?.issues).toMatchObject([{ path: [field], message }]);
});

test("of two payments of one order, one is kept by decision or refunded by request, not both", async () => {
  const site = openSite();
  const operator = await operatorOf(site, "finance");
  const { id, payments } = await orderPaidTwice(site);
  await deliverAll(site, id);
  const { id: orderId } = await orderOf(site, id);
  const [decision] = (await view(site, orderId)).money.decisions;
  expect(decision).toMatchObject({ actions: [{ step: "honour" }] });
  const decisionId = decision?.id ?? "";
  await step(site, operator, "honour", decisionId);
  expect((await view(site, orderId)).money.decisions).toMatchObject([{ state: { text: "Decided" }, actions: [] }]);
  await step(site, operator, "open_decision", decisionId);
  const toDecide = (await viewToday(site.deps, { role: "finance", memberId: "" })).find(
    (section) => section.id === "decisions",
  );
  expect(toDecide?.items.find((item) => item.id === decisionId)?.facts.slice(0, 2)).toEqual([
    "Ravi",
    "Community Member",
  ]);
  const paid = payments.find(({ razorpay_payment_id: key }) => decisionId.includes(key)) ?? payments[0];
  const wanted = half(paid.razorpay_payment_id);
  await requestRefundOf(site.deps, operator, orderId, wanted);
  const { money } = await view(site, orderId);
  const isLinked = (await requestsOf(site, paid.razorpay_payment_id)).some((one) => one.decisionId === decisionId);
  expect(isLinked).toBe(true);
  expect(money.decisions).toMatchObject([{ actions: [] }]);
  await step(site, operator, "honour", decisionId);
  expect((await view(site, orderId)).money.decisions).toMatchObject([{ state: { text: "Needs a decision" } }]);
  expect(await trailOf(site, `decision:${decisionId}`)).toEqual(["decision.honoured", "decision.reopened"]);
  expect(await verifyTrail(site.deps)).toMatchObject({ fault: undefined });
});

test("a dispute is answered with a note, opened again, and a new state asks for another answer", async () => {
  const site = openSite();
  const operator = await operatorOf(site, "finance");
  const { id, paymentId, orderId } = await capturedPayment(site);
  const disputeId = await fakeRazorpay.dispute("created", { payment_id: paymentId });
  await deliverAll(site, id);
  const onToday = async () => {
    const section = (await viewToday(site.deps, { role: "finance", memberId: "" })).find(
      (one) => one.id === "disputes",
    );
    return section?.items.find((item) => item.id === disputeId);
  };
  expect(await onToday()).toMatchObject({
    facts: expect.arrayContaining(["Ravi", "Community Member"]),
    due: { text: expect.stringMatching(/^Answer within \d+ days$/) },
  });
  const answer = { orderId, id: disputeId, answer: "Sent the receipt and the login dates" };
  expect(await answerDispute(site.deps, operator, { ...answer, orderId: "other" })).toMatchObject({
    code: "not_found",
  });
  const outcomes = await Promise.all([1, 2].map(() => answerDispute(site.deps, operator, answer)));
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await onToday()).toBeUndefined();
  const { timeline, money } = await view(site, orderId);
  expect(timeline.filter(({ text }) => text?.includes("login dates"))).toHaveLength(1);
  expect(money.disputes).toMatchObject([{ state: { text: "Answered" }, actions: [{ step: "reopen_dispute" }] }]);
  await step(site, operator, "reopen_dispute", disputeId);
  expect(await onToday()).toBeDefined();
  await step(site, operator, "answer_dispute", disputeId);
  expect(await trailOf(site, `dispute:${disputeId}`)).toEqual([
    "dispute.answered",
    "dispute.reopened",
    "dispute.answered",
  ]);
  await fakeRazorpay.dispute("action_required", { id: disputeId, payment_id: paymentId });
  await deliverAll(site, id);
  expect(await site.deps.db.select().from(disputes).where(eq(disputes.id, disputeId)).get()).toMatchObject({
    status: "action_required",
    answeredAt: null,
    answeredBy: null,
  });
  expect(await onToday()).toBeDefined();
});

test("a payment that the bank has returned after a dispute is not offered for a refund", async () => {
  const site = openSite();
  const { id, paymentId, orderId } = await capturedPayment(site);
  await fakeRazorpay.dispute("created", { payment_id: paymentId });
  await deliverAll(site, id);
  expect((await view(site, orderId)).money.refundable).toMatchObject([{ id: paymentId, isDisputed: true }]);
  await fakeRazorpay.dispute("lost", { payment_id: paymentId, status: "lost" });
  await deliverAll(site, id);
  expect((await view(site, orderId)).money).toMatchObject({ refundable: [], disputes: [{ actions: [] }] });
});

test("a receipt is sent again once for each form, and not for an order that is not paid", async () => {
  const site = openSite();
  const operator = await operatorOf(site, "finance");
  const { orderId } = await capturedPayment(site);
  const key = crypto.randomUUID();
  await resendReceipt(site.deps, operator, { orderId, key });
  await resendReceipt(site.deps, operator, { orderId, key });
  expect(await mailsAbout(site, orderId)).toHaveLength(2);
  expect((await trailOf(site, `order:${orderId}`)).filter((action) => action === "receipt.resent")).toHaveLength(1);
  const { id: unpaid } = await orderOf(site, await startOrder(site));
  expect(await resendReceipt(site.deps, operator, { orderId: unpaid, key })).toMatchObject({ code: "invalid_input" });
  expect(await resendReceipt(site.deps, operator, { orderId: "none", key })).toMatchObject({ code: "unknown_order" });
  expect(await mailsAbout(site, unpaid)).toEqual([]);
});

test("no receipt is sent again for an unpaid order or without an address, and the trail has no entry", async () => {
  const site = openSite();
  const operator = await operatorOf(site, "finance");
  const { id: unpaid } = await orderOf(site, await startOrder(site));
  const { id: byPhone } = await paidOrder(site, "success", { contact: "+91 98123 45673" });
  await deliverAll(site, byPhone);
  for (const orderId of [unpaid, (await orderOf(site, byPhone)).id]) {
    const before = await mailsAbout(site, orderId);
    const key = crypto.randomUUID();
    expect(await resendReceipt(site.deps, operator, { orderId, key })).toMatchObject({ code: "invalid_input" });
    expect(await mailsAbout(site, orderId)).toEqual(before);
    expect(await trailOf(site, `order:${orderId}`)).not.toContain("receipt.resent");
  }
});
