import type { FileCollection } from "../../../contracts/console/content-files.ts";
import type { Db } from "../../../db/client.ts";
import { type Actor, recordView, type TrailDeps } from "../../audit-trail.server.ts";
import { listEntries, type StoredEntry } from "../../content/entries.server.ts";
import { workingCopy } from "../entry-content.server.ts";
import { type EntryTexts, trimmed, writeEntryFile } from "./entry-file.server.ts";

/** Returns one file per entry that is not archived, with its latest texts, published or not. */
export async function exportEntries(
  db: Db,
  collection: FileCollection,
): Promise<Array<{ name: string; text: string }>> {
  const entries = await listEntries(db, collection, ["published", "draft"]);
  return entries.map((entry, i) =>
    writeEntryFile({ collection, slug: entry.slug, order: i + 1, ...entryTextsOf(entry) }),
  );
}

export async function downloadEntries(deps: TrailDeps, by: Actor, collection: FileCollection) {
  const files = await exportEntries(deps.db, collection);
  await recordView(deps, by, { action: "content.exported", subject: `content:${collection}` });
  return files.map(({ name, text }) => ({ name: `${collection}/${name}`, input: text, lastModified: deps.now() }));
}

export function entryTextsOf(entry: StoredEntry): EntryTexts {
  const { data, translations } = workingCopy(entry);
  const hi = translations?.hi;
  return trimmed(hi === undefined || hi === null ? { en: data } : { en: data, hi });
}
