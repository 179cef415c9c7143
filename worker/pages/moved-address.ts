import type { Snapshot } from "../content/store.ts";
import type { PageRoute } from "./page-table.ts";

type Redirects = NonNullable<Snapshot["redirects"]>;
/** `path` has three groups: the text before the entry's slug, the slug, and the text after it. */
type Place = { collection: string; path: RegExp };

const PLACES: Readonly<Record<string, readonly Place[]>> = {
  "/BlogsPage/:slug": [{ collection: "articles", path: /^(\/BlogsPage\/)([^/]+)()$/ }],
  "/BlogsPage/:slug/text": [{ collection: "articles", path: /^(\/BlogsPage\/)([^/]+)(\/text)$/ }],
  "/calendar/:file": [
    { collection: "schemes", path: /^(\/calendar\/last-day-)([^/]+)(\.ics)$/ },
    { collection: "events", path: /^(\/calendar\/)([^/]+)(\.ics)$/ },
  ],
  "/dashboard/startups/:slug": [{ collection: "startups", path: /^(\/dashboard\/startups\/)([^/]+)()$/ }],
  "/dashboard/mentorship-report/:slug": [
    { collection: "startups", path: /^(\/dashboard\/mentorship-report\/)([^/]+)()$/ },
  ],
  "/dashboard/opportunities/:slug": [
    { collection: "opportunities", path: /^(\/dashboard\/opportunities\/)([^/]+)()$/ },
  ],
};
const QUERIES: Readonly<Record<string, readonly [name: string, collection: string]>> = {
  "/event-registration": ["event", "events"],
  "/SchemesPage/finder/compare": ["with", "schemes"],
};

export function namesAnEntry({ pattern }: Pick<PageRoute, "pattern">): boolean {
  return Object.hasOwn(PLACES, pattern) || Object.hasOwn(QUERIES, pattern);
}

/** Returns the new address of an entry whose slug has changed, or `undefined` if nothing at this address has moved. */
export function movedAddress(
  { pattern }: Pick<PageRoute, "pattern">,
  path: string,
  search: string,
  redirects: Redirects,
) {
  for (const place of PLACES[pattern] ?? []) {
    const [, before = "", slug = "", after = ""] = place.path.exec(path) ?? [];
    const target = ownValue(redirects[place.collection], slug);
    if (target !== undefined) return `${before}${target}${after}${search}`;
  }
  const [name, collection] = QUERIES[pattern] ?? [];
  if (name === undefined || collection === undefined) return undefined;
  const asked = new URLSearchParams(search);
  const values = asked.getAll(name);
  const moved = values.map((slug) => ownValue(redirects[collection], slug) ?? slug);
  if (moved.every((slug, i) => slug === values[i])) return undefined;
  asked.delete(name);
  for (const slug of moved) asked.append(name, slug);
  return `${path}?${asked}`;
}

function ownValue(of: Readonly<Record<string, string>> | undefined, name: string): string | undefined {
  return of && Object.hasOwn(of, name) ? of[name] : undefined;
}
