import type { Deps } from "../../deps.ts";
import { settingsOf } from "./settings.server.ts";
import { element, type Xml, xmlDocument } from "./xml.server.ts";

type FeedItem = { title: string; link: string; id: string; isPermanent: boolean; date: string; summary: string };

/** RSS 2.0 of articles and news together, newest first. */
export async function makeRss(deps: Pick<Deps, "content" | "config">): Promise<string> {
  const { siteUrl } = deps.config;
  const { collections } = await deps.content.snapshot();
  const { articles, news } = collections;
  const { name, tagline } = settingsOf(collections);
  const items: FeedItem[] = [
    ...articles.map(({ slug, title, date, excerpt }) => {
      const link = `${siteUrl}/BlogsPage/${slug}`;
      return { title, link, id: link, isPermanent: true, date, summary: excerpt };
    }),
    ...news.map(({ slug, title, date, description, link }) => {
      return { title, link, id: `${siteUrl}/MSMENews#${slug}`, isPermanent: false, date, summary: description };
    }),
  ].sort((a, b) => b.date.localeCompare(a.date));
  return xmlDocument(
    element(
      "rss",
      { version: "2.0", "xmlns:atom": "http://www.w3.org/2005/Atom" },
      element(
        "channel",
        {},
        element("title", {}, `${name}: articles and MSME Times`),
        element("link", {}, `${siteUrl}/BlogsPage`),
        element("atom:link", { href: `${siteUrl}/rss.xml`, rel: "self", type: "application/rss+xml" }),
        element("description", {}, tagline),
        element("language", {}, "en-IN"),
        ...items.map(toItem),
      ),
    ),
  );
}

/** `paths` of the pages and of every article, each with the day on which it changed where that is known. */
export async function makeSitemap(deps: Pick<Deps, "content" | "config">, paths: readonly string[]): Promise<string> {
  const { siteUrl } = deps.config;
  const { articles } = (await deps.content.snapshot()).collections;
  return xmlDocument(
    element(
      "urlset",
      { xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9" },
      ...paths.map((path) => element("url", {}, element("loc", {}, `${siteUrl}${path}`))),
      ...articles.map(({ slug, date }) =>
        element("url", {}, element("loc", {}, `${siteUrl}/BlogsPage/${slug}`), element("lastmod", {}, date)),
      ),
    ),
  );
}

function toItem({ title, link, id, isPermanent, date, summary }: FeedItem): Xml {
  return element(
    "item",
    {},
    element("title", {}, title),
    element("link", {}, link),
    element("guid", { isPermaLink: String(isPermanent) }, id),
    element("pubDate", {}, new Date(`${date}T00:00:00Z`).toUTCString()),
    element("description", {}, summary),
  );
}
