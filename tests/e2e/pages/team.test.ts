import { expect, test } from "../../support/browser/browser.ts";
import { breadcrumbNames, expectNewTabs, testPlainPage } from "../../support/browser/plain-page.ts";

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

testPlainPage("/team");

test("[2-team-sections] the eight sections are in the order of the specification", async ({ page }) => {
  await page.goto("/team");
  const titles = page.locator(":is(.team-section, .team-region)").locator("> h3, > .wrap > h2");
  await expect(titles).toHaveText(SECTIONS);
  await expect(page.locator(".team-regions h2")).toHaveText("Regional boards");
  await expect(page.locator(".team-regions .team-region")).toHaveCount(5);
});

test("[2-team-cards] each member card shows photo, name, role, bio and profile link", async ({ page }) => {
  await page.goto("/team");
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
});

test("every section has members, and the portraits load", async ({ page }) => {
  await page.goto("/team");
  for (const title of SECTIONS) {
    const section = page.locator("section", { has: page.getByRole("heading", { name: title, exact: true }) }).last();
    expect(await section.locator(".team-member").count()).toBeGreaterThan(2);
  }
  const portrait = page.locator(".team-member img").last();
  await portrait.scrollIntoViewIfNeeded();
  await expect.poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

// A browser that keeps no place while it lays out what comes before (Safari) would land elsewhere.
for (const [name, javaScriptEnabled] of [
  ["before the page is idle", true],
  ["without JavaScript", false],
] as const) {
  test(`a jump finds everything before its place laid out, ${name}`, async ({ browser }) => {
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

test("the list of sections jumps to a section below the sticky bar", async ({ page }) => {
  await page.goto("/team");
  const jumps = page.getByRole("navigation", { name: "Sections of the team" }).getByRole("link");
  await expect(jumps).toHaveText(SECTIONS);
  await jumps.filter({ hasText: "Our Mentors" }).click();
  await expect(page).toHaveURL("/team#our-mentors");
  await expect(page.getByRole("heading", { name: "Our Mentors" })).toBeInViewport();
  expect(await breadcrumbNames(page)).toEqual(["Home", "About", "Our Team"]);
});
