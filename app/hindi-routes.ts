import { prefix, type RouteConfigEntry } from "@react-router/dev/routes";

/** The same pages under /hi, as routes with ids of their own. */
export function inHindi(pages: RouteConfigEntry[]): RouteConfigEntry[] {
  return prefix("hi", pages.map(withHindiId));
}

function withHindiId({ id, children, ...page }: RouteConfigEntry): RouteConfigEntry {
  const own = id ?? page.file.replace(/\.tsx?$/, "");
  return { ...page, id: `hi/${own}`, ...(children && { children: children.map(withHindiId) }) };
}
