import { and, eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { outbox } from "#worker/db/schema/mail.ts";
import { findDocumentOf, listDocumentsOf } from "#worker/domain/documents/documents.server.ts";
import { reviseDocument } from "#worker/domain/documents/revise.server.ts";
import { listOwnDocuments } from "#worker/domain/privacy/own-documents.server.ts";
import { fakeRazorpay } from "../../support/fakes/fake-razorpay.ts";
import { membershipOf } from "../../support/fixtures/billing/refunds.ts";
import {
  broughtBy,
  decisionsOf,
  deliver,
  deliverAll,
  failRefund,
  GST_INCLUDED,
  orderOf,
  orderPaidTwice,
  paidOrder,
  setGst,
  startOrder,
  webhookOf,
} from "../../support/fixtures/payments.ts";
import { openSite, type Site } from "../../support/site/site.ts";

const PRICE = 499900;
const PARTS = ["totalPaise", "taxablePaise", "cgstPaise", "sgstPaise", "igstPaise"] as const;

async function notesOf(site: Site, providerOrderId: string) {
  const all = await listDocumentsOf(site.deps, [(await orderOf(site, providerOrderId)).id]);
  return all.filter(({ kind }) => kind === "credit_note");
}

async function documentOf(site: Site, providerOrderId: string) {
  return findDocumentOf(site.deps, (await orderOf(site, providerOrderId)).id);
}

async function paidInvoice(site: Site, buyer: { contact?: string } = {}) {
  await setGst(site, GST_INCLUDED);
  const { id, payment } = await paidOrder(site, "success", buyer);
  await deliverAll(site, id);
  return { id, paymentId: payment.razorpay_payment_id };
}

test("refunding half issues one credit note, linked to the invoice, with half of each tax", async () => {
  const site = openSite({ now: () => new Date("2031-04-02T10:00:00Z") });
  const { id, paymentId } = await paidInvoice(site);
  const invoice = await documentOf(site, id);
  expect(invoice).toMatchObject({ totalPaise: PRICE, taxablePaise: 423644, cgstPaise: 38128 });
  const refundId = await fakeRazorpay.refund(paymentId, PRICE / 2);
  for (let n = 0; n < 3; n++) await deliverAll(site, id);
  const [note, ...others] = await notesOf(site, id);
  expect(others).toEqual([]);
  expect(note).toMatchObject({
    ...{ refundId, creditsId: invoice?.id, issuedOn: "2031-04-02", terms: invoice?.terms, cancelledAt: null },
    ...{ totalPaise: 249950, taxablePaise: 211822, cgstPaise: 19064, sgstPaise: 19064, igstPaise: 0 },
  });
  expect(note?.number).toMatch(/^MFC\/31-32\/\d{6}$/);
});

test("the credit notes of several refunds that return everything sum to the invoice, part by part", async () => {
  const amounts = fc.array(fc.integer({ min: 100, max: 120000 }), { minLength: 1, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(amounts, async (refunds) => {
      const site = openSite();
      const { id, paymentId } = await paidInvoice(site);
      for (const amount of refunds) {
        await fakeRazorpay.refund(paymentId, amount);
        await deliverAll(site, id);
      }
      await fakeRazorpay.refund(paymentId);
      await deliverAll(site, id);
      const notes = await notesOf(site, id);
      const invoice = (await documentOf(site, id)) ?? expect.fail("no invoice");
      for (const part of PARTS) expect(notes.reduce((sum, note) => sum + note[part], 0)).toBe(invoice[part]);
    }),
    { numRuns: 8 },
  );
});

test("a pending refund issues no credit note until it is processed, and one that fails cancels its note", async () => {
  const site = openSite();
  const contact = `${crypto.randomUUID()}@example.org`;
  const { id, paymentId } = await paidInvoice(site, { contact });
  const refundId = await fakeRazorpay.refund(paymentId, 100000, { isPending: true });
  await deliverAll(site, id);
  expect(await notesOf(site, id)).toEqual([]);
  await fakeRazorpay.settleRefund(refundId, "processed");
  await deliverAll(site, id);
  expect(await notesOf(site, id)).toMatchObject([{ refundId, totalPaise: 100000, cancelledAt: null }]);
  await failRefund(site, id);
  expect(await notesOf(site, id)).toMatchObject([{ refundId, cancelledAt: expect.any(Date) }]);
  const own = await listOwnDocuments(site.deps, contact);
  expect(own.map(({ title, status }) => [title, status])).toEqual([
    ["Credit note", "Cancelled"],
    ["Tax invoice", ""],
  ]);
});

test("a refund of a second payment of the same order needs no credit note, the next one does", async () => {
  const site = openSite();
  await setGst(site, GST_INCLUDED);
  const { id, payments } = await orderPaidTwice(site);
  await deliverAll(site, id);
  await fakeRazorpay.refund(payments[1].razorpay_payment_id);
  await deliverAll(site, id);
  expect(await notesOf(site, id)).toEqual([]);
  await fakeRazorpay.refund(payments[0].razorpay_payment_id, 1000);
  await deliverAll(site, id);
  expect(await notesOf(site, id)).toMatchObject([{ totalPaise: 1000 }]);
});

type Happening = "part refund" | "second payment";

/** The order is paid, then half its money is refunded and another payment is captured, in the given order. */
async function refundedAndPaidTwice(site: Site, order: readonly Happening[]) {
  await setGst(site, GST_INCLUDED);
  const id = await startOrder(site);
  const late = (await fakeRazorpay.pay(id, "late")).razorpay_payment_id;
  const first = (await fakeRazorpay.pay(id)).razorpay_payment_id;
  await deliverAll(site, id);
  for (const happening of order) {
    if (happening === "part refund") await fakeRazorpay.refund(first, PRICE / 2);
    else await fakeRazorpay.authorizeLate(late);
    await deliverAll(site, id);
  }
  const documents = async () => listDocumentsOf(site.deps, [(await orderOf(site, id)).id]);
  const net = async () =>
    (await documents())
      .filter(({ cancelledAt }) => !cancelledAt)
      .reduce((sum, { kind, totalPaise }) => sum + (kind === "credit_note" ? -totalPaise : totalPaise), 0);
  return { id, first, late, documents, net };
}

test.each<[Happening, Happening]>([
  ["part refund", "second payment"],
  ["second payment", "part refund"],
])("a partial refund is credited even if a late authorisation pays the order twice: %s, then %s", async (...order) => {
  const site = openSite();
  const { id, first, late, documents, net } = await refundedAndPaidTwice(site, order);
  expect(await notesOf(site, id)).toMatchObject([{ totalPaise: PRICE / 2 }]);
  expect((await documents()).find(({ kind }) => kind === "invoice")).toMatchObject({ paymentId: first });
  expect(await net()).toBe(PRICE / 2);
  expect(await decisionsOf(site, id)).toMatchObject([{ kind: "second_payment_of_order", paymentId: late }]);
  await fakeRazorpay.refund(late);
  await deliverAll(site, id);
  expect(await net()).toBe(PRICE / 2);
  expect(await notesOf(site, id)).toHaveLength(1);
});

test("a second payment has an invoice once the first is refunded in full, with a note for its own part refund", async () => {
  const site = openSite();
  const { id, first, late, documents, net } = await refundedAndPaidTwice(site, ["second payment", "part refund"]);
  await fakeRazorpay.refund(late, 100);
  await fakeRazorpay.refund(late, 200);
  await deliverAll(site, id);
  expect(await notesOf(site, id)).toHaveLength(1);
  await fakeRazorpay.refund(first);
  for (let n = 0; n < 2; n++) await deliverAll(site, id);
  const second = (await documents()).find(({ ordinal }) => ordinal === 1);
  expect(second).toMatchObject({ kind: "invoice", totalPaise: PRICE, paymentId: late });
  const notes = await notesOf(site, id);
  const ofSecond = notes.filter(({ creditsId }) => creditsId === second?.id).map(({ totalPaise }) => totalPaise);
  expect(ofSecond.toSorted((a, b) => a - b)).toEqual([100, 200]);
  const numbers = notes.map(({ sequence }) => sequence).toSorted((a, b) => a - b);
  expect(numbers).toEqual(numbers.map((_, n) => (numbers[0] ?? 0) + n));
  expect(await net()).toBe(PRICE - 300);
  const { id: orderId } = await orderOf(site, id);
  expect(await site.deps.db.$count(outbox, and(eq(outbox.subjectId, orderId), eq(outbox.kind, "receipt")))).toBe(2);
});

test("a partial refund that is reported before the capture is credited as soon as there is an invoice", async () => {
  const site = openSite();
  await setGst(site, GST_INCLUDED);
  const { id, payment } = await paidOrder(site);
  await fakeRazorpay.refund(payment.razorpay_payment_id, 2000);
  const deliveries = await fakeRazorpay.listDeliveries(id);
  await deliver(site, webhookOf(deliveries, "refund.processed"));
  await deliverAll(site, id);
  expect(await notesOf(site, id)).toMatchObject([{ totalPaise: 2000 }]);
});

test("the refund of a payment that was never captured is not credited to the one that was", async () => {
  const site = openSite();
  const { id, payment } = await paidOrder(site, "uncaptured");
  await fakeRazorpay.refund(payment.razorpay_payment_id);
  await fakeRazorpay.pay(id);
  for (let n = 0; n < 2; n++) await deliverAll(site, id);
  expect(await documentOf(site, id)).toMatchObject({ totalPaise: PRICE });
  expect(await notesOf(site, id)).toEqual([]);
  expect(await broughtBy(site, id)).toMatchObject({ memberships: 1, documents: 1 });
});

test("a payment that was refunded before its order was paid has neither document nor credit note", async () => {
  const site = openSite();
  const { id, payment } = await paidOrder(site, "uncaptured");
  await fakeRazorpay.refund(payment.razorpay_payment_id);
  await deliverAll(site, id);
  expect(await listDocumentsOf(site.deps, [(await orderOf(site, id)).id])).toEqual([]);
});

/** The first payment is refunded in full, then the bank confirms the one before it. */
async function paidAgain(site: Site) {
  await setGst(site, GST_INCLUDED);
  const id = await startOrder(site);
  const late = (await fakeRazorpay.pay(id, "late")).razorpay_payment_id;
  const first = (await fakeRazorpay.pay(id)).razorpay_payment_id;
  await deliverAll(site, id);
  const refundId = await fakeRazorpay.refund(first);
  await deliverAll(site, id);
  await fakeRazorpay.authorizeLate(late);
  for (let n = 0; n < 2; n++) await deliverAll(site, id);
  return { id, late, refundId, orderId: (await orderOf(site, id)).id };
}

test("a payment that is captured after the first was refunded in full has an invoice and a mail of its own", async () => {
  const site = openSite({ now: () => new Date("2032-04-02T10:00:00Z") });
  const { id, late, orderId } = await paidAgain(site);
  const all = await listDocumentsOf(site.deps, [orderId]);
  expect(all).toHaveLength(3);
  const [first, second] = [0, 1].map((n) => all.find(({ kind, ordinal }) => kind === "invoice" && ordinal === n));
  const note = all.find(({ kind }) => kind === "credit_note");
  expect(note).toMatchObject({ kind: "credit_note", creditsId: first?.id, totalPaise: PRICE });
  expect(second).toMatchObject({
    kind: "invoice",
    ordinal: 1,
    totalPaise: PRICE,
    sequence: (first?.sequence ?? 0) + 1,
  });
  expect(await documentOf(site, id)).toEqual(second);
  expect(await broughtBy(site, id)).toMatchObject({ memberships: 1, numbers: 1 });
  expect(await membershipOf(site, orderId)).toMatchObject({ revokedOn: null });
  const mails = await site.deps.db.$count(outbox, and(eq(outbox.subjectId, orderId), eq(outbox.kind, "receipt")));
  expect(mails).toBe(2);

  const refundId = await fakeRazorpay.refund(late, 100000);
  await deliverAll(site, id);
  const notes = await notesOf(site, id);
  expect(notes).toHaveLength(2);
  expect(notes).toContainEqual(expect.objectContaining({ refundId, creditsId: second?.id, totalPaise: 100000 }));
});

test("the second invoice can be revised although the first is credited, until it is credited itself", async () => {
  const site = openSite();
  const { id, late } = await paidAgain(site);
  const second = (await documentOf(site, id)) ?? expect.fail("no invoice");
  const entered = { company: "Rao Papads", gstin: "", billingAddress: "", billingState: "29" };
  const revised = await reviseDocument(site.deps, second, { entered, actor: "member" });
  expect(revised).toMatchObject({ ok: true });
  expect(await documentOf(site, id)).toMatchObject({ number: second.number, revision: 1, ordinal: 1 });
  await fakeRazorpay.refund(late);
  await deliverAll(site, id);
  const current = (await documentOf(site, id)) ?? expect.fail("no invoice");
  expect(await reviseDocument(site.deps, current, { entered, actor: "member" })).toMatchObject({ ok: false });
});

test("if the refund of the first payment fails after all, both invoices remain and a person decides", async () => {
  const site = openSite();
  const { id, refundId } = await paidAgain(site);
  await failRefund(site, id);
  expect(await notesOf(site, id)).toMatchObject([{ refundId, cancelledAt: expect.any(Date) }]);
  expect(await decisionsOf(site, id)).toMatchObject([{ kind: "second_payment_of_order", resolvedAt: null }]);
});
