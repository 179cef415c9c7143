import type { CollectionName } from "../../content/collections.ts";
import { type FieldError, type Refusal, refused } from "../../contracts/problem.ts";
import type { Deps } from "../../deps.ts";
import { listPublishedData, type StoredEntry } from "../content/entries.server.ts";
import { findReferences, type Reference, titleOf, workingCopy } from "./entry-content.server.ts";

/** Returns the ids of what is published, or is published together with these entries. */
export async function listCitable(
  { db }: Pick<Deps, "db">,
  entries: readonly StoredEntry[],
): Promise<ReadonlySet<string>> {
  const all = [...(await listPublishedData(db)), ...entries];
  return new Set(all.map(({ collection, slug }) => `${collection}:${slug}`));
}

export function findMissingCitations(stored: StoredEntry, citable: ReadonlySet<string>): FieldError[] {
  const texts = workingCopy(stored);
  const facts = findReferences(stored.collection, texts.data).filter(({ collection }) => collection === "facts");
  const named = JSON.stringify(texts).match(/(?<=\{from\.)[\w.-]+(?=\})/gi) ?? [];
  return [...facts, ...named.map((slug) => ({ collection: "benefits", slug: slug.toLowerCase(), field: "" }))]
    .filter(({ collection, slug }) => !citable.has(`${collection}:${slug}`))
    .map(({ collection, slug, field }) => ({
      field,
      message: `The ${collection === "facts" ? "fact" : "benefit"} ${slug} is not published.`,
    }));
}

type Text = Pick<StoredEntry, "slug" | "data"> & { collection: string };

/** Refuses to take a fact or benefit off the site that one of the `published` texts cites or names. */
export function refuseCited(published: readonly Text[], { collection, slug }: StoredEntry): Refusal | undefined {
  if (collection !== "facts" && collection !== "benefits") return undefined;
  const isIt = (one: Reference) => one.collection === collection && one.slug === slug;
  const cites = (text: Text) => findReferences(text.collection as CollectionName, text.data).some(isIt);
  const names = (text: Text) => JSON.stringify(text).toLowerCase().includes(`{from.${slug}}`);
  const needed = published.filter(collection === "facts" ? cites : names);
  if (needed.length === 0) return undefined;
  const titles = needed.map((text) => titleOf(text.data, text.slug)).join(", ");
  const kind = collection === "facts" ? "fact" : "benefit";
  return refused("invalid_input", `Published texts rely on this ${kind}: ${titles}. Remove it from them first.`);
}
