import { gzipSync } from "node:zlib";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page, Request } from "@playwright/test";
import { expect, test } from "../support/browser.ts";
import { PAGES } from "../support/pages.ts";
import { SITE_PORT } from "../support/ports.ts";

const KB = 1000;
/** Section 2 gives the popup to first visits; the looks at the page itself begin with the second. */
const visitedBefore = (page: Page) => page.addInitScript(() => localStorage.setItem("masa-first-visit", "seen"));

/** Scrolls through the whole page, so that everything that loads late has loaded. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });
}

for (const path of PAGES) {
  test(`${path} has no horizontal scroll at 320 px, which is also 400 % zoom at 1280`, async ({ page }) => {
    await visitedBefore(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });

  test(`${path} does not shift while it loads and is scrolled through`, async ({ page }) => {
    await visitedBefore(page);
    await page.setViewportSize({ width: 360, height: 800 });
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
          if (!shift.hadRecentInput)
            document.documentElement.dataset["shift"] = String(
              Number(document.documentElement.dataset["shift"] ?? 0) + shift.value,
            );
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(path, { waitUntil: "networkidle" });
    await scrollThrough(page);
    expect(await page.evaluate(() => Number(document.documentElement.dataset["shift"] ?? 0))).toBeLessThan(0.005);
  });

  test(`${path} keeps its budgets on a first visit and asks nobody else for anything`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    const requests: Request[] = [];
    page.on("requestfinished", (request) => requests.push(request));
    const response = await page.goto(path, { waitUntil: "networkidle" });
    const html = (await response?.body()) ?? Buffer.alloc(0);
    expect(html.length).toBeGreaterThan(1000);
    expect(gzipSync(html, { level: 6 }).length).toBeLessThanOrEqual((path === "/" ? 14 : 24) * KB);

    const weigh = async (urls: Iterable<string>) => {
      let bytes = 0;
      for (const url of new Set(urls)) {
        const body = await (await page.request.get(url)).body();
        bytes += url.endsWith(".woff2") ? body.length : gzipSync(body).length;
      }
      return bytes;
    };
    const of = (kind: string) =>
      requests.filter((request) => request.resourceType() === kind).map((request) => request.url());
    expect(requests.map((request) => new URL(request.url()).port).filter((port) => port !== String(SITE_PORT))).toEqual(
      [],
    );
    expect(await weigh(of("script"))).toBeLessThanOrEqual(125 * KB);
    expect(await weigh(of("font"))).toBeLessThanOrEqual(16 * KB);
    expect(new Set(of("font")).size).toBeLessThanOrEqual(1);
    const above = await page.evaluate(() =>
      [...document.querySelectorAll("img")]
        .filter(
          (image) => image.getBoundingClientRect().top < innerHeight && image.getBoundingClientRect().left < innerWidth,
        )
        .map((image) => image.currentSrc)
        .filter(Boolean),
    );
    expect(await weigh(above)).toBeLessThanOrEqual(12 * KB);
  });

  for (const width of [360, 1280]) {
    test(`axe finds nothing on ${path} at ${width} px`, async ({ page }) => {
      await visitedBefore(page);
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path, { waitUntil: "networkidle" });
      const { violations } = await new AxeBuilder({ page })
        .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
        .analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(", ")}`)).toEqual([]);
    });
  }
}

test("without JavaScript every page reads: its heading, its text and the way on", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of PAGES) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
    expect((await page.getByRole("main").textContent())?.length, path).toBeGreaterThan(300);
    await expect(page.getByRole("contentinfo"), path).toBeVisible();
  }
  await context.close();
});
