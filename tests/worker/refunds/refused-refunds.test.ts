import { beforeEach, expect, test } from "vitest";
import type { Payments } from "#worker/providers/razorpay.ts";
import { fakeRazorpay } from "../../support/fakes/fake-razorpay.ts";
import {
  approvedRefund,
  cancelDueRefunds,
  capturedPayment,
  refundsOf,
  requestOf,
  send,
} from "../../support/fixtures/billing/refunds.ts";
import { deliverAll } from "../../support/fixtures/payments.ts";
import { openSite, type Site } from "../../support/site/site.ts";

type Answer = Awaited<ReturnType<Payments["refund"]>>;

beforeEach(async () => {
  await cancelDueRefunds();
  await fakeRazorpay.change({ areRefundsPending: false });
});

const paymentsOf = ({ deps }: Site): Payments => deps.payments ?? expect.fail("no payments");

const refusal = (description: string): Answer => ({
  ok: false,
  failure: { reason: "error", status: 400, description },
});

/** A site whose provider gives these answers to requests for refunds. */
function answering(refund: Payments["refund"], now: () => Date = () => new Date()): Site {
  const site = openSite({ now });
  site.deps.payments = { ...paymentsOf(site), refund };
  return site;
}

test("a rejected refund leaves the other approved refunds to be sent", async () => {
  const site = openSite();
  const [rejected, other] = [await capturedPayment(site), await capturedPayment(site)];
  const [rejectedId, otherId] = [
    (await approvedRefund(site, rejected.paymentId)).id,
    (await approvedRefund(site, other.paymentId)).id,
  ];
  const answers = async ({ paymentId }: { paymentId: string }): Promise<Answer> =>
    paymentId === rejected.paymentId ? refusal("rejected") : { ok: false, failure: { reason: "timeout" } };
  await send(answering(answers));
  expect(await requestOf(site, rejectedId)).toMatchObject({ state: "failed", lastError: "rejected", nextTryAt: null });
  expect(await requestOf(site, otherId)).toMatchObject({
    state: "processing",
    lastError: "timeout",
    nextTryAt: expect.any(Date),
  });
});

test("a refund that is pending at the bank when a late rejection arrives does not count as failed", async () => {
  await fakeRazorpay.change({ areRefundsPending: true });
  const site = openSite();
  const { id, paymentId } = await capturedPayment(site);
  const { id: requestId } = await approvedRefund(site, paymentId);
  const late = answering(async (wanted) => {
    await paymentsOf(openSite()).refund(wanted);
    await deliverAll(openSite(), id);
    return refusal("late");
  });
  await send(late);
  const [refund = expect.fail("no refund")] = await refundsOf(site, paymentId);
  expect(refund).toMatchObject({ status: "pending" });
  expect(await requestOf(site, requestId)).toMatchObject({ state: "processing", providerRefundId: refund.id });
  expect(late.lines.join()).not.toContain("refund.refused");
});

test("of two rejections of one refund, only the first counts and is logged", async () => {
  const site = openSite();
  const { paymentId } = await capturedPayment(site);
  const { id } = await approvedRefund(site, paymentId);
  const second = answering(
    async () => refusal("first"),
    () => new Date(Date.now() + 16 * 60_000),
  );
  const first = answering(async () => {
    await send(second);
    return refusal("later");
  });
  await send(first);
  expect(await requestOf(site, id)).toMatchObject({ state: "failed", lastError: "first", attempts: 2 });
  expect(second.lines.join()).toContain("refund.refused");
  expect(first.lines.join()).not.toContain("refund.refused");
});
