import type { PageHandle } from "../contracts/page-handle.ts";

export type PageRoute = {
  id: string;
  pattern: string;
  segments: readonly string[];
  handle: PageHandle;
  hasAction: boolean;
};
export type PageTable = { fixed: ReadonlyMap<string, PageRoute>; open: readonly PageRoute[]; catchAllId: string };
type RouteManifest = Record<
  string,
  { path?: string; index?: boolean; parentId?: string; module?: { handle?: unknown; action?: unknown } } | undefined
>;

export function pageTableOf(routes: RouteManifest): PageTable {
  const [catchAllId] = Object.entries(routes).find(([, route]) => route?.path === "*") ?? [];
  if (!catchAllId) throw new Error("No route answers an unknown address.");
  const pages = Object.entries(routes).flatMap(([id, route]): PageRoute[] => {
    const parts: string[] = [];
    for (let at = route; at; at = at.parentId ? routes[at.parentId] : undefined) if (at.path) parts.unshift(at.path);
    if (!route?.parentId || !(route.path || route.index) || parts.includes("*")) return [];
    const segments = parts.join("/").split("/").filter(Boolean);
    const { handle = {}, action } = route.module ?? {};
    const pattern = `/${segments.join("/")}`;
    return [{ id, pattern, segments, handle: handle as PageHandle, hasAction: action !== undefined }];
  });
  const isOpen = ({ segments }: PageRoute) => segments.some((part) => part.startsWith(":"));
  return {
    fixed: new Map(pages.filter((page) => !isOpen(page)).map((page) => [page.pattern.toLowerCase(), page])),
    open: pages.filter(isOpen),
    catchAllId,
  };
}

/** Ignores case, a trailing slash and percent-encoding; `canonical` is the one correct spelling. */
export function findPage(pathname: string, table: PageTable): { page: PageRoute; canonical: string } | undefined {
  let end = pathname.length;
  while (end > 1 && pathname[end - 1] === "/") end -= 1;
  const path = decodePath(pathname.slice(0, end));
  const page = table.fixed.get(path.toLowerCase());
  if (page) return { page, canonical: page.pattern };

  const segments = path.split("/").slice(1);
  for (const candidate of table.open) {
    const wanted = candidate.segments;
    const isMatch =
      wanted.length === segments.length &&
      wanted.every((part, i) =>
        part.startsWith(":") ? segments[i] : part.toLowerCase() === segments[i]?.toLowerCase(),
      );
    if (!isMatch) continue;
    const spelled = wanted.map((part, i) => (part.startsWith(":") ? encodeSegment(segments[i] ?? "") : part));
    return { page: candidate, canonical: `/${spelled.join("/")}` };
  }
  return undefined;
}

/** As React Router: an encoded slash does not end a segment. */
function decodePath(path: string): string {
  if (!path.includes("%")) return path;
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
