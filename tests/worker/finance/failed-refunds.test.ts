import { beforeEach, expect, test } from "vitest";
import { operatorOf } from "../../support/console/rows.ts";
import { fakeRazorpay } from "../../support/fakes/fake-razorpay.ts";
import { step, trailOf } from "../../support/fixtures/billing/console-payments.ts";
import {
  approvedRefund,
  cancelDueRefunds,
  capturedPayment,
  requestOf,
  send,
} from "../../support/fixtures/billing/refunds.ts";
import { openSite, type Site } from "../../support/site/site.ts";

beforeEach(cancelDueRefunds);

/** A refund that the provider has rejected, because part of the payment was refunded on its dashboard. */
async function failedRefund(site: Site) {
  const { paymentId } = await capturedPayment(site);
  const { id } = await approvedRefund(site, paymentId);
  await fakeRazorpay.refund(paymentId, 100_000);
  await send(site);
  expect(await requestOf(site, id)).toMatchObject({ state: "failed" });
  return id;
}

const OPEN = { attendedAt: null, attendedBy: null };

test("resolving one failed refund leaves the others open", async () => {
  const site = openSite();
  const operator = await operatorOf(site, "finance");
  const [mine, other] = [await failedRefund(site), await failedRefund(site)];
  await step(site, operator, "attend_refund", mine);
  expect(await requestOf(site, mine)).toMatchObject({ attendedBy: operator.memberId });
  expect(await requestOf(site, other)).toMatchObject(OPEN);
  expect(await step(site, operator, "unattend_refund", other)).toMatchObject({ code: "version_conflict" });
  expect(await trailOf(site, `refund_request:${other}`)).toEqual([]);
  await step(site, operator, "unattend_refund", mine);
  expect(await requestOf(site, mine)).toMatchObject(OPEN);
  expect(await trailOf(site, `refund_request:${mine}`)).toEqual(["refund.attended", "refund.unattended"]);
});

test("only the first operator resolves a failed refund", async () => {
  const site = openSite();
  const [first, second] = [await operatorOf(site, "finance"), await operatorOf(site, "owner")];
  const id = await failedRefund(site);
  await step(site, first, "attend_refund", id);
  const attended = await requestOf(site, id);
  expect(await step(site, second, "attend_refund", id)).toMatchObject({ code: "refund_decided" });
  expect(await requestOf(site, id)).toEqual(attended);
  expect(await trailOf(site, `refund_request:${id}`)).toEqual(["refund.attended"]);
});

test("a refund that has not failed cannot be resolved, and the trail has no entry", async () => {
  const site = openSite();
  const { paymentId } = await capturedPayment(site);
  const { id } = await approvedRefund(site, paymentId);
  const finance = await operatorOf(site, "finance");
  expect(await step(site, finance, "attend_refund", id)).toMatchObject({ code: "refund_decided" });
  expect(await step(site, finance, "attend_refund", "none")).toMatchObject({ code: "not_found" });
  expect(await requestOf(site, id)).toMatchObject(OPEN);
  expect(await trailOf(site, `refund_request:${id}`)).toEqual([]);
});
