import { Feed, type Item } from "feed";
import { js2xml } from "xml-js";
import type { Deps } from "../../deps.ts";
import { settingsOf } from "./settings.server.ts";

export async function makeRss(deps: Pick<Deps, "content" | "config">): Promise<string> {
  const { siteUrl } = deps.config;
  const { collections } = await deps.content.snapshot();
  const { articles, news } = collections;
  const { name, tagline } = settingsOf(collections);
  const items = [
    ...articles.map(({ slug, title, date, excerpt }) =>
      toItem({ title, date, description: excerpt, link: `${siteUrl}/BlogsPage/${slug}` }),
    ),
    ...news.map(({ slug, title, date, description, link }) =>
      toItem({ title, date, description, link, guid: `${siteUrl}/MSMENews#${slug}` }),
    ),
  ].sort((a, b) => b.date.getTime() - a.date.getTime());
  const feed = new Feed({
    title: withoutInvalid(`${name}: articles and MSME Times`),
    link: `${siteUrl}/BlogsPage`,
    feed: `${siteUrl}/rss.xml`,
    description: withoutInvalid(tagline),
    language: "en-IN",
    // Without a date the package writes the current time, and equal content must give equal bytes.
    updated: items[0]?.date ?? new Date(0),
    generator: false,
  });
  for (const item of items) feed.addItem(item);
  return feed.rss2();
}

export async function makeSitemap(deps: Pick<Deps, "content" | "config">, paths: readonly string[]): Promise<string> {
  const { siteUrl } = deps.config;
  const { articles } = (await deps.content.snapshot()).collections;
  const pages = paths.map((path) => ({ loc: `${siteUrl}${path}` }));
  const posts = articles.map(({ slug, date }) => ({ loc: `${siteUrl}/BlogsPage/${slug}`, lastmod: date }));
  return js2xml(
    {
      _declaration: { _attributes: { version: "1.0", encoding: "UTF-8" } },
      urlset: { _attributes: { xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9" }, url: [...pages, ...posts] },
    },
    { compact: true },
  );
}

function toItem({ title, description, date, ...addresses }: Omit<Item, "date"> & { date: string }): Item {
  return {
    ...addresses,
    title: withoutInvalid(title),
    description: withoutInvalid(description ?? ""),
    date: new Date(`${date}T00:00:00Z`),
  };
}

const NOT_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** The package escapes markup but not characters that XML forbids. */
function withoutInvalid(text: string): string {
  return text.replace(NOT_XML, "");
}
