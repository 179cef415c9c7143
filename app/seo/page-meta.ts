import type { MetaDescriptor } from "react-router";
import { home } from "#messages/errors.ts";
import { brand } from "#messages/layout.ts";
import { LOCALES, type Locale, languageTag, localPath } from "#messages/locale.ts";

/** A route's matches, which contain the root's data. */
type Matches = ReadonlyArray<{ id: string; loaderData?: unknown } | undefined>;
export type PageHead = {
  /** Without the forum's name, which is appended. */
  title: string;
  description: string;
  /** The canonical path of the English page. */
  path: string;
  /** Path of a 1200×630 picture; by default the forum's own. */
  image?: string;
  /** The pages from Home to this one, for search engines. */
  breadcrumbs?: ReadonlyArray<{ name: string; path: string }>;
  /** Further JSON-LD objects without `@context`. */
  structured?: ReadonlyArray<Record<string, unknown>>;
};

/** Address of the site, without a trailing slash. */
export function siteUrlOf(matches: Matches): string {
  return rootOf(matches).siteUrl ?? "";
}

function rootOf(matches: Matches): { siteUrl?: string; hasHindi?: boolean } {
  return matches.find((match) => match?.id === "root")?.loaderData ?? {};
}

/** Links to the page in each language, so that search engines show readers their own. */
function alternates(matches: Matches, path: string): MetaDescriptor[] {
  if (!rootOf(matches).hasHindi) return [];
  const addressOf = (language: Locale) => `${siteUrlOf(matches)}${localPath(path, language)}`;
  const pairs = [...LOCALES.map((language) => [language, addressOf(language)]), ["x-default", addressOf("en")]];
  return [
    ...pairs.map(([hrefLang, href]) => ({ tagName: "link", rel: "alternate", hrefLang, href })),
    { property: "og:locale", content: languageTag().replace("-", "_") },
  ];
}

/** Title, description, canonical address, share card and structured data of a page. */
export function pageMeta(matches: Matches, head: PageHead): MetaDescriptor[] {
  const site = siteUrlOf(matches);
  const url = `${site}${localPath(head.path)}`;
  const title = head.path === "/" ? head.title : `${head.title} · ${brand()}`;
  // Server only: React does not remove these from the head.
  const forRobots = import.meta.env.SSR
    ? [
        { name: "description", content: head.description },
        { tagName: "link", rel: "canonical", href: url },
        ...alternates(matches, head.path),
        { property: "og:title", content: title },
        { property: "og:description", content: head.description },
        { property: "og:url", content: url },
        { property: "og:image", content: `${site}${head.image ?? "/pictures/share.png"}` },
        { name: "twitter:card", content: "summary_large_image" },
      ]
    : [];
  return [
    { title },
    ...forRobots,
    ...[...(head.breadcrumbs ? [breadcrumbList(site, head.breadcrumbs)] : []), ...(head.structured ?? [])].map(
      (data) => ({
        "script:ld+json": { "@context": "https://schema.org", ...data },
      }),
    ),
  ];
}

function breadcrumbList(site: string, breadcrumbs: NonNullable<PageHead["breadcrumbs"]>): Record<string, unknown> {
  // Only search engines need it, and React keeps what the server has rendered.
  if (!import.meta.env.SSR) return {};
  return {
    "@type": "BreadcrumbList",
    itemListElement: [{ name: home(), path: "/" }, ...breadcrumbs].map(({ name, path }, i) => ({
      "@type": "ListItem",
      position: i + 1,
      name,
      item: `${site}${localPath(path)}`,
    })),
  };
}
