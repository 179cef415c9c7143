import { and, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { outbox } from "#worker/db/schema/mail.ts";
import { memberships } from "#worker/db/schema/membership.ts";
import {
  approveRefund,
  honourPayment,
  rejectRefund,
  resolveFailedRefund,
} from "#worker/domain/billing/refund-requests/decide-refund.server.ts";
import { recordBankRefund } from "#worker/domain/billing/refund-requests/record-bank-refund.server.ts";
import { requestRefund } from "#worker/domain/billing/refund-requests/request-refund.server.ts";
import { indianDay } from "#worker/domain/india-calendar.server.ts";
import { formatRupees } from "#worker/domain/money.server.ts";
import { findOwnDocument } from "#worker/domain/privacy/own-documents.server.ts";
import { deliverMail } from "#worker/jobs/mail-delivery.server.ts";
import { operatorOf } from "../../support/console/rows.ts";
import { fakeRazorpay } from "../../support/fakes/fake-razorpay.ts";
import { step } from "../../support/fixtures/billing/console-payments.ts";
import { cancelDueRefunds, OPERATOR, requestOf, send } from "../../support/fixtures/billing/refunds.ts";
import { booksOf, SET_ASIDE_KINDS, setAside, siteBefore } from "../../support/fixtures/billing/set-aside.ts";
import { decisionsOf, deliverAll, deliverSigned, startOrder, webhookOf } from "../../support/fixtures/payments.ts";
import { openSite, openSiteWithMails, type Site } from "../../support/site/site.ts";

beforeEach(async () => {
  await cancelDueRefunds();
  await fakeRazorpay.change({ areRefundsPending: false });
});

type Paid = Awaited<ReturnType<typeof setAside>>;

async function requestFor(
  site: Site,
  { paymentId, order }: Paid,
  decisionId?: string,
  amountPaise = order.amountPaise,
) {
  const wanted = { paymentId, amountPaise, reason: "late_payment", endsMembership: false } as const;
  const by = { requestedBy: OPERATOR, decisionId };
  const made = await requestRefund(site.deps, { ...wanted, idempotencyKey: crypto.randomUUID() }, by);
  return made.ok ? made.value.id : expect.fail(made.message);
}

const approve = (site: Site, id: string) => approveRefund(site.deps, { id, by: OPERATOR });

const WAYS: Record<string, (site: Site, paid: Paid) => Promise<unknown>> = {
  "in the console": async (site, { decisionId }) => step(site, await operatorOf(site, "finance"), "honour", decisionId),
  "by the command": (site, { decisionId }) => honourPayment(site.deps, { id: decisionId, by: OPERATOR }),
  "by rejecting its refund": async (site, paid) =>
    rejectRefund(site.deps, { id: await requestFor(site, paid, paid.decisionId), by: OPERATOR }),
};
const CASES = SET_ASIDE_KINDS.flatMap((kind) => Object.keys(WAYS).map((way) => [kind, way] as const));

test.each(CASES)("%s: money that is kept %s has one document and one mail, and opens nothing", async (kind, way) => {
  const { site, mails } = openSiteWithMails();
  const paid = await setAside(site, kind);
  expect(await paid.originals()).toEqual([]);
  await WAYS[way]?.(site, paid);
  await honourPayment(site.deps, { id: paid.decisionId, by: OPERATOR });
  await deliverAll(site, paid.id);
  const { id, amountPaise, email } = paid.order;
  const [kept = expect.fail("no document"), ...others] = await paid.originals();
  expect(others).toEqual([]);
  expect(kept).toMatchObject({ ordinal: 0, paymentId: paid.paymentId, totalPaise: amountPaise, periodFrom: null });
  expect(kept.terms.item).toMatch(/membership, payment kept by agreement$/);
  expect(kept.terms.buyer.name).toBe(kind === "payment_of_erased_order" ? "Name deleted" : paid.order.name);
  expect(await site.deps.db.$count(memberships, eq(memberships.orderId, id))).toBe(0);
  if (email) expect(await findOwnDocument(site.deps, email, kept.id)).toMatchObject({ membership: undefined });
  expect(await site.deps.db.$count(outbox, eq(outbox.subjectId, kept.id))).toBe(email ? 1 : 0);
  await deliverMail(site.deps);
  const [mail] = mails.filter(({ text }) => text.includes(kept.number));
  if (email) expect(mail?.text).toContain("This payment does not begin or extend a membership.");
  else expect(mail).toBeUndefined();

  await fakeRazorpay.refund(paid.paymentId, 100_000);
  await deliverAll(site, paid.id);
  expect(await paid.net()).toBe(amountPaise - 100_000);
  await fakeRazorpay.refund(paid.paymentId);
  await deliverAll(site, paid.id);
  expect(await paid.net()).toBe(0);
  expect(await paid.originals()).toHaveLength(1);
});

test.each(SET_ASIDE_KINDS)("%s: money whose refund is requested, approved or done has no document", async (kind) => {
  const site = openSite();
  const paid = await setAside(site, kind);
  const keep = () => honourPayment(site.deps, { id: paid.decisionId, by: OPERATOR });
  const id = await requestFor(site, paid, paid.decisionId);
  await keep();
  expect(await approve(site, id)).toMatchObject({ ok: true });
  await rejectRefund(site.deps, { id, by: OPERATOR });
  await keep();
  await send(site);
  await keep();
  expect(await paid.originals()).toEqual([]);
});

test("money that is refunded in part has a document for the whole and a credit note for the part", async () => {
  const { site, mails } = openSiteWithMails();
  const paid = await setAside(site, "late_capture");
  const id = await requestFor(site, paid, paid.decisionId, 100_000);
  expect(await paid.originals()).toEqual([]);
  await approve(site, id);
  expect(await paid.net()).toBe(paid.order.amountPaise);
  const [document = expect.fail("no document")] = await paid.originals();
  await deliverMail(site.deps);
  const { text } = mails.find((mail) => mail.text.includes(document.number)) ?? expect.fail("no mail");
  const { amountPaise, planTitle } = paid.order;
  const [whole, rest] = [formatRupees(amountPaise), formatRupees(amountPaise - 100_000)];
  expect(text).toContain(`We have kept ₹${rest} of your payment of ₹${whole} for ${planTitle}, and issued`);
  expect(text).toContain(`If you expect the remaining ₹${rest} back too, write to`);
  await send(site);
  expect(await paid.net()).toBe(paid.order.amountPaise - 100_000);
});

/** The bank refuses the refund of this payment. */
async function failedRefund(site: Site, paid: Paid, decisionId: string | undefined) {
  const id = await requestFor(site, paid, decisionId);
  await approve(site, id);
  await fakeRazorpay.change({ areRefundsPending: true });
  await send(site);
  await fakeRazorpay.settleRefund((await requestOf(site, id))?.providerRefundId ?? expect.fail("not sent"), "failed");
  await fakeRazorpay.change({ areRefundsPending: false });
  await deliverAll(site, paid.id);
  expect(await requestOf(site, id)).toMatchObject({ state: "failed", attendedAt: null });
  return id;
}

const ATTEND: Record<string, (site: Site, id: string) => Promise<unknown>> = {
  "in the console": async (site, id) => step(site, await operatorOf(site, "finance"), "attend_refund", id),
  "by the command": (site, id) => resolveFailedRefund(site.deps, { id, by: OPERATOR }),
};

test.each(Object.keys(ATTEND))("a failed refund that is resolved %s leaves a document for the money", async (way) => {
  const site = openSite();
  const paid = await setAside(site, "late_capture");
  const id = await failedRefund(site, paid, paid.decisionId);
  await honourPayment(site.deps, { id: paid.decisionId, by: OPERATOR });
  expect(await paid.originals()).toEqual([]);
  for (let n = 0; n < 2; n++) await ATTEND[way]?.(site, id);
  expect(await paid.originals()).toHaveLength(1);
  expect(await paid.net()).toBe(paid.order.amountPaise);
});

test("a failed refund that is requested again and then resolved leaves no document until the second is rejected", async () => {
  const site = openSite();
  const paid = await setAside(site, "late_capture");
  const first = await failedRefund(site, paid, paid.decisionId);
  const second = await requestFor(site, paid);
  await resolveFailedRefund(site.deps, { id: first, by: OPERATOR });
  expect(await paid.originals()).toEqual([]);
  await rejectRefund(site.deps, { id: second, by: OPERATOR });
  expect(await paid.originals()).toHaveLength(1);
});

test("once the provider's refund has failed, a refund by bank can be recorded, and then nothing is left to keep", async () => {
  const site = openSite();
  const paid = await setAside(site, "late_capture");
  const record = () => {
    const day = { paidOn: indianDay(site.deps.now()), bankReference: `UTR${crypto.randomUUID().slice(0, 8)}` };
    const { paymentId, order } = paid;
    const wanted = {
      paymentId,
      amountPaise: order.amountPaise,
      reason: "late_payment",
      endsMembership: false,
    } as const;
    return recordBankRefund(site.deps, { ...wanted, ...day }, { requestedBy: OPERATOR });
  };
  expect(await record()).toMatchObject({ ok: false, code: "version_conflict" });
  const id = await failedRefund(site, paid, paid.decisionId);
  expect(await record()).toMatchObject({ ok: true });
  await resolveFailedRefund(site.deps, { id, by: OPERATOR });
  expect(await paid.originals()).toEqual([]);
});

test("while the decision is open, neither a rejected nor a failed refund issues a document", async () => {
  const site = openSite();
  const paid = await setAside(site, "late_capture");
  await rejectRefund(site.deps, { id: await requestFor(site, paid), by: OPERATOR });
  await resolveFailedRefund(site.deps, { id: await failedRefund(site, paid, undefined), by: OPERATOR });
  expect(await paid.originals()).toEqual([]);
  expect(await decisionsOf(site, paid.id)).toMatchObject([{ resolvedAt: null }]);
});

test("a refund on the provider's dashboard settles the decision, and opens it again if it fails", async () => {
  const site = openSite();
  const paid = await setAside(site, "late_capture");
  await fakeRazorpay.refund(paid.paymentId);
  await deliverAll(site, paid.id);
  expect(await decisionsOf(site, paid.id)).toMatchObject([{ resolvedBy: "webhook" }]);
  const { body } = webhookOf(await fakeRazorpay.listDeliveries(paid.id), "refund.processed");
  const failed = body.replace("refund.processed", "refund.failed").replaceAll('"processed"', '"failed"');
  expect((await deliverSigned(site, failed)).status).toBe(200);
  expect(await decisionsOf(site, paid.id)).toMatchObject([{ resolvedAt: null, resolvedBy: null }]);
  await honourPayment(site.deps, { id: paid.decisionId, by: OPERATOR });
  expect(await paid.net()).toBe(paid.order.amountPaise);
});

test("what a person has kept stays kept when a refund on the dashboard fails", async () => {
  const site = openSite();
  const paid = await setAside(site, "late_capture");
  await honourPayment(site.deps, { id: paid.decisionId, by: OPERATOR });
  await fakeRazorpay.settleRefund(await fakeRazorpay.refund(paid.paymentId, undefined, { isPending: true }), "failed");
  await deliverAll(site, paid.id);
  expect(await decisionsOf(site, paid.id)).toMatchObject([{ resolvedBy: OPERATOR }]);
  expect(await paid.net()).toBe(paid.order.amountPaise);
});

test("each of two late payments of one order has its own document if it is kept", async () => {
  const site = openSite();
  const id = await startOrder(siteBefore(30));
  const late = await fakeRazorpay.pay(id, "late");
  await fakeRazorpay.pay(id);
  await fakeRazorpay.authorizeLate(late.razorpay_payment_id);
  await deliverAll(site, id);
  const [one, two] = await decisionsOf(site, id);
  const { originals, net, order } = await booksOf(site, id);
  await honourPayment(site.deps, { id: one?.id ?? "", by: OPERATOR });
  expect(await originals()).toMatchObject([{ paymentId: one?.paymentId }]);
  // The refund of what is kept gives the other payment no document: nobody has decided about it.
  await fakeRazorpay.refund(one?.paymentId ?? "");
  await deliverAll(site, id);
  expect([await net(), (await originals()).length]).toEqual([0, 1]);
  await honourPayment(site.deps, { id: two?.id ?? "", by: OPERATOR });
  expect(await originals()).toMatchObject([{}, { paymentId: two?.paymentId }]);
  expect(await net()).toBe(order.amountPaise);
});

test("a payment in time of an order whose late payment is kept begins the membership with a document of its own", async () => {
  const then = siteBefore(30);
  const site = openSite();
  const id = await startOrder(then);
  await fakeRazorpay.change({ now: Math.floor(then.deps.now().getTime() / 1000) + 60 });
  const early = await fakeRazorpay.pay(id, "late");
  await fakeRazorpay.change({ now: null });
  const late = await fakeRazorpay.pay(id);
  await deliverAll(site, id);
  const [decision = expect.fail("no decision")] = await decisionsOf(site, id);
  expect(decision).toMatchObject({ kind: "late_capture", paymentId: late.razorpay_payment_id });
  await honourPayment(site.deps, { id: decision.id, by: OPERATOR });
  await fakeRazorpay.authorizeLate(early.razorpay_payment_id);
  await deliverAll(site, id);
  const { originals, net, order } = await booksOf(site, id);
  const issued = await originals();
  expect(issued.map(({ paymentId }) => paymentId)).toEqual([late, early].map((one) => one.razorpay_payment_id));
  expect(issued.map(({ periodFrom }) => periodFrom === null)).toEqual([true, false]);
  expect(await net()).toBe(2 * order.amountPaise);
  expect(await site.deps.db.$count(memberships, eq(memberships.orderId, order.id))).toBe(1);
  const receipts = and(eq(outbox.subjectId, order.id), eq(outbox.kind, "receipt"));
  expect(await site.deps.db.$count(outbox, receipts)).toBe(1);
});
