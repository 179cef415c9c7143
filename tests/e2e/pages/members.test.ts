import { expect, inSteps, test } from "../../support/browser/browser.ts";
import { breadcrumbNames } from "../../support/browser/plain-page.ts";

test(
  "the members",
  inSteps({
    "[2-members] heading, intro text and ten cards with photo, name, company line and month": async (page) => {
      await page.goto("/ourmembers");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Our Members");
      await expect(page.locator(".members-head .lead")).not.toBeEmpty();
      const cards = page.locator(".member");
      await expect(cards).toHaveCount(10);
      for (const card of await cards.all()) {
        const name = (await card.getByRole("heading").textContent()) ?? "";
        await expect(card.getByRole("img", { name: `Drawn portrait of ${name}` })).toBeVisible();
        await expect(card.locator(".member-bio")).toHaveText(/^[A-Z].+, .+: .+\.$/);
        await expect(card.locator(".member-joined")).toHaveText(/^Joined [A-Z][a-z]+ 20\d\d$/);
      }
      expect(await breadcrumbNames(page)).toEqual(["Home", "About", "Our Members"]);
    },
    "[2-members-dates] the dates range from November 2024 to April 2025": async (page) => {
      const texts = await page.locator(".member-joined").allTextContents();
      const months = texts.map((text) => Date.parse(`1 ${text.replace("Joined ", "")} UTC`));
      expect(Math.min(...months)).toBe(Date.UTC(2024, 10, 1));
      expect(Math.max(...months)).toBe(Date.UTC(2025, 3, 1));
    },
    "on a phone the company line is below the portrait, at full width": async (page) => {
      await page.setViewportSize({ width: 360, height: 800 });
      const member = page.locator(".member").first();
      const [photo, who, bio] = await Promise.all(
        ["img", ".member-who", ".member-bio"].map((part) => member.locator(part).boundingBox()),
      );
      expect(who?.x ?? 0).toBeGreaterThan((photo?.x ?? 0) + (photo?.width ?? 0));
      expect(bio?.y ?? 0).toBeGreaterThanOrEqual((photo?.y ?? 0) + (photo?.height ?? 0));
      expect(bio).toMatchObject({ x: 16, width: 328 });
    },
  }),
);
