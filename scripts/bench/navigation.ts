import { setTimeout as sleep } from "node:timers/promises";
import puppeteer, { type Browser, type Page } from "puppeteer-core";
import { findChromium } from "../check/chromium.ts";
import { CONSTANT_PATH, SECOND_CONSTANT_PATH, startLine } from "./edge.ts";
import { figureTable, format, median, table } from "./report.ts";
import { withEdge } from "./runtime.ts";

/** 150 ms and 1.6 Mbit/s. */
const [ROUND_TRIP_MS, BYTES_PER_MS] = [150, 200] as const;
const CPU_SLOWDOWN = 4;
const READING_MS = 3000;
const PRESS_MS = 80;
/** Links in view, to main pages and to others. The constant pages have no speculation rules. */
const WAYS = [
  ["/", "/membership"],
  ["/register", "/ContactUs"],
  ["/ContactUs", "/events"],
  ["/about", "/events"],
  ["/MSMENews", "/SchemesPage"],
  [CONSTANT_PATH, SECOND_CONSTANT_PATH],
] as const;

/**
 * Measures from the end of a tap on a link to the first paint of the next page, on a slow line and a slow processor.
 * Uses Puppeteer, because Chromium does not prerender while Playwright is attached.
 */
export async function measureNavigation(runs: number): Promise<string> {
  return withEdge(async (edge) => {
    const origin = await startLine(edge, ROUND_TRIP_MS, BYTES_PER_MS);
    const executablePath = await findChromium();
    // A real window of a phone's size: an emulated size is set again for a prerendered page, which costs a frame.
    const args = [...edge.flags, "--window-size=412,823", "--touch-events=enabled"];
    const browser = await puppeteer.launch({ executablePath, defaultViewport: null, args });
    const measured = WAYS.map(([from, to]) => ({ from, to, name: `${from} → ${to}`, ms: [] as number[] }));
    for (let run = 1; run <= runs; run += 1) {
      for (const { from, to, ms } of measured) ms.push(await measureOnce(browser, origin, from, to));
      console.log(`  navigation: ${run} of ${runs}`);
    }
    await browser.close();
    const figures = measured
      .filter(({ from }) => from !== CONSTANT_PATH)
      .map(({ name, ms }) => ({ name, value: median(ms), atMost: 130, digits: 0, unit: " ms" }));
    const rows = measured.map(({ name, ms }) => [
      name,
      ...[median(ms), Math.min(...ms), Math.max(...ms)].map((value) => format(value, 0)),
    ]);
    const head = ["End of the tap to first paint, ms", "median", "least", "most"];
    return [figureTable(figures), table(head, rows)].join("\n\n");
  });
}

async function measureOnce(browser: Browser, origin: string, from: string, to: string): Promise<number> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  // The popup of the first visit would cover the link.
  await page.evaluateOnNewDocument(() => localStorage.setItem("masa-first-visit", "seen"));
  await page.goto(`${origin}${from}`);
  await page.emulateCPUThrottling(CPU_SLOWDOWN);
  const links = await page.$$(`a[href="${to}"]`);
  const visible = await Promise.all(links.map(async (link) => link.isVisible()));
  const link = links[visible.indexOf(true)];
  await link?.scrollIntoView();
  const box = await link?.boundingBox();
  if (!box) throw new Error(`${from} has no visible link to ${to}.`);
  await sleep(READING_MS);
  await page.evaluate(() => {
    const note = (event: Event) => localStorage.setItem("lifted-at", String(performance.timeOrigin + event.timeStamp));
    addEventListener("pointerup", note, { once: true, capture: true });
  });
  const finger = await page.touchscreen.touchStart(box.x + box.width / 2, box.y + box.height / 2);
  await sleep(PRESS_MS);
  await finger.end().catch(ignoreGone);
  const ms = await paintedAfter(page, to);
  await context.close();
  return ms;
}

/** Ignores errors from a page that has already closed. */
function ignoreGone(error: unknown): undefined {
  if (!/context|Target closed|Session closed|detached/i.test(String(error))) throw error;
}

async function paintedAfter(page: Page, to: string): Promise<number> {
  for (const until = Date.now() + 10_000; Date.now() < until; await sleep(100)) {
    const ms = await page
      .evaluate((path) => {
        if (location.pathname !== path) return undefined;
        const [navigation] = performance.getEntriesByType("navigation") as Array<{ activationStart?: number }>;
        const paint = performance.getEntriesByName("first-contentful-paint")[0];
        const at = paint && Math.max(paint.startTime, navigation?.activationStart ?? 0);
        return at && performance.timeOrigin + at - Number(localStorage.getItem("lifted-at"));
      }, to)
      .catch(ignoreGone);
    if (ms && ms > 0) return ms;
  }
  throw new Error(`${to} was not painted within ten seconds.`);
}
