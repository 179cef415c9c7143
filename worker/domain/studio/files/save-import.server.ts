import type { FileCollection } from "../../../contracts/console/content-files.ts";
import { type Outcome, refused } from "../../../contracts/problem.ts";
import type { Db } from "../../../db/client.ts";
import type { Actor, TrailDeps } from "../../audit-trail.server.ts";
import { entryId, listEntries } from "../../content/entries.server.ts";
import { orderEntries } from "../order-entries.server.ts";
import { type Published, publishEntries, type StudioDeps } from "../publish-entry.server.ts";
import { draftsOnly, type Place, type Saved, saveDrafts } from "../save-drafts.server.ts";
import type { SentFile } from "./read-import.server.ts";
import { type ImportReview, reviewImport } from "./review-import.server.ts";

export type Chosen = {
  files: readonly SentFile[];
  allowed: readonly FileCollection[];
  /** Version of each entry in the dry run, by id. */
  seen: Readonly<Record<string, number>>;
  /** Ids of entries to overwrite although they have changed since the export. */
  replace: readonly string[];
};

/** Saves all entries in the files as drafts, or none. Leaves out conflicts that were not chosen. */
export async function saveImport(deps: TrailDeps, by: Actor, chosen: Chosen): Promise<Outcome<Saved[]>> {
  const review = await reviewImport(deps.db, chosen.files, chosen.allowed);
  if (review.hasErrors) return refused("invalid_input", "Nothing was imported. Correct the files that are marked.");
  const drafts = draftsOf(review, chosen);
  if (drafts.length === 0) return refused("invalid_input", "There is nothing to import.");
  return saveDrafts(deps, by, drafts);
}

/** Saves like {@link saveImport}, then publishes everything in one publication. If that is refused, the drafts stay. */
export async function publishImport(deps: StudioDeps, by: Actor, chosen: Chosen): Promise<Outcome<Published>> {
  const saved = await saveImport(deps, by, chosen);
  if (!saved.ok) return saved;
  const published = await publishEntries(deps, by, saved.value);
  if (published.ok) return published;
  const open = published.agree === undefined ? "" : " Open the event and publish it there.";
  return { ...published, message: `${draftsOnly(saved.value)} ${published.message}${open}` };
}

/** Moves the imported entries to the positions in their files, with the others around them. Publishes the order. */
export async function takeOrder(
  deps: StudioDeps,
  by: Actor,
  { collection, files, seen }: { collection: FileCollection; files: readonly SentFile[]; seen: readonly string[] },
): Promise<Outcome<Published>> {
  const { rows } = await reviewImport(deps.db, files, [collection]);
  const now = await listOrder(deps.db, collection);
  const known = [...seen, ...now.filter((slug) => !seen.includes(slug))];
  const wanted = rows
    .flatMap(({ slug, order }) => (slug && order && now.includes(slug) ? [{ slug, place: order.wanted }] : []))
    .toSorted((a, b) => a.place - b.place);
  const others = known.filter((slug) => wanted.every((one) => one.slug !== slug));
  const order = wanted.reduce((list, { slug, place }) => list.toSpliced(place - 1, 0, slug), others);
  return orderEntries(deps, by, { collection, seen: known, wanted: order });
}

export async function listOrder(db: Db, collection: FileCollection): Promise<string[]> {
  return (await listEntries(db, collection, ["published", "draft"])).map(({ slug }) => slug);
}

function draftsOf({ rows, drafts }: ImportReview, { seen, replace }: Chosen) {
  const isLeftOut = ({ collection, slug }: Pick<Place, "collection" | "slug">) =>
    rows.some((row) => {
      const isIt = row.state === "conflict" && row.collection === collection && row.slug === slug;
      return isIt && !replace.includes(entryId(collection, slug));
    });
  return drafts
    .filter((draft) => !isLeftOut(draft))
    .map((draft) => ({ ...draft, version: seen[entryId(draft.collection, draft.slug)] ?? Number.NaN }));
}
