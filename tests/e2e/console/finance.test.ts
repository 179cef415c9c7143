import type { Page } from "@playwright/test";
import { axeFindings } from "../../support/browser/axe.ts";
import { expect, hydrated, test } from "../../support/browser/browser.ts";
import { lockConsole, logInToConsole, openConsole, unlock } from "../../support/console/accounts.ts";
import { findRecord } from "../../support/console/colleague.ts";
import { payByUpi } from "../../support/console/payments.ts";
import { freshAddress, logInNewMember, newestMail } from "../../support/fixtures/account.ts";
import { FAKE_RAZORPAY_URL, SITE_PORT } from "../../support/site/ports.ts";

async function expectFit(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(await axeFindings(page)).toEqual([]);
}

// A refused form is an answer with its status.
test.use({ expected: [/status of 422/] });

test("finance finds a payment by its UPI reference, is asked for a reason, and refunds half of it", async ({
  page,
}) => {
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
  await test.step("a refund without a reason marks only its own field", async () => {
    await page.getByLabel("Amount in rupees").fill("100");
    await page.locator("form:has([name=amount])").evaluate((form: HTMLFormElement) => {
      form.noValidate = true;
    });
    await page.getByRole("button", { name: "Request the refund" }).click();
    await expect(page.getByLabel("Why", { exact: true })).toHaveAccessibleDescription("Choose a reason.");
    await expect(page.getByLabel("Why do you need them?")).toHaveAccessibleDescription(/^Your reason is recorded\./);
    await expect(page.getByLabel("Amount in rupees")).toHaveValue("100");
  });
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
});

test("a purchase with a misspelt email moves to the account of its buyer", async ({ page }) => {
  const reference = await payByUpi(page, "Leela Nair", FAKE_RAZORPAY_URL);
  const email = await logInNewMember(page, "startup", "Leela Nair");
  await logInToConsole(page.request, "finance", 10);
  await page.goto(await findRecord(page, `/console/payments?q=${reference}`));
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
  await expect.poll(() => newestMail(page, email)).toContain("Community Member");
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

async function reserve(page: Page, name = "Kavita Shah"): Promise<string> {
  const buyer = { name, email: freshAddress() };
  const form = { plan: "patron", amount: "299999", key: crypto.randomUUID(), ...buyer };
  const headers = { Origin: `http://localhost:${SITE_PORT}` };
  const response = await page.request.post("/membership/bank-transfer", { form, headers });
  const [, reference] = /key=(MF\w{7})\./.exec(response.url()) ?? [];
  expect(reference).toBeDefined();
  return reference ?? "";
}

async function confirmTransfer(page: Page, number: string): Promise<void> {
  await page.getByLabel("Amount in rupees").fill("2,99,999");
  const today = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" }).format(new Date());
  await page.getByLabel("Received on").fill(today);
  await page.getByLabel("Bank’s reference (optional)").fill(number);
  await page.getByRole("button", { name: "Confirm the payment" }).click();
}

test("a long name without spaces leaves every column of its list on the screen", async ({ page }) => {
  await reserve(page, "Venkatanarasimharajuvaripeta".repeat(4));
  await openConsole(page, "finance", 3, "/console/bank-transfers");
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const table = await page.locator(".console-list").boundingBox();
    expect((table?.x ?? 0) + (table?.width ?? width)).toBeLessThanOrEqual(width);
  }
});

test("finance downloads the month; an uploaded bank statement is previewed before anything is recorded", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openConsole(page, "finance", 2, "/console/books");
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
  await test.step("the statement", () => previewStatement(page));
});

async function previewStatement(page: Page): Promise<void> {
  const csv = "Date,Narration,Deposit\n27/11/2026,Somebody else,500.00\nyesterday,Unknown,20.00\n";
  await page
    .getByLabel("CSV file of your bank")
    .setInputFiles({ name: "a.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
  await expect(page.getByLabel("or paste the lines here")).toHaveValue(/Somebody else/);
  await page.getByRole("button", { name: "Check the statement" }).click();
  await expect(page.getByText("Credits without our reference: 1")).toBeVisible();
  await expect(page.getByRole("heading", { name: "What was found" })).toBeFocused();
  await expect(page.getByRole("cell", { name: "The date cannot be read." })).toBeVisible();
  await expectFit(page);
}
