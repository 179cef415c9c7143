import { and, inArray } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { outbox } from "#worker/db/schema/mail.ts";
import {
  approveRefund,
  honourPayment,
  rejectRefund,
} from "#worker/domain/billing/refund-requests/decide-refund.server.ts";
import { requestRefund } from "#worker/domain/billing/refund-requests/request-refund.server.ts";
import { requestSecondPayments } from "#worker/domain/billing/refund-requests/second-payments.server.ts";
import { listDocumentsOf } from "#worker/domain/documents/documents.server.ts";
import { operatorOf } from "../../support/console/rows.ts";
import { fakeRazorpay } from "../../support/fakes/fake-razorpay.ts";
import { step } from "../../support/fixtures/billing/console-payments.ts";
import {
  cancelDueRefunds,
  mailsAbout,
  OPERATOR,
  PRICE,
  requestsOf,
  send,
} from "../../support/fixtures/billing/refunds.ts";
import { decisionsOf, deliverAll, orderOf, orderPaidTwice } from "../../support/fixtures/payments.ts";
import { openSite, type Site } from "../../support/site/site.ts";

beforeEach(cancelDueRefunds);

const MAILS = ["receipt", "payment_kept"] as const;

async function paidTwice(site: Site) {
  const { id, payments } = await orderPaidTwice(site);
  await deliverAll(site, id);
  const [decision = expect.fail("no decision")] = await decisionsOf(site, id);
  const { id: orderId } = await orderOf(site, id);
  const documents = () => listDocumentsOf(site.deps, [orderId]);
  const originals = async () => {
    const all = (await documents()).filter(({ kind }) => kind !== "credit_note");
    return all.toSorted((a, b) => a.ordinal - b.ordinal);
  };
  const net = async () => {
    const all = await documents();
    return all.reduce((sum, one) => sum + (one.kind === "credit_note" ? -1 : 1) * one.totalPaise, 0);
  };
  /** The receipt, and what is about a payment that is kept. */
  const mails = async () => {
    const ids = [orderId, ...(await documents()).map((one) => one.id)];
    return site.deps.db.$count(outbox, and(inArray(outbox.subjectId, ids), inArray(outbox.kind, MAILS)));
  };
  const [first, second] = [payments[0].razorpay_payment_id, payments[1].razorpay_payment_id];
  return { id, first, second, decisionId: decision.id, originals, net, mails };
}

type Ways = Record<string, (site: Site, paid: Awaited<ReturnType<typeof paidTwice>>) => Promise<unknown>>;

const WAYS: Ways = {
  "in the console": async (site, { decisionId }) => step(site, await operatorOf(site, "finance"), "honour", decisionId),
  "by the command": (site, { decisionId }) => honourPayment(site.deps, { id: decisionId, by: OPERATOR }),
  "by rejecting its refund": async (site, { second }) => {
    await requestSecondPayments(site.deps);
    const [made = expect.fail("no request")] = await requestsOf(site, second);
    return rejectRefund(site.deps, { id: made.id, by: OPERATOR });
  },
};

test.each(Object.keys(WAYS))(
  "a second payment that is kept %s has its own document and mail, one of each",
  async (way) => {
    const site = openSite();
    const paid = await paidTwice(site);
    expect(await paid.net()).toBe(PRICE);
    await WAYS[way]?.(site, paid);
    const [first, further, ...others] = await paid.originals();
    expect(others).toEqual([]);
    expect(further).toMatchObject({ ordinal: 1, paymentId: paid.second, totalPaise: PRICE, series: first?.series });
    expect(further?.sequence).toBe((first?.sequence ?? 0) + 1);
    expect(further?.terms.item).toMatch(/membership, further payment kept by agreement$/);
    expect(await paid.net()).toBe(2 * PRICE);
    expect(await paid.mails()).toBe(2);

    await honourPayment(site.deps, { id: paid.decisionId, by: OPERATOR });
    expect(await paid.originals()).toHaveLength(2);
    await fakeRazorpay.refund(paid.second);
    for (let n = 0; n < 2; n++) await deliverAll(site, paid.id);
    expect(await paid.net()).toBe(PRICE);
    expect(await paid.originals()).toHaveLength(2);
  },
);

test("a second payment that is kept after a part refund has a credit note for that part", async () => {
  const site = openSite();
  const paid = await paidTwice(site);
  await fakeRazorpay.refund(paid.second, 100_000);
  await deliverAll(site, paid.id);
  expect(await paid.net()).toBe(PRICE);
  await WAYS["in the console"]?.(site, paid);
  expect(await paid.net()).toBe(2 * PRICE - 100_000);
});

test("a decision that is reopened and made again leaves one document", async () => {
  const site = openSite();
  const paid = await paidTwice(site);
  const operator = await operatorOf(site, "finance");
  for (const name of ["honour", "open_decision", "honour"]) await step(site, operator, name, paid.decisionId);
  expect(await paid.originals()).toHaveLength(2);
  expect(await paid.mails()).toBe(2);
});

test("a second payment whose refund is requested, approved or done has no document, even if it is kept afterwards", async () => {
  const site = openSite();
  const paid = await paidTwice(site);
  const operator = await operatorOf(site, "finance");
  const keep = async () => {
    await step(site, operator, "honour", paid.decisionId);
    await honourPayment(site.deps, { id: paid.decisionId, by: OPERATOR });
  };
  await requestSecondPayments(site.deps);
  const [made = expect.fail("no request")] = await requestsOf(site, paid.second);
  await keep();
  await approveRefund(site.deps, { id: made.id, by: OPERATOR });
  await keep();
  await rejectRefund(site.deps, { id: made.id, by: OPERATOR });
  await fakeRazorpay.refund(paid.second);
  await deliverAll(site, paid.id);
  await keep();
  expect(await paid.originals()).toHaveLength(1);
  expect(await paid.net()).toBe(PRICE);
  expect(await paid.mails()).toBe(1);
});

test("a full refund of the first of two payments gives the second one its ordinary document", async () => {
  const site = openSite();
  const { id, first, decisionId, originals } = await paidTwice(site);
  const wanted = { paymentId: first, amountPaise: PRICE, reason: "second_payment", endsMembership: false } as const;
  const requester = { requestedBy: OPERATOR, decisionId };
  const requested = await requestRefund(site.deps, { ...wanted, idempotencyKey: crypto.randomUUID() }, requester);
  if (!requested.ok) return expect.fail(requested.message);
  expect(await approveRefund(site.deps, { id: requested.value.id, by: OPERATOR })).toMatchObject({ ok: true });
  expect(await originals()).toHaveLength(1);
  await send(site);
  await deliverAll(site, id);
  const [, further, ...others] = await originals();
  expect(others).toEqual([]);
  expect(further?.terms.item).toBe("Community Member membership");
  const kinds = (await mailsAbout(site, (await orderOf(site, id)).id)).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === "receipt")).toHaveLength(2);
});

test.each(Object.keys(WAYS))(
  "a second payment that was lost in a dispute has no document or mail, even if it is settled %s",
  async (way) => {
    const site = openSite();
    const paid = await paidTwice(site);
    // The refund of a lost payment cannot be requested any more.
    if (way === "by rejecting its refund") await requestSecondPayments(site.deps);
    await fakeRazorpay.dispute("lost", { payment_id: paid.second, status: "lost" });
    await deliverAll(site, paid.id);
    await WAYS[way]?.(site, paid);
    expect(await decisionsOf(site, paid.id)).toMatchObject([{ resolvedAt: expect.any(Date) }]);
    expect(await paid.originals()).toHaveLength(1);
    expect(await paid.mails()).toBe(1);
  },
);
