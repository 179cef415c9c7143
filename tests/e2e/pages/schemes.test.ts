import { schemes } from "#worker/content/seed/schemes.ts";
import { expect, test } from "../../support/browser/browser.ts";
import { breadcrumbNames, expectNewTabs, testPlainPage } from "../../support/browser/plain-page.ts";

testPlainPage("/SchemesPage");

test("[2-schemes] ten scheme cards, each with a Learn More external link", async ({ page }) => {
  await page.goto("/SchemesPage");
  const cards = page.locator(".scheme");
  await expect(cards).toHaveCount(10);
  for (const [i, { title, description, image, link, checkedOn }] of schemes.entries()) {
    const card = cards.nth(i);
    await expect(card.getByRole("heading", { level: 2 })).toHaveText(title);
    await expect(card.getByText(description)).toBeVisible();
    await expect(card.getByRole("img")).toHaveAttribute("alt", image.alt);
    await expect(card.getByRole("heading", { level: 3 })).toHaveText([
      "Who is eligible",
      "What you get",
      "How to apply",
    ]);
    for (const answer of await card.locator(".scheme-answer .prose").all()) await expect(answer).not.toBeEmpty();
    await expect(card.locator("time")).toHaveAttribute("datetime", checkedOn);
    const more = card.getByRole("link", { name: `Learn More about ${title}` });
    await expect(more).toHaveAttribute("href", link);
    await expectNewTabs(more);
  }
  expect(await breadcrumbNames(page)).toEqual(["Home", "Schemes"]);
});

test("the list of schemes leads to each of them, below the sticky bar", async ({ page }) => {
  await page.goto("/SchemesPage");
  const links = page.getByRole("navigation", { name: "On this page" }).getByRole("link");
  await expect(links).toHaveText(schemes.map(({ title }) => title));
  await links.nth(4).click();
  await expect(page).toHaveURL(`/SchemesPage#${schemes[4]?.slug}`);
  const bar = await page.locator(".bar").boundingBox();
  const card = await page.locator(".scheme").nth(4).boundingBox();
  expect(card?.y ?? 0).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the schemes read", async ({ page }) => {
    await page.goto("/SchemesPage");
    await expect(page.locator(".scheme h2")).toHaveText(schemes.map(({ title }) => title));
  });
});
