import puppeteer from "puppeteer-core";
import { findChromium } from "../../scripts/check/chromium.ts";
import { expect, test } from "../support/browser.ts";

/** Chromium prerenders nothing at the sight of Playwright, so another driver stands in here. */
test("a main page whose link stays in view is shown as it was made ready, and does the rest only then", async ({
  baseURL,
}) => {
  const browser = await puppeteer.launch({ executablePath: await findChromium(), args: ["--no-sandbox"] });
  try {
    const page = await browser.newPage();
    // A press that comes before the browser has begun to prerender is an ordinary one.
    await expect(async () => {
      await page.goto(`${baseURL}/about`);
      const link = await page.waitForSelector('main a[href="/events"]');
      await link?.scrollIntoView();
      await page.waitForFunction(() =>
        [...document.querySelectorAll('script[type="speculationrules"]')].some((script) =>
          script.textContent?.includes('"prerender":[{"urls":["/events"]'),
        ),
      );
      await Promise.all([page.waitForNavigation(), link?.click()]);
      expect(await page.evaluate(activationStart)).toBeGreaterThan(0);
    }).toPass();
    expect(await page.evaluate(() => location.pathname)).toBe("/events");
    // The rest comes once the page is painted, which one in the background is not; nor would it have frames to wait by.
    await page.bringToFront();
    await page.waitForFunction(() => document.documentElement.dataset["site"] === "ready", { polling: 100 });
    const scripts = await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.endsWith(".js"))
        .map(({ startTime }) => startTime),
    );
    expect(Math.min(...scripts)).toBeGreaterThanOrEqual(await page.evaluate(activationStart));
  } finally {
    await browser.close();
  }
});

/** Milliseconds after the page began to be made ready; 0 if it was not. */
function activationStart(): number {
  const [navigation] = performance.getEntriesByType("navigation") as Array<
    PerformanceEntry & { activationStart?: number }
  >;
  return navigation?.activationStart ?? 0;
}
