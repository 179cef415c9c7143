import { beforeEach, expect, test } from "vitest";
import { RefundForm } from "#worker/contracts/refunds/refund-form.ts";
import { findDispute } from "#worker/domain/billing/disputes/disputes.server.ts";
import { answerDispute, requestRefundOf } from "#worker/domain/console/finance/payment-steps.server.ts";
import { viewOrder } from "#worker/domain/console/orders.server.ts";
import { viewToday } from "#worker/domain/console/today/today.server.ts";
import type { Operator } from "#worker/domain/operators/admission.server.ts";
import { operatorOf } from "../../support/console/rows.ts";
import { fakeRazorpay } from "../../support/fakes/fake-razorpay.ts";
import { step, trailOf } from "../../support/fixtures/billing/console-payments.ts";
import { cancelDueRefunds, capturedPayment, PRICE } from "../../support/fixtures/billing/refunds.ts";
import { deliverAll, deliverSigned, orderOf, paidOrder } from "../../support/fixtures/payments.ts";
import { openSite, type Site } from "../../support/site/site.ts";

beforeEach(cancelDueRefunds);

async function disputedPayment(site: Site) {
  const { id, paymentId, orderId } = await capturedPayment(site);
  const disputeId = await fakeRazorpay.dispute("created", { payment_id: paymentId });
  await deliverAll(site, id);
  const continueAs = async (event: string, seconds: number) => {
    await fakeRazorpay.change({ now: Math.floor(Date.now() / 1000) + seconds });
    await fakeRazorpay.dispute(event, { id: disputeId, payment_id: paymentId });
    await fakeRazorpay.change({ now: null });
    await deliverAll(site, id);
  };
  const answer = (by: Operator) => answerDispute(site.deps, by, { orderId, id: disputeId, answer: "Sent the receipt" });
  const answerOf = async () => {
    const dispute = await findDispute(site.deps, disputeId);
    return dispute && { at: dispute.answeredAt, by: dispute.answeredBy };
  };
  const actionsFor = async (operator: Operator) =>
    (await viewOrder(site.deps, operator, orderId))?.money.disputes.flatMap(({ actions }) => actions);
  return { orderId, paymentId, disputeId, continueAs, answer, answerOf, actionsFor };
}

const OPEN = { at: null, by: null };

test("answering one dispute leaves the others unanswered, and answering those leaves it answered once", async () => {
  const site = openSite();
  const operator = await operatorOf(site, "finance");
  const [mine, other] = [await disputedPayment(site), await disputedPayment(site)];
  expect(await mine.answer(operator)).toMatchObject({ ok: true });
  expect(await other.answerOf()).toEqual(OPEN);
  expect(await mine.answer(operator)).toMatchObject({ code: "version_conflict" });
  expect(await step(site, operator, "reopen_dispute", other.disputeId)).toMatchObject({ code: "version_conflict" });
  expect(await step(site, operator, "answer_dispute", mine.disputeId)).toMatchObject({ code: "version_conflict" });
  expect(await trailOf(site, `dispute:${other.disputeId}`)).toEqual([]);
});

test("a dispute that was reported before its payment can be answered on the order", async () => {
  const site = openSite();
  const { id, payment } = await paidOrder(site);
  const dispute = { id: `disp_${crypto.randomUUID()}`, payment_id: payment.razorpay_payment_id, amount: PRICE };
  const entity = { ...dispute, phase: "fraud", status: "open" };
  await deliverSigned(site, { event: "payment.dispute.created", payload: { dispute: { entity } } });
  await deliverAll(site, id);
  const { id: orderId } = await orderOf(site, id);
  const operator = await operatorOf(site, "finance");
  const given = { orderId, id: dispute.id, answer: "Sent the receipt" };
  expect(await answerDispute(site.deps, operator, given)).toMatchObject({ ok: true });
  expect(await answerDispute(site.deps, operator, { ...given, orderId: "other" })).toMatchObject({ code: "not_found" });
});

test("a dispute shows the day to answer by until the bank has decided", async () => {
  const site = openSite();
  const operator = await operatorOf(site, "finance");
  const { orderId, continueAs } = await disputedPayment(site);
  const shown = async () => {
    const [dispute] = (await viewOrder(site.deps, operator, orderId))?.money.disputes ?? [];
    return [dispute?.state.text, ...(dispute?.facts ?? [])].filter((text) => text?.startsWith("Answer by")).length;
  };
  expect(await shown()).toBe(1);
  await continueAs("under_review", 60);
  expect(await shown()).toBe(1);
  await continueAs("lost", 120);
  expect(await shown()).toBe(0);
});

test("the first answer counts: a later one does not take its author’s place", async () => {
  const site = openSite();
  const [first, second] = [await operatorOf(site, "finance"), await operatorOf(site, "owner")];
  const { answer, answerOf } = await disputedPayment(site);
  await answer(first);
  const answered = await answerOf();
  expect(await answer(second)).toMatchObject({ code: "version_conflict" });
  expect(await answerOf()).toEqual(answered);
  expect(answered).toMatchObject({ by: first.memberId });
});

test("a closed dispute accepts no answer", async () => {
  const site = openSite();
  const operator = await operatorOf(site, "finance");
  const { continueAs, answer, answerOf, actionsFor } = await disputedPayment(site);
  await continueAs("won", 60);
  expect(await actionsFor(operator)).toEqual([]);
  expect(await answer(operator)).toMatchObject({ code: "version_conflict" });
  expect(await answerOf()).toEqual(OPEN);
});

test.each([
  ["won", "Dispute won: the money stays with us"],
  ["lost", "Dispute lost: the bank has returned the money"],
])("the order says when a payment was disputed, and when the dispute was %s", async (event, outcome) => {
  const site = openSite();
  const operator = await operatorOf(site, "finance");
  const { continueAs, orderId, disputeId } = await disputedPayment(site);
  const titles = async () => {
    const { timeline = [] } = (await viewOrder(site.deps, operator, orderId)) ?? {};
    return timeline.filter(({ text }) => text === disputeId).map(({ what }) => what);
  };
  const opened = "₹4,999 disputed by the payer’s bank";
  expect(await titles()).toEqual([opened]);
  await continueAs("under_review", 60);
  expect(await titles()).toEqual([opened]);
  await continueAs(event, 120);
  expect((await titles()).sort()).toEqual([outcome, opened].sort());
});

test("while the bank reviews an answer, the order asks for none", async () => {
  const site = openSite();
  const operator = await operatorOf(site, "finance");
  const { continueAs, actionsFor } = await disputedPayment(site);
  expect(await actionsFor(operator)).toMatchObject([{ step: "answer_dispute" }]);
  await continueAs("under_review", 60);
  expect(await actionsFor(operator)).toEqual([]);
});

test("the refund form and Today warn of a disputed payment, until the dispute is over", async () => {
  const site = openSite();
  const operator = await operatorOf(site, "finance");
  const { continueAs, orderId, paymentId } = await disputedPayment(site);
  const isWarned = async () => (await viewOrder(site.deps, operator, orderId))?.money.refundable[0]?.isDisputed;
  expect(await isWarned()).toBe(true);
  const wanted = { paymentId, amount: "100", reason: "complaint", endsMembership: "no", idempotencyKey: paymentId };
  await requestRefundOf(site.deps, operator, orderId, RefundForm.parse(wanted));
  const inQueue = async () => {
    const section = (await viewToday(site.deps, { role: "finance", memberId: "" })).find(({ id }) => id === "refunds");
    return section?.items.find(({ link }) => link?.href.endsWith(orderId));
  };
  expect((await inQueue())?.due).toEqual({ text: "Disputed by the payer’s bank", tone: "late" });
  await continueAs("won", 60);
  expect(await isWarned()).toBe(false);
  expect((await inQueue())?.due).toBeUndefined();
});
