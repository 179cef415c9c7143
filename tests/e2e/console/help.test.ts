import { expect, test } from "@playwright/test";
import { axeFindings } from "../../support/browser/axe.ts";
import { openConsole } from "../../support/console/accounts.ts";

test("the menu leads to the manual, whose sections and pictures are in place", async ({ page }) => {
  await openConsole(page, "desk", 18, "/console");
  await page.setViewportSize({ width: 360, height: 800 });
  await page.locator(".console-menu summary").click();
  await page.getByRole("link", { name: "Help", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Help");
  await page.getByRole("link", { name: "The month’s books" }).first().click();
  await expect(page.getByRole("heading", { name: "The month’s books" })).toBeInViewport();
  for (const picture of await page.locator(".console-manual img").all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await axeFindings(page)).toEqual([]);
});
