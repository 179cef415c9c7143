import { news } from "#worker/content/seed/news.ts";
import { expect, inSteps, test } from "../../support/browser/browser.ts";
import { breadcrumbNames, expectNewTabs } from "../../support/browser/plain-page.ts";

test(
  "the news",
  inSteps({
    "[2-news-title] the page is titled MSME Times": async (page) => {
      await page.goto("/MSMENews");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("MSME Times");
      await expect(page).toHaveTitle(/^MSME Times/);
      expect(await breadcrumbNames(page)).toEqual(["Home", "MSME Times"]);
    },
    "[2-news-cards] three cards, the first tagged Latest, each with an external Read More": async (page) => {
      const cards = page.locator(".news-item");
      await expect(cards).toHaveCount(3);
      for (const [i, { title, date, description, affects, action, link }] of news.entries()) {
        const card = cards.nth(i);
        await expect(card.getByRole("heading", { level: 2 })).toHaveText(title);
        await expect(card.locator(".news-facts time")).toHaveAttribute("datetime", date);
        for (const text of [description, affects, action]) await expect(card.getByText(text)).toBeVisible();
        await expect(card.locator(".facts-line")).toHaveText(/^Facts as of \d+ November 2026 \(.+\)\.$/);
        await expect(card.getByText("Latest", { exact: true })).toHaveCount(i === 0 ? 1 : 0);
        const more = card.getByRole("link");
        await expect(more).toHaveAccessibleName(`Read More about: ${title} (opens in a new tab)`);
        await expect(more).toHaveAttribute("href", link);
      }
      await expectNewTabs(cards.getByRole("link"));
    },
    "a picture that loads is kept": async (page) => {
      const picture = page.locator(".news-item img").first();
      await expect(picture).toHaveAttribute("src", news[0]?.image?.src ?? "");
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    },
  }),
);

test.describe("when a picture fails", () => {
  test.use({ expected: [/ERR_FAILED/] });

  test("[2-news-placeholder] [8-news-placeholder] the placeholder takes its place", async ({ page }) => {
    await page.route("**/pictures/news/**", (route) => route.abort());
    await page.goto("/MSMENews");
    const pictures = await page.locator(".news-item img").all();
    expect(pictures.length).toBeGreaterThan(0);
    for (const picture of pictures) {
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveAttribute("src", "/pictures/placeholder.svg");
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    }
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the news is readable", async ({ page }) => {
    await page.goto("/MSMENews");
    await expect(page.locator(".news-item h2")).toHaveText(news.map(({ title }) => title));
  });
});
