import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { orders } from "#worker/db/schema/billing.ts";
import { auditEntries } from "#worker/db/schema/platform.ts";
import { recordPayment } from "#worker/domain/billing/payment-updates.server.ts";
import {
  auditRefundedStatement,
  findPayment,
  findUnreturnedPaise,
  hasCapturedPayment,
  idsOfCapturedPayments,
  idsOfUnreturnedPayments,
  isCaptured,
  isCapturedSince,
  isRefundedInFull,
  type KnownPayment,
  listFailedPaymentIds,
  paymentStatement,
  refundedStatement,
  type StoredPayment,
  secondPaymentStatements,
} from "#worker/domain/billing/payments.server.ts";
import { moneyRows } from "../../support/fixtures/billing/money-rows.ts";
import { PRICE } from "../../support/fixtures/billing/refunds.ts";
import { decisionsOf } from "../../support/fixtures/payments.ts";
import { openSite } from "../../support/site/site.ts";

const site = openSite();
const { deps } = site;
const rows = moneyRows(site);
const FAILED = { status: "failed", captured: false } as const;
const REFUNDED = { status: "refunded", refundedPaise: PRICE } as const;

/** The payment as the provider reports it. */
function reported({ id, amountPaise, captured }: StoredPayment, changes: Partial<KnownPayment> = {}): KnownPayment {
  return { id, order_id: "order_1", status: "captured", amount: amountPaise, currency: "INR", captured, ...changes };
}

/** Three orders, each with one payment: kept, refunded in full, failed. */
async function threePayments() {
  const [kept, refunded, failed] = [await rows.order(), await rows.order(), await rows.order()];
  const paid = await rows.payment(kept);
  const returned = await rows.payment(refunded, REFUNDED);
  await rows.refund(returned);
  return { kept, refunded, failed, paid, returned, refused: await rows.payment(failed, FAILED) };
}

test("SQL conditions on a payment match only that row and only its state", async () => {
  const { kept, refunded, failed, paid, returned, refused } = await threePayments();
  const [before, after] = [new Date(paid.createdAt.getTime() - 1), new Date(paid.createdAt.getTime() + 60_000)];
  expect(
    await rows.trueOf({
      "kept has money": hasCapturedPayment(sql`${kept.id}`),
      "refunded has money": hasCapturedPayment(sql`${refunded.id}`),
      "failed has money": hasCapturedPayment(sql`${failed.id}`),
      "paid is refunded": isRefundedInFull(paid.id),
      "returned is refunded": isRefundedInFull(returned.id),
      "refused is refunded": isRefundedInFull(refused.id),
      "paid is captured": isCaptured(reported(paid)),
      "returned is captured": isCaptured(reported(returned)),
      "refused is captured": isCaptured(reported(refused)),
      "paid is captured since": isCapturedSince(paid.id, before),
      "paid is captured later": isCapturedSince(paid.id, after),
      "refused is captured since": isCapturedSince(refused.id, before),
      "none is captured since": isCapturedSince("pay_none", before),
    }),
  ).toEqual(["kept has money", "returned is refunded", "paid is captured", "paid is captured since"]);
});

test("money stays with the order that it was paid for until it is returned", async () => {
  const { kept, refunded, failed, paid, returned, refused } = await threePayments();
  const ofEach = async <T>(find: (orderId: string) => Promise<T>) =>
    Promise.all([kept, refunded, failed].map(async ({ id }) => find(id)));
  expect(await ofEach((id) => findUnreturnedPaise(deps, id))).toEqual([PRICE, 0, 0]);
  expect(await ofEach((id) => rows.idsOf(idsOfCapturedPayments(id)))).toEqual([[paid.id], [returned.id], []]);
  expect(await ofEach((id) => rows.idsOf(idsOfUnreturnedPayments(id)))).toEqual([[paid.id], [], []]);
  expect(await listFailedPaymentIds(deps, [kept.id, failed.id])).toEqual(new Set([refused.id]));
  expect(await listFailedPaymentIds(deps, [kept.id, refunded.id])).toEqual(new Set());
});

test("a captured payment does not become failed, and a refund that is reported again writes nothing", async () => {
  const order = await rows.order();
  const paid = await rows.payment(order, { method: "upi" });
  await paymentStatement(deps, order, reported(paid, { status: "failed", captured: false, method: "card" }));
  expect(await findPayment(deps, paid.id)).toEqual(paid);
  await rows.refund(paid, { amountPaise: 100_000 });
  const refund = (now: Date) =>
    refundedStatement({ ...deps, now: () => now }, reported(paid), { isCurrent: false, unlessRefunded: false });
  await refund(new Date("2026-11-24T06:00:00Z"));
  const written = await findPayment(deps, paid.id);
  expect(written).toMatchObject({ refundedPaise: 100_000, updatedAt: new Date("2026-11-24T06:00:00Z") });
  await refund(new Date("2026-11-25T06:00:00Z"));
  expect(await findPayment(deps, paid.id)).toEqual(written);
});

test("a refund is audited for its own payment", async () => {
  const { refunded, returned } = await threePayments();
  const other = await rows.payment(await rows.order(), REFUNDED);
  await auditRefundedStatement(deps, refunded, reported(returned), "webhook");
  const audited = (id: string) => deps.db.$count(auditEntries, eq(auditEntries.id, `payment.refunded:${id}:${PRICE}`));
  expect([await audited(returned.id), await audited(other.id)]).toEqual([1, 0]);
});

test("a second payment needs a decision if both are captured and belong to one order", async () => {
  const decidedAfter = async (first: "captured" | "failed", second: "captured" | "failed", isOfOther = false) => {
    const [order, other] = [await rows.order(), await rows.order()];
    const changes = { captured: { status: "captured", captured: true }, failed: FAILED } as const;
    await rows.payment(isOfOther ? other : order, changes[first]);
    const payment = await rows.payment(order, changes[second]);
    await deps.db.batch([...secondPaymentStatements(deps, order, reported(payment))]);
    return (await decisionsOf(site, order.providerOrderId)).map(({ kind }) => kind);
  };
  expect(await decidedAfter("captured", "captured")).toEqual(["second_payment_of_order"]);
  expect(await decidedAfter("failed", "captured")).toEqual([]);
  expect(await decidedAfter("captured", "failed")).toEqual([]);
  expect(await decidedAfter("captured", "captured", true)).toEqual([]);
});

test("a late payment needs a decision only if its order is still unpaid when it is written", async () => {
  const day = 24 * 60 * 60_000;
  const decidedAfter = async (change: Partial<typeof orders.$inferInsert>) => {
    const order = await rows.order({ createdAt: new Date(Date.now() - 2 * day) });
    await deps.db
      .update(orders)
      .set({ name: "Meera Joshi", ...change })
      .where(eq(orders.id, order.id));
    const [id, order_id] = [`pay_${crypto.randomUUID()}`, order.providerOrderId];
    const late = { id, order_id, status: "captured", amount: PRICE, currency: "INR", captured: true } as const;
    await recordPayment(deps, order, late, "webhook");
    return (await decisionsOf(site, order_id)).map(({ kind }) => kind);
  };
  expect(await decidedAfter({})).toEqual(["late_capture"]);
  expect(await decidedAfter({ status: "paid", paidAt: new Date() })).toEqual([]);
});
