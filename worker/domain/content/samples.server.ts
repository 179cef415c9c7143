import type { Snapshot } from "../../content/store.ts";

/** Counts the published sample entries of each collection. Leaves out collections without any. */
export function countSamples(collections: Snapshot["collections"]): Record<string, number> {
  const counts = Object.entries(collections).map(
    ([name, entries]) => [name, entries.filter((entry) => "sample" in entry && entry.sample).length] as const,
  );
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}
