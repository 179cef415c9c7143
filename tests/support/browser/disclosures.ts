import { expect, type Locator } from "@playwright/test";

/** Opens the first two entries, of which one is open at a time: the second stays where it was clicked. */
export async function expectOpenedStays(summaries: Locator): Promise<void> {
  const [first, second] = [summaries.first(), summaries.nth(1)];
  const isOpen = await first.evaluate((summary) => summary.parentElement?.hasAttribute("open"));
  if (!isOpen) await first.click();
  await expect(first.locator("..")).toHaveAttribute("open");
  await expect(first.locator("..")).not.toHaveAttribute("data-text");
  await second.evaluate((summary) => summary.scrollIntoView({ block: "center" }));
  const before = await second.boundingBox();
  await second.click();
  await expect(first.locator("..")).not.toHaveAttribute("open");
  await second.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  const after = await second.boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2);
}
