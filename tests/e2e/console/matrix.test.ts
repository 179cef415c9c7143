import type { Page } from "@playwright/test";
import { axeFindings } from "../../support/browser/axe.ts";
import { expect, hydrated, test } from "../../support/browser/browser.ts";
import { openConsole } from "../../support/console/accounts.ts";

const PATH = "/console/benefit-matrix";
const CELL = "Introductions to partner banks or buyers a year, Patron";

/** Presses Tab through the page. No field may be behind something else when it has the focus. */
async function expectSeenInFocus(page: Page): Promise<void> {
  const states: Array<{ name: string; isSeen: boolean }> = [];
  for (let left = await page.locator("main :is(a, button, input, textarea)").count(); left > 0; left -= 1) {
    await page.keyboard.press("Tab");
    states.push(
      ...(await page.evaluate(() => {
        const field = document.activeElement;
        if (
          !(field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement) ||
          !field.closest("td, .field")
        )
          return [];
        const { left: x, top, bottom } = field.getBoundingClientRect();
        const isSeen = [top + 8, bottom - 8].some((y) => document.elementFromPoint(x + 8, y) === field);
        return [{ name: field.name, isSeen }];
      })),
    );
  }
  expect(states.length).toBeGreaterThan(10);
  expect(states.filter(({ isSeen }) => !isSeen)).toEqual([]);
}

test("on a phone the matrix shows one plan; without JavaScript a change is previewed and published; on a tablet Tab leads to no hidden field", async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 800 } });
  const page = await context.newPage();
  await openConsole(page, "editor", 7, PATH);
  await hydrated(page);
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
  expect(await fits()).toBe(true);
  expect(await axeFindings(page)).toEqual([]);
  await expect(page.getByLabel(CELL, { exact: true })).toBeHidden();
  await page.getByRole("radio", { name: "Community" }).focus();
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("radio", { name: "Patron" })).toBeChecked();
  await page.getByLabel(CELL, { exact: true }).fill("as many as you like");
  await page.getByLabel(`${CELL}, in Hindi`).fill("जितने आप चाहें");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Check the changes" })).toBeVisible();
  await expect(page.locator("ins")).toHaveText([/as many as you like/, /जितने आप चाहें/]);
  expect(await fits()).toBe(true);
  expect(await axeFindings(page)).toEqual([]);
  const state = await context.storageState();
  const plain = await (await browser.newContext({ javaScriptEnabled: false, storageState: state })).newPage();
  await plain.goto(new URL(PATH, page.url()).href);
  await plain.getByLabel(CELL, { exact: true }).fill("6");
  await plain.getByRole("button", { name: "Preview the changes" }).click();
  await plain.getByRole("button", { name: "Back to the table" }).click();
  await expect(plain.getByLabel(CELL, { exact: true })).toHaveValue("6");
  await plain.getByRole("button", { name: "Preview the changes" }).click();
  await plain.getByRole("button", { name: "Publish this change" }).click();
  await expect(plain.getByRole("alert")).toHaveText(/^Published\. /);
  await page.goto(PATH);
  await expect(page.getByLabel(CELL, { exact: true })).toHaveValue("6");
  await page.setViewportSize({ width: 768, height: 1024 });
  await hydrated(page);
  await expectSeenInFocus(page);
  await page.goto("/console/content/events/working-capital-day-indore");
  await hydrated(page);
  await expectSeenInFocus(page);
  await Promise.all([context.close(), plain.context().close()]);
});
