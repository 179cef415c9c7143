import { home } from "#messages/errors.ts";
import { localPath } from "#messages/locale.ts";
import { siteUrlOf } from "./page-meta.ts";

type Place = { name: string; path: string };

/** The path from Home to a page, for the structured data of `pageMeta`. */
export function breadcrumbs(
  matches: Parameters<typeof siteUrlOf>[0],
  ...trail: readonly Place[]
): Record<string, unknown> {
  // Only search engines need it, and React keeps what the server has rendered.
  if (!import.meta.env.SSR) return {};
  const site = siteUrlOf(matches);
  return {
    "@type": "BreadcrumbList",
    itemListElement: [{ name: home(), path: "/" }, ...trail].map(({ name, path }, i) => ({
      "@type": "ListItem",
      position: i + 1,
      name,
      item: `${site}${localPath(path)}`,
    })),
  };
}
