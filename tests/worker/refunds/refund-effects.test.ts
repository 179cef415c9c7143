import { beforeEach, expect, test } from "vitest";
import { listPaymentsOfOrder } from "#worker/domain/billing/payments.server.ts";
import { endMembership } from "#worker/domain/console/finance/membership-steps.server.ts";
import { resendReceipt } from "#worker/domain/console/finance/payment-steps.server.ts";
import { listDocumentsOf } from "#worker/domain/documents/documents.server.ts";
import { indianDay, longDate } from "#worker/domain/india-calendar.server.ts";
import { listOwnMemberships } from "#worker/domain/privacy/account-overview.server.ts";
import { deliverMail } from "#worker/jobs/mail-delivery.server.ts";
import { queueReminders } from "#worker/jobs/renewal-reminders.server.ts";
import { operatorOf } from "../../support/console/rows.ts";
import { fakeRazorpay } from "../../support/fakes/fake-razorpay.ts";
import {
  approvedRefund,
  cancelDueRefunds,
  capturedPayment,
  mailsAbout,
  membershipOf,
  PRICE,
  refundsOf,
  send,
} from "../../support/fixtures/billing/refunds.ts";
import { buy, person } from "../../support/fixtures/membership/purchases.ts";
import { deliverAll, orderOf, paidOrder } from "../../support/fixtures/payments.ts";
import { openSite, openSiteWithMails, type Site } from "../../support/site/site.ts";

const DAY = 24 * 60 * 60_000;

beforeEach(cancelDueRefunds);

async function refund(site: Site, paymentId: string, changes: Parameters<typeof approvedRefund>[2] = {}) {
  const request = await approvedRefund(site, paymentId, changes);
  await send(site);
  return request;
}
const isRevoked = async (site: Site, orderId: string) => Boolean((await membershipOf(site, orderId))?.revokedOn);

test.each([
  ["a partial refund", [100_000], {}, false],
  ["a partial refund that says so", [100_000], { endsMembership: true }, true],
  ["partial refunds of the whole amount", [100_000, 399_900], {}, true],
  ["partial refunds that leave a rupee", [100_000, 399_800], {}, false],
  ["a full refund", [PRICE], {}, true],
])("after %s the membership ends or continues as the rule says", async (_name, amounts, changes, expected) => {
  const site = openSite();
  const { id, paymentId, orderId } = await capturedPayment(site);
  for (const amountPaise of amounts) await refund(site, paymentId, { amountPaise, ...changes });
  await deliverAll(site, id);
  expect(await isRevoked(site, orderId)).toBe(expected);
});

test("each processed refund has one credit note, whichever source reports it first", async () => {
  const site = openSite();
  const { id, paymentId, orderId } = await capturedPayment(site);
  await refund(site, paymentId, { amountPaise: 100_000 });
  await fakeRazorpay.refund(paymentId, 200_000);
  await deliverAll(site, id);
  await deliverAll(site, id);
  const notes = (await listDocumentsOf(site.deps, [orderId])).filter(({ kind }) => kind === "credit_note");
  expect(notes.map(({ totalPaise }) => totalPaise).toSorted((a, b) => a - b)).toEqual([100_000, 200_000]);
  const refunds = await refundsOf(site, paymentId);
  expect(new Set(notes.map(({ refundId }) => refundId))).toEqual(new Set(refunds.map(({ id }) => id)));
});

test("the membership ends on the Indian day of the processing, and the dates stay as they were", async () => {
  const start = new Date("2026-11-20T10:00:00Z");
  const site = openSite({ now: () => start });
  const { paymentId, orderId } = await capturedPayment(site);
  const before = await membershipOf(site, orderId);
  // 01:00 on 24 November in India.
  const later = openSite({ now: () => new Date("2026-11-23T19:30:00Z") });
  await refund(later, paymentId);
  expect(await membershipOf(site, orderId)).toEqual({ ...before, revokedOn: "2026-11-24", nextReminderOn: null });
});

test("the buyer gets a mail when the refund is approved and when it is processed", async () => {
  const { site, mails } = openSiteWithMails();
  const email = `${crypto.randomUUID()}@example.org`;
  const { id, payment } = await paidOrder(site, "success", { contact: email });
  await deliverAll(site, id);
  await site.settle();
  await approvedRefund(site, payment.razorpay_payment_id);
  await deliverMail(site.deps);
  await send(site);
  await deliverMail(site.deps);
  const [receipt, approved, processed] = mails.filter(({ to }) => to === email);
  expect(receipt?.subject).toContain("receipt");
  expect(approved?.text).toContain("membership ends on the day the refund is processed.");
  expect(processed?.text).toMatch(/within 5 to 7 working days.*membership ended on .*Reference: rfnd_/s);
  expect(processed?.text).not.toContain("undefined");
});

test("a receipt that is sent again after a full refund says that the membership ended", async () => {
  const { site, mails } = openSiteWithMails();
  const contact = person();
  const { id, payment } = await paidOrder(site, "success", { contact });
  await deliverAll(site, id);
  await refund(site, payment.razorpay_payment_id);
  const { id: orderId } = await orderOf(site, id);
  const key = crypto.randomUUID();
  expect(await resendReceipt(site.deps, await operatorOf(site, "finance"), { orderId, key })).toMatchObject({
    ok: true,
  });
  await deliverMail(site.deps);
  const again = mails.findLast(({ to, subject }) => to === contact && subject.includes("receipt"))?.text;
  const today = longDate(indianDay(site.deps.now()));
  expect(again).toContain(`Payment Verified: Your Community Member membership ended on ${today}.`);
  expect(again).toContain(`Valid until: ${today}`);
});

const ENDS: Record<string, (site: Site, contact: string, orderId: string) => Promise<unknown>> = {
  "ended by an operator": async (site, _contact, orderId) => {
    const { id } = (await membershipOf(site, orderId)) ?? expect.fail("no membership");
    return endMembership(site.deps, await operatorOf(site, "finance"), { id, reason: "They asked" });
  },
  upgraded: (_site, contact) => buy(contact, "premium", "2026-11-20"),
};

test.each(Object.keys(ENDS))(
  "the mails about a refund do not say that a membership that was %s still runs",
  async (way) => {
    const contact = person();
    const { orderId = "" } = await buy(contact, "community", "2026-11-10");
    const { site, mails } = openSiteWithMails({ now: () => new Date("2026-11-20T12:00:00+05:30") });
    await ENDS[way]?.(site, contact, orderId);
    const [payment = expect.fail("no payment")] = await listPaymentsOfOrder(site.deps, orderId);
    for (const amountPaise of [100_000, PRICE - 100_000]) {
      await approvedRefund(site, payment.id, { amountPaise });
      await deliverMail(site.deps);
      await send(site);
      await deliverMail(site.deps);
    }
    const texts = mails
      .filter(({ to, subject }) => to === contact && subject.includes("efund"))
      .map(({ text }) => text);
    expect(texts).toHaveLength(4);
    expect(texts.join()).not.toMatch(/Community Member membership (remains valid|does not change|ends on)/);
    expect(texts.at(-1)).toContain("Community Member membership ended on 20 November 2026.");
  },
);

test("the mails about approved refunds that return everything together say that the membership ends", async () => {
  const contact = person();
  const { orderId = "" } = await buy(contact, "community", "2026-11-10");
  const { site, mails } = openSiteWithMails({ now: () => new Date("2026-11-20T12:00:00+05:30") });
  const [payment = expect.fail("no payment")] = await listPaymentsOfOrder(site.deps, orderId);
  for (const amountPaise of [100_000, PRICE - 100_000]) await approvedRefund(site, payment.id, { amountPaise });
  await deliverMail(site.deps);
  const texts = mails
    .filter(({ to, subject }) => to === contact && subject.includes("refunding"))
    .map(({ text }) => text);
  expect(texts).toHaveLength(2);
  for (const text of texts) expect(text).toContain("Your Community Member membership ends on the day");
});

test("the mail about the approval is dropped when the refund is processed before it is sent", async () => {
  const { site, mails } = openSiteWithMails();
  const { paymentId, id } = await capturedPayment(site);
  const { email } = await orderOf(site, id);
  await refund(site, paymentId);
  await deliverMail(site.deps);
  const subjects = mails.filter(({ to }) => to === email).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.includes("efund"))).toEqual(["Your refund of ₹4,999"]);
});

test("a buyer without an email address is refunded without a mail", async () => {
  const site = openSite();
  const { id, payment } = await paidOrder(site, "success", { contact: "98200 11223" });
  await deliverAll(site, id);
  const { id: requestId } = await refund(site, payment.razorpay_payment_id);
  const [made = expect.fail("no refund")] = await refundsOf(site, payment.razorpay_payment_id);
  expect([...(await mailsAbout(site, requestId)), ...(await mailsAbout(site, made.id))]).toEqual([]);
});

test("a refunded membership does not delay another, gets no reminder and shows as ended", async () => {
  const start = Date.parse("2026-11-20T10:00:00Z");
  const at = (days: number) => openSite({ now: () => new Date(start + days * DAY) });
  const contact = `${crypto.randomUUID()}@example.org`;
  await fakeRazorpay.change({ now: start / 1000 });
  const first = await paidOrder(at(0), "success", { contact });
  await deliverAll(at(0), first.id);
  await refund(at(1), first.payment.razorpay_payment_id, { amountPaise: 100_000, endsMembership: true });
  await queueReminders(at(340).deps);
  await fakeRazorpay.change({ now: (start + 2 * DAY) / 1000 });
  const second = await paidOrder(at(2), "success", { contact });
  await deliverAll(at(2), second.id);
  await fakeRazorpay.change({ now: null });
  const { id: secondId } = await orderOf(at(2), second.id);
  expect(await membershipOf(at(2), secondId)).toMatchObject({ validFrom: indianDay(new Date(start + 2 * DAY)) });
  expect(await listOwnMemberships(at(2).deps, contact)).toMatchObject([
    { state: "active", revokedOn: null },
    { state: "revoked", days: "ended on 21 November 2026", revokedOn: "21 November 2026" },
  ]);
});

test("a buyer who returns after a full refund reads so, and may buy again with the same key", async () => {
  const site = openSite();
  const contact = `${crypto.randomUUID()}@example.org`;
  const order = { amount: 4999, name: "Ravi", contact };
  const key = { "Idempotency-Key": crypto.randomUUID() };
  const { id } = await (await site.post("/payment/create-order", order, key)).json<{ id: string }>();
  const payment = await fakeRazorpay.pay(id);
  expect((await site.post("/payment/verify", payment)).status).toBe(200);
  expect((await site.post("/payment/create-order", order, key)).status).toBe(409);
  await refund(site, payment.razorpay_payment_id);
  expect(await (await site.post("/payment/verify", payment)).json()).toMatchObject({
    state: "not_paid",
    message: expect.stringMatching(
      /membership ended on \d+ \w+ \d{4}\. Your payment for it was refunded or reversed\.$/,
    ),
  });
  const again = await site.post("/payment/create-order", order, key);
  expect(again.status).toBe(200);
  expect((await again.json<{ id: string }>()).id).not.toBe(id);
});
