import { collections } from "../../content/collections.ts";
import { ADDRESSED } from "../../contracts/console/addresses.ts";
import type { Deps } from "../../deps.ts";
import { listEntries } from "../content/entries.server.ts";
import { listRedirects } from "../content/redirects.server.ts";
import { dayAndHour } from "../india-calendar.server.ts";
import { titleOf, workingCopy } from "../studio/entry-content.server.ts";

/** Lists entries whose address can change, read directly from the database, and the addresses that have changed. */
export async function viewAddresses({ db }: Pick<Deps, "db">) {
  const groups = await Promise.all(
    ADDRESSED.map(async (collection) => ({
      collection,
      label: collections[collection].label,
      entries: (await listEntries(db, collection, ["draft", "published"]))
        .map((entry) => ({ slug: entry.slug, title: titleOf(workingCopy(entry).data, entry.slug) }))
        .toSorted((a, b) => a.title.localeCompare(b.title)),
    })),
  );
  const labels = new Map(Object.entries(collections).map(([name, { label }]) => [name, label]));
  const redirects = (await listRedirects(db)).map(({ collection, fromSlug, toSlug, createdAt }) => ({
    collection,
    label: labels.get(collection) ?? collection,
    from: fromSlug,
    to: toSlug,
    since: dayAndHour(createdAt),
  }));
  return { groups, redirects };
}
