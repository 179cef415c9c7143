import { axeFindings } from "../../support/browser/axe.ts";
import { expect, hydrated, test } from "../../support/browser/browser.ts";
import { openConsole } from "../../support/console/accounts.ts";

test("finance reads each figure as a chart and as a table with the same numbers, and saves it, at 360 px and in forced colours", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openConsole(page, "finance", 14, "/console/figures");
  await hydrated(page);
  await expect(page.getByRole("heading", { name: "Revenue by plan" })).toBeVisible();
  const section = page.locator("section", { has: page.getByRole("heading", { name: "Accounts by role" }) });
  await section.getByText("Show the table").click();
  const total = await section.getByRole("row", { name: /total/i }).getByRole("cell").last().textContent();
  await expect(section).toContainText(`Confirmed accounts: ${total}.`);
  const saved = page.waitForEvent("download");
  await section.getByRole("link", { name: /Download as CSV/ }).click();
  expect((await saved).suggestedFilename()).toMatch(/members.*\.csv$/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(await axeFindings(page)).toEqual([]);

  // In forced colours, the words of a chart and the current page's mark are visible.
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  for (const text of await page.locator(".figure-chart text").all()) {
    await expect(text).toHaveCSS("fill", "rgb(255, 255, 255)");
  }
  const links = page.getByRole("navigation", { name: "Console" }).getByRole("link");
  const marked = await links.evaluateAll((all) =>
    all.filter((link) => getComputedStyle(link).borderLeftColor !== "rgb(0, 0, 0)").map((link) => link.textContent),
  );
  expect(marked).toEqual(["Figures"]);
});
