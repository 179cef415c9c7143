import { expect, test } from "vitest";
import type { buildGstr1 } from "#worker/domain/books/gstr1.server.ts";
import { monthBooks } from "#worker/domain/books/month-books.server.ts";
import { findDocumentOf } from "#worker/domain/documents/documents.server.ts";
import { fakeRazorpay } from "../../support/fakes/fake-razorpay.ts";
import {
  deliverAll,
  GST_INCLUDED,
  KARNATAKA_BUYER,
  KARNATAKA_GSTIN,
  orderOf,
  paidOrder,
  SELLER_GSTIN,
  setGst,
} from "../../support/fixtures/payments.ts";
import { openSite } from "../../support/site/site.ts";

test("the books of a month contain its invoice and credit note, and nothing from another month", async () => {
  let now = new Date("2033-04-30T18:00:00Z");
  const site = openSite({ now: () => now });
  await setGst(site, GST_INCLUDED);
  const { id, payment } = await paidOrder(site);
  await deliverAll(site, id);
  const invoice = await findDocumentOf(site.deps, (await orderOf(site, id)).id);
  // In India it is 1 May.
  now = new Date("2033-04-30T19:00:00Z");
  await fakeRazorpay.refund(payment.razorpay_payment_id, 249950);
  await deliverAll(site, id);

  const read = async (month: string) => {
    const files = (await monthBooks(site.deps, month)) ?? [];
    return new Map(files.map(({ name, text }) => [name, text]));
  };
  const [april, may] = [await read("2033-04"), await read("2033-05")];
  const gstin = invoice?.terms.seller.gstin;
  const names = ["b2b", "b2cl", "b2cs", "cdnr", "cdnur", "hsn-b2b", "hsn-b2c", "docs"];
  expect([...april.keys()]).toEqual([
    ...["sales-register.csv", "settlements.csv", "tally-vouchers.xml", `gstr1-${gstin}.json`],
    ...names.map((name) => `gstr1-${gstin}-${name}.csv`),
  ]);
  expect(april.get("sales-register.csv")).toContain(invoice?.number);
  expect(april.get("sales-register.csv")).not.toContain("Credit note");
  const [, row = ""] = may.get("sales-register.csv")?.split("\r\n") ?? [];
  expect(row).toContain(`Credit note,${invoice?.number}`);
  expect(row).toContain("-2499.5");
  const { b2cs } = JSON.parse(may.get(`gstr1-${gstin}.json`) ?? "");
  expect(b2cs).toMatchObject([{ sply_ty: "INTRA", txval: -2118.22, camt: -190.64, samt: -190.64 }]);
});

test("Gold of a company in Karnataka from a seller in Maharashtra, refunded by half, balances in the month's export", async () => {
  const site = openSite({ now: () => new Date("2034-06-10T10:00:00Z") });
  await setGst(site, GST_INCLUDED);
  const gold = { amount: 24999, plan: "gold", ...KARNATAKA_BUYER };
  const { id, payment } = await paidOrder(site, "success", gold);
  await deliverAll(site, id);
  const paise = 2499900;
  await fakeRazorpay.refund(payment.razorpay_payment_id, paise / 2);
  await deliverAll(site, id);
  const files = new Map((await monthBooks(site.deps, "2034-06"))?.map(({ name, text }) => [name, text]));
  const name = [...files.keys()].find((one) => /^gstr1-.*\.json$/.test(one)) ?? "";
  const { b2b, cdnr, hsn } = JSON.parse(files.get(name) ?? "");
  const item = (txval: number, iamt: number) => [{ itm_det: { rt: 18, txval, iamt, camt: 0, samt: 0 } }];
  const [{ inum }] = b2b[0].inv;
  const invoice = { val: 24999, pos: "29", itms: item(21185.59, 3813.41) };
  expect(b2b).toMatchObject([{ ctin: KARNATAKA_GSTIN, inv: [invoice] }]);
  const note = { ntty: "C", val: 12499.5, pos: "29", itms: item(10592.79, 1906.71) };
  expect(cdnr).toMatchObject([{ ctin: KARNATAKA_GSTIN, nt: [note] }]);
  // Invoice less note, in the return as in the register: half of what was paid.
  expect(hsn.hsn_b2b).toMatchObject([{ txval: 10592.8, iamt: 1906.7, camt: 0, samt: 0 }]);
  const rows = files.get("sales-register.csv")?.split("\r\n") ?? [];
  expect(rows.find((row) => row.includes("Credit note"))).toContain(`Credit note,${inum}`);
  const totals = rows.flatMap((row) => Number(/,(-?[\d.]+),(?:yes)?,order_\w+,\w+$/.exec(row)?.[1] ?? 0) * 100);
  expect(totals.reduce((sum, total) => sum + total, 0)).toBe(paise / 2);
  const paymentId = payment.razorpay_payment_id;
  expect(rows.slice(1, -1).map((row) => row.split(",").slice(-2))).toEqual([
    [id, expect.stringMatching(/^rfnd_/)],
    [id, paymentId],
  ]);
  expect(files.get("settlements.csv")).toContain(`,${paymentId},`);
});

test("the register lists the documents of all series by day, then series and number", async () => {
  let now = new Date("2036-02-01T10:00:00Z");
  const site = openSite({ now: () => now });
  await setGst(site, GST_INCLUDED);
  const sell = async () => {
    const sold = await paidOrder(site);
    await deliverAll(site, sold.id);
    return sold;
  };
  const { id, payment } = await sell();
  now = new Date("2036-02-02T10:00:00Z");
  await sell();
  await sell();
  await fakeRazorpay.refund(payment.razorpay_payment_id, 100000);
  await deliverAll(site, id);
  now = new Date("2036-02-03T10:00:00Z");
  await sell();

  const [register] = (await monthBooks(site.deps, "2036-02")) ?? [];
  const rows = register?.text.split("\r\n").slice(1, -1) ?? [];
  expect(rows.map((row) => row.split(",").slice(0, 2))).toEqual([
    ["2036-02-01", "MFI/35-36/000001"],
    ["2036-02-02", "MFC/35-36/000001"],
    ["2036-02-02", "MFI/35-36/000002"],
    ["2036-02-02", "MFI/35-36/000003"],
    ["2036-02-03", "MFI/35-36/000004"],
  ]);
});

test("table 13 lists runs of numbers, as a payment of the last evening may be recorded after one of the next day", async () => {
  let now = new Date("2037-10-31T10:00:00Z");
  const site = openSite({ now: () => now });
  await setGst(site, GST_INCLUDED);
  await deliverAll(site, (await paidOrder(site)).id);
  now = new Date("2037-10-31T18:20:00Z");
  const late = await paidOrder(site);
  now = new Date("2037-10-31T18:40:00Z");
  await deliverAll(site, (await paidOrder(site)).id);
  await deliverAll(site, late.id);

  const issued = async (month: string) => {
    const files = (await monthBooks(site.deps, month)) ?? [];
    const text = (end: string) => files.find(({ name }) => name.endsWith(end))?.text ?? "";
    const { doc_issue } = JSON.parse(text(".json")) as ReturnType<typeof buildGstr1>;
    const rows = doc_issue.doc_det.flatMap(({ docs }) => docs.map(({ from, to, totnum }) => [from, to, totnum].join()));
    expect(text("-docs.csv").split("\r\n").slice(1, -1)).toEqual(
      rows.map((row) => `Invoices for outward supply,${row},0`),
    );
    return rows;
  };
  const [one, two, three] = [1, 2, 3].map((number) => `MFI/37-38/00000${number}`);
  expect(await issued("2037-10")).toEqual([`${one},${one},1`, `${three},${three},1`]);
  expect(await issued("2037-11")).toEqual([`${two},${two},1`]);
});

test("a month without documents has an empty register and no return", async () => {
  const files = await monthBooks(openSite().deps, "2021-01");
  expect(files?.map(({ name }) => name)).toEqual(["sales-register.csv", "settlements.csv", "tally-vouchers.xml"]);
});

test("a month without GST has no return, even if the settings have a GSTIN", async () => {
  const site = openSite({ now: () => new Date("2038-05-10T10:00:00Z") });
  await setGst(site, { mode: "off", gstin: SELLER_GSTIN });
  await deliverAll(site, (await paidOrder(site)).id);
  const files = await monthBooks(site.deps, "2038-05");
  expect(files?.map(({ name }) => name)).toEqual(["sales-register.csv", "settlements.csv", "tally-vouchers.xml"]);
});

for (const text of ["2026-13", "2026-1", "november", "2026-11-24", ""]) {
  test(`“${text}” is refused as a month`, async () => {
    expect(await monthBooks(openSite().deps, text)).toBeUndefined();
  });
}
