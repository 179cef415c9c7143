import type { Page, Route } from "@playwright/test";
import { axeFindings } from "./axe.ts";
import { expect } from "./browser.ts";

/** Catches the calls to an API address; each waits until the test answers it, or for ever. */
export async function holdCalls(page: Page, path: string): Promise<Route[]> {
  const calls: Route[] = [];
  await page.route(`**/api${path}`, (route) => void calls.push(route));
  return calls;
}

/** Lets the first held call go on to the server, once it has been made. */
export async function continueFirst(calls: Route[]): Promise<void> {
  await expect.poll(() => calls.length).toBeGreaterThan(0);
  await calls[0]?.continue();
}

/** Answers every call to an API address with a refusal. */
export async function refuseCalls(
  page: Page,
  path: string,
  status: number,
  problem: object,
  headers: Record<string, string> = {},
): Promise<void> {
  await page.route(`**/api${path}`, (route) =>
    route.fulfill({
      status,
      headers: { ...headers, "Content-Type": "application/problem+json" },
      body: JSON.stringify(problem),
    }),
  );
}

/** axe finds nothing on the page as it stands, narrow and wide, and no list is there without an entry. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.locator("ul:empty, ol:empty")).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: "reduce" });
  // As a click would: axe looks behind the words of what is below the first screen, which has to have its place for that.
  await page.evaluate(() => {
    document.documentElement.dataset["site"] ??= "laid-out";
  });
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await axeFindings(page), `${width} px`).toEqual([]);
  }
}

/** Nothing reaches beyond the narrowest screen. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
}
