import type { MetaDescriptor } from "react-router";

/** The root's data, as a route's `meta` finds it among its matches. */
type Matches = ReadonlyArray<{ id: string; loaderData?: unknown } | undefined>;
export type PageHead = {
  /** Without the forum's name, which is added. */
  title: string;
  description: string;
  /** The page's canonical path. */
  path: string;
  /** Path of a 1200×630 picture; the forum's own without one. */
  image?: string;
  /** JSON-LD objects without `@context`. */
  structured?: ReadonlyArray<Record<string, unknown>>;
};

/** Address of the site, without a trailing slash. */
export function siteUrlOf(matches: Matches): string {
  const root = matches.find((match) => match?.id === "root")?.loaderData;
  return (root as { siteUrl?: string } | undefined)?.siteUrl ?? "";
}

/** Title, description, canonical address, share card and structured data of a page. */
export function pageMeta(matches: Matches, head: PageHead): MetaDescriptor[] {
  const site = siteUrlOf(matches);
  const url = `${site}${head.path}`;
  const title = head.path === "/" ? head.title : `${head.title} · MASA Forum`;
  return [
    { title },
    { name: "description", content: head.description },
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:title", content: title },
    { property: "og:description", content: head.description },
    { property: "og:url", content: url },
    { property: "og:image", content: `${site}${head.image ?? "/pictures/share.png"}` },
    { name: "twitter:card", content: "summary_large_image" },
    ...(head.structured ?? []).map((data) => ({ "script:ld+json": { "@context": "https://schema.org", ...data } })),
  ];
}
