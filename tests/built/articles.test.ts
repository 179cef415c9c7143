import { afterAll, beforeAll, expect, test } from "vitest";
import { CATALOGUE, exampleOf } from "#app/components/calculators/catalogue.ts";
import { articles } from "#worker/content/seed/articles.ts";
import { CALCULATOR_FIELDS, CALCULATORS } from "#worker/contracts/calculators/vocabulary.ts";
import { breadcrumbsOf, dataOf, hrefsOf, readDocument, textOf, textsOf } from "../support/html/documents.ts";
import { type BuiltSite, openBuiltSite } from "../support/site/built-site.ts";

let site: BuiltSite;
beforeAll(async () => {
  site = await openBuiltSite("articles");
}, 120_000);
afterAll(() => site.stop());

const read = (path: string) => readDocument(site, path);
const ARTICLE = "/BlogsPage/what-an-investor-reads-first";
const NEW_TAB = { target: "_blank", rel: "noopener noreferrer" };

test("each article has its own address, with its text, its author and two to read next", async () => {
  for (const { slug, title, author } of articles) {
    const page = await read(`/BlogsPage/${slug}`);
    expect(textsOf(page, "h1")).toEqual([title]);
    expect(textOf(page, ".article-facts")).toContain(author);
    expect(textOf(page, ".article-text").split(" ").length, slug).toBeGreaterThan(550);
    expect(page.querySelectorAll(".article-next h3 a"), slug).toHaveLength(2);
    const canonical = page.querySelector('link[rel="canonical"]')?.getAttribute("href");
    expect(canonical).toMatch(new RegExp(`/BlogsPage/${slug}$`));
  }
});

test("an article has a summary, contents, sources, and links to its scheme and event", async () => {
  for (const { slug, inShort, scheme, event } of articles) {
    const page = await read(`/BlogsPage/${slug}`);
    expect(textsOf(page, ".article-short li")).toEqual(inShort);
    const headings = textsOf(page, ".article-text > section > h2");
    expect(textsOf(page, ".article-contents a")).toEqual(headings);
    expect(textsOf(page, ".sources p")).toEqual([expect.stringMatching(/^Facts as of \d+ November 2026\./)]);
    expect(page.querySelectorAll(".sources li a").length, slug).toBeGreaterThan(0);
    const related = [...(scheme ? [`/SchemesPage#${scheme}`] : []), ...(event ? [`/events#${event}`] : [])];
    expect(hrefsOf(page, ".article-related h3 a")).toEqual(related);
  }
});

test("links in an article to other sites open a new tab", async () => {
  const links = [...(await read(ARTICLE)).querySelectorAll(".article-text a")];
  const link = links.find(({ textContent }) => textContent?.startsWith("mca.gov.in"));
  expect({ target: link?.getAttribute("target"), rel: link?.getAttribute("rel") }).toEqual(NEW_TAB);
});

test("an article's structured data name headline, author, date and publisher", async () => {
  const page = await read(ARTICLE);
  expect(breadcrumbsOf(page)).toEqual(["Home", "Blogs", "What an investor reads first"]);
  const article = dataOf(page, "Article")[0];
  expect(article).toMatchObject({
    "@context": "https://schema.org",
    headline: "What an investor reads first",
    datePublished: "2026-07-14",
    author: { "@type": "Organization", name: "MASA editorial desk" },
    publisher: { "@type": "Organization", name: "MASA Forum" },
  });
  expect(article?.["image"]).toMatch(/^http/);
});

test("an unknown article is a real 404 inside the site's layout", async () => {
  const page = await readDocument(site, "/BlogsPage/no-such-article", 404);
  expect(page.querySelector('nav[aria-label="Main"]')).not.toBeNull();
  expect(page.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex");
  expect(page.title).toMatch(/^Page not found/);
  expect((await site.get("/BlogsPage/no-such-article/text")).status).toBe(404);
});

test("the overview links to every calculator, and each has its own title and breadcrumb", async () => {
  const overview = await read("/calculators");
  const titles = CALCULATORS.map((name) => CATALOGUE[name].title());
  expect(textsOf(overview, ".calculators h2")).toEqual(titles);
  expect(hrefsOf(overview, ".calculators h2 a")).toEqual(CALCULATORS.map((name) => `/calculators/${name}`));
  for (const calculator of CALCULATORS) {
    const title = CATALOGUE[calculator].title();
    const page = await read(`/calculators/${calculator}`);
    expect(textsOf(page, "h1")).toEqual([title]);
    expect(page.title).toBe(`${title}: calculator · MASA Forum`);
    expect(breadcrumbsOf(page)).toEqual(["Home", "Calculators", title]);
    expect(page.querySelector("#result")).toBeNull();
    for (const name of CALCULATOR_FIELDS[calculator]) {
      expect(page.querySelector(`[name="${name}"]`), `${calculator} ${name}`).not.toBeNull();
    }
  }
});

/** Ends on a day of the next 12 months. */
const UPGRADE = `/calculators/membership-upgrade?present=community&higher=gold&until=${new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10)}`;

test("every calculator's example has an answer, on a page that is not cached", async () => {
  for (const calculator of CALCULATORS) {
    const response = await site.get(exampleOf(calculator) ?? UPGRADE);
    expect(response.status, calculator).toBe(200);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(await response.text()).toContain("Step by step");
  }
});

const WITH_FORM = articles.filter(({ calculator }) => calculator);

test.each(WITH_FORM)(
  "the short form of “$slug” leads to its calculator, which reports no missing figure",
  async ({ slug, calculator }) => {
    const form = (await read(`/BlogsPage/${slug}`)).querySelector<HTMLFormElement>(".short-form form");
    const fields = [...(form?.querySelectorAll<HTMLInputElement>("input:not([type=checkbox]), select") ?? [])];
    for (const field of fields) {
      if (field.type === "text") field.value = "5";
      if (field.type === "date") field.value = "2026-01-03";
      if (field.classList.contains("rupees")) field.value = "5 lakh";
    }
    const query = new URLSearchParams(fields.map(({ name, value }) => [name, value]));
    expect(form?.getAttribute("method") ?? "get").toBe("get");
    expect(form?.getAttribute("action")).toMatch(new RegExp(`^/calculators/${calculator}(#|$)`));
    const [action = ""] = form?.getAttribute("action")?.split("#") ?? [];
    const page = await read(`${action}?${query}`);
    expect(page.querySelector("input.rupees")?.getAttribute("value")).toBe("5 lakh");
    expect(page.querySelector(".field-error")).toBeNull();
  },
);
