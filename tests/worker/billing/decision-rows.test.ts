import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  findDecision,
  idsOfPaymentsSetAside,
  idsOfResolvedPayments,
  isOfKind,
  listOpenDecisions,
  resolveRefundedDecisions,
} from "#worker/domain/billing/payment-decisions.server.ts";
import { idsOfPayments } from "#worker/domain/billing/payments.server.ts";
import { moneyRows } from "../../support/fixtures/billing/money-rows.ts";
import { openSite } from "../../support/site/site.ts";

const site = openSite();
const { deps } = site;
const rows = moneyRows(site);
const settled = (resolvedBy: string) => ({ resolvedAt: new Date(), resolvedBy });

async function paymentOfNewOrder() {
  const order = await rows.order();
  return { order, payment: await rows.payment(order) };
}

test("only a decision that sets money aside does so, and only for its own payment", async () => {
  const [late, twice] = [await paymentOfNewOrder(), await paymentOfNewOrder()];
  await rows.decision(late.payment);
  await rows.decision(twice.payment, { kind: "second_payment_of_order" });
  const setAside = (order: { id: string }) => rows.idsOf(idsOfPaymentsSetAside(idsOfPayments(order.id)));
  expect([await setAside(late.order), await setAside(twice.order)]).toEqual([[late.payment.id], []]);
});

test("a settled decision settles both payments it names, and no other decision's", async () => {
  const { order, payment } = await paymentOfNewOrder();
  const [second, third, open] = [await rows.payment(order), await rows.payment(order), await rows.payment(order)];
  const stranger = await paymentOfNewOrder();
  const kind = "second_payment_of_order";
  const one = await rows.decision(payment, { kind, relatedPaymentId: second.id, ...settled("operator-1") });
  await rows.decision(third, {
    kind: "second_purchase_of_plan",
    relatedPaymentId: payment.id,
    ...settled("operator-1"),
  });
  await rows.decision(open, { kind, relatedPaymentId: payment.id });
  await rows.decision(stranger.payment, { ...settled("operator-1"), relatedPaymentId: payment.id });
  const found = async (about: { decisionId: string | null; paymentId: string }) =>
    (await rows.idsOf(idsOfResolvedPayments(idsOfPayments(order.id), about))).sort();
  const both = [payment.id, second.id].sort();
  expect(await found({ decisionId: one.id, paymentId: "pay_none" })).toEqual(both);
  expect(await found({ decisionId: null, paymentId: payment.id })).toEqual(both);
  expect(await found({ decisionId: null, paymentId: third.id })).toEqual([]);
});

test("open decisions are filtered by the condition", async () => {
  const { payment } = await paymentOfNewOrder();
  const open = await rows.decision(payment);
  const done = await rows.decision(payment, { ...settled("operator-1") });
  const other = await rows.decision(payment, { kind: "upgrade_does_not_fit" });
  const listed = (await listOpenDecisions(deps, { when: isOfKind("late_capture"), limit: 1000 })).map(({ id }) => id);
  expect([open, done, other].map(({ id }) => listed.includes(id))).toEqual([true, false, false]);
});

test("a full refund settles the decisions of its payment, and its failure opens only those again", async () => {
  const { payment } = await paymentOfNewOrder();
  const byOperator = await rows.decision(payment, settled("operator-1"));
  const byWebhook = await rows.decision(payment);
  const others = (await paymentOfNewOrder()).payment;
  const openOfOther = await rows.decision(others);
  const settledOfOther = await rows.decision(others, settled("webhook"));
  const all = [byOperator, byWebhook, openOfOther, settledOfOther];
  const settle = async (isRefunded: boolean, by = "webhook") => {
    const when = isRefunded ? sql`1` : sql`0`;
    await deps.db.batch([...resolveRefundedDecisions(deps, { paymentId: payment.id, by, when })]);
    return Promise.all(all.map(async ({ id }) => (await findDecision(deps, id))?.resolvedBy ?? "open"));
  };
  expect(await settle(false, "operator-2")).toEqual(["operator-1", "open", "open", "webhook"]);
  expect(await settle(true)).toEqual(["operator-1", "webhook", "open", "webhook"]);
  expect(await settle(true)).toEqual(["operator-1", "webhook", "open", "webhook"]);
  expect(await settle(false)).toEqual(["operator-1", "open", "open", "webhook"]);
});
