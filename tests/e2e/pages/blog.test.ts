import type { Locator } from "@playwright/test";
import { articles } from "#worker/content/seed/articles.ts";
import { axeFindings } from "../../support/browser/axe.ts";
import { collectScripts, expect, inSteps, settled, test } from "../../support/browser/browser.ts";
import { expectOpenedStays } from "../../support/browser/disclosures.ts";

const ARTICLE = "/BlogsPage/what-an-investor-reads-first";

async function countWords(text: Locator): Promise<number> {
  return ((await text.textContent()) ?? "").split(/\s+/).length;
}

test(
  "the posts of the blog",
  inSteps({
    "a post that has loaded opens again without a request": async (page) => {
      const asked: string[] = [];
      page.on("request", (request) => request.url().endsWith("/text") && asked.push(request.url()));
      await page.goto("/BlogsPage");
      const post = page.locator(".post").first();
      await post.locator("summary").click();
      await expect(post.getByText("A first export looks like forty documents.")).toBeVisible();
      await post.locator("summary").click();
      await post.locator("summary").click();
      await expect(post.getByText("A first export looks like forty documents.")).toBeVisible();
      expect(asked).toHaveLength(1);
    },
    "the page passes axe with a post expanded": async (page) => {
      await settled(page);
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await axeFindings(page), `${width} px`).toEqual([]);
      }
      const levels = await page
        .locator("main :is(h1, h2, h3, h4)")
        .evaluateAll((headings) => headings.map(({ tagName }) => tagName));
      expect(levels.slice(0, 3)).toEqual(["H1", "H2", "H3"]);
    },
    "an opened post stays where it was clicked while the one above it closes": async (page) => {
      await expectOpenedStays(page.locator("details[name=post] > summary"));
      await page.locator(".post").nth(1).locator("summary").click();
      await page.setViewportSize({ width: 1280, height: 720 });
    },
    "[4-blog] one post is expanded at a time, and Show Less collapses it": async (page) => {
      const open = page.locator(".post details[open]");
      await expect(open).toHaveCount(0);
      const [first, second] = [page.locator(".post").nth(0), page.locator(".post").nth(1)];
      await first.getByText("Read More", { exact: true }).click();
      await expect(first.getByText("A first export looks like forty documents.")).toBeVisible();
      await second.getByText("Read More", { exact: true }).click();
      await expect(open).toHaveCount(1);
      await expect(first.getByText("A first export looks like forty documents.")).toBeHidden();
      await second.getByText("Show Less", { exact: true }).click();
      await expect(open).toHaveCount(0);
    },
    "[2-blog] eight posts show date, author and excerpt, and expand to their full text": async (page) => {
      const posts = page.locator(".post");
      await expect(posts).toHaveCount(8);
      for (const [i, { title, date, author, excerpt, image }] of articles.entries()) {
        const post = posts.nth(i);
        await expect(post.getByRole("heading", { level: 2 })).toHaveText(title);
        await expect(post.locator("time")).toHaveAttribute("datetime", date);
        await expect(post.getByText(author)).toBeVisible();
        await expect(post.getByText(excerpt)).toBeVisible();
        await expect(post.getByRole("img")).toHaveAttribute("alt", image?.alt ?? "");
        await post.getByText("Read More", { exact: true }).click();
        await expect.poll(() => countWords(post.locator(".prose"))).toBeGreaterThan(550);
        await expect(post.getByText("Show Less", { exact: true })).toBeVisible();
      }
    },
  }),
);

test.describe("when the text cannot be fetched", () => {
  test.use({ expected: [/ERR_FAILED/] });

  test("the link to the article stays and reopening retries", async ({ page }) => {
    await page.route("**/text", (route) => route.abort());
    await page.goto("/BlogsPage");
    const post = page.locator(".post").first();
    await post.locator("summary").click();
    await expect(post.getByRole("link", { name: /on its own page$/ })).toBeVisible();
    await page.unroute("**/text");
    await post.locator("summary").click();
    await post.locator("summary").click();
    await expect(post.getByText("A first export looks like forty documents.")).toBeVisible();
  });
});

test("an article passes axe at 360 and 1280 px, and its contents scroll to a section, below the sticky bar", async ({
  page,
}) => {
  const scripts = collectScripts(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(ARTICLE);
  await settled(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await axeFindings(page), `${width} px`).toEqual([]);
  }
  expect(scripts).toEqual([expect.stringMatching(/^\/assets\/site-/)]);
  const contents = page.getByRole("navigation", { name: "On this page" });
  await contents.getByRole("link", { name: "Unit economics: does one customer make money?" }).click();
  await expect(page.getByRole("heading", { name: "Unit economics: does one customer make money?" })).toBeInViewport();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("an opened post links to its full text", async ({ page }) => {
    await page.goto("/BlogsPage");
    const post = page.locator(".post").nth(1);
    await post.getByText("Read More", { exact: true }).click();
    await post.getByRole("link", { name: /on its own page$/ }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(articles[1]?.title ?? "");
    await expect.poll(async () => countWords(page.locator(".article-text"))).toBeGreaterThan(550);
  });
});
