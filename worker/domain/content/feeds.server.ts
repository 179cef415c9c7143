import { Feed, type Item } from "feed";
import { js2xml } from "xml-js";
import { rssTitle } from "#messages/feeds.ts";
import { LOCALES, type Locale, languageTag, localPath } from "#messages/locale.ts";
import type { Deps } from "../../deps.ts";
import { settingsOf } from "./settings.server.ts";

export async function makeRss(deps: Pick<Deps, "content" | "config">): Promise<string> {
  const { siteUrl } = deps.config;
  const { collections } = await deps.content.snapshot();
  const { articles, news } = collections;
  const { name, tagline } = settingsOf(collections);
  const items = [
    ...articles.map(({ slug, title, date, excerpt }) =>
      toItem({ title, date, description: excerpt, link: `${siteUrl}${localPath(`/BlogsPage/${slug}`)}` }),
    ),
    ...news.map(({ slug, title, date, description, link }) =>
      toItem({ title, date, description, link, guid: `${siteUrl}${localPath(`/MSMENews#${slug}`)}` }),
    ),
  ].sort((a, b) => b.date.getTime() - a.date.getTime());
  const feed = new Feed({
    title: withoutInvalid(rssTitle({ name })),
    link: `${siteUrl}${localPath("/BlogsPage")}`,
    feed: `${siteUrl}${localPath("/rss.xml")}`,
    description: withoutInvalid(tagline),
    language: languageTag(),
    // If there is no date, the package writes the current time, but equal content must give equal bytes.
    updated: items[0]?.date ?? new Date(0),
    generator: false,
  });
  for (const item of items) feed.addItem(item);
  return feed.rss2();
}

/** Lists the pages of both languages, each with its counterpart. */
export async function makeSitemap(deps: Pick<Deps, "content" | "config">, paths: readonly string[]): Promise<string> {
  const { siteUrl, hasHindi } = deps.config;
  const addressOf = (path: string, language: Locale) => `${siteUrl}${localPath(path, language)}`;
  const inLanguages = (path: string, more: object = {}) => {
    if (!hasHindi) return [{ loc: addressOf(path, "en"), ...more }];
    const pair = [
      ...LOCALES.map((language) => [language, addressOf(path, language)]),
      ["x-default", addressOf(path, "en")],
    ];
    const links = pair.map(([hreflang, href]) => ({ _attributes: { rel: "alternate", hreflang, href } }));
    return LOCALES.map((language) => ({ loc: addressOf(path, language), ...more, "xhtml:link": links }));
  };
  const { articles } = (await deps.content.snapshot()).collections;
  const pages = paths.flatMap((path) => inLanguages(path));
  const posts = articles.flatMap(({ slug, date }) => inLanguages(`/BlogsPage/${slug}`, { lastmod: date }));
  return js2xml(
    {
      _declaration: { _attributes: { version: "1.0", encoding: "UTF-8" } },
      urlset: { _attributes: hasHindi ? { ...SITEMAP, ...ALTERNATES } : SITEMAP, url: [...pages, ...posts] },
    },
    { compact: true },
  );
}

const SITEMAP = { xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9" };
const ALTERNATES = { "xmlns:xhtml": "http://www.w3.org/1999/xhtml" };

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
