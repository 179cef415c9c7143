import type { Locator, Page } from "@playwright/test";
import { breadcrumbsIn, parseStructuredData, type StructuredData } from "../html/structured-data.ts";
import { expect } from "./browser.ts";

/** The JSON-LD objects of a page. */
export async function structuredData(page: Page): Promise<StructuredData[]> {
  return parseStructuredData(await page.locator('script[type="application/ld+json"]').allTextContents());
}

export async function breadcrumbNames(page: Page): Promise<string[]> {
  return breadcrumbsIn(await structuredData(page));
}

/** Expects each link to open another site in a new tab without access to this one. */
export async function expectNewTabs(links: Locator): Promise<void> {
  const found = await links.evaluateAll((all) =>
    all.map((link) => {
      const { target, rel, origin } = link as HTMLAnchorElement;
      return { target, rel, isForeign: origin !== location.origin };
    }),
  );
  expect(found.length).toBeGreaterThan(0);
  for (const link of found) expect(link).toEqual({ target: "_blank", rel: "noopener noreferrer", isForeign: true });
}
