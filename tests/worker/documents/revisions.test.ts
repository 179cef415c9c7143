import { expect, test } from "vitest";
import { monthBooks } from "#worker/domain/books/month-books.server.ts";
import { documentsOfMonth, findDocumentOf, listDocumentsOf } from "#worker/domain/documents/documents.server.ts";
import { isRevisable, lastChangeDay, reviseDocument } from "#worker/domain/documents/revise.server.ts";
import { findOwnDocument, findRevisable, listOwnDocuments } from "#worker/domain/privacy/own-documents.server.ts";
import { fakeRazorpay } from "../../support/fakes/fake-razorpay.ts";
import {
  auditOf,
  deliverAll,
  GST_INCLUDED,
  KARNATAKA_BUYER,
  KARNATAKA_GSTIN,
  orderOf,
  paidOrder,
  setGst,
} from "../../support/fixtures/payments.ts";
import { openSite } from "../../support/site/site.ts";

const at = (time: string) => openSite({ now: () => new Date(time) });
const BUYER = { ...KARNATAKA_BUYER, billingState: "" };

async function issueInvoice(time: string) {
  const site = at(time);
  await setGst(site, GST_INCLUDED);
  const email = `${crypto.randomUUID()}@example.org`;
  const { id, payment } = await paidOrder(site, "success", { contact: email });
  await deliverAll(site, id);
  const document = (await findDocumentOf(site.deps, (await orderOf(site, id)).id)) ?? expect.fail("no document");
  return { site, id, email, document, paymentId: payment.razorpay_payment_id };
}

test("changes are allowed until the 10th of the next month, even across the turn of the year", () => {
  expect(lastChangeDay({ issuedOn: "2026-11-30" })).toBe("2026-12-10");
  expect(lastChangeDay({ issuedOn: "2026-12-01" })).toBe("2027-01-10");
});

test("a company's details make a revision with the same number, day and total, and the tax of its state", async () => {
  const { id, email, document } = await issueInvoice("2034-11-20T10:00:00Z");
  const later = at("2034-12-10T18:00:00Z");
  expect(await findOwnDocument(later.deps, email, document.id)).toMatchObject({ changeUntil: "10 December 2034" });
  const revised = await reviseDocument(later.deps, document, { entered: BUYER, actor: "member-1" });
  expect(revised.ok).toBe(true);
  const current = await findDocumentOf(later.deps, document.orderId);
  expect(current).toMatchObject({
    ...{ number: document.number, issuedOn: document.issuedOn, totalPaise: document.totalPaise, revision: 1 },
    ...{ periodTo: document.periodTo, cgstPaise: 0, igstPaise: 76256, taxablePaise: 423644 },
    terms: {
      placeOfSupply: "29",
      buyer: { name: "Ravi", company: BUYER.company, gstin: KARNATAKA_GSTIN, state: "29" },
    },
  });
  expect(await listOwnDocuments(later.deps, email)).toMatchObject([
    { id: current?.id, status: "" },
    { id: document.id, status: "Replaced" },
  ]);
  expect(await findOwnDocument(later.deps, email, document.id)).toMatchObject({ status: "Replaced", changeUntil: "" });
  const month = await documentsOfMonth(later.deps, "2034-11");
  expect(month.filter(({ orderId }) => orderId === document.orderId)).toMatchObject([{ revision: 1 }]);
  expect(await auditOf(later, id, "document.revised")).toMatchObject([
    { actor: "member-1", detail: `${document.number} 1` },
  ]);
});

test("a revision of an invoice asks for the state of its address", async () => {
  const { site, document } = await issueInvoice("2034-10-20T10:00:00Z");
  const entered = { billingAddress: "12 Residency Road, Bengaluru" };
  const refusal = await reviseDocument(site.deps, document, { entered, actor: "member-1" });
  expect(refusal).toMatchObject({ code: "invalid_input", errors: [{ field: "billingState" }] });
});

test("a revised invoice replaces in Tally what was imported before", async () => {
  const { site, document } = await issueInvoice("2035-03-20T10:00:00Z");
  const imported = async () => {
    const files = (await monthBooks(site.deps, "2035-03")) ?? [];
    const xml = files.find(({ name }) => name === "tally-vouchers.xml")?.text ?? "";
    return { ids: xml.match(/REMOTEID="[^"]+"/g), isForCompany: xml.includes(BUYER.company) };
  };
  const before = await imported();
  expect(before).toMatchObject({ ids: [expect.any(String)], isForCompany: false });
  expect((await reviseDocument(site.deps, document, { entered: BUYER, actor: "member-1" })).ok).toBe(true);
  expect(await imported()).toEqual({ ids: before.ids, isForCompany: true });
});

test("the newest revision of an invoice can be changed until it is credited; another document does not close it", async () => {
  const { document } = await issueInvoice("2034-11-20T10:00:00Z");
  const now = new Date("2034-11-21T10:00:00Z");
  const isOpen = (...others: Partial<typeof document>[]) =>
    isRevisable(document, [document, ...others.map((other) => ({ ...document, id: "other", ...other }))], now);
  expect(isOpen()).toBe(true);
  expect(isOpen({ number: "MFI/34-35/999999", revision: 2 })).toBe(true);
  expect(isOpen({ revision: 1 })).toBe(false);
  expect(isOpen({ number: "MFC/34-35/000001", creditsId: document.id })).toBe(false);
  expect(isRevisable({ ...document, kind: "credit_note" }, [], now)).toBe(false);
  expect(isRevisable(document, [document], new Date("2034-12-11T10:00:00Z"))).toBe(false);
});

test("on the 11th the document is closed", async () => {
  const { email, document } = await issueInvoice("2034-11-21T10:00:00Z");
  const late = at("2034-12-10T18:30:00Z");
  expect(await reviseDocument(late.deps, document, { entered: BUYER, actor: "x" })).toMatchObject({
    code: "document_closed",
    message: "This document could be changed only until 10 December 2034. Please write to us.",
  });
  expect(await findRevisable(late.deps, email, document.id)).toBeUndefined();
});

test("in the books of a month a revision replaces only its own document, not one of another number or series", async () => {
  const site = at("2038-05-10T10:00:00Z");
  const issue = async (mode: Record<string, unknown>) => {
    await setGst(site, mode);
    const { id } = await paidOrder(site, "success", { contact: `${crypto.randomUUID()}@example.org` });
    await deliverAll(site, id);
    return (await findDocumentOf(site.deps, (await orderOf(site, id)).id)) ?? expect.fail("no document");
  };
  const receipt = await issue({ mode: "off" });
  const [first, second] = [await issue(GST_INCLUDED), await issue(GST_INCLUDED)];
  expect([receipt.sequence, first.sequence, second.sequence]).toEqual([1, 1, 2]);
  expect((await reviseDocument(site.deps, first, { entered: BUYER, actor: "finance" })).ok).toBe(true);
  const month = await documentsOfMonth(site.deps, "2038-05");
  const revisionOf = ({ number }: { number: string }) => month.find((one) => one.number === number)?.revision;
  expect(month).toHaveLength(3);
  expect([receipt, first, second].map(revisionOf)).toEqual([0, 1, 0]);
});

test("of two revisions at once, one is issued and the other is refused", async () => {
  const { site, document } = await issueInvoice("2034-11-22T10:00:00Z");
  const outcomes = await Promise.all(
    ["One Works", "Two Works"].map((company) =>
      reviseDocument(site.deps, document, { entered: { ...BUYER, company }, actor: "x" }),
    ),
  );
  expect(outcomes.map((outcome) => (outcome.ok ? "ok" : outcome.code)).sort()).toEqual(["ok", "version_conflict"]);
  expect(await listDocumentsOf(site.deps, [document.orderId])).toHaveLength(2);
});

test("after a credit note nothing can be changed, and a stranger can never change anything", async () => {
  const { site, id, email, document, paymentId } = await issueInvoice("2034-11-23T10:00:00Z");
  expect(await findRevisable(site.deps, email, document.id)).toMatchObject({ id: document.id });
  expect(await findRevisable(site.deps, "stranger@example.org", document.id)).toBeUndefined();
  await fakeRazorpay.refund(paymentId, 1000);
  await deliverAll(site, id);
  expect(await findRevisable(site.deps, email, document.id)).toBeUndefined();
  const outcome = await reviseDocument(site.deps, document, { entered: BUYER, actor: "x" });
  expect(outcome).toMatchObject({ code: "version_conflict" });
  expect(await auditOf(site, id, "document.revised")).toEqual([]);
});
