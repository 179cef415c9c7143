import type { Snapshot } from "../content/store.ts";

type Redirects = NonNullable<Snapshot["redirects"]>;

/** Each address has three groups: the text before the entry's slug, the slug, and the text after it. */
const ADDRESSES: ReadonlyArray<[collection: string, address: RegExp]> = [
  ["articles", /^(\/BlogsPage\/)([^/]+)((?:\/text)?)$/],
  ["schemes", /^(\/calendar\/last-day-)([^/]+)(\.ics)$/],
  ["events", /^(\/calendar\/)([^/]+)(\.ics)$/],
  ["startups", /^(\/dashboard\/(?:startups|mentorship-report)\/)([^/]+)()$/],
  ["opportunities", /^(\/dashboard\/opportunities\/)([^/]+)()$/],
];
const QUERIES: Readonly<Record<string, [name: string, collection: string]>> = {
  "/event-registration": ["event", "events"],
  "/SchemesPage/finder/compare": ["with", "schemes"],
};

/** Returns the new address of an entry whose slug has changed, or `undefined` if nothing at this address has moved. */
export function movedAddress(path: string, search: string, redirects: Redirects = {}): string | undefined {
  for (const [collection, address] of ADDRESSES) {
    const [, before = "", slug = "", after = ""] = address.exec(path) ?? [];
    const target = ownValue(redirects[collection], slug);
    if (target !== undefined) return `${before}${target}${after}${search}`;
  }
  const [name, collection] = ownValue(QUERIES, path) ?? [];
  if (name === undefined || collection === undefined) return undefined;
  const asked = new URLSearchParams(search);
  const values = asked.getAll(name);
  const moved = values.map((slug) => ownValue(redirects[collection], slug) ?? slug);
  if (moved.every((slug, i) => slug === values[i])) return undefined;
  asked.delete(name);
  for (const slug of moved) asked.append(name, slug);
  return `${path}?${asked}`;
}

function ownValue<T>(of: Readonly<Record<string, T>> | undefined, name: string): T | undefined {
  return of && Object.hasOwn(of, name) ? of[name] : undefined;
}
