import { expect, inSteps, settled, test } from "../../support/browser/browser.ts";
import { expectNewTabs } from "../../support/browser/plain-page.ts";

test(
  "the About page",
  inSteps({
    "[2-about] mission, vision and values come first, then three more pillars": async (page) => {
      await page.goto("/about");
      await expect(page.locator(".about-creed h2")).toHaveText(["Mission", "Vision", "Values"]);
      await expect(page.locator(".about-creed p")).toHaveCount(3);
      await expect(page.locator(".about-pillars h3")).toHaveText(["Access to capital", "Mentorship", "Market linkage"]);
      const texts = await page.locator(":is(.about-creed, .about-pillars) p").allTextContents();
      expect(texts).toHaveLength(6);
      for (const text of texts) expect(text.length).toBeGreaterThan(80);
    },
    "[1-parent-company] the forum is presented as an initiative of its parent company": async (page) => {
      await expect(page.locator(".about-head .lead")).toContainText("an initiative of its parent company");
      await expectNewTabs(page.locator(".about-head a"));
    },
    "the five chapters link to their boards, Mumbai to its own page": async (page) => {
      const chapters = page.locator("#chapters li a");
      await expect(chapters).toHaveText(["Delhi", "Raipur", "Indore", "Bhubaneswar", "Mumbai"]);
      await expect(chapters.nth(4)).toHaveAttribute("href", "/mahagrowth");
      await expect(page.locator("#chapters .sample-badge")).toHaveCount(5);
      // Until then the layout above may change between the press and its release, which is no click then.
      await settled(page);
      await chapters.nth(1).click();
      await expect(page).toHaveURL("/team#raipur");
      await expect(page.locator("#raipur")).toBeInViewport();
    },
  }),
);
