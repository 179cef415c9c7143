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
      const shownAt = await page.evaluate(activationStart);
      expect(shownAt).toBeGreaterThan(0);
      // A page that is laid out before it is shown has the heading font by then. On a busy machine the press may be too short.
      expect(await page.evaluate(fontLoadedAt)).toBeLessThan(shownAt);
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

/** When the heading font arrived, in milliseconds as above; infinite if it did not. */
function fontLoadedAt(): number {
  const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  return files.find(({ name }) => name.endsWith(".woff2"))?.responseEnd ?? Number.POSITIVE_INFINITY;
}
