import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** What is used of axe in the page. */
type Axe = {
  run: (context: Document, options: Parameters<AxeBuilder["options"]>[0]) => ReturnType<AxeBuilder["analyze"]>;
};

const fromHere = createRequire(import.meta.url);
const fromAxe = createRequire(fromHere.resolve("@axe-core/playwright"));
// Minified: each page that axe looks at parses it again.
const SOURCE = readFileSync(fromAxe.resolve("axe-core/axe.min.js"), "utf8");

/**
 * What axe finds wrong with the page in its present state: each rule that is broken, and by what. The sizes of what can be pressed
 * are only looked at `fromTheTop`: further down the page something may just be on its way under the bar.
 */
export async function axeFindings(page: Page, { fromTheTop = false } = {}): Promise<string[]> {
  // Not by AxeBuilder, which reads the source and brings back all results at each call, and takes twice as long.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(SOURCE);
  return page.evaluate(async (isFromTheTop) => {
    const { violations } = await (window as unknown as { axe: Axe }).axe.run(document, {
      resultTypes: ["violations"],
      // The findings below show the elements themselves.
      selectors: false,
      rules: { "target-size": { enabled: isFromTheTop } },
      // All frames are other sites'.
      iframes: false,
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  }, fromTheTop);
}
