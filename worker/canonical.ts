/**
 * The one spelling of a page's address (product: Addresses): another letter case or a trailing slash leads to it.
 * `patterns` are the route table's paths, as "/BlogsPage/:slug". Returns `undefined` when the path is canonical already
 * or when nothing of this site stands there.
 */
export function canonicalPath(pathname: string, patterns: readonly string[]): string | undefined {
  const segments = pathname.split("/").slice(1);
  while (segments.length > 0 && segments.at(-1) === "") segments.pop();
  for (const pattern of patterns) {
    const wanted = pattern.split("/").filter(Boolean);
    if (wanted.length !== segments.length) continue;
    const isMatch = wanted.every(
      (part, i) => part.startsWith(":") || part.toLowerCase() === segments[i]?.toLowerCase(),
    );
    if (!isMatch) continue;
    const canonical = `/${wanted.map((part, i) => (part.startsWith(":") ? segments[i] : part)).join("/")}`;
    return canonical === pathname ? undefined : canonical;
  }
  return undefined;
}

type RouteManifest = Record<string, { path?: string; parentId?: string } | undefined>;

/** Full paths of a React Router server build's routes. */
export function pathsOf(routes: RouteManifest): string[] {
  return Object.values(routes).flatMap((route) => {
    const parts: string[] = [];
    for (let at = route; at; at = at.parentId ? routes[at.parentId] : undefined) if (at.path) parts.unshift(at.path);
    const path = parts.join("/");
    return path && !path.includes("*") ? [`/${path}`] : [];
  });
}
