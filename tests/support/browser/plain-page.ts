import type { Page } from "@playwright/test";
import { expect } from "./browser.ts";

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
