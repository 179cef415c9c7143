import type { Page } from "@playwright/test";
import { PAGES } from "../../../scripts/check/pages.ts";
import { axeFindings } from "./axe.ts";
import { expect, settled, test } from "./browser.ts";

/** Adds the tests that apply to every page without hydration. */
export function testPlainPage(path: string): void {
  // every-page.test.ts checks the others.
  if (!PAGES.some((page) => page === path)) testLooks(path);

  test(`${path} has one h1, skips no heading level and loads no script but that of the site`, async ({ visit }) => {
    const page = await visit(path);
    await settled(page);
    const levels = await page
      .locator("main :is(h1, h2, h3, h4, h5, h6)")
      .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName[1])));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    for (const [i, level] of levels.entries()) expect(level - (levels[i - 1] ?? 0)).toBeLessThanOrEqual(1);
    const scripts = await page.evaluate(() =>
      (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
        .filter(({ initiatorType, name }) => initiatorType === "script" || name.endsWith(".js"))
        .map(({ name }) => new URL(name).pathname),
    );
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((file) => !file.startsWith("/assets/site-"))).toEqual([]);
  });
}

function testLooks(path: string): void {
  test(`axe finds nothing on ${path} at 360 and 1280 px, and it does not scroll sideways at 320 px`, async ({
    visit,
  }) => {
    const page = await visit(path, { width: 320, height: 700 });
    // Until then, the layout can still change.
    await settled(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await axeFindings(page), `${width} px`).toEqual([]);
    }
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test(`${path} reads from its heading to its footer`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("contentinfo")).toBeVisible();
    });
  });
}

type StructuredData = { "@type": string; [key: string]: unknown };

/** The JSON-LD objects of a page. */
export async function structuredData(page: Page): Promise<StructuredData[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => JSON.parse(text) as StructuredData);
}

/** The names of a page's BreadcrumbList, in order. */
export async function breadcrumbNames(page: Page): Promise<string[]> {
  const list = (await structuredData(page)).find((data) => data["@type"] === "BreadcrumbList");
  const items = list?.["itemListElement"] as Array<{ name: string; position: number; item: string }> | undefined;
  for (const [i, { position, item }] of (items ?? []).entries()) {
    expect(position).toBe(i + 1);
    expect(item).toMatch(/^http/);
  }
  return (items ?? []).map(({ name }) => name);
}

/** Expects each link to open another site in a new tab without access to this one. */
export async function expectNewTabs(links: import("@playwright/test").Locator): Promise<void> {
  const found = await links.evaluateAll((all) =>
    all.map((link) => {
      const { target, rel, origin } = link as HTMLAnchorElement;
      return { target, rel, isForeign: origin !== location.origin };
    }),
  );
  expect(found.length).toBeGreaterThan(0);
  for (const link of found) expect(link).toEqual({ target: "_blank", rel: "noopener noreferrer", isForeign: true });
}
