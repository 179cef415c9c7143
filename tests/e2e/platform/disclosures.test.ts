import { expect, settled, test } from "../../support/browser/browser.ts";

test.use({ viewport: { width: 360, height: 800 } });

for (const [path, selector] of [
  ["/", "details[name=faq] > summary"],
  ["/BlogsPage", "details[name=post] > summary"],
] as const) {
  test(`on ${path} an opened entry stays where it was clicked while the one above it closes`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("masa-first-visit", "seen"));
    await page.goto(path);
    await settled(page);
    const [first, second] = [page.locator(selector).first(), page.locator(selector).nth(1)];
    await first.click();
    await expect(first.locator("..")).toHaveAttribute("open");
    await expect(first.locator("..")).not.toHaveAttribute("data-text");
    await second.evaluate((summary) => summary.scrollIntoView({ block: "center" }));
    const before = await second.boundingBox();
    await second.click();
    await expect(first.locator("..")).not.toHaveAttribute("open");
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    const after = await second.boundingBox();
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2);
  });
}
