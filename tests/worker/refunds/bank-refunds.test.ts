import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { RecordBankRefund } from "#worker/contracts/refunds/refund.ts";
import { auditTrail } from "#worker/db/schema/platform.ts";
import { confirmTransfer } from "#worker/domain/bank-transfers/confirm-transfer.server.ts";
import { describeTransfer } from "#worker/domain/bank-transfers/transfer-page.server.ts";
import { recordBankRefund } from "#worker/domain/billing/refund-requests/record-bank-refund.server.ts";
import { listDocumentsOf } from "#worker/domain/documents/documents.server.ts";
import { indianDay } from "#worker/domain/india-calendar.server.ts";
import { deliverMail } from "#worker/jobs/mail-delivery.server.ts";
import { fakeRazorpay } from "../../support/fakes/fake-razorpay.ts";
import {
  capturedPayment,
  membershipOf,
  OPERATOR,
  refundsOf,
  request,
  requestsOf,
} from "../../support/fixtures/billing/refunds.ts";
import { makeMember } from "../../support/fixtures/members.ts";
import { PATRON_PAISE, reserved } from "../../support/fixtures/membership/bank-transfers.ts";
import { deliverAll, paidOrder } from "../../support/fixtures/payments.ts";
import { openSite, openSiteWithMails, type Site } from "../../support/site/site.ts";

const PAID_ON = "2026-11-25";
const at = (day: string, changes: Parameters<typeof openSite>[0] = {}) =>
  openSite({ now: () => new Date(`${day}T10:00:00Z`), ...changes });
const utr = () => `UTR${crypto.randomUUID().replaceAll("-", "").slice(0, 12)}`;

/** A Patron membership that was paid by bank transfer on 24 November 2026. */
async function paidByBank() {
  const site = at("2026-11-24");
  const { reference, orderId, providerOrderId: paymentId, email, path } = await reserved(site);
  const credit = { reference, amountPaise: PATRON_PAISE, receivedOn: "2026-11-24", operator: OPERATOR };
  expect(await confirmTransfer(site.deps, credit)).toMatchObject({ ok: true });
  return { orderId, paymentId, email, path };
}

function record(site: Site, paymentId: string, changes: Partial<RecordBankRefund> = {}) {
  const whole = { paymentId, amountPaise: PATRON_PAISE, reason: "cancellation", endsMembership: false } as const;
  const wanted = RecordBankRefund.parse({ ...whole, bankReference: utr(), paidOn: PAID_ON, ...changes });
  return recordBankRefund(site.deps, wanted, { requestedBy: OPERATOR });
}

test("a full refund by bank ends the membership and issues one credit note; its mail names the bank's reference", async () => {
  const { site, mails } = openSiteWithMails({ now: () => new Date("2026-11-26T10:00:00Z") });
  const { orderId, paymentId, email } = await paidByBank();
  await makeMember(site, email);
  const bankReference = utr();
  const many = Array.from({ length: 10 }, () => record(site, paymentId, { bankReference }));
  for (const outcome of await Promise.all(many)) expect(outcome).toMatchObject({ ok: true });
  expect(await requestsOf(site, paymentId)).toMatchObject([{ state: "processed", decidedBy: OPERATOR }]);
  expect(await refundsOf(site, paymentId)).toMatchObject([{ status: "processed", amountPaise: PATRON_PAISE }]);
  expect(await membershipOf(site, orderId)).toMatchObject({ revokedOn: "2026-11-26" });
  const notes = (await listDocumentsOf(site.deps, [orderId])).filter(({ kind }) => kind === "credit_note");
  expect(notes).toMatchObject([{ totalPaise: PATRON_PAISE, issuedOn: "2026-11-26" }]);
  await deliverMail(site.deps);
  const [mail, ...others] = mails.filter(({ subject }) => subject.includes("refund"));
  expect(others).toEqual([]);
  for (const part of [
    "We have transferred your refund of ₹2,99,999 for Patron Member to the bank account from which you paid.",
    `Transferred on: 25 November 2026\nReference: ${bankReference.toUpperCase()}`,
    `Credit note number: ${notes[0]?.number}`,
    `/dashboard/documents/${notes[0]?.id}`,
    `/documents/${notes[0]?.id}?until=`,
  ]) {
    expect(mail?.text).toContain(part);
  }
});

test("the page of a transfer whose membership is refunded or over does not say that it is valid", async () => {
  const { path, orderId, paymentId } = await paidByBank();
  const key = new URL(path, "http://localhost").searchParams.get("key") ?? "";
  const validOn = async (day: string) => (await describeTransfer(at(day).deps, key))?.validTo;
  expect(await validOn("2026-11-26")).toBe("23 November 2027");
  expect(await validOn("2027-11-24")).toBeUndefined();
  expect(await record(at("2026-11-26"), paymentId)).toMatchObject({ ok: true });
  expect(await membershipOf(at("2026-11-26"), orderId)).toMatchObject({ revokedOn: "2026-11-26" });
  expect(await validOn("2026-11-26")).toBeUndefined();
});

test("refunding part of a transfer does not end the membership, unless the record says so", async () => {
  const site = at("2026-11-26");
  const { orderId, paymentId } = await paidByBank();
  expect(await record(site, paymentId, { amountPaise: 100_000 })).toMatchObject({ ok: true });
  expect(await membershipOf(site, orderId)).toMatchObject({ revokedOn: null });
  const ending = { amountPaise: 200_000, endsMembership: true };
  expect(await record(site, paymentId, ending)).toMatchObject({ ok: true });
  expect(await membershipOf(site, orderId)).toMatchObject({ revokedOn: "2026-11-26" });
  expect(await record(site, paymentId)).toMatchObject({ code: "refund_too_large" });
});

test("simultaneous records never exceed the payment, and each bank reference counts once", async () => {
  const site = at("2026-11-26");
  const { paymentId } = await paidByBank();
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => record(site, paymentId)));
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  const [refund, ...others] = await refundsOf(site, paymentId);
  expect(others).toEqual([]);
  const bankReference = refund?.id.replace("bank:", "") ?? "";
  const second = await paidByBank();
  expect(await record(site, second.paymentId, { bankReference })).toMatchObject({
    code: "version_conflict",
    message: "A refund with this bank reference is already recorded.",
  });
  expect(await refundsOf(site, second.paymentId)).toEqual([]);
});

test.each(["2026-11-23", "2026-11-27"])(
  "a transfer on %s, before the payment or after today, is refused",
  async (day) => {
    const { paymentId } = await paidByBank();
    const refusal = { code: "invalid_input", errors: [{ field: "paidOn" }] };
    expect(await record(at("2026-11-26"), paymentId, { paidOn: day })).toMatchObject(refusal);
  },
);

test("an online payment is refunded by its provider until it is too old for that", async () => {
  const site = openSite();
  const { paymentId, orderId } = await capturedPayment(site);
  const later = new Date(Date.now() + 200 * 86_400_000).toISOString().slice(0, 10);
  const part = { amountPaise: 100_000, paidOn: indianDay(site.deps.now()) };
  expect(await record(site, paymentId, part)).toMatchObject({ code: "version_conflict" });
  expect(await record(at(later), paymentId, { ...part, paidOn: later })).toMatchObject({ ok: true });
  const notes = (await listDocumentsOf(site.deps, [orderId])).filter(({ kind }) => kind === "credit_note");
  expect(notes).toMatchObject([{ totalPaise: 100_000 }]);
  expect(await record(site, "pay_unknown")).toMatchObject({ code: "unknown_payment" });
});

test("only captured payments without a lost dispute are refunded by bank, even when they are too old for the provider", async () => {
  const site = openSite();
  const failed = await paidOrder(site, "failure");
  await deliverAll(site, failed.id);
  const disputed = { lost: await capturedPayment(site), won: await capturedPayment(site) };
  for (const [status, { id, paymentId }] of Object.entries(disputed)) {
    await fakeRazorpay.dispute(status, { payment_id: paymentId, status });
    await deliverAll(site, id);
  }
  const paidOn = new Date(Date.now() + 200 * 86_400_000).toISOString().slice(0, 10);
  const recordLater = (paymentId: string) => record(at(paidOn), paymentId, { amountPaise: 100_000, paidOn });
  const failedId = failed.payment.razorpay_payment_id;
  expect(await recordLater(failedId)).toMatchObject({ code: "payment_not_captured" });
  expect(await recordLater(disputed.lost.paymentId)).toMatchObject({ code: "dispute_lost" });
  expect(await recordLater(disputed.won.paymentId)).toMatchObject({ ok: true });
  for (const paymentId of [failedId, disputed.lost.paymentId]) expect(await refundsOf(site, paymentId)).toEqual([]);
});

test("a request to the provider for a bank transfer is refused and says what to do", async () => {
  const { paymentId } = await paidByBank();
  expect(await request(at("2026-11-26"), paymentId)).toMatchObject({
    code: "paid_by_transfer",
    message: "This was paid by bank transfer. Return the money by bank, then record that transfer.",
  });
});

test("an operator's record is in the audit trail once, and a refused one is not", async () => {
  const site = at("2026-11-26");
  const { orderId, paymentId, email } = await paidByBank();
  const trail = { actor: { memberId: await makeMember(site, email), requestId: "request" }, config: site.deps.config };
  const wanted = RecordBankRefund.parse({
    ...{ paymentId, amountPaise: 100_000_00, reason: "complaint", bankReference: utr(), paidOn: PAID_ON },
  });
  const by = { requestedBy: trail.actor.memberId, trail };
  for (let n = 0; n < 2; n++) expect(await recordBankRefund(site.deps, wanted, by)).toMatchObject({ ok: true });
  expect(await recordBankRefund(site.deps, { ...wanted, amountPaise: 100 }, by)).toMatchObject({ ok: false });
  const again = { ...wanted, amountPaise: PATRON_PAISE, bankReference: utr().toUpperCase() };
  expect(await recordBankRefund(site.deps, again, by)).toMatchObject({ code: "refund_too_large" });
  const written = await site.deps.db
    .select()
    .from(auditTrail)
    .where(eq(auditTrail.subject, `order:${orderId}`));
  expect(written.map(({ action }) => action)).toEqual(["refund.recorded"]);
});

test.each(["", "12", "UTR 12345", "UTR12345;"])("the bank's reference “%s” is refused", (bankReference) => {
  const entered = { paymentId: "bank_1", amountPaise: 100, reason: "mistake", paidOn: PAID_ON, bankReference };
  expect(RecordBankRefund.safeParse(entered).success).toBe(false);
});
