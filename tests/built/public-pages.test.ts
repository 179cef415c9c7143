import { afterAll, beforeAll, expect, test } from "vitest";
import { LOCALES } from "#messages/locale.ts";
import { articles } from "#worker/content/seed/articles.ts";
import { news } from "#worker/content/seed/news.ts";
import { schemes as all } from "#worker/content/seed/schemes.ts";
import { CALCULATOR_PAGES } from "#worker/contracts/calculators/vocabulary.ts";
import { PUBLIC_PAGES } from "#worker/contracts/vocabulary.ts";
import { PAGES } from "../../scripts/check/pages.ts";
import { breadcrumbsOf, dataOf, hrefsOf, parseXml, readDocument, textsOf } from "../support/html/documents.ts";
import { type BuiltSite, openBuiltSite } from "../support/site/built-site.ts";

let site: BuiltSite;
beforeAll(async () => {
  site = await openBuiltSite("public-pages");
}, 120_000);
afterAll(() => site.stop());

/** The elements of one name in a document that a strict reader accepts, as text. */
async function readXml(path: string, name: string): Promise<string[]> {
  const response = await site.get(path);
  expect(response.status).toBe(200);
  return [...parseXml(await response.text()).getElementsByTagName(name)].map(({ textContent }) => textContent ?? "");
}

test("every public page has one h1 and skips no heading level", async () => {
  const paths = new Set([...PAGES, ...articles.map(({ slug }) => `/BlogsPage/${slug}`)]);
  const read = [...paths].map((path) => [path, 200] as const);
  for (const [path, status] of [...read, ["/no-such-page", 404] as const]) {
    const document = await readDocument(site, path, status);
    const headings = [...document.querySelectorAll("main :is(h1, h2, h3, h4, h5, h6)")];
    const levels = headings.map(({ tagName }) => Number(tagName[1]));
    expect(
      levels.filter((level) => level === 1),
      path,
    ).toHaveLength(1);
    for (const [i, level] of levels.entries()) expect(level - (levels[i - 1] ?? 0), path).toBeLessThanOrEqual(1);
  }
});

test("the structured data of About name the place and the organisation", async () => {
  const about = await readDocument(site, "/about");
  expect(breadcrumbsOf(about)).toEqual(["Home", "About"]);
  const organisation = dataOf(about, "Organization")[0];
  expect(organisation).toMatchObject({ "@context": "https://schema.org", name: "MASA Forum", areaServed: "IN" });
  expect(organisation?.["sameAs"]).toHaveLength(3);
});

test("what the forum does links to the pages that offer it", async () => {
  const links = hrefsOf(await readDocument(site, "/about"), ".about-offer a");
  expect(links).toEqual([
    "/Ourinitiatives#nivesh-manthan",
    "/team#our-mentors",
    "/events",
    "/SchemesPage",
    "/membership",
  ]);
  for (const link of links) expect((await site.get(link ?? "")).status).toBe(200);
});

test("an unknown address answers 404 inside the site's layout, with links onward", async () => {
  const page = await readDocument(site, "/no-such-page", 404);
  expect(page.title).toBe("Page not found · MASA Forum");
  expect(page.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex");
  expect(page.querySelector('header nav[aria-label="Main"]')).not.toBeNull();
  const links = hrefsOf(page, "main a");
  expect(links).toEqual(["/", "/events", "/SchemesPage", "/membership"]);
  for (const link of links) expect((await site.get(link ?? "")).status).toBe(200);
});

test("each city of the skyline links to its chapter, which exists", async () => {
  const cities = '.skyline [aria-label="Chapters"] a';
  const login = await readDocument(site, "/login");
  expect(textsOf(login, cities)).toEqual(["Delhi", "Raipur", "Indore", "Bhubaneswar", "Mumbai"]);
  for (const href of hrefsOf(login, cities)) {
    const [path = "", id] = href?.split("#") ?? [];
    const chapter = await readDocument(site, path);
    if (id) expect(chapter.querySelectorAll(`[id="${id}"]`), id).toHaveLength(1);
  }
});

const schemes = all.filter(({ list }) => list !== "finder");

test("further schemes are below the ten, and each links to its article, its calculator and its event", async () => {
  const page = await readDocument(site, "/SchemesPage");
  const more = schemes.filter(({ list }) => list === "more");
  expect(textsOf(page, ".schemes-more h3")).toEqual(more.map(({ title }) => title));
  for (const { slug, article, calculator, event } of schemes) {
    expect(hrefsOf(page, `#${slug} .scheme-links a`)).toEqual([
      ...(article ? [`/BlogsPage/${article}`] : []),
      ...(calculator ? [`/calculators/${calculator}`] : []),
      ...(event ? [`/events#${event}`] : []),
    ]);
  }
});

test("the overview has a row for each scheme, which links to its entry", async () => {
  const page = await readDocument(site, "/SchemesPage");
  expect(textsOf(page, "table:has(.overview-scheme) thead th")).toEqual([
    "Scheme",
    "What it is",
    "Up to",
    "For whom",
    "Facts as of",
  ]);
  const rows = [...page.querySelectorAll(".overview-scheme")];
  expect(rows).toHaveLength(schemes.length);
  for (const [i, { slug, title, kind, upTo, forWhom }] of schemes.entries()) {
    const row = rows[i] ?? expect.fail(slug);
    expect(textsOf(row, "a")).toEqual([title]);
    expect(hrefsOf(row, "a")).toEqual([`#${slug}`]);
    expect(textsOf(row, "td")).toEqual([
      expect.stringContaining(kind),
      expect.stringContaining(upTo),
      expect.stringContaining(forWhom),
      expect.stringMatching(/\d+ November 2026/),
    ]);
  }
});

test("a deadline downloads as a calendar file", async () => {
  const query = "?purpose=working_capital&bank_limit=yes&amount=20_lakh&standing=clear";
  const result = await readDocument(site, `/SchemesPage/finder${query}`);
  const links = [...result.querySelectorAll("#eclgs-5 a")];
  const link = links.find(({ textContent }) => textContent?.includes("Add the last day to your calendar"));
  expect(link?.getAttribute("href")).toBe("/calendar/last-day-eclgs-5.ics");
  const file = await site.get("/calendar/last-day-eclgs-5.ics");
  expect(file.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
  expect(await file.text()).toContain("DTSTART;VALUE=DATE:20270331");
  expect((await site.get("/calendar/last-day-cgtmse.ics")).status).toBe(404);
});

test("the feed is well-formed and contains all articles and news, newest first", async () => {
  const titles = await readXml("/rss.xml", "title");
  const expected = [...articles, ...news].map(({ title }) => title);
  expect(titles.slice(1).toSorted()).toEqual(expected.toSorted());
  const dates = (await readXml("/rss.xml", "pubDate")).map(Date.parse);
  expect(dates).toEqual(dates.toSorted((a, b) => b - a));
  expect(new Set(await readXml("/rss.xml", "guid")).size).toBe(expected.length);
  expect((await site.get("/rss.xml")).headers.get("Content-Type")).toBe("application/rss+xml; charset=utf-8");
});

test("the site map names every public page once in each language, all of them exist, and nothing private is in it", async () => {
  const paths = (await readXml("/sitemap.xml", "loc")).map((address) => new URL(address).pathname);
  expect(paths).toHaveLength(LOCALES.length * (PUBLIC_PAGES.length + CALCULATOR_PAGES.length + articles.length));
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.filter((path) => /api|dashboard|login|register\//.test(path))).toEqual([]);
  for (const path of paths) expect((await site.get(path)).status, path).toBe(200);
});

test("robots.txt allows all but the API and the dashboard, and names the site map absolutely", async () => {
  const response = await site.get("/robots.txt");
  expect(response.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
  const lines = (await response.text()).split("\n");
  expect(lines).toEqual(
    expect.arrayContaining(["User-agent: *", "Allow: /", "Disallow: /api/", "Disallow: /dashboard"]),
  );
  const address = lines.find((line) => line.startsWith("Sitemap: "))?.slice("Sitemap: ".length) ?? "";
  expect((await site.get(address)).status).toBe(200);
});
