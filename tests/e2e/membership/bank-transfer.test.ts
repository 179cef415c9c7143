import { expect, test } from "../../support/browser/browser.ts";
import { freshAddress, newestMail } from "../../support/fixtures/account.ts";

test.use({ javaScriptEnabled: false });

test("without JavaScript a buyer reserves a bank transfer, reads the account, and cancels the reservation", async ({
  page,
}) => {
  await page.goto("/membership");
  await page.locator("#patron").getByRole("link", { name: "Pay by bank transfer for Patron Member" }).click();
  const email = freshAddress();
  await page.getByLabel("Full name").fill("Kavita Shah");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByRole("button", { name: "Reserve and show the account" }).click();

  await expect(page.getByRole("heading", { name: "Your bank transfer" })).toBeVisible();
  const reference = /key=(MF\w{7})\./.exec(page.url())?.[1] ?? "";
  await expect(page.getByText(reference, { exact: true })).toBeVisible();
  await expect(page.getByText("SMPL0000000")).toBeVisible();
  await expect.poll(() => newestMail(page, reference)).toContain("₹2,99,999");

  await page.locator("summary", { hasText: "Cancel the reservation" }).click();
  await page.getByRole("button", { name: "Cancel the reservation" }).click();
  await expect(page.getByRole("heading", { name: "This reservation is cancelled" })).toBeVisible();
  await page.goto(page.url());
  await expect(page.getByText(reference, { exact: true })).toHaveCount(0);
});
