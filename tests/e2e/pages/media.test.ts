import { coverage } from "#worker/content/seed/coverage.ts";
import { expect, test } from "../../support/browser/browser.ts";
import { breadcrumbNames, expectNewTabs } from "../../support/browser/plain-page.ts";

// In one process, so that the tests that only read share a visit.
test.describe.configure({ mode: "default" });

/** A month in full: 21 August 2026. */
const DATE =
  /^\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December) 20\d\d$/;

test("[2-media-hero] the hero shows the first coverage item and leads to the full story", async ({ visit }) => {
  const page = await visit("/masainmedia");
  const hero = page.locator(".media-featured");
  await expect(hero.getByText("Featured Coverage", { exact: true })).toBeVisible();
  const first = page.locator(".media-card").filter({ hasText: coverage[0]?.title ?? "" });
  const title = (await first.getByRole("heading").textContent()) ?? "";
  await expect(hero.getByRole("heading")).toHaveText(title);
  const story = hero.getByRole("link", { name: "Read Full Story" });
  await expect(story).toHaveAttribute("href", (await first.getByRole("link").getAttribute("href")) ?? "");
  await expectNewTabs(story);
});

test("[2-media-grid] eight cards show source, date, title, description, image and Read More", async ({ visit }) => {
  const page = await visit("/masainmedia");
  const cards = page.locator(".media-card");
  await expect(cards).toHaveCount(8);
  for (const card of await cards.all()) {
    const title = (await card.getByRole("heading", { level: 3 }).textContent()) ?? "";
    await expect(card.locator(".media-origin strong")).not.toBeEmpty();
    await expect(card.locator(".media-origin > span").first()).toHaveText(DATE);
    await expect(card.locator("> p").last()).not.toBeEmpty();
    await expect(card.getByRole("img")).toHaveAttribute("alt", /\w+ \w+/);
    await expect(card.getByRole("link")).toHaveAccessibleName(`Read More about ${title} (opens in a new tab)`);
  }
  await expectNewTabs(cards.getByRole("link"));
});

test("the featured story is last in the grid", async ({ visit }) => {
  const page = await visit("/masainmedia");
  const [featured, ...others] = coverage.map(({ title }) => title);
  await expect(page.locator(".media-card h3")).toHaveText([...others, featured ?? ""]);
});

test("[2-media-press] Press Inquiries offers a mail to the forum's address", async ({ visit }) => {
  const page = await visit("/masainmedia");
  const press = page.getByRole("region", { name: "Press Inquiries" });
  const address = (await page.locator("footer address a").first().textContent()) ?? "";
  expect(address).toContain("@");
  await expect(press.getByRole("link", { name: "Email Press Team" })).toHaveAttribute("href", `mailto:${address}`);
});

test("[2-media-footer] the footer ends the page", async ({ visit }) => {
  const page = await visit("/masainmedia");
  await expect(page.getByRole("contentinfo")).toBeVisible();
  expect(await breadcrumbNames(page)).toEqual(["Home", "MASA in Media"]);
});

test("[2-media-address] the other spelling of the address redirects here", async ({ request }) => {
  const response = await request.get("/MasainMedia", { maxRedirects: 0 });
  expect(response.status()).toBe(308);
  expect(response.headers()["location"]).toBe("/masainmedia");
});
