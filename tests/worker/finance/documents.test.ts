import { env } from "cloudflare:workers";
import { downloadZip } from "client-zip";
import { expect, test } from "vitest";
import { openDb } from "#worker/db/client.ts";
import { listBookedDocuments } from "#worker/domain/books/booked-documents.server.ts";
import { salesRegister } from "#worker/domain/books/month-books.server.ts";
import { exportList } from "#worker/domain/console/export.server.ts";
import { documentList, downloadPdf, viewDocument } from "#worker/domain/console/finance/documents.server.ts";
import {
  countParts,
  DOCUMENTS_AT_ONCE,
  type MonthDownload,
  monthBooksDownload,
  monthDocuments,
} from "#worker/domain/console/finance/month-files.server.ts";
import { viewList } from "#worker/domain/console/list.server.ts";
import { findDocumentOf } from "#worker/domain/documents/documents.server.ts";
import { reviseDocument } from "#worker/domain/documents/revise.server.ts";
import { countRows } from "../../../scripts/check/counted-database.ts";
import { operatorOf } from "../../support/console/rows.ts";
import { fakeRazorpay } from "../../support/fakes/fake-razorpay.ts";
import { trailOf } from "../../support/fixtures/billing/console-payments.ts";
import { deliverAll, KARNATAKA_BUYER, orderOf, paidOrder } from "../../support/fixtures/payments.ts";
import { openSite, type Site } from "../../support/site/site.ts";

const REASON = "For the accountant";

/** A document of a month that no other test uses, with its credit note. */
async function creditedDocument(now: Date) {
  const site = openSite({ now: () => now });
  const contact = `${crypto.randomUUID()}@example.org`;
  const { id, payment } = await paidOrder(site, "success", { contact });
  await deliverAll(site, id);
  await fakeRazorpay.refund(payment.razorpay_payment_id, 249_950);
  await deliverAll(site, id);
  const { id: orderId } = await orderOf(site, id);
  const document = (await findDocumentOf(site.deps, orderId)) ?? expect.fail("no document");
  return { site, document, contact, orderId, paymentId: payment.razorpay_payment_id };
}

async function namesIn(download: MonthDownload): Promise<string[]> {
  const names: string[] = [];
  for await (const { name, input } of download.files) {
    expect(input.length, name).toBeGreaterThan(10);
    names.push(name);
  }
  return names;
}

const rowsFor = async (site: Site, entered: Record<string, string>) =>
  (await viewList(site.deps, documentList(site.deps.now()), entered)).rows;

test("documents are found by number, payment and buyer, and listed with amount, tax and status", async () => {
  const { site, document, contact, paymentId } = await creditedDocument(new Date("2031-03-05T06:00:00Z"));
  expect(await rowsFor(site, { q: document.number })).toMatchObject([{ id: document.id, title: document.number }]);
  for (const q of [paymentId, contact, contact.slice(0, 20)]) {
    const rows = await rowsFor(site, { q });
    expect(rows.map(({ cells }) => cells.map(({ text }) => text))).toEqual(
      expect.arrayContaining([
        ["5 March 2031", "Receipt", "Ravi", "₹4,999.00", "₹0.00", "As issued"],
        ["5 March 2031", "Credit note", "Ravi", "−₹2,499.50", "₹0.00", "As issued"],
      ]),
    );
  }
  expect(await rowsFor(site, { q: `${contact}x` })).toEqual([]);
  expect(await rowsFor(site, { month: "2031-03", kind: "credit_note" })).toHaveLength(1);
  expect(await rowsFor(site, { month: "2031-02" })).toEqual([]);
  // A saved view of a month that is not offered any more does not show all months.
  expect(await rowsFor(site, { month: "2020-02" })).toEqual([]);
});

test("a number finds its own document, and no other one of its series", async () => {
  const first = await creditedDocument(new Date("2031-03-06T06:00:00Z"));
  const second = await creditedDocument(new Date("2031-03-07T06:00:00Z"));
  expect(second.document.series).toBe(first.document.series);
  expect(await rowsFor(first.site, { q: second.document.number })).toMatchObject([{ id: second.document.id }]);
});

test("an exported month is a column of numbers whose total is the one of the sales register", async () => {
  const { site } = await creditedDocument(new Date("2031-06-05T06:00:00Z"));
  const { id } = await paidOrder(site, "success", { contact: `${crypto.randomUUID()}@example.org` });
  await deliverAll(site, id);
  const document = await findDocumentOf(site.deps, (await orderOf(site, id)).id);
  await reviseDocument(site.deps, document ?? expect.fail("none"), { entered: KARNATAKA_BUYER, actor: "member-1" });
  const operator = await operatorOf(site, "finance");
  const wanted = { entered: { month: "2031-06" }, reason: REASON };
  const outcome = await exportList(site.deps, operator, documentList(site.deps.now()), wanted);
  const chunks: string[] = [];
  for await (const chunk of outcome.ok ? outcome.value : expect.fail(outcome.message)) chunks.push(chunk);
  const rows = chunks.join("").trimEnd().split("\r\n").slice(1);
  const amounts = rows.map((row) => row.split(",").at(-3));
  expect(amounts.map(Number).toSorted((a, b) => a - b)).toEqual([-2499.5, 0, 4999, 4999]);
  const register = salesRegister((await listBookedDocuments(site.deps, "2031-06")) ?? []);
  const totals = register.data.map((row) => Number(row[register.fields.indexOf("Total")]));
  const sumOf = (list: number[]) => list.reduce((sum, amount) => sum + amount, 0);
  expect(sumOf(amounts.map(Number))).toBe(sumOf(totals));
});

test("opening a document and downloading its PDF are recorded", async () => {
  const { site, document, orderId } = await creditedDocument(new Date("2031-04-05T06:00:00Z"));
  const operator = await operatorOf(site, "finance");
  const view = await viewDocument(site.deps, operator, document.id);
  expect(view).toMatchObject({ orderId, versions: [], lead: "5 April 2031. As issued." });
  expect(JSON.stringify(view)).not.toContain("@example.org");
  expect((await downloadPdf(site.deps, operator, document.id))?.name).toMatch(/\.pdf$/);
  expect(await trailOf(site, `document:${document.id}`)).toEqual(["document.viewed", "document.downloaded"]);
  expect(await viewDocument(site.deps, operator, "none")).toBeUndefined();
  expect(await downloadPdf(site.deps, operator, "none")).toBeUndefined();
  expect(await trailOf(site, "document:none")).toEqual([]);
});

test("the documents of a month come as one ZIP of PDFs, and its books as another; both are recorded", async () => {
  const { site, document } = await creditedDocument(new Date("2031-05-05T06:00:00Z"));
  const operator = await operatorOf(site, "finance");
  const wanted = { month: "2031-05", part: 1, reason: REASON };
  expect(await countParts(site.deps, "2031-05")).toMatchObject({ documents: 2, parts: 1 });
  const outcome = await monthDocuments(site.deps, operator, wanted);
  const download = outcome.ok ? outcome.value : expect.fail(outcome.message);
  expect(download.name).toBe("documents-2031-05.zip");
  const bytes = new Uint8Array(await downloadZip(download.files).arrayBuffer());
  expect(new TextDecoder().decode(bytes.slice(0, 2))).toBe("PK");
  const text = new TextDecoder("latin1").decode(bytes);
  expect(text).toContain(`${document.number.replaceAll("/", "-")}.pdf`);
  expect(text.match(/%PDF-/g)).toHaveLength(2);
  const books = await monthBooksDownload(site.deps, operator, wanted);
  expect(await namesIn(books.ok ? books.value : expect.fail(books.message))).toEqual([
    "sales-register.csv",
    "settlements.csv",
    "tally-vouchers.xml",
  ]);
  expect(await trailOf(site, "month:2031-05")).toEqual(["documents.downloaded", "books.downloaded"]);
});

test("a month's files need a recent use of the passkey, and a month with documents", async () => {
  const site = openSite();
  const operator = await operatorOf(site, "finance");
  const locked = { ...operator, hasRecentPasskey: false };
  const wanted = { month: "2019-01", part: 1, reason: REASON };
  for (const make of [monthDocuments, monthBooksDownload]) {
    expect(await make(site.deps, locked, wanted)).toMatchObject({ code: "stale_passkey" });
  }
  expect(await monthDocuments(site.deps, operator, wanted)).toMatchObject({ code: "invalid_input" });
  expect(await monthBooksDownload(site.deps, operator, { ...wanted, month: "2019-13" })).toMatchObject({
    code: "invalid_input",
  });
  expect(await trailOf(site, "month:2019-01")).toEqual([]);
});

const MANY = 2 * DOCUMENTS_AT_ONCE + 20;

/** Documents of December 2032, in the order of their numbers. */
async function insertMany(): Promise<void> {
  const numbers = `with recursive numbers(i) as (select 1 union all select i + 1 from numbers where i < ${MANY})`;
  await env.DB.prepare(
    `insert into orders (id, receipt, provider_order_id, plan_id, plan_title, amount_paise, currency, name, email, status,
      created_at, paid_at) ${numbers} select 'd-' || i, 'd-' || i, 'order_d' || i, 'gold', 'Gold Member', 100, 'INR',
      'Person ' || i, 'd-' || i || '@example.org', 'paid', 1, 1 from numbers`,
  ).run();
  const terms = { prefix: "MF", item: "Gold", reference: "order_d", sac: "", ratePercent: 0, placeOfSupply: "" };
  const seller = { legalName: "MASA", address: "Mumbai", state: "27", gstin: "" };
  const buyer = { company: "", gstin: "", address: "", state: "", name: "Person" };
  await env.DB.prepare(
    `insert into documents (id, kind, order_id, series, sequence, revision, number, issued_on, total_paise, taxable_paise,
      cgst_paise, sgst_paise, igst_paise, terms, created_at) ${numbers} select 'd-' || i, 'receipt', 'd-' || i, 'ZZR/32-33',
      i, 0, 'ZZR/32-33/' || printf('%06d', i), '2032-12-' || printf('%02d', 1 + i * 28 / (${MANY} + 1)), 100, 100, 0, 0, 0, ?, 1
      from numbers`,
  )
    .bind(JSON.stringify({ ...terms, seller, buyer }))
    .run();
}

test("a month with many documents is split into parts that contain each document once", async () => {
  await insertMany();
  const site = openSite({ now: () => new Date("2032-12-31T06:00:00Z") });
  const operator = await operatorOf(site, "finance");
  expect(await countParts(site.deps, "2032-12")).toMatchObject({ documents: MANY, parts: 3 });
  const last = await monthDocuments(site.deps, operator, { month: "2032-12", part: 3, reason: REASON });
  const download = last.ok ? last.value : expect.fail(last.message);
  expect(download.name).toBe("documents-2032-12-part-3-of-3.zip");
  const names = await namesIn(download);
  expect(names).toHaveLength(20);
  expect([names[0], names.at(-1)]).toEqual(["ZZR-32-33-000201.pdf", "ZZR-32-33-000220.pdf"]);

  const { db, rows } = countRows(env.DB);
  const counted = { ...site.deps, db: openDb(db) };
  const queries: Record<string, string>[] = [
    {},
    { kind: "receipt" },
    { month: "2032-12" },
    { month: "2032-12", sort: "oldest" },
  ];
  for (const entered of queries) {
    rows.read = 0;
    let view = await viewList(counted, documentList(site.deps.now()), entered);
    const seen = view.rows.map(({ id }) => id);
    for (let page = 1; page < 5; page += 1) {
      expect(view.rows).toHaveLength(20);
      expect(rows.read, JSON.stringify([entered, page])).toBeLessThanOrEqual(3 * 21);
      rows.read = 0;
      view = await viewList(counted, documentList(site.deps.now()), { ...entered, after: view.next ?? "" });
      seen.push(...view.rows.map(({ id }) => id));
    }
    expect(new Set(seen).size).toBe(100);
  }
});
