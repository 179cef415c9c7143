import type { Page } from "@playwright/test";
import { expect, test } from "../../support/browser/browser.ts";

const table = (page: Page) => page.getByRole("region", { name: "Comparison of the plans" });

test("three plans are for owners, three for companies, and one is marked as the usual start", async ({ visit }) => {
  const page = await visit("/membership");
  const owners = page.getByRole("region", { name: "For owners" }).locator(".plan");
  await expect(owners.getByRole("heading")).toHaveText(["Community Member", "Premium Member", "Gold Member"]);
  await expect(page.getByRole("region", { name: "For companies" }).locator(".plan")).toHaveCount(3);
  await expect(page.getByText("Most owners begin here")).toHaveCount(1);
  await expect(page.locator("#gold")).toContainText("Includes everything in Premium Member.");
  await expect(page.locator("#gold")).toContainText("12 months, no automatic renewal.");
  for (const plans of await page.locator(".plans").all())
    await expect(plans, "without a GSTIN").not.toContainText("GST");
});

test.describe("at 360 px", () => {
  test("the comparison scrolls inside its frame by keyboard; benefits and plans stay in sight", async ({ visit }) => {
    const page = await visit("/membership", { width: 360, height: 800 });
    const frame = table(page);
    await frame.scrollIntoViewIfNeeded();
    const third = await frame.getByRole("columnheader", { name: "Gold Member" }).boundingBox();
    expect(third?.x, "a column is cut off, so that one sees that more follow").toBeLessThan(320);
    expect((third?.x ?? 0) + (third?.width ?? 0)).toBeGreaterThan(360);
    await frame.focus();
    for (let n = 0; n < 30; n += 1) await page.keyboard.press("ArrowRight");
    await expect.poll(() => frame.evaluate((el) => el.scrollLeft)).toBeGreaterThan(150);
    for (let n = 0; n < 15; n += 1) await page.keyboard.press("ArrowDown");
    await expect.poll(() => frame.evaluate((el) => el.scrollTop)).toBeGreaterThan(100);
    const box = await frame.boundingBox();
    const row = await frame.getByRole("rowheader", { name: /Mentor sessions/ }).boundingBox();
    const head = await frame.getByRole("columnheader", { name: "Patron Member" }).boundingBox();
    expect(Math.round(row?.x ?? -1)).toBe(Math.round(box?.x ?? 0));
    expect(Math.round(head?.y ?? -1)).toBeLessThanOrEqual(Math.round(box?.y ?? 0) + 1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

test("the comparison states each plan's value in words for screen readers", async ({ visit }) => {
  const page = await visit("/membership");
  const row = (name: RegExp) => table(page).getByRole("row", { name }).getByRole("cell").allTextContents();
  expect(await row(/^Mentor sessions/)).toEqual(["No", "4", "4", "6", "8", "12"]);
  expect(await row(/^Acceleration Cohort/)).toEqual(["No", "Yes", "Yes", "Yes", "Yes", "Yes"]);
});
