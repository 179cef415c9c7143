import type { CollectionName } from "../content/collections.ts";
import { plans } from "../content/seed/plans.ts";
import { settings } from "../content/seed/settings.ts";
import type { Deps } from "../deps.ts";
import { isContentEmpty, publishContent, saveEntry } from "../domain/content.server.ts";

const LISTS: Partial<Record<CollectionName, ReadonlyArray<{ slug: string }>>> = { settings, plans };

/** Fills an empty database with the content that the site ships with, and publishes it. Returns how many entries it wrote. */
export async function seedContent(deps: Pick<Deps, "db" | "now" | "content">): Promise<number> {
  if (!(await isContentEmpty(deps.db))) return 0;
  let written = 0;
  for (const [collection, entries] of Object.entries(LISTS)) {
    for (const [position, { slug, ...data }] of entries.entries()) {
      // The keys of LISTS are collection names.
      const entry = { collection: collection as CollectionName, slug, position, status: "published" as const, data };
      await saveEntry(deps, entry, "seed");
      written += 1;
    }
  }
  await publishContent(deps);
  return written;
}
