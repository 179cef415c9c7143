import puppeteer from "puppeteer-core";
import { findChromium } from "../../../scripts/check/chromium.ts";
import { expect, test } from "../../support/browser/browser.ts";

/** Chromium does not prerender under Playwright's control, so this test uses another driver. */
test("a main page under the pointer is prerendered and runs its scripts' effects only once shown", async ({
  baseURL,
}) => {
  const browser = await puppeteer.launch({ executablePath: await findChromium(), args: ["--no-sandbox"] });
  try {
    const page = await browser.newPage();
    // The press is as long as a person's. One that ends before the browser has begun to prerender is an ordinary one.
    await expect(async () => {
      await page.goto(`${baseURL}/about`);
      const link = await page.waitForSelector('main a[href="/events"]');
      await link?.scrollIntoView();
      await page.waitForFunction(() => document.querySelector('script[type="speculationrules"]'));
      await Promise.all([page.waitForNavigation(), link?.click({ delay: 400 })]);
      expect(await page.evaluate(activationStart)).toBeGreaterThan(0);
    }).toPass();
    expect(await page.evaluate(() => location.pathname)).toBe("/events");
    // The rest follows the first paint, which a page in the background does not have.
    await page.bringToFront();
    await page.waitForFunction(() => document.documentElement.dataset["site"] === "ready", { polling: 100 });
  } finally {
    await browser.close();
  }
});

/** Milliseconds between the start of prerendering and showing the page; 0 if it was not prerendered. */
function activationStart(): number {
  const [navigation] = performance.getEntriesByType("navigation") as Array<
    PerformanceEntry & { activationStart?: number }
  >;
  return navigation?.activationStart ?? 0;
}
