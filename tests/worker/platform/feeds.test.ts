import { expect, onTestFinished, test, vi } from "vitest";
import { makeRss, makeSitemap } from "#worker/domain/content/feeds.server.ts";
import { findCalendar, findEventCard } from "#worker/domain/events/events.server.ts";
import { inLocale } from "#worker/locale.server.ts";
import { openSite, type Site } from "../../support/site/site.ts";

/** The site with one article, whose title and excerpt are `text`. */
async function siteWith(text: string): Promise<Site["deps"]> {
  const { deps } = openSite();
  const snapshot = await deps.content.snapshot();
  const [article] = snapshot.collections.articles;
  if (!article) throw new Error("The seed has no article.");
  const articles = [{ ...article, slug: "one", date: "2026-11-02", title: text, excerpt: text }];
  const collections = { ...snapshot.collections, articles, news: [] };
  return { ...deps, content: { ...deps.content, snapshot: async () => ({ ...snapshot, collections }) } };
}

test("the feed escapes mark-up", async () => {
  const rss = await makeRss(await siteWith("<c> & ]]> \"d\" 'e'"));
  expect(rss).toContain("<title><![CDATA[<c> & ]]]]><![CDATA[> \"d\" 'e']]></title>");
});

test("the feed omits characters that XML forbids and keeps letters of every script", async () => {
  const rss = await makeRss(await siteWith("a\u0000b\u0008c\uFFFEd\uD800e ₹ नमस्ते 🙂"));
  expect(rss).toContain("<description><![CDATA[abcde ₹ नमस्ते 🙂]]></description>");
});

test("the feed of the same content is the same every time", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T10:00:00Z") });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const { deps } = openSite();
  const rss = await makeRss(deps);
  expect(rss).toMatch(/^<\?xml version="1\.0" encoding="utf-8"\?>\n<rss version="2\.0"/);
  vi.setSystemTime(new Date("2026-11-21T10:00:00Z"));
  expect(await makeRss(deps)).toBe(rss);
});

test("an article's guid is its address", async () => {
  const rss = await makeRss(await siteWith("One"));
  expect(rss).toContain('<guid isPermaLink="true">http://localhost:8787/BlogsPage/one</guid>');
  expect(rss).toContain("<pubDate>Mon, 02 Nov 2026 00:00:00 GMT</pubDate>");
});

test("without Hindi the sitemap lists pages and dated articles once", async () => {
  const deps = await siteWith("One");
  const sitemap = await makeSitemap({ ...deps, config: { ...deps.config, hasHindi: false } }, ["/", "/about"]);
  expect(sitemap).toBe(
    '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">' +
      "<url><loc>http://localhost:8787/</loc></url><url><loc>http://localhost:8787/about</loc></url>" +
      "<url><loc>http://localhost:8787/BlogsPage/one</loc><lastmod>2026-11-02</lastmod></url></urlset>",
  );
});

test("the Monthly Connect's calendar file has its rule", async () => {
  expect(await findCalendar(openSite().deps, "monthly-connect")).toContain("\r\nRRULE:FREQ=MONTHLY;BYDAY=3TH\r\n");
});

test("in Hindi an event has Hindi hours, and its calendar file leads to the Hindi page", async () => {
  const { deps } = openSite();
  await inLocale("hi", async () => {
    const event = await findEventCard(deps, "monthly-connect");
    expect(event).toMatchObject({ hours: expect.stringMatching(/^शाम\u00a0.* तक$/), facts: { isOnline: true } });
    const file = (await findCalendar(deps, "monthly-connect"))?.replaceAll("\r\n ", "");
    expect(file).toContain("//HI\r\n");
    expect(file).toContain("SUMMARY:मंथली कनेक्ट");
    expect(file).toContain("http://localhost:8787/hi/events?tab=programs#monthly-connect");
  });
});
