import type { Locator } from "@playwright/test";
import { articles } from "#worker/content/seed/articles.ts";
import { axeFindings } from "../../support/browser/axe.ts";
import { expect, inSteps, settled, test } from "../../support/browser/browser.ts";
import { breadcrumbNames, structuredData, testPlainPage } from "../../support/browser/plain-page.ts";

const ARTICLE = "/BlogsPage/what-an-investor-reads-first";
testPlainPage("/BlogsPage");
testPlainPage(ARTICLE);

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
      await post.locator("summary").click();
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

test("the page passes axe with a post expanded", async ({ page }) => {
  await page.goto("/BlogsPage");
  await page.locator(".post summary").first().click();
  await expect(page.getByText("A first export looks like forty documents.")).toBeVisible();
  await settled(page);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await axeFindings(page), `${width} px`).toEqual([]);
  }
  const levels = await page
    .locator("main :is(h1, h2, h3, h4)")
    .evaluateAll((headings) => headings.map(({ tagName }) => tagName));
  expect(levels.slice(0, 3)).toEqual(["H1", "H2", "H3"]);
});

test("each article has its own address, with its text, its author and two to read next", async ({ page }) => {
  for (const { slug, title, author } of articles) {
    await page.goto(`/BlogsPage/${slug}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.locator(".article-facts")).toContainText(author);
    expect(await countWords(page.locator(".article-text"))).toBeGreaterThan(550);
    await expect(page.locator(".article-next h3 a")).toHaveCount(2);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`/BlogsPage/${slug}$`));
  }
});

test("an article has a summary, contents, sources, and links to its scheme and event", async ({ page }) => {
  for (const { slug, inShort, scheme, event } of articles) {
    await page.goto(`/BlogsPage/${slug}`);
    await expect(page.locator(".article-short li")).toHaveText(inShort);
    const headings = await page.locator(".article-text > section > h2").allTextContents();
    await expect(page.getByRole("navigation", { name: "On this page" }).getByRole("link")).toHaveText(headings);
    await expect(page.locator(".sources p")).toHaveText(/^Facts as of \d+ November 2026\./);
    expect(await page.locator(".sources li a").count()).toBeGreaterThan(0);
    const related = [...(scheme ? [`/SchemesPage#${scheme}`] : []), ...(event ? [`/events#${event}`] : [])];
    const links = await page.locator(".article-related h3 a").evaluateAll((all) => {
      return all.map((link) => link.getAttribute("href"));
    });
    expect(links).toEqual(related);
  }
});

test("a link in the contents scrolls to its section, below the sticky bar", async ({ page }) => {
  await page.goto(ARTICLE);
  const contents = page.getByRole("navigation", { name: "On this page" });
  await contents.getByRole("link", { name: "Unit economics: does one customer make money?" }).click();
  await expect(page.getByRole("heading", { name: "Unit economics: does one customer make money?" })).toBeInViewport();
});

test("links in an article to other sites open a new tab", async ({ visit }) => {
  const page = await visit(ARTICLE);
  const link = page.locator(".article-text").getByRole("link", { name: /^mca\.gov\.in/ });
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link).toHaveAttribute("rel", "noopener noreferrer");
});

test("an article's structured data name headline, author, date and publisher", async ({ visit }) => {
  const page = await visit(ARTICLE);
  expect(await breadcrumbNames(page)).toEqual(["Home", "Blogs", "What an investor reads first"]);
  const article = (await structuredData(page)).find((data) => data["@type"] === "Article");
  expect(article).toMatchObject({
    "@context": "https://schema.org",
    headline: "What an investor reads first",
    datePublished: "2026-07-14",
    author: { "@type": "Organization", name: "MASA editorial desk" },
    publisher: { "@type": "Organization", name: "MASA Forum" },
  });
  expect(article?.["image"]).toMatch(/^http/);
});

test.describe("an unknown article", () => {
  test.use({ expected: [/status of 404/] });

  test("is a real 404 inside the site's layout", async ({ page }) => {
    const response = await page.goto("/BlogsPage/no-such-article");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("navigation", { name: "Main" })).toBeAttached();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await expect(page).toHaveTitle(/^Page not found/);
    expect((await page.request.get("/BlogsPage/no-such-article/text")).status()).toBe(404);
  });
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
