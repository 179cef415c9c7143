import { beforeEach, expect, test } from "vitest";
import { listDecisionsOf } from "#worker/domain/billing/payment-decisions.server.ts";
import { honourPayment } from "#worker/domain/billing/refund-requests/decide-refund.server.ts";
import { operatorOf } from "../../support/console/rows.ts";
import { step, trailOf } from "../../support/fixtures/billing/console-payments.ts";
import { cancelDueRefunds } from "../../support/fixtures/billing/refunds.ts";
import { auditOf, deliverAll, orderPaidTwice } from "../../support/fixtures/payments.ts";
import { openSite, type Site } from "../../support/site/site.ts";

beforeEach(cancelDueRefunds);

/** An order that was paid twice, so that somebody has to decide. */
async function orderToDecide(site: Site) {
  const { id, payments } = await orderPaidTwice(site);
  await deliverAll(site, id);
  const ids = payments.map((payment) => payment.razorpay_payment_id);
  const find = async () => (await listDecisionsOf(site.deps, ids))[0] ?? expect.fail("no decision");
  return { id, decisionId: (await find()).id, find };
}

const OPEN = { resolvedAt: null, resolvedBy: null };

test("keeping or reopening one payment leaves the other decision unchanged", async () => {
  const site = openSite();
  const operator = await operatorOf(site, "finance");
  const [mine, other] = [await orderToDecide(site), await orderToDecide(site)];
  await step(site, operator, "honour", mine.decisionId);
  expect(await mine.find()).toMatchObject({ resolvedBy: operator.memberId });
  expect(await other.find()).toMatchObject(OPEN);
  expect(await step(site, operator, "open_decision", other.decisionId)).toMatchObject({ code: "version_conflict" });
  expect(await trailOf(site, `decision:${other.decisionId}`)).toEqual([]);
  await step(site, operator, "honour", other.decisionId);
  await step(site, operator, "open_decision", mine.decisionId);
  expect(await mine.find()).toMatchObject(OPEN);
  expect(await other.find()).toMatchObject({ resolvedBy: operator.memberId });
});

test("only the first operator keeps a payment, and the trail names no other", async () => {
  const site = openSite();
  const [first, second] = [await operatorOf(site, "finance"), await operatorOf(site, "owner")];
  const { decisionId, find } = await orderToDecide(site);
  await step(site, first, "honour", decisionId);
  const decided = await find();
  expect(await step(site, second, "honour", decisionId)).toMatchObject({
    code: "refund_decided",
    message: "This payment is already settled, or its refund is requested.",
  });
  expect(await find()).toEqual(decided);
  expect(await trailOf(site, `decision:${decisionId}`)).toEqual(["decision.honoured"]);
});

test("the command keeps one payment once, and audits that one", async () => {
  const site = openSite();
  const [mine, other] = [await orderToDecide(site), await orderToDecide(site)];
  expect(await honourPayment(site.deps, { id: mine.decisionId, by: "command:asha" })).toMatchObject({ ok: true });
  expect(await auditOf(site, mine.id, "payment.honoured")).toHaveLength(1);
  expect(await auditOf(site, other.id, "payment.honoured")).toEqual([]);
  expect(await other.find()).toMatchObject(OPEN);
  const decided = await mine.find();
  expect(await honourPayment(site.deps, { id: mine.decisionId, by: "command:ravi" })).toMatchObject({
    code: "refund_decided",
  });
  expect(await mine.find()).toEqual(decided);
});

test("a decision that an operator has made is not audited as the command's", async () => {
  const site = openSite();
  const operator = await operatorOf(site, "finance");
  const { id, decisionId } = await orderToDecide(site);
  await step(site, operator, "honour", decisionId);
  expect(await honourPayment(site.deps, { id: decisionId, by: "command:asha" })).toMatchObject({
    code: "refund_decided",
  });
  const audited = await auditOf(site, id, "payment.honoured");
  expect(audited.map(({ actor }) => actor)).toEqual([operator.memberId]);
});
