import { prefix, type RouteConfigEntry } from "@react-router/dev/routes";

/** Repeats the pages under /hi, with their own route ids. */
export function inHindi(pages: RouteConfigEntry[]): RouteConfigEntry[] {
  return prefix("hi", pages.map(withHindiId));
}

function withHindiId({ id, children, ...page }: RouteConfigEntry): RouteConfigEntry {
  const own = id ?? page.file.replace(/\.tsx?$/, "");
  return { ...page, id: `hi/${own}`, ...(children && { children: children.map(withHindiId) }) };
}
