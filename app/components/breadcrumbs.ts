/** JSON-LD of the way from the home page to this one; `trail` are names and paths after the home page. */
export function breadcrumbList(site: string, trail: ReadonlyArray<readonly [name: string, path: string]>) {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [["Home", "/"] as const, ...trail].map(([name, path], i) => ({
      "@type": "ListItem",
      position: i + 1,
      name,
      item: `${site}${path}`,
    })),
  };
}
