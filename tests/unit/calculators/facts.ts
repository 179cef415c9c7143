import { collections, type Entries, type SeedEntry } from "#worker/content/collections.ts";

/** The facts as the content store has them. */
export function parsedFacts(entries: readonly SeedEntry<"facts">[]): Entries<"facts"> {
  return entries.map(({ slug, ...data }) => ({ slug, ...collections.facts.schema.parse(data) }));
}
