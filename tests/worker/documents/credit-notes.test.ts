import fc from "fast-check";
import { expect, test } from "vitest";
import { findDocumentOf, listDocumentsOf } from "#worker/domain/documents/documents.server.ts";
import { fakeRazorpay } from "../../support/fakes/fake-razorpay.ts";
import {
  deliver,
  deliverAll,
  deliverSigned,
  GST_INCLUDED,
  orderOf,
  orderPaidTwice,
  paidOrder,
  setGst,
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

async function paidInvoice(site: Site) {
  await setGst(site, GST_INCLUDED);
  const { id, payment } = await paidOrder(site);
  await deliverAll(site, id);
  return { id, paymentId: payment.razorpay_payment_id };
}

test("a half refund brings one credit note, linked to the invoice, with half of each tax", async () => {
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

test("a pending refund brings no credit note until it is processed, and one that fails cancels its note", async () => {
  const site = openSite();
  const { id, paymentId } = await paidInvoice(site);
  const refundId = await fakeRazorpay.refund(paymentId, 100000, { isPending: true });
  await deliverAll(site, id);
  expect(await notesOf(site, id)).toEqual([]);
  await fakeRazorpay.settleRefund(refundId, "processed");
  await deliverAll(site, id);
  expect(await notesOf(site, id)).toMatchObject([{ refundId, totalPaise: 100000, cancelledAt: null }]);
  const processed = webhookOf(await fakeRazorpay.listDeliveries(id), "refund.processed");
  await deliverSigned(site, { ...(JSON.parse(processed.body) as object), event: "refund.failed" });
  expect(await notesOf(site, id)).toMatchObject([{ refundId, cancelledAt: expect.any(Date) }]);
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
});

test("a payment that was refunded before its order was paid has neither document nor credit note", async () => {
  const site = openSite();
  const { id, payment } = await paidOrder(site, "uncaptured");
  await fakeRazorpay.refund(payment.razorpay_payment_id);
  await deliverAll(site, id);
  expect(await listDocumentsOf(site.deps, [(await orderOf(site, id)).id])).toEqual([]);
});
