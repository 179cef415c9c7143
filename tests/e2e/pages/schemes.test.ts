import { schemes } from "#worker/content/seed/schemes.ts";
import { expect, test } from "../../support/browser/browser.ts";
import { breadcrumbNames, expectNewTabs, testPlainPage } from "../../support/browser/plain-page.ts";

const main = schemes.filter(({ list }) => list !== "more");
const more = schemes.filter(({ list }) => list === "more");

testPlainPage("/SchemesPage");

test("[2-schemes] ten scheme cards, each with a Learn More external link", async ({ page }) => {
  await page.goto("/SchemesPage");
  const cards = page.locator(".schemes-main .scheme");
  await expect(cards).toHaveCount(10);
  for (const [i, { title, description, image, link }] of main.entries()) {
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
    await expect(card.locator(".facts-line")).toHaveText(/^Facts as of \d+ November 2026 \(.+\)\.$/);
    const more = card.getByRole("link", { name: `Learn More about ${title}` });
    await expect(more).toHaveAttribute("href", link);
    await expectNewTabs(more);
  }
  expect(await breadcrumbNames(page)).toEqual(["Home", "Schemes"]);
});

test("further schemes are below the ten, and each links to its article and its event", async ({ page }) => {
  await page.goto("/SchemesPage");
  await expect(page.locator(".schemes-more h3")).toHaveText(more.map(({ title }) => title));
  for (const { slug, article, event } of schemes) {
    const links = await page.locator(`#${slug} .scheme-links a`).evaluateAll((all) => {
      return all.map((link) => link.getAttribute("href"));
    });
    expect(links).toEqual([...(article ? [`/BlogsPage/${article}`] : []), ...(event ? [`/events#${event}`] : [])]);
  }
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
    await expect(page.locator(".schemes-main h2")).toHaveText(main.map(({ title }) => title));
  });
});
