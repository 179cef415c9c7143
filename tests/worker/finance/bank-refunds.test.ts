import { expect, test } from "vitest";
import { BankRefundForm } from "#worker/contracts/refunds/refund-form.ts";
import { confirmTransfer } from "#worker/domain/bank-transfers/confirm-transfer.server.ts";
import { recordBankRefundOf } from "#worker/domain/console/finance/payment-steps.server.ts";
import { viewOrder } from "#worker/domain/console/orders.server.ts";
import { viewToday } from "#worker/domain/console/today/today.server.ts";
import { listDocumentsOf } from "#worker/domain/documents/documents.server.ts";
import { operatorOf } from "../../support/console/rows.ts";
import { fakeRazorpay } from "../../support/fakes/fake-razorpay.ts";
import { trailOf } from "../../support/fixtures/billing/console-payments.ts";
import {
  approvedRefund,
  capturedPayment,
  mailsAbout,
  membershipOf,
  refundsOf,
  requestsOf,
  send,
} from "../../support/fixtures/billing/refunds.ts";
import { PATRON_PAISE, reserved, wantPatron } from "../../support/fixtures/membership/bank-transfers.ts";
import { openSite, type Site } from "../../support/site/site.ts";

const at = (day: string) => openSite({ now: () => new Date(`${day}T10:00:00Z`) });
const utr = () => `UTR${crypto.randomUUID().replaceAll("-", "").slice(0, 12).toUpperCase()}`;

async function paidByBank(wanted = wantPatron()) {
  const site = at("2026-11-24");
  const { reference, orderId, providerOrderId: paymentId } = await reserved(site, wanted);
  await confirmTransfer(site.deps, {
    ...{ reference, amountPaise: PATRON_PAISE, receivedOn: "2026-11-24", operator: "finance-1" },
  });
  return { orderId, paymentId };
}

/** As finance fills in the form for half of the 2,99,999 rupees. */
function half(paymentId: string, changes: Record<string, string> = {}) {
  const entered = {
    ...{ paymentId, amount: "1,49,999.50", reason: "complaint" },
    ...{ bankReference: utr(), paidOn: "2026-11-25" },
  };
  return BankRefundForm.parse({ ...entered, ...changes });
}

async function moneyOf(site: Site, orderId: string) {
  return (await viewOrder(site.deps, await operatorOf(site, "finance"), orderId))?.money ?? expect.fail("no order");
}

test("finance records half of a bank transfer as refunded by bank, with its credit note, mail and audit entry", async () => {
  const site = at("2026-11-26");
  const operator = await operatorOf(site, "finance");
  const { orderId, paymentId } = await paidByBank();
  expect((await moneyOf(site, orderId)).refundable).toMatchObject([
    { remains: "₹2,99,999.00", online: false, byBank: "This was paid by bank transfer, so it is refunded by bank." },
  ]);
  const wanted = half(paymentId);
  for (let n = 0; n < 2; n++) {
    expect(await recordBankRefundOf(site.deps, operator, orderId, wanted)).toMatchObject({ ok: true });
  }
  const [request, ...others] = await requestsOf(site, paymentId);
  expect(others).toEqual([]);
  expect(request).toMatchObject({ state: "processed", requestedBy: operator.memberId, amountPaise: 149_999_50 });
  const money = await moneyOf(site, orderId);
  expect(money.refunds).toMatchObject([{ state: { text: "Refunded" }, actions: [] }]);
  expect(money.refunds[0]?.facts).toContain(`Transferred by bank as ${wanted.bankReference}`);
  expect(money.refunds[0]?.facts.at(-1)).toMatch(/^Recorded 26 Nov.* by Farida Khan$/);
  expect(money.refundable).toMatchObject([{ remains: "₹1,49,999.50" }]);
  const documents = await listDocumentsOf(site.deps, [orderId]);
  const notes = documents.filter(({ kind }) => kind === "credit_note");
  expect(notes).toMatchObject([{ totalPaise: 149_999_50 }]);
  expect(await membershipOf(site, orderId)).toMatchObject({ revokedOn: null });
  const [refund] = await refundsOf(site, paymentId);
  expect(await mailsAbout(site, refund?.id ?? "")).toHaveLength(1);
  expect(await trailOf(site, `order:${orderId}`)).toContain("refund.recorded");
  expect((await viewOrder(site.deps, operator, orderId))?.timeline).toContainEqual(
    expect.objectContaining({
      when: expect.stringMatching(/^26 Nov 2026, 3:30/),
      what: "₹1,49,999.50 refunded by bank, transferred 25 November 2026",
      text: wanted.bankReference,
    }),
  );
});

test("a second purchase of the plan leaves Today once its refund by bank is recorded", async () => {
  const wanted = wantPatron();
  await paidByBank(wanted);
  const { orderId, paymentId } = await paidByBank({ ...wanted, key: crypto.randomUUID() });
  const site = at("2026-11-26");
  const open = async () => {
    const section = (await viewToday(site.deps, { role: "finance", memberId: "" })).find(
      ({ id }) => id === "decisions",
    );
    return section?.items.filter(({ facts }) => facts.includes(paymentId.replace("bank_", "Bank transfer "))) ?? [];
  };
  expect(await open()).toHaveLength(1);
  const whole = half(paymentId, { amount: "2,99,999" });
  const operator = await operatorOf(site, "finance");
  expect(await recordBankRefundOf(site.deps, operator, orderId, whole)).toMatchObject({ ok: true });
  expect(await open()).toEqual([]);
  expect(await membershipOf(site, orderId)).toMatchObject({ revokedOn: "2026-11-26" });
  expect((await moneyOf(site, orderId)).refundable).toEqual([]);
});

test("nothing is recorded without a recent passkey, for another order, above the payment, or twice with a different amount", async () => {
  const site = at("2026-11-26");
  const operator = await operatorOf(site, "finance");
  const [{ orderId, paymentId }, other] = [await paidByBank(), await paidByBank()];
  const record = (changes: Record<string, string> = {}, { order = orderId, by = operator } = {}) =>
    recordBankRefundOf(site.deps, by, order, half(paymentId, changes));
  expect(await record({}, { by: { ...operator, hasRecentPasskey: false } })).toMatchObject({ code: "stale_passkey" });
  expect(await record({}, { order: other.orderId })).toMatchObject({ code: "unknown_payment" });
  expect(await record({ amount: "3,00,000" })).toMatchObject({ code: "refund_too_large" });
  expect(await record({ paidOn: "2026-11-27" })).toMatchObject({
    code: "invalid_input",
    errors: [{ field: "paidOn" }],
  });
  expect(await requestsOf(site, paymentId)).toEqual([]);
  expect(await trailOf(site, `order:${orderId}`)).not.toContain("refund.recorded");
  const bankReference = utr();
  expect(await record({ bankReference })).toMatchObject({ ok: true });
  expect(await record({ bankReference, amount: "10" })).toMatchObject({ code: "version_conflict" });
});

test("a Razorpay payment is refunded there for six months, and by bank afterwards", async () => {
  const { orderId, paymentId } = await capturedPayment(at("2026-03-01"));
  const wanted = half(paymentId, { amount: "1,000", paidOn: "2026-04-01" });
  const young = at("2026-04-01");
  expect((await moneyOf(young, orderId)).refundable[0]).not.toHaveProperty("byBank");
  const operator = await operatorOf(young, "finance");
  expect(await recordBankRefundOf(young.deps, operator, orderId, wanted)).toMatchObject({ code: "version_conflict" });
  const old = at("2026-09-02");
  const byBank = "Razorpay cannot refund a payment that is older than six months.";
  expect((await moneyOf(old, orderId)).refundable).toMatchObject([{ online: false, byBank }]);
  const later = half(paymentId, { amount: "1,000", paidOn: "2026-09-01" });
  expect(await recordBankRefundOf(old.deps, operator, orderId, later)).toMatchObject({ ok: true });
});

test("after a failed refund the money can be refunded through Razorpay again or by bank", async () => {
  const site = at("2026-11-26");
  const { orderId, paymentId } = await capturedPayment(at("2026-11-20"));
  await approvedRefund(site, paymentId);
  await fakeRazorpay.refund(paymentId, 100_000);
  await send(site);
  expect((await moneyOf(site, orderId)).refundable).toMatchObject([
    { online: true, byBank: "A refund of this payment through Razorpay has failed." },
  ]);
  const operator = await operatorOf(site, "finance");
  const wanted = half(paymentId, { amount: "1,000" });
  expect(await recordBankRefundOf(site.deps, operator, orderId, wanted)).toMatchObject({ ok: true });
});

test.each([
  [{ amount: "" }, "amount", "Please write an amount in rupees, such as 2,499.50."],
  [{ amount: "0.50" }, "amount", "Refund at least ₹1."],
  [{ reason: "" }, "reason", "Choose a reason."],
  [{ bankReference: "12-34" }, "bankReference", "Enter the bank’s reference (UTR): letters and digits only."],
  [{ paidOn: "" }, "paidOn", "Enter the day of the transfer, such as 2026-11-24."],
])("the form for a refund by bank explains what is wrong with %j", (changes, field, message) => {
  const entered = {
    ...{ paymentId: "bank_1", amount: "10", reason: "mistake" },
    ...{ bankReference: "UTR123456", paidOn: "2026-11-25" },
  };
  expect(BankRefundForm.safeParse({ ...entered, ...changes }).error?.issues).toMatchObject([
    { path: [field], message },
  ]);
});
