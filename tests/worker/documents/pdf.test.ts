import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { documents } from "#worker/db/schema/documents.ts";
import { sha256Hex } from "#worker/domain/digest.server.ts";
import { findDocumentOf } from "#worker/domain/documents/documents.server.ts";
import { checkDownload, DOWNLOAD_DAYS, downloadPath } from "#worker/domain/documents/download-links.server.ts";
import { findPdf } from "#worker/domain/documents/pdf.server.ts";
import { inLocale } from "#worker/locale.server.ts";
import { deliverAll, GST_INCLUDED, orderOf, paidOrder, setGst } from "../../support/fixtures/payments.ts";
import { openSite, type Site } from "../../support/site/site.ts";

const DAY = 24 * 60 * 60_000;

async function issueInvoice(site: Site) {
  await setGst(site, GST_INCLUDED);
  const { id } = await paidOrder(site);
  await deliverAll(site, id);
  return (await findDocumentOf(site.deps, (await orderOf(site, id)).id)) ?? expect.fail("no document");
}

const hashOf = (bytes: Uint8Array) => sha256Hex(String.fromCharCode(...bytes));

test("the PDF of a document has the same bytes each time, even on another day and after the settings change", async () => {
  const site = openSite();
  const { id, number } = await issueInvoice(site);
  const first = (await findPdf(site.deps, id)) ?? expect.fail("no PDF");
  expect(first.name).toBe(`${number.replaceAll("/", "-")}.pdf`);
  expect(String.fromCharCode(...first.bytes.subarray(0, 8))).toBe("%PDF-1.7");
  await setGst(site, { mode: "off", invoicePrefix: "ZZ" });
  const later = openSite({ now: () => new Date(Date.now() + 400 * DAY) });
  const second = (await findPdf(later.deps, id)) ?? expect.fail("no PDF");
  expect(hashOf(second.bytes)).toBe(hashOf(first.bytes));
});

test("a buyer's name in Devanagari embeds its letters in the PDF", async () => {
  const site = openSite();
  const { id, terms } = await issueInvoice(site);
  const latin = (await findPdf(site.deps, id)) ?? expect.fail("no PDF");
  const buyer = { ...terms.buyer, name: "श्री प्रकाश शर्मा" };
  await site.deps.db
    .update(documents)
    .set({ terms: { ...terms, buyer } })
    .where(eq(documents.id, id));
  const hindi = (await findPdf(site.deps, id)) ?? expect.fail("no PDF");
  expect(hindi.bytes.length).toBeGreaterThan(latin.bytes.length + 500);
});

test("an invoice that was bought in Hindi has Hindi labels on its one page, in whichever language it is opened", async () => {
  const site = openSite();
  const { id, terms } = await issueInvoice(site);
  const read = async () => (await findPdf(site.deps, id)) ?? expect.fail("no PDF");
  const english = await read();
  await site.deps.db
    .update(documents)
    .set({ terms: { ...terms, language: "hi" } })
    .where(eq(documents.id, id));
  const hindi = await read();
  expect(hindi.bytes.length).toBeGreaterThan(english.bytes.length + 2000);
  expect(hashOf((await inLocale("hi", read)).bytes)).toBe(hashOf(hindi.bytes));
  expect(String.fromCharCode(...hindi.bytes).match(/\/Type \/Page\b/g)).toHaveLength(1);
});

test("an id without a document has no PDF", async () => {
  expect(await findPdf(openSite().deps, "none")).toBeUndefined();
});

test("a link is valid until its last day, only for its document, and not if a letter is changed", () => {
  const { deps } = openSite();
  const url = new URL(downloadPath(deps, "document-1"), "http://localhost");
  const [until = "", signature = ""] = ["until", "signature"].map((name) => url.searchParams.get(name) ?? "");
  const link = { documentId: "document-1", until, signature };
  expect(checkDownload(deps, link)).toBe("valid");
  expect(checkDownload({ ...deps, now: () => new Date(Number(until) + 1) }, link)).toBe("expired");
  expect(Number(until)).toBeGreaterThan(Date.now() + (DOWNLOAD_DAYS - 1) * DAY);
  for (const changes of [{ documentId: "document-2" }, { until: `${until}9` }, { signature: "" }, { signature: "x" }]) {
    expect(checkDownload(deps, { ...link, ...changes })).toBe("altered");
  }
});
