import { gzipSync } from "node:zlib";
import { exampleOf } from "#app/components/calculators/catalogue.ts";
import { axeFindings } from "../../support/browser/axe.ts";
import { expect, settled, test } from "../../support/browser/browser.ts";

const LATE_BILL = "/calculators/delayed-payment-interest";

test("a calculator loads one module of its own, of at most 1 kB, beside the one that keeps what was typed", async ({
  request,
}) => {
  const html = await (await request.get(exampleOf("udyam-class") ?? "")).text();
  const addresses = [...html.matchAll(/data-module="([^"]+)"/g)].map(([, address = ""]) => address);
  expect(addresses).toEqual([
    expect.stringMatching(/^\/assets\/calculator-/),
    expect.stringMatching(/^\/assets\/unsaved-input-/),
  ]);
  expect(gzipSync(await (await request.get(addresses[0] ?? "")).body()).length).toBeLessThanOrEqual(1000);
});

test("an amount is grouped while it is typed, and the answer scrolls into view with the focus, prints and fits", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(LATE_BILL);
  await settled(page);
  const amount = page.getByLabel("Amount of the bill");
  await amount.pressSequentially("800000");
  await expect(amount).toHaveValue("8,00,000");
  await page.getByLabel("Day of acceptance").fill("2026-01-03");
  await page.getByLabel("Written payment term").fill("45");
  await page.getByLabel("Day of payment").fill("2026-08-17");
  await page.getByRole("button", { name: "Calculate the interest" }).click();
  await expect(page).toHaveURL(/amount=8%2C00%2C000&accepted=2026-01-03&term=45&paid=2026-08-17&rate=#result$/);
  await expect(page.locator("#result")).toBeInViewport();
  await expect(page.locator("#result")).toBeFocused();
  await expect(page.locator(".calculator-answer")).toHaveText("Interest to 17 August 2026 ₹68,310.77");
  await expect(amount).toHaveValue("8,00,000");
  await expect(page.getByRole("row")).toHaveCount(8);
  await page.getByRole("link", { name: "Change the figures" }).click();
  await expect(amount).toBeInViewport();
  await expect(page.getByRole("button", { name: "Print the result" })).toBeVisible();

  await test.step("the print view has the answer with its steps and sources, but no form", async () => {
    await page.emulateMedia({ media: "print" });
    for (const part of [".calculator-answer", ".calculator-table", ".calculator-facts"]) {
      await expect(page.locator(part)).toBeVisible();
    }
    for (const part of [".calculator-form", ".calculator-tools", ".calculator-others", ".bar"]) {
      await expect(page.locator(part)).toBeHidden();
    }
    await page.emulateMedia({ media: null });
  });

  await test.step("the longest amount fits the page", async () => {
    await page.goto(`${LATE_BILL}?amount=₹9,99,99,99,999&accepted=2019-01-03&term=&paid=2026-08-17&rate=15`);
    await expect(page.locator(".calculator-answer")).toContainText("₹");
    for (const width of [320, 360, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width}`).toBe(width);
    }
  });
});

test.describe("with wrong figures", () => {
  test.use({ expected: [/status of 422/] });

  test("the error summary has the focus and the page passes axe", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(`${LATE_BILL}?amount=five&accepted=&term=&paid=&rate=#result`);
    await settled(page);
    await expect(page.locator("#result")).toBeFocused();
    expect(await axeFindings(page)).toEqual([]);
  });
});

test.describe("without JavaScript, figures that cannot be read", () => {
  test.use({ javaScriptEnabled: false, expected: [/status of 422/] });

  test("are reported beside their fields, which keep their input", async ({ page }) => {
    const response = await page.goto(`${LATE_BILL}?amount=<b>five</b>&accepted=2026-02-31&term=&paid=&rate=#result`);
    expect(response?.status()).toBe(422);
    await expect(page.getByRole("alert")).toHaveText("Please correct 2 entries.");
    const amount = page.getByLabel("Amount of the bill");
    await expect(amount).toHaveValue("<b>five</b>");
    await expect(amount).toHaveAccessibleDescription(/^Please write an amount in rupees/);
    await expect(page.getByLabel("Day of acceptance")).toHaveValue("2026-02-31");
    await amount.fill("8 lakh");
    await page.getByLabel("Day of acceptance").fill("03/01/2026");
    await page.getByLabel("Day of payment").fill("2026-08-17");
    await page.getByLabel("Written payment term").fill("45");
    await page.getByRole("button", { name: "Calculate the interest" }).click();
    await expect(page.locator(".calculator-answer")).toContainText("₹68,310.77");
  });
});
