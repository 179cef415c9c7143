import { LOCALES } from "#messages/locale.ts";
import { articles } from "#worker/content/seed/articles.ts";
import { events } from "#worker/content/seed/events.ts";
import { news } from "#worker/content/seed/news.ts";
import { CALCULATOR_PAGES } from "#worker/contracts/calculators/vocabulary.ts";
import { PUBLIC_PAGES } from "#worker/contracts/vocabulary.ts";
import { expect, test } from "../../support/browser/browser.ts";

/** What a strict XML reader, the browser's own, sees: the document's elements of one name, as text. */
async function readXml(page: import("@playwright/test").Page, path: string, name: string): Promise<string[]> {
  const response = await page.request.get(path);
  expect(response.status()).toBe(200);
  return page.evaluate(
    ([xml, wanted]) => {
      const tree = new DOMParser().parseFromString(xml, "application/xml");
      const fault = tree.querySelector("parsererror");
      if (fault) throw new Error(fault.textContent ?? "not well-formed");
      return [...tree.getElementsByTagName(wanted)].map((element) => element.textContent ?? "");
    },
    [await response.text(), name] as const,
  );
}

test("the feed is well-formed and contains all articles and news, newest first", async ({ page, request }) => {
  const titles = await readXml(page, "/rss.xml", "title");
  const expected = [...articles, ...news].map(({ title }) => title);
  expect(titles.slice(1).toSorted()).toEqual(expected.toSorted());
  const dates = (await readXml(page, "/rss.xml", "pubDate")).map(Date.parse);
  expect(dates).toEqual(dates.toSorted((a, b) => b - a));
  const identities = await readXml(page, "/rss.xml", "guid");
  expect(new Set(identities).size).toBe(expected.length);
  expect((await request.get("/rss.xml")).headers()["content-type"]).toBe("application/rss+xml; charset=utf-8");
});

test("the site map names every public page once in each language, all of them exist, and nothing private is in it", async ({
  page,
}) => {
  const addresses = await readXml(page, "/sitemap.xml", "loc");
  const paths = addresses.map((address) => new URL(address).pathname);
  expect(paths).toHaveLength(LOCALES.length * (PUBLIC_PAGES.length + CALCULATOR_PAGES.length + articles.length));
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.filter((path) => /api|dashboard|login|register\//.test(path))).toEqual([]);
  for (const address of addresses) {
    expect((await page.request.get(address, { maxRedirects: 0 })).status(), address).toBe(200);
  }
});

test("robots.txt allows all but the API and the dashboard, and names the site map absolutely", async ({ request }) => {
  const response = await request.get("/robots.txt");
  expect(response.headers()["content-type"]).toBe("text/plain; charset=utf-8");
  const lines = (await response.text()).split("\n");
  expect(lines).toEqual(
    expect.arrayContaining(["User-agent: *", "Allow: /", "Disallow: /api/", "Disallow: /dashboard"]),
  );
  const address = lines.find((line) => line.startsWith("Sitemap: "))?.slice("Sitemap: ".length) ?? "";
  expect((await request.get(address)).status()).toBe(200);
});

test("every dated event has its calendar file", async ({ request }) => {
  for (const { slug, startsAt, endsAt, title } of events) {
    const response = await request.get(`/calendar/${slug}.ics`);
    expect(response.status(), slug).toBe(startsAt ? 200 : 404);
    if (!startsAt) continue;
    expect(response.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
    expect(response.headers()["content-disposition"]).toBe(`attachment; filename="${slug}.ics"`);
    const lines = (await response.text()).replaceAll("\r\n ", "").split("\r\n");
    const utc = (instant: string) => instant.replace(/[-:]/g, "");
    expect(lines).toContain(`DTSTART:${utc(startsAt)}`);
    expect(lines).toContain(`DTEND:${utc(endsAt ?? "")}`);
    expect(lines).toContain(`SUMMARY:${title}`);
  }
});

test("the Monthly Connect's calendar file repeats on every third Thursday", async ({ request }) => {
  const text = await (await request.get("/calendar/monthly-connect.ics")).text();
  expect(text).toContain("\r\nRRULE:FREQ=MONTHLY;BYDAY=3TH\r\n");
  expect(text).toContain("\r\nDTSTART:20261217T123000Z\r\n");
});

test("an unknown calendar file is a plain 404", async ({ request }) => {
  for (const file of ["nothing.ics", "monthly-connect", "monthly-connect.ics.ics", "growth-workshop.ics"]) {
    const response = await request.get(`/calendar/${file}`);
    expect(response.status(), file).toBe(404);
    expect(await response.text()).toBe("Not found");
  }
});

test("every page links the feed, the manifest and the icons, and they exist", async ({ visit, request }) => {
  const page = await visit("/MSMENews");
  for (const rel of ['alternate"][type="application/rss+xml', "manifest", "icon"]) {
    const href = await page.locator(`head link[rel="${rel}"]`).getAttribute("href");
    expect((await request.get(href ?? "missing")).status(), rel).toBe(200);
  }
  // Apple's devices request it without a link.
  expect((await request.get("/apple-touch-icon.png")).status()).toBe(200);
  const manifest = await (await request.get("/manifest.webmanifest")).json();
  expect(manifest).toMatchObject({ name: "MASA Forum", start_url: "/" });
  for (const { src, type } of manifest.icons) {
    expect((await request.get(src)).headers()["content-type"]).toBe(type);
  }
});
