import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { payments } from "#worker/db/schema/billing.ts";
import { auditEntries, auditTrail } from "#worker/db/schema/platform.ts";
import { effectStatements } from "#worker/domain/billing/payment-batch.server.ts";
import { approveRefund, rejectRefund } from "#worker/domain/billing/refund-requests/decide-refund.server.ts";
import {
  financeEmailFor,
  refundEffectStatements,
  revocationStatements,
} from "#worker/domain/billing/refund-requests/refund-effects.server.ts";
import {
  auditRequestStatement,
  claimRequest,
  endsMembershipOf,
  failRequestStatement,
  findRefundRequest,
  hasState,
  linkStatement,
  listDueRequests,
  reservedPaise,
} from "#worker/domain/billing/refund-requests/refund-requests.server.ts";
import { requestRefund } from "#worker/domain/billing/refund-requests/request-refund.server.ts";
import { requestSecondPayments } from "#worker/domain/billing/refund-requests/second-payments.server.ts";
import type { Refund } from "#worker/domain/billing/refunds.server.ts";
import { listDocumentsOf } from "#worker/domain/documents/documents.server.ts";
import { moneyRows } from "../../support/fixtures/billing/money-rows.ts";
import { mailsAbout, membershipOf, PRICE, requestsOf } from "../../support/fixtures/billing/refunds.ts";
import { openSite } from "../../support/site/site.ts";

const site = openSite();
const { deps } = site;
const rows = moneyRows(site);
const PART = 100_000;
const REFUNDED = { status: "refunded", refundedPaise: PRICE } as const;
const now = () => new Date();
const trail = { actor: { memberId: "operator-1", requestId: "request-1" }, config: deps.config };
const trailOf = (subject: string) => deps.db.$count(auditTrail, eq(auditTrail.subject, subject));

async function paid() {
  const order = await rows.order({ status: "paid", paidAt: now() });
  return { order, payment: await rows.payment(order) };
}

test("SQL conditions on a request match only that row and only its state", async () => {
  const { order, payment } = await paid();
  const other = await paid();
  const open = await rows.request(payment, { amountPaise: PART, endsMembership: true });
  await rows.request(payment, { amountPaise: PART, state: "processing", providerRefundId: crypto.randomUUID() });
  await rows.request(payment, { amountPaise: PART, state: "rejected" });
  const ended = await paid();
  await rows.request(ended.payment, { state: "processed", endsMembership: true });
  await rows.request(other.payment, { state: "processed" });
  expect(
    await rows.trueOf({
      "open is requested": hasState(open.id, "requested"),
      "open is processed": hasState(open.id, "processed"),
      "only the unsent part is reserved": sql`${reservedPaise(payment.id)} = ${PART}`,
      "ended ends": endsMembershipOf(ended.order.id),
      "processed ends": endsMembershipOf(other.order.id),
      "open ends": endsMembershipOf(order.id),
    }),
  ).toEqual(["open is requested", "only the unsent part is reserved", "ended ends"]);
});

test("only an approved request is due; it is claimed once, and fails only while unsent", async () => {
  const { payment } = await paid();
  const nextTryAt = new Date(0);
  const make = (changes: Parameters<typeof rows.request>[1]) =>
    rows.request(payment, { amountPaise: 100, nextTryAt, ...changes });
  const [due, requested, other] = [
    await make({ state: "processing" }),
    await make({}),
    await make({ state: "processing" }),
  ];
  const sent = await make({ state: "processing", providerRefundId: crypto.randomUUID() });
  const listed = (await listDueRequests(deps, 1000)).map(({ id }) => id);
  expect([due, requested].map(({ id }) => listed.includes(id))).toEqual([true, false]);
  expect(await claimRequest(deps, requested)).toBeUndefined();
  expect(await claimRequest(deps, due)).toMatchObject({ id: due.id, attempts: 1 });
  expect(await claimRequest(deps, due)).toBeUndefined();
  expect(await failRequestStatement(deps, due.id, "No balance")).toMatchObject([{ id: due.id, state: "failed" }]);
  expect(await failRequestStatement(deps, sent.id, "No balance")).toEqual([]);
  expect(await findRefundRequest(deps, other.id)).toEqual(other);
});

test("a request is audited only for the state it has", async () => {
  const { order, payment } = await paid();
  const [, mine] = [
    await rows.request(payment, { amountPaise: 100 }),
    await rows.request(payment, { amountPaise: 100 }),
  ];
  const audit = (state: "requested" | "rejected") =>
    auditRequestStatement(deps, { id: mine.id, orderId: order.id, actor: "operator-1", state });
  await deps.db.batch([audit("requested"), audit("rejected")]);
  const entries = await deps.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subject, `order:${order.id}`));
  expect(entries.map(({ action, detail }) => [action, detail?.split(" ")[0]])).toEqual([
    ["refund_request.requested", mine.id],
  ]);
});

test("a reported refund settles only the request that it names, on its own payment, and never replaces a linked refund", async () => {
  const [mine, other] = [await paid(), await paid()];
  const make = (of: typeof mine, changes = {}) => rows.request(of.payment, { state: "processing", ...changes });
  const [named, unnamed, ofOther] = [await make(mine), await make(mine), await make(other)];
  const linked = await make(mine, { providerRefundId: "rfnd_earlier" });
  const report = async (receipt: string): Promise<Refund> => {
    const { id } = await rows.refund(mine.payment, { amountPaise: PART });
    return { id, amount: PART, created_at: 0, receipt, status: "processed" };
  };
  const first = await report(named.id);
  const reports = [first, await report(ofOther.id), await report(linked.id)];
  await linkStatement(deps, mine.payment.id, reports);
  const read = async ({ id }: typeof named) => findRefundRequest(deps, id);
  expect(await read(named)).toMatchObject({ state: "processed", providerRefundId: first.id });
  expect([await read(unnamed), await read(ofOther), await read(linked)]).toEqual([unnamed, ofOther, linked]);
  const settled = await read(named);
  await linkStatement({ ...deps, now: () => new Date("2030-01-01") }, mine.payment.id, reports);
  expect(await read(named)).toEqual(settled);
});

test("the trail has an entry for a refund that was requested, and none for one that is refused or repeated", async () => {
  const { order, payment } = await paid();
  const wanted = { paymentId: payment.id, amountPaise: PART, reason: "cancellation", endsMembership: false } as const;
  const ask = (idempotencyKey: string, amountPaise = PART) =>
    requestRefund(deps, { ...wanted, amountPaise, idempotencyKey }, { requestedBy: "operator-1", trail });
  const key = crypto.randomUUID();
  for (let times = 0; times < 2; times += 1) expect(await ask(key)).toMatchObject({ ok: true });
  expect(await ask(crypto.randomUUID(), PRICE)).toMatchObject({ code: "refund_too_large" });
  expect(await trailOf(`order:${order.id}`)).toBe(1);
});

test("an approval or a rejection that is refused leaves no entry, no mail and no document", async () => {
  const { order, payment } = await paid();
  await rows.dispute(payment, { status: "lost" });
  // An earlier refund of it was approved and failed.
  const decision = await rows.decision(payment, { resolvedAt: now(), resolvedBy: "operator-1" });
  const lost = await rows.request(payment, { amountPaise: PART, decisionId: decision.id });
  expect(await approveRefund(deps, { id: lost.id, by: "operator-1", trail })).toMatchObject({ code: "dispute_lost" });
  const done = await rows.request((await paid()).payment, { state: "rejected" });
  for (const decide of [approveRefund, rejectRefund]) {
    expect(await decide(deps, { id: done.id, by: "operator-1", trail })).toMatchObject({ code: "refund_decided" });
  }
  for (const { id } of [lost, done]) {
    expect([await trailOf(`refund_request:${id}`), await mailsAbout(site, id)]).toEqual([0, []]);
  }
  expect(await listDocumentsOf(deps, [order.id])).toEqual([]);
});

test("a membership that an upgrade replaced runs again when the upgrade's money is returned or its refund ends it", async () => {
  const endedOn = "2026-11-01";
  const endAfter = async (change: (upgrade: Awaited<ReturnType<typeof paid>>) => Promise<unknown>) => {
    const [old, upgrade] = [await paid(), await paid()];
    await rows.membership(old.order, { endedOn, replacedBy: upgrade.order.id });
    await rows.membership(upgrade.order, { validFrom: endedOn });
    await change(upgrade);
    await deps.db.batch([...revocationStatements(deps, upgrade.order, "webhook")]);
    return (await membershipOf(site, old.order.id))?.endedOn;
  };
  expect(await endAfter(async () => undefined)).toBe(endedOn);
  expect(await endAfter(({ payment }) => rows.refund(payment, { amountPaise: PART }))).toBe(endedOn);
  expect(await endAfter(({ payment }) => rows.refund(payment))).toBeNull();
  expect(
    await endAfter(async ({ payment }) => {
      await rows.refund(payment, { amountPaise: PART });
      await rows.request(payment, { amountPaise: PART, state: "processed", endsMembership: true });
    }),
  ).toBeNull();
  // Refunded according to the payment, without a refund that we know.
  const claim = ({ payment }: Awaited<ReturnType<typeof paid>>) =>
    deps.db.update(payments).set(REFUNDED).where(eq(payments.id, payment.id));
  expect(await endAfter(async (upgrade) => claim(upgrade))).toBeNull();
});

test("a refund is mailed once it has happened, and only if the order still has the address", async () => {
  const { order, payment } = await paid();
  const pending = await rows.refund(payment, { amountPaise: PART, status: "pending" });
  const done = await rows.refund(payment, { amountPaise: PART });
  const report = async (of: typeof order, { id }: typeof done) => {
    const refunds: Refund[] = [{ id, amount: PART, created_at: 0, receipt: null, status: "processed" }];
    const reported = { paymentId: payment.id, refunds, actor: "webhook", financeEmail: undefined };
    await deps.db.batch([...refundEffectStatements(deps, of, reported)]);
    return (await mailsAbout(site, id)).map(({ kind }) => kind);
  };
  expect(await report(order, pending)).toEqual([]);
  expect(await report({ ...order, email: "earlier@example.org" }, done)).toEqual([]);
  expect(await report(order, done)).toEqual(["refund_processed"]);
});

test("finance is notified only of refunds that failed", async () => {
  const refund = { id: "rfnd_1", amount: PART, created_at: 0, receipt: null } as const;
  expect(await financeEmailFor(deps, [{ ...refund, status: "processed" }])).toBeUndefined();
  expect(await financeEmailFor(deps, [{ ...refund, status: "failed" }])).toContain("@");
});

test("the job requests only second payments, and decisions that already have a request do not use up its limit", async () => {
  const decide = async (kind: "late_capture" | "second_payment_of_order", createdAt: Date) => {
    const { payment } = await paid();
    const relatedPaymentId = (await paid()).payment.id;
    return { payment, decision: await rows.decision(payment, { kind, createdAt, relatedPaymentId }) };
  };
  const other = await decide("late_capture", new Date(0));
  for (let n = 0; n < 5; n += 1) {
    const { payment, decision } = await decide("second_payment_of_order", new Date(n));
    await rows.request(payment, { decisionId: decision.id });
  }
  const next = await decide("second_payment_of_order", new Date(5));
  await requestSecondPayments(deps);
  expect(await requestsOf(site, next.payment.id)).toMatchObject([{ decisionId: next.decision.id, state: "requested" }]);
  expect(await requestsOf(site, other.payment.id)).toEqual([]);
});

test("an unpaid order without refunds has no effects of a payment", async () => {
  const order = await rows.order();
  const payment = { id: "pay_1", order_id: "order_1", status: "failed", amount: PRICE, currency: "INR" } as const;
  const update = { payment, source: "webhook", refunds: [], financeEmail: undefined, event: undefined } as const;
  expect(effectStatements(deps, { ...update, order })).toEqual([]);
  expect(effectStatements(deps, { ...update, order: { ...order, status: "paid" } })).not.toEqual([]);
});
