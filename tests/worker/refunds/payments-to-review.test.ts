import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import {
  approveRefund,
  honourPayment,
  resolveFailedRefund,
} from "#worker/domain/billing/refund-requests/decide-refund.server.ts";
import { listPaymentsToReview } from "#worker/domain/billing/refund-requests/payments-to-review.server.ts";
import { requestSecondPayments } from "#worker/domain/billing/refund-requests/second-payments.server.ts";
import { fakeRazorpay } from "../../support/fakes/fake-razorpay.ts";
import {
  approvedRefund,
  cancelDueRefunds,
  capturedPayment,
  OPERATOR,
  request,
  requestsOf,
  send,
} from "../../support/fixtures/billing/refunds.ts";
import { auditOf, decisionsOf, deliverAll, orderPaidTwice } from "../../support/fixtures/payments.ts";
import { openSite, type Site } from "../../support/site/site.ts";

beforeEach(cancelDueRefunds);

async function itemsOf(site: Site, ...paymentIds: string[]) {
  const items = await listPaymentsToReview(site.deps);
  return items.filter(({ paymentId }) => paymentIds.includes(paymentId)).map(({ kind, detail }) => [kind, detail]);
}

test("a refund is listed until it is approved and, if it fails, again until somebody resolves it", async () => {
  const site = openSite();
  const { paymentId } = await capturedPayment(site);
  const requested = await request(site, paymentId);
  const { id } = requested.ok ? requested.value : expect.fail(requested.message);
  expect(await itemsOf(site, paymentId)).toEqual([["refund_to_approve", "cancellation"]]);
  await approveRefund(site.deps, { id, by: OPERATOR });
  expect(await itemsOf(site, paymentId)).toEqual([]);
  await fakeRazorpay.refund(paymentId, 100_000);
  await send(site);
  const message = "The total refund amount is greater than the refund payment amount";
  expect(await itemsOf(site, paymentId)).toEqual([["refund_failed", message]]);
  expect(await resolveFailedRefund(site.deps, { id, by: OPERATOR })).toMatchObject({ ok: true });
  expect(await itemsOf(site, paymentId)).toEqual([]);
  expect(await resolveFailedRefund(site.deps, { id, by: OPERATOR })).toMatchObject({ code: "refund_decided" });
});

test("a refund that is not sent after eight attempts is listed", async () => {
  const site = openSite();
  const { paymentId } = await capturedPayment(site);
  const { id } = await approvedRefund(site, paymentId);
  const attempted = env.DB.prepare("update refund_requests set attempts = ?1, last_error = 'timeout' where id = ?2");
  await attempted.bind(7, id).run();
  expect(await itemsOf(site, paymentId)).toEqual([]);
  await attempted.bind(8, id).run();
  expect(await itemsOf(site, paymentId)).toEqual([["refund_not_sent", "timeout"]]);
  await send(site);
  expect(await itemsOf(site, paymentId)).toEqual([]);
});

test("disputes come first, by their deadline, while somebody has to answer them", async () => {
  const site = openSite();
  const [first, second, third] = await Promise.all([1, 2, 3].map(() => capturedPayment(openSite())));
  if (!first || !second || !third) return expect.fail("no payments");
  await request(site, third.paymentId);
  const seconds = Math.floor(Date.now() / 1000);
  await fakeRazorpay.dispute("created", { payment_id: first.paymentId, respond_by: seconds + 200_000 });
  const id = await fakeRazorpay.dispute("action_required", {
    payment_id: second.paymentId,
    respond_by: seconds + 100_000,
  });
  for (const order of [first, second]) await deliverAll(site, order.id);
  const list = () => itemsOf(site, first.paymentId, second.paymentId, third.paymentId);
  expect(await list()).toEqual([
    ["dispute", "action_required"],
    ["dispute", "open"],
    ["refund_to_approve", "cancellation"],
  ]);
  await fakeRazorpay.change({ now: seconds + 60 });
  await fakeRazorpay.dispute("under_review", { id, payment_id: second.paymentId });
  await fakeRazorpay.change({ now: null });
  await deliverAll(site, second.id);
  expect((await list())[0]).toEqual(["dispute", "open"]);
});

test("a decision is listed until its refund is requested, or the payment is honoured", async () => {
  const site = openSite();
  const twice = async () => {
    const { id, payments } = await orderPaidTwice(site);
    await deliverAll(site, id);
    return { id, paymentId: payments[1].razorpay_payment_id };
  };
  const refunded = await twice();
  expect(await itemsOf(site, refunded.paymentId)).toEqual([["decision", "second_payment_of_order"]]);
  await requestSecondPayments(site.deps);
  expect(await itemsOf(site, refunded.paymentId)).toEqual([["refund_to_approve", "second_payment"]]);
  const [waiting = expect.fail("no decision")] = await decisionsOf(site, refunded.id);
  expect(await honourPayment(site.deps, { id: waiting.id, by: OPERATOR })).toMatchObject({ code: "refund_decided" });
  expect(await auditOf(site, refunded.id, "payment.honoured")).toEqual([]);

  const honoured = await twice();
  const [decision = expect.fail("no decision")] = await decisionsOf(site, honoured.id);
  expect(await honourPayment(site.deps, { id: decision.id, by: OPERATOR })).toEqual({
    ok: true,
    value: { id: decision.id },
  });
  expect(await itemsOf(site, honoured.paymentId)).toEqual([]);
  expect(await auditOf(site, honoured.id, "payment.honoured")).toMatchObject([{ actor: OPERATOR }]);
  await requestSecondPayments(site.deps);
  expect(await requestsOf(site, honoured.paymentId)).toEqual([]);
});
