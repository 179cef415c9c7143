import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/**
 * What axe finds wrong with the page in its present state: each rule that is broken, and by what. The sizes of what can be pressed
 * are only looked at `fromTheTop`: further down the page something may just be on its way under the bar.
 */
export async function axeFindings(page: Page, { fromTheTop = false } = {}): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ["violations"], rules: { "target-size": { enabled: fromTheTop } } })
    // In the page itself; to gather what frames of other sites say, it opens a blank page and takes three times as long.
    .setLegacyMode()
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}
