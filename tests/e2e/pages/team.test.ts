import { expect, inSteps, test } from "../../support/browser/browser.ts";
import { breadcrumbNames, expectNewTabs } from "../../support/browser/plain-page.ts";

const SECTIONS = [
  "National Board of Directors",
  "Advisory Board",
  "Our Mentors",
  "Delhi",
  "Raipur",
  "Indore",
  "Bhubaneswar",
  "Mumbai",
];

test(
  "the team",
  inSteps({
    "[2-team-sections] the eight sections are in the order of the specification": async (page) => {
      await page.goto("/team");
      const titles = page.locator(":is(.team-section, .team-region)").locator("> h3, > .wrap > h2");
      await expect(titles).toHaveText(SECTIONS);
      await expect(page.locator(".team-regions h2")).toHaveText("Regional boards");
      await expect(page.locator(".team-regions .team-region")).toHaveCount(5);
    },
    "[2-team-cards] each member card shows photo, name, role, bio and profile link": async (page) => {
      const cards = page.locator(".team-member");
      await expect(cards).toHaveCount(30);
      for (const card of await cards.all()) {
        const name = (await card.getByRole("heading").textContent()) ?? "";
        expect(name).not.toBe("");
        await expect(card.getByRole("img", { name: `Drawn portrait of ${name}` })).toBeVisible();
        await expect(card.locator(".team-role")).not.toBeEmpty();
        await expect(card.locator(".team-bio")).not.toBeEmpty();
        await expect(card.getByRole("link", { name: `Profile of ${name} (opens in a new tab)` })).toBeVisible();
      }
      await expectNewTabs(cards.getByRole("link"));
    },
    "every section has members, and the portraits load": async (page) => {
      for (const title of SECTIONS) {
        const section = page
          .locator("section", { has: page.getByRole("heading", { name: title, exact: true }) })
          .last();
        expect(await section.locator(".team-member").count()).toBeGreaterThan(2);
      }
      const portrait = page.locator(".team-member img").last();
      await portrait.scrollIntoViewIfNeeded();
      await expect.poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    },
    "each mentor has topics, languages and a city": async (page) => {
      const mentors = page.locator("#our-mentors .team-member");
      await expect(mentors).toHaveCount(6);
      for (const mentor of await mentors.all()) {
        await expect(mentor.locator(".team-mentoring dt")).toHaveText(["Topics", "Languages", "City"]);
      }
      await expect(mentors.first().locator(".team-mentoring")).toContainText("Loan files, Working capital, Ratings");
      await expect(page.locator(".team-mentoring")).toHaveCount(6);
    },
    "on a phone the portrait is beside the name, and the text has the full width": async (page) => {
      await page.setViewportSize({ width: 360, height: 800 });
      const member = page.locator(".team-member").first();
      const box = async (part: string) => {
        const { x = 0, y = 0, width = 0, height = 0 } = (await member.locator(part).boundingBox()) ?? {};
        return { left: x, right: x + width, top: y, bottom: y + height };
      };
      const [portrait, who, bio] = [await box("img"), await box(".team-who"), await box(".team-bio")];
      expect(who.left).toBeGreaterThan(portrait.right);
      expect(who.bottom).toBeLessThanOrEqual(portrait.bottom + 1);
      expect(bio.top).toBeGreaterThanOrEqual(portrait.bottom);
      expect(bio).toMatchObject({ left: 16, right: 344 });
      await page.setViewportSize({ width: 1280, height: 720 });
    },
    "the list of sections jumps to a section below the sticky bar": async (page) => {
      const jumps = page.getByRole("navigation", { name: "Sections of the team" }).getByRole("link");
      await expect(jumps).toHaveText(SECTIONS);
      await jumps.filter({ hasText: "Our Mentors" }).click();
      await expect(page).toHaveURL("/team#our-mentors");
      await expect(page.getByRole("heading", { name: "Our Mentors" })).toBeInViewport();
      expect(await breadcrumbNames(page)).toEqual(["Home", "About", "Our Team"]);
    },
  }),
);

// A browser that keeps no place while it lays out what comes before (Safari) would land elsewhere.
for (const [name, javaScriptEnabled] of [
  ["before the page is idle", true],
  ["without JavaScript", false],
] as const) {
  test(`a jump lands exactly on its section, ${name}`, async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled, viewport: { width: 360, height: 740 } });
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    await page.goto("/team");
    const section = page.locator("main > :nth-child(n + 2)").last();
    await expect(section).toHaveCSS("content-visibility", javaScriptEnabled ? "auto" : "visible");
    await page.getByRole("navigation", { name: "Sections of the team" }).getByRole("link").last().click();
    await expect(page.locator(":target")).toBeInViewport();
    await expect(section).toHaveCSS("content-visibility", "visible");
    await page.close();
  });
}
