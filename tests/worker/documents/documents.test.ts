import { expect, test } from "vitest";
import { documentsOfMonth, findDocumentOf } from "#worker/domain/documents/documents.server.ts";
import { describeDocument } from "#worker/domain/documents/view.server.ts";
import { fakeRazorpay } from "../../support/fakes/fake-razorpay.ts";
import {
  deliverAll,
  GST_INCLUDED,
  KARNATAKA_BUYER,
  KARNATAKA_GSTIN,
  orderOf,
  SELLER_GSTIN,
  setGst,
} from "../../support/fixtures/payments.ts";
import { openSite, type Site } from "../../support/site/site.ts";

const GOLD = { amount: 24999, name: "Meera Joshi", contact: "meera@example.org", plan: "gold" };

async function buyGold(site: Site, buyer: object = {}) {
  const response = await site.post("/payment/create-order", {
    ...GOLD,
    contact: `${crypto.randomUUID()}@example.org`,
    ...buyer,
  });
  expect(response.status).toBe(200);
  const { id } = await response.json<{ id: string }>();
  await fakeRazorpay.pay(id);
  await deliverAll(site, id);
  const { id: orderId } = await orderOf(site, id);
  return (await findDocumentOf(site.deps, orderId)) ?? expect.fail("no document");
}

const sequencesOf = (rows: ReadonlyArray<{ sequence: number }>) =>
  rows.map(({ sequence }) => sequence).sort((a, b) => a - b);

test("without GST a payment issues a receipt that names no tax", async () => {
  const document = await buyGold(openSite());
  expect(document).toMatchObject({ kind: "receipt", totalPaise: 2499900, taxablePaise: 2499900, revision: 0 });
  expect(document.number).toMatch(/^MFR\/\d\d-\d\d\/\d{6}$/);
  expect(document.terms).toMatchObject({
    ratePercent: 0,
    item: "Gold Member membership",
    buyer: { name: "Meera Joshi" },
  });
});

test("a company in Karnataka gets an IGST invoice with everything that rule 46 requires", async () => {
  const site = openSite({ now: () => new Date("2026-11-24T10:00:00Z") });
  await setGst(site, GST_INCLUDED);
  const document = await buyGold(site, KARNATAKA_BUYER);
  expect(document).toMatchObject({
    kind: "invoice",
    issuedOn: "2026-11-24",
    totalPaise: 2499900,
    taxablePaise: 2118559,
    cgstPaise: 0,
    sgstPaise: 0,
    igstPaise: 381341,
    periodFrom: "2026-11-24",
    periodTo: "2027-11-23",
    terms: {
      sac: "999511",
      ratePercent: 18,
      placeOfSupply: "29",
      seller: { gstin: SELLER_GSTIN, state: "27" },
      buyer: { name: "Meera Joshi", company: KARNATAKA_BUYER.company, gstin: KARNATAKA_GSTIN, state: "29" },
    },
  });
  expect(document.number).toMatch(/^MFI\/26-27\/\d{6}$/);
  expect(document.number.length).toBe(16);
});

test("a buyer of the seller's state, or of none, gets CGST and SGST", async () => {
  const site = openSite();
  await setGst(site, GST_INCLUDED);
  for (const buyer of [{ billingState: "27" }, {}]) {
    const document = await buyGold(site, buyer);
    expect(document).toMatchObject({ taxablePaise: 2118560, cgstPaise: 190670, sgstPaise: 190670, igstPaise: 0 });
    expect(document.terms.placeOfSupply).toBe("27");
  }
});

test("GST that is added raises the charge and leaves the price as the taxable value", async () => {
  const site = openSite();
  await setGst(site, { ...GST_INCLUDED, mode: "added" });
  expect(await buyGold(site)).toMatchObject({ totalPaise: 2949882, taxablePaise: 2499900, cgstPaise: 224991 });
});

test("an order keeps the terms of its day when the settings change before it is paid", async () => {
  const site = openSite();
  await setGst(site, GST_INCLUDED);
  const { id } = await (await site.post("/payment/create-order", GOLD)).json<{ id: string }>();
  await setGst(site, { mode: "off", invoicePrefix: "ZZ" });
  await fakeRazorpay.pay(id);
  await deliverAll(site, id);
  const document = await findDocumentOf(site.deps, (await orderOf(site, id)).id);
  expect(document).toMatchObject({ kind: "invoice", terms: { prefix: "MF", seller: { gstin: SELLER_GSTIN } } });
});

test("a document names each party's state once, with its code", async () => {
  const document = await buyGold(openSite(), { ...KARNATAKA_BUYER, billingAddress: "12 Residency Road, karnataka " });
  const { seller, buyer } = describeDocument(document, undefined);
  expect(seller.lines).toEqual(["4th Floor, Sample House, Fort, Mumbai 400001, Maharashtra (27)"]);
  expect(buyer.lines).toEqual(["Meera Joshi", "12 Residency Road, karnataka (29)", `GSTIN ${KARNATAKA_GSTIN}`]);
  const cityOnly = { ...document.terms.buyer, address: "12 Residency Road, Bengaluru" };
  const { buyer: inBengaluru } = describeDocument(
    { ...document, terms: { ...document.terms, buyer: cityOnly } },
    undefined,
  );
  expect(inBengaluru.lines.slice(1)).toEqual([cityOnly.address, `GSTIN ${KARNATAKA_GSTIN}`, "Karnataka (29)"]);
});

test("numbers of a series are consecutive, even when orders are paid at once, and each series begins at 1", async () => {
  const site = openSite({ now: () => new Date("2033-05-05T10:00:00Z") });
  await setGst(site, { mode: "off", invoicePrefix: "Q" });
  const receipts = await Promise.all(Array.from({ length: 6 }, () => buyGold(site)));
  await setGst(site, { ...GST_INCLUDED, invoicePrefix: "Q" });
  const invoices = await Promise.all(Array.from({ length: 6 }, () => buyGold(site)));
  expect(sequencesOf(receipts)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(sequencesOf(invoices)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(invoices.map(({ number }) => number).sort()[0]).toBe("QI/33-34/000001");
  const month = await documentsOfMonth(site.deps, "2033-05");
  expect(month.map(({ number }) => number)).toEqual([...invoices, ...receipts].map(({ number }) => number).sort());
  expect(await documentsOfMonth(site.deps, "2033-06")).toEqual([]);
});

test.each([
  ["a wrong check digit", { ...KARNATAKA_BUYER, gstin: "29AAGCB7383J1Z5" }, "gstin"],
  ["no company", { ...KARNATAKA_BUYER, company: "" }, "company"],
  ["no address", { ...KARNATAKA_BUYER, billingAddress: " " }, "billingAddress"],
  ["another state", { ...KARNATAKA_BUYER, billingState: "27" }, "billingState"],
  ["an unknown state", { billingState: "99" }, "billingState"],
  ["a company of two lines", { company: "Blue\nstone" }, "company"],
])("buyer's details with %s are refused at their field", async (_name, buyer, field) => {
  const response = await openSite().post("/payment/create-order", { ...GOLD, ...buyer });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ errors: [{ field }] });
});

const ADDRESS = { billingAddress: "12 Residency Road, Bengaluru" };
const PLATINUM = { amount: 99999, plan: "platinum" };
test.each([
  ["an address without a state", ADDRESS, ["billingState"]],
  ["a taxable value of ₹50,000 without an address", PLATINUM, ["billingAddress", "billingState"]],
  ["a taxable value of ₹50,000 without a state", { ...PLATINUM, ...ADDRESS }, ["billingState"]],
  ["a taxable value of ₹50,000 with a state alone", { ...PLATINUM, billingState: "29" }, ["billingAddress"]],
])("with GST, %s is refused at each missing field", async (_name, buyer, fields) => {
  const site = openSite();
  const order = { ...GOLD, ...buyer, contact: `${crypto.randomUUID()}@example.org` };
  await setGst(site, { mode: "off" });
  expect((await site.post("/payment/create-order", order)).status).toBe(200);
  await setGst(site, GST_INCLUDED);
  const response = await site.post("/payment/create-order", order);
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ errors: fields.map((field) => ({ field })) });
  const complete = { ...order, ...ADDRESS, billingState: "29" };
  expect((await site.post("/payment/create-order", complete)).status).toBe(200);
});
