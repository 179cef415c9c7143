import { collections } from "../../../content/collections.ts";
import type { Db } from "../../../db/client.ts";
import { listEntries, listPublishedData } from "../../content/entries.server.ts";
import { titleOf, workingCopy } from "../entry-content.server.ts";
import { listMissingHindi } from "../form/differences.server.ts";
import { formWith } from "./view-entry.server.ts";

/** Lists the entries whose latest version lacks Hindi texts, in the order of the collections. */
export async function viewMissingTranslations(db: Db) {
  const published = await listPublishedData(db);
  const entries = await listEntries(db, undefined, ["published", "draft"]);
  const forms = new Map(entries.map(({ collection }) => [collection, formWith(published, collection)]));
  const rows = entries.flatMap((entry) => {
    const form = forms.get(entry.collection);
    const copy = workingCopy(entry);
    const { missing, count } = form ? listMissingHindi(form, copy) : { missing: [], count: 0 };
    if (missing.length === 0) return [];
    const { collection, slug } = entry;
    return [
      {
        path: `/console/content/${collection}/${slug}`,
        title: titleOf(copy.data, slug),
        label: collections[collection].label,
        first: missing.slice(0, 4).join(" · "),
        missing: missing.length,
        count,
      },
    ];
  });
  return { rows, complete: entries.length - rows.length, entries: entries.length };
}
