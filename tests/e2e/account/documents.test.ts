import { expect, test } from "../../support/browser/browser.ts";
import { logInNewMember, newestMail, payFor } from "../../support/fixtures/account.ts";
import { expectAccessible, expectNoSidewaysScroll } from "../../support/fixtures/forms.ts";

const BUYER = {
  company: "Bluestone Works Private Limited",
  gstin: "29AAGCB7383J1Z4",
  billingAddress: "12 Residency Road\nBengaluru 560025",
};

test.use({ expected: [/status of (404|422)/] });

test("a buyer opens a payment's document and its PDF; a stranger gets neither", async ({ browser, page, baseURL }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const email = await logInNewMember(page, "startup");
  await payFor(page, email, BUYER);
  await page.goto("/dashboard/membership");
  const list = page.getByRole("region", { name: "Invoices, receipts and credit notes" });
  await expect(list.getByRole("listitem")).toHaveCount(1);
  await expectNoSidewaysScroll(page);
  await list.getByRole("link", { name: /^MF[IR]\// }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^(Receipt|Tax invoice)$/ })).toBeVisible();
  await expect(page.getByText(BUYER.company)).toBeVisible();
  await expect(page.getByText(`GSTIN ${BUYER.gstin}`)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  const path = new URL(page.url()).pathname;
  const pdf = await page.request.get(`${path}/pdf`);
  expect(pdf.headers()["content-type"]).toBe("application/pdf");
  expect(pdf.headers()["content-disposition"]).toMatch(/^attachment; filename="MF[IR]-\d\d-\d\d-\d{6}\.pdf"$/);
  expect((await pdf.body()).subarray(0, 5).toString()).toBe("%PDF-");

  await page.getByRole("link", { name: "Change company, GSTIN or address" }).click();
  await expect(page.getByLabel("Company")).toHaveValue(BUYER.company);
  await expectAccessible(page);
  await page.getByLabel("GSTIN", { exact: true }).fill("29AAGCB7383J1Z5");
  await page.getByRole("button", { name: "Issue the revision" }).click();
  await expect(page.getByLabel("GSTIN", { exact: true })).toHaveAccessibleDescription(/^This is not a valid GSTIN\./);
  await page.getByLabel("GSTIN", { exact: true }).fill(BUYER.gstin);
  await page.getByLabel("Company").fill("Bluestone Works India Private Limited");
  await page.getByRole("button", { name: "Issue the revision" }).click();
  await expect(page.getByText("Bluestone Works India Private Limited")).toBeVisible();
  await expect(page.getByText(/^Revision 1, /)).toBeVisible();
  await page.goto(path);
  await expect(page.getByText(/^A revision has replaced this version\./)).toBeVisible();

  const other = await browser.newContext({ baseURL: baseURL ?? "" });
  const stranger = await other.newPage();
  await logInNewMember(stranger, "startup");
  expect((await stranger.request.get(path)).status()).toBe(404);
  expect((await stranger.request.get(`${path}/pdf`)).status()).toBe(404);
  await other.close();
});

test("the link in the mail downloads the PDF without a session, and explains itself when it no longer works", async ({
  page,
}) => {
  const email = await logInNewMember(page, "startup");
  await payFor(page, email);
  const receipt = () => newestMail(page, `Sent to ${email}`);
  await expect.poll(receipt).toContain("/documents/");
  const [link = ""] = /\/documents\/[\w-]+\?until=\d+&(?:amp;|#38;)?signature=[\da-f]+/.exec(await receipt()) ?? [];
  const path = link.replace(/&(?:amp|#38);/, "&");
  await page.context().clearCookies();
  const pdf = await page.request.get(path);
  expect(pdf.headers()["content-type"]).toBe("application/pdf");
  await page.goto(path.slice(0, -1));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link is incomplete");
  await expectAccessible(page);
  await page.goto("/document-link?is=expired");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link has expired");
});
