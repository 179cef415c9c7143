import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** The part of axe's API used in the page. */
type Axe = {
  run: (context: Document, options: Parameters<AxeBuilder["options"]>[0]) => ReturnType<AxeBuilder["analyze"]>;
};

const fromHere = createRequire(import.meta.url);
const fromAxe = createRequire(fromHere.resolve("@axe-core/playwright"));
// Minified, because every page that axe checks parses it again.
const SOURCE = readFileSync(fromAxe.resolve("axe-core/axe.min.js"), "utf8");

/**
 * Returns axe's findings on the page in its current state: each violated rule with its elements. Target sizes are only
 * checked `fromTheTop`, because a scrolled page can have controls partly under the bar.
 */
export async function axeFindings(page: Page, { fromTheTop = false } = {}): Promise<string[]> {
  // Not AxeBuilder, which takes twice as long: each call reads the source and returns all results.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(SOURCE);
  return page.evaluate(async (isFromTheTop) => {
    const { violations } = await (window as unknown as { axe: Axe }).axe.run(document, {
      resultTypes: ["violations"],
      // The findings below show the elements themselves.
      selectors: false,
      rules: { "target-size": { enabled: isFromTheTop } },
      // Frames only show other sites.
      iframes: false,
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  }, fromTheTop);
}
