import type { Page } from "@playwright/test";
import { axeFindings } from "../../support/browser/axe.ts";
import { expect, hydrated, test } from "../../support/browser/browser.ts";
import { lockConsole, openConsole, unlock } from "../../support/console/accounts.ts";
import { payByUpi } from "../../support/console/payments.ts";
import { freshAddress, logInNewMember, newestMail } from "../../support/fixtures/account.ts";
import { FAKE_RAZORPAY_URL } from "../../support/site/ports.ts";

async function expectFit(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(await axeFindings(page)).toEqual([]);
}

test("finance finds a payment by its UPI reference, refunds half of it and downloads the month", async ({ page }) => {
  const reference = await payByUpi(page, "Meera Pillai", FAKE_RAZORPAY_URL);
  await openConsole(page, "finance", 1, "/console/payments");
  await page.getByRole("searchbox").fill(reference);
  await page.keyboard.press("Enter");
  await page.waitForURL(`**/console/payments?q=${reference}*`);
  await page.getByRole("link", { name: "Meera Pillai" }).click();
  await expect(page.getByText(`Bank’s reference ${reference}`)).toBeVisible();
  await expectFit(page);

  await page.getByText("Refund this payment").click();
  await expect(page.getByText("Half of it is ₹2,499.50.")).toBeVisible();
  await page.getByLabel("Amount in rupees").fill("2,499.50");
  await page.getByLabel("Why", { exact: true }).selectOption("They complained");
  await hydrated(page);
  await lockConsole(page, "finance", 1);
  await page.getByRole("button", { name: "Request the refund" }).click();
  await unlock(page, "finance", 1);
  await expect(page.getByRole("alert")).toContainText("Nothing was sent, because the console was locked.");
  await expect(page.getByText("Nothing was refunded.")).toBeVisible();
  await expect(page.getByLabel("Amount in rupees")).toHaveValue("2,499.50");
  await page.getByRole("button", { name: "Request the refund" }).click();
  await expect(page.getByRole("alert")).toHaveText("The refund is requested. Approve it below to send it.");
  await expect(page.getByText("Awaiting approval")).toBeVisible();
  await page.getByRole("button", { name: "Approve" }).click();
  await expect(page.getByRole("alert")).toHaveText("The refund is approved. The site sends it within 15 minutes.");
  await page.setViewportSize({ width: 360, height: 800 });
  await expectFit(page);

  await page.goto("/console/books");
  const notOver = page.getByText("This month is not over.");
  await expect(notOver).toHaveCount(0);
  await page.getByLabel("Month").selectOption({ index: 0 });
  await page.getByRole("button", { name: "Show" }).click();
  await expect(notOver).toBeVisible();
  await expectFit(page);
  await page.getByLabel("Reason").fill("For the accountant");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download the documents" }).click();
  expect((await download).suggestedFilename()).toMatch(/^documents-\d{4}-\d\d\.zip$/);
  for (const path of ["documents", "memberships", "bank-transfers", "bank-transfers/statement"]) {
    await page.goto(`/console/${path}`);
    await expectFit(page);
  }
});

test.describe("refusals", () => {
  test.use({ expected: [/422/] });

  test("a refund without a reason marks only its own field", async ({ page }) => {
    const reference = await payByUpi(page, "Meera Pillai", FAKE_RAZORPAY_URL);
    await openConsole(page, "finance", 8, `/console/payments?q=${reference}`);
    await page.getByRole("link", { name: "Meera Pillai" }).click();
    await page.getByText("Refund this payment").click();
    await page.getByLabel("Amount in rupees").fill("100");
    await page.locator("form:has([name=amount])").evaluate((form: HTMLFormElement) => {
      form.noValidate = true;
    });
    await page.getByRole("button", { name: "Request the refund" }).click();
    await expect(page.getByLabel("Why", { exact: true })).toHaveAccessibleDescription("Choose a reason.");
    await expect(page.getByLabel("Why do you need them?")).toHaveAccessibleDescription(/^Your reason is recorded\./);
    await expect(page.getByLabel("Amount in rupees")).toHaveValue("100");
  });

  test("a purchase with a misspelt email moves to the account of its buyer", async ({ page }) => {
    const reference = await payByUpi(page, "Leela Nair", FAKE_RAZORPAY_URL);
    const email = await logInNewMember(page, "startup", "Leela Nair");
    await openConsole(page, "finance", 10, `/console/payments?q=${reference}`);
    await page.getByRole("link", { name: "Leela Nair" }).click();
    await page.getByText("Is the email misspelt?").click();
    const field = page.getByLabel("Email of the buyer’s account");
    await field.fill(freshAddress());
    await page.getByRole("button", { name: "Compare with the account" }).click();
    await expect(page.locator(".field-error")).toHaveText(/^No confirmed account has this address\./);
    await expectFit(page);
    await field.fill(email);
    await page.getByRole("button", { name: "Compare with the account" }).click();
    await expect(page.getByRole("heading", { name: "Move purchases to an account" })).toBeVisible();
    await expect(page.getByText(/^Community Member, ₹4,999, ordered by Leela Nair on /)).toBeVisible();
    await page.setViewportSize({ width: 360, height: 800 });
    await expectFit(page);
    await page.getByLabel("How do you know that the account is the buyer’s?").fill("They sent me the bank’s message");
    await page.getByRole("button", { name: "Move permanently" }).click();
    await expect(page.getByRole("alert")).toContainText("The purchases are in the account now,");
    await expect(page.getByText("Is the email misspelt?")).toHaveCount(0);
    await page.getByRole("button", { name: "Send the receipt again" }).click();
    await expect(page.getByRole("alert")).toHaveText("The receipt is on its way.");
    expect(await newestMail(page, email)).toContain("Community Member");
  });

  test("a bank number of another reservation is refused, and its money begins the membership after a second look", async ({
    page,
  }) => {
    const [first, second] = [await reserve(page), await reserve(page)];
    const number = `HDFCR${Date.now()}`;
    await openConsole(page, "finance", 9, `/console/bank-transfers/${first}`);
    await confirmTransfer(page, number);
    await expect(page.getByText(`Bank’s reference ${number}`)).toBeVisible();
    await page.goto(`/console/bank-transfers/${second}`);
    await confirmTransfer(page, number.toLowerCase());
    await expect(page.getByRole("alert")).toContainText(`already recorded for ${first}. Nothing was recorded.`);
    await page.setViewportSize({ width: 360, height: 800 });
    await expectFit(page);
    const setAside = page.getByLabel("This is what arrived. Set the money aside.");
    const send = () => page.getByRole("button", { name: "Record the payment" }).click();
    await test.step("the tick belongs to one refusal, and does not stay for another", async () => {
      await setAside.check();
      await page.getByLabel("Amount in rupees").fill("5");
      await send();
      await expect(page.getByRole("alert")).toContainText("The amount differs");
      await expect(setAside).not.toBeChecked();
      await hydrated(page);
      await setAside.check();
      await page.getByLabel("Amount in rupees").fill("five");
      await send();
      await expect(page.getByRole("alert")).not.toContainText("The amount differs");
      await expect(setAside).toHaveCount(0);
      await hydrated(page);
      await page.getByLabel("Amount in rupees").fill("5");
      await page.getByRole("button", { name: "Confirm the payment" }).click();
      await expect(page.getByRole("alert")).toContainText("The amount differs");
      await hydrated(page);
      await expect(setAside).not.toBeChecked();
      await page.getByLabel("Amount in rupees").fill("2,99,999");
      await send();
      await expect(page.getByRole("alert")).toContainText(`already recorded for ${first}.`);
    });
    await test.step("after the lock the amount is back, and the tick waits for the refusal", async () => {
      await hydrated(page);
      await setAside.check();
      await lockConsole(page, "finance", 9);
      await send();
      await unlock(page, "finance", 9);
      await expect(page.getByLabel("Amount in rupees")).toHaveValue("2,99,999");
      await expect(setAside).toHaveCount(0);
      await page.getByRole("button", { name: "Confirm the payment" }).click();
      await expect(page.getByRole("alert")).toContainText(`already recorded for ${first}.`);
      await hydrated(page);
      await expect(setAside).not.toBeChecked();
    });
    await setAside.check();
    await send();
    await expect(page.getByRole("link", { name: `Open ${first}` })).toBeVisible();
    await expect(page.getByLabel("Bank’s reference (optional)")).toHaveValue("");
    await expectFit(page);
    await page.getByRole("button", { name: "Begin the membership with this ₹2,99,999" }).click();
    await expect(page.getByText("Used for the membership")).toBeVisible();
  });
});

async function reserve(page: Page): Promise<string> {
  await page.goto("/membership/bank-transfer?plan=patron");
  await page.getByLabel("Full name").fill("Kavita Shah");
  await page.getByLabel("Email", { exact: true }).fill(freshAddress());
  await page.getByRole("button", { name: "Reserve and show the account" }).click();
  await page.waitForURL(/key=/);
  return /key=(MF\w{7})\./.exec(page.url())?.[1] ?? "";
}

async function confirmTransfer(page: Page, number: string): Promise<void> {
  await page.getByLabel("Amount in rupees").fill("2,99,999");
  const today = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" }).format(new Date());
  await page.getByLabel("Received on").fill(today);
  await page.getByLabel("Bank’s reference (optional)").fill(number);
  await page.getByRole("button", { name: "Confirm the payment" }).click();
}

test("an uploaded bank statement is previewed before anything is recorded", async ({ page }) => {
  await openConsole(page, "finance", 2, "/console/bank-transfers/statement");
  const csv = "Date,Narration,Deposit\n27/11/2026,Somebody else,500.00\nyesterday,Unknown,20.00\n";
  await page
    .getByLabel("CSV file of your bank")
    .setInputFiles({ name: "a.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
  await expect(page.getByLabel("or paste the lines here")).toHaveValue(/Somebody else/);
  await page.getByRole("button", { name: "Check the statement" }).click();
  await expect(page.getByText("Credits without our reference: 1")).toBeVisible();
  await expect(page.getByRole("heading", { name: "What was found" })).toBeFocused();
  await expect(page.getByRole("cell", { name: "The date cannot be read." })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 800 });
  await expectFit(page);
});

test("the Undo button on Today takes back what was just done", async ({ page }) => {
  const name = `Visitor ${crypto.randomUUID().slice(0, 8)}`;
  const body = { name, email: `${name.replace(" ", "-")}@example.org`, message: "Do you have a branch in Pune?" };
  expect((await page.request.post("/api/contact", { data: body })).status()).toBe(201);
  await openConsole(page, "desk", 5);
  const chosen = page.getByRole("button", { name: /^Mark as answered/ }).first();
  const label = (await chosen.textContent()) ?? "";
  const same = page.getByRole("button").filter({ hasText: label });
  await chosen.click();
  await expect(page.getByRole("alert")).toHaveText("Marked as answered.");
  await expect(same).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("alert")).toHaveText("The message is open again.");
  await expect(same).toBeVisible();
});
