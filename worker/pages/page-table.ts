import { englishPath, type Locale, localeOf } from "#messages/locale.ts";
import type { PageHandle } from "../contracts/page-handle.ts";

export type PageRoute = {
  /** The English path, with parameters. */
  pattern: string;
  /** The path in `language`. */
  address: string;
  language: Locale;
  matcher: RegExp;
  handle: PageHandle;
  hasAction: boolean;
};
type RouteManifest = Record<
  string,
  { path?: string; index?: boolean; parentId?: string; module?: { handle?: unknown; action?: unknown } } | undefined
>;

/** Lists the pages of all routes. Pages without parameters come first, so that they win over a pattern. */
export function buildPageTable(routes: RouteManifest): readonly PageRoute[] {
  if (!Object.values(routes).some((route) => route?.path === "*")) {
    throw new Error("No route answers an unknown address.");
  }
  const pages = Object.values(routes).flatMap((route): PageRoute[] => {
    const parts: string[] = [];
    for (let at = route; at; at = at.parentId ? routes[at.parentId] : undefined) if (at.path) parts.unshift(at.path);
    if (!route?.parentId || !(route.path || route.index) || parts.some((part) => part.endsWith("*"))) return [];
    const address = `/${parts.join("/")}`;
    const matcher = new RegExp(`^${address.replaceAll(".", "\\.").replace(PARAMETER, "([^/]+)")}$`, "i");
    const { action } = route.module ?? {};
    const handle = (route.module?.handle ?? {}) as PageHandle;
    const pattern = englishPath(address);
    const permission = handle.permissions?.[pattern] ?? handle.permission;
    const place = { address, pattern, language: localeOf(address) };
    return [{ ...place, matcher, handle: { ...handle, permission }, hasAction: action !== undefined }];
  });
  return pages.toSorted((a, b) => Number(a.pattern.includes(":")) - Number(b.pattern.includes(":")));
}

/** Ignores case, a trailing slash and percent-encoding; `canonical` is the one correct spelling. */
export function findPage(pathname: string, table: readonly PageRoute[]) {
  let end = pathname.length;
  while (end > 1 && pathname[end - 1] === "/") end -= 1;
  const path = decodePath(pathname.slice(0, end));
  for (const page of table) {
    const [match, ...values] = page.matcher.exec(path) ?? [];
    if (match === undefined) continue;
    return { page, canonical: page.address.replace(PARAMETER, () => encodeSegment(values.shift() ?? "")) };
  }
  return undefined;
}

const PARAMETER = /:\w+/g;

/** Like React Router, treats an encoded slash as part of the segment. */
function decodePath(path: string): string {
  try {
    const segments = path.split("/").map((segment) => decodeURIComponent(segment).replaceAll("/", "%2F"));
    return segments.join("/");
  } catch {
    return path;
  }
}

/** Encodes `.data` in a name, because React Router would read it as a data request. */
function encodeSegment(decoded: string): string {
  return encodeURIComponent(decoded.replaceAll("%2F", "/")).replace(/\.data$/, "%2Edata");
}
