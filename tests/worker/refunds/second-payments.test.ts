import { beforeEach, expect, test } from "vitest";
import { approveRefund, rejectRefund } from "#worker/domain/billing/refund-requests/decide-refund.server.ts";
import { listPaymentsToReview } from "#worker/domain/billing/refund-requests/payments-to-review.server.ts";
import { requestSecondPayments } from "#worker/domain/billing/refund-requests/second-payments.server.ts";
import { viewOrder } from "#worker/domain/console/orders.server.ts";
import { findDocumentOf, listDocumentsOf } from "#worker/domain/documents/documents.server.ts";
import { operatorOf } from "../../support/console/rows.ts";
import { fakeRazorpay } from "../../support/fakes/fake-razorpay.ts";
import {
  cancelDueRefunds,
  membershipOf,
  OPERATOR,
  PRICE,
  refundsOf,
  requestsOf,
  send,
} from "../../support/fixtures/billing/refunds.ts";
import {
  broughtBy,
  decisionsOf,
  deliverAll,
  failRefund,
  ONE_MEMBERSHIP,
  orderOf,
  orderPaidTwice,
} from "../../support/fixtures/payments.ts";
import { openSite, type Site } from "../../support/site/site.ts";

beforeEach(cancelDueRefunds);

async function paidTwice(site: Site) {
  const { id, payments } = await orderPaidTwice(site);
  await deliverAll(site, id);
  const [{ razorpay_payment_id: first }, { razorpay_payment_id: second }] = payments;
  return { id, first, second, orderId: (await orderOf(site, id)).id };
}

test("the refund of a second payment is requested once, however many runs there are at once", async () => {
  const site = openSite();
  const { second, first } = await paidTwice(site);
  await Promise.all(Array.from({ length: 5 }, () => requestSecondPayments(openSite().deps)));
  await requestSecondPayments(site.deps);
  expect(await requestsOf(site, second)).toMatchObject([
    { state: "requested", amountPaise: PRICE, reason: "second_payment", requestedBy: "scheduler" },
  ]);
  expect(await requestsOf(site, first)).toEqual([]);
});

test("one approval refunds the second payment, settles the decision and leaves the membership", async () => {
  const site = openSite();
  const { id, second, orderId } = await paidTwice(site);
  await requestSecondPayments(site.deps);
  const [made = expect.fail("no request")] = await requestsOf(site, second);
  expect(await approveRefund(site.deps, { id: made.id, by: OPERATOR })).toMatchObject({ ok: true });
  await send(site);
  await deliverAll(site, id);
  expect(await decisionsOf(site, id)).toMatchObject([{ resolvedBy: OPERATOR }]);
  expect(await refundsOf(site, second)).toMatchObject([{ status: "processed", amountPaise: PRICE }]);
  expect(await broughtBy(site, id)).toEqual(ONE_MEMBERSHIP);
  expect(await membershipOf(site, orderId)).toMatchObject({ revokedOn: null });
  // The document states one price, which the forum still has.
  expect(await listDocumentsOf(site.deps, [orderId])).toEqual([await findDocumentOf(site.deps, orderId)]);
});

test("a rejected request settles the decision and is not made again", async () => {
  const site = openSite();
  const { id, second } = await paidTwice(site);
  await requestSecondPayments(site.deps);
  const [made = expect.fail("no request")] = await requestsOf(site, second);
  await rejectRefund(site.deps, { id: made.id, by: OPERATOR });
  await requestSecondPayments(site.deps);
  expect(await requestsOf(site, second)).toMatchObject([{ state: "rejected" }]);
  expect(await decisionsOf(site, id)).toMatchObject([{ resolvedBy: OPERATOR }]);
});

test("a second payment that was refunded on the provider's dashboard settles the decision and is not requested", async () => {
  const site = openSite();
  const { id, second, orderId } = await paidTwice(site);
  await fakeRazorpay.refund(second);
  await deliverAll(site, id);
  await requestSecondPayments(site.deps);
  expect(await requestsOf(site, second)).toEqual([]);
  expect(await decisionsOf(site, id)).toMatchObject([{ resolvedBy: "webhook" }]);
  expect(await membershipOf(site, orderId)).toMatchObject({ revokedOn: null });
});

test("a refund on the dashboard that fails after our request was rejected leaves the payment to a person", async () => {
  const site = openSite();
  const { id, second } = await paidTwice(site);
  await requestSecondPayments(site.deps);
  const [made = expect.fail("no request")] = await requestsOf(site, second);
  await fakeRazorpay.refund(second);
  await deliverAll(site, id);
  await rejectRefund(site.deps, { id: made.id, by: OPERATOR });
  await failRefund(site, id);
  expect(await decisionsOf(site, id)).toMatchObject([{ resolvedAt: null }]);
  const listed = async () =>
    (await listPaymentsToReview(site.deps)).filter(({ paymentId }) => paymentId === second).map(({ kind }) => kind);
  expect(await listed()).toEqual(["decision"]);
  expect(
    (await viewOrder(site.deps, await operatorOf(site, "finance"), (await orderOf(site, id)).id))?.money.decisions,
  ).toMatchObject([{ actions: [{ step: "honour" }] }]);
});

test("a second payment that is partly refunded on the dashboard waits for a person", async () => {
  const site = openSite();
  const { id, second } = await paidTwice(site);
  await fakeRazorpay.refund(second, 100_000);
  await deliverAll(site, id);
  await requestSecondPayments(site.deps);
  expect(await requestsOf(site, second)).toEqual([]);
  expect(site.lines.filter((line) => line.includes("refund.not_requested"))).toEqual([]);
  expect(await decisionsOf(site, id)).toMatchObject([{ resolvedAt: null }]);
});

test.each([
  ["partly refunded", (second: string) => fakeRazorpay.refund(second, 100_000)],
  ["lost in a dispute", (second: string) => fakeRazorpay.dispute("lost", { payment_id: second, status: "lost" })],
])("five second payments that are %s do not delay the request for a sixth", async (_, returned) => {
  const site = openSite();
  for (let n = 0; n < 5; n++) {
    const { id, second } = await paidTwice(site);
    await returned(second);
    await deliverAll(site, id);
  }
  const { second } = await paidTwice(site);
  await requestSecondPayments(site.deps);
  expect(await requestsOf(site, second)).toMatchObject([{ state: "requested" }]);
});

test.each([
  ["refunded", (first: string) => fakeRazorpay.refund(first)],
  ["partly refunded", (first: string) => fakeRazorpay.refund(first, 100_000)],
  ["lost in a dispute", (first: string) => fakeRazorpay.dispute("lost", { payment_id: first, status: "lost" })],
])("a second payment is not requested back if the first one is %s: a person decides", async (_, returned) => {
  const site = openSite();
  const { id, first, second } = await paidTwice(site);
  await returned(first);
  await deliverAll(site, id);
  await requestSecondPayments(site.deps);
  expect(await requestsOf(site, second)).toEqual([]);
  expect(await decisionsOf(site, id)).toMatchObject([{ resolvedAt: null }]);
});

test("when both payments are refunded the membership ends", async () => {
  const site = openSite();
  const { id, first, second, orderId } = await paidTwice(site);
  await fakeRazorpay.refund(first);
  await deliverAll(site, id);
  expect(await membershipOf(site, orderId)).toMatchObject({ revokedOn: null });
  await fakeRazorpay.refund(second);
  await deliverAll(site, id);
  expect(await membershipOf(site, orderId)).toMatchObject({ revokedOn: expect.any(String) });
});
