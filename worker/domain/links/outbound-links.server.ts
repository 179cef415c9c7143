import { type CollectionName, collections } from "../../content/collections.ts";
import type { Snapshot } from "../../content/store.ts";

export type LinkUse = { collection: CollectionName; slug: string; label: string };
export type OutboundLinks = ReadonlyMap<string, readonly LinkUse[]>;

const CHECKED = ["schemes", "facts", "articles", "news", "events", "partners", "coverage"] as const;
/** Matches addresses in Markdown, without a closing bracket or punctuation at the end. */
const ADDRESS = /https?:\/\/[^\s<>"')\]]+[^\s<>"')\].,;:!?]/g;
/** RFC 2606: names for examples, which never answer. Sample entries use them. */
const RESERVED = /\.(?:example|test|invalid|localhost)$/;

/** Lists the external addresses in published entries of the checked collections, each with the entries that use it. */
export function listOutboundLinks(published: Snapshot["collections"]): OutboundLinks {
  const links = new Map<string, LinkUse[]>();
  for (const collection of CHECKED) {
    for (const entry of published[collection]) {
      const use = { collection, slug: entry.slug, label: `${collections[collection].label}: ${nameOf(entry)}` };
      for (const address of addressesOf(entry)) links.set(address, [...(links.get(address) ?? []), use]);
    }
  }
  return links;
}

function addressesOf(entry: object): Set<string> {
  const found = textsIn(entry).flatMap((text) => (isAddress(text) ? [text] : (text.match(ADDRESS) ?? [])));
  return new Set(found.filter((address) => isPublic(URL.parse(address)?.hostname)));
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function isAddress(text: string): boolean {
  return /^https?:\/\/\S+$/.test(text);
}

function isPublic(hostname: string | undefined): boolean {
  return hostname?.includes(".") === true && !RESERVED.test(hostname);
}

function nameOf(entry: { slug: string }): string {
  if ("title" in entry && typeof entry.title === "string") return entry.title;
  return "name" in entry && typeof entry.name === "string" ? entry.name : entry.slug;
}
