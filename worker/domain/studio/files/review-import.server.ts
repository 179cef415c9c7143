import { type CollectionName, collections } from "../../../content/collections.ts";
import { ENTRY_STATUSES } from "../../../contracts/console/content.ts";
import type { FileCollection } from "../../../contracts/console/content-files.ts";
import type { FormField } from "../../../contracts/console/form.ts";
import type { FieldError } from "../../../contracts/problem.ts";
import type { Db } from "../../../db/client.ts";
import { entryId, listEntries, type StoredEntry } from "../../content/entries.server.ts";
import { findReferences, isFixed, isSame, titleOf } from "../entry-content.server.ts";
import { listDifferences } from "../form/differences.server.ts";
import { listKnownPictures, withSizes } from "../known-pictures.server.ts";
import type { Place, Texts } from "../save-drafts.server.ts";
import { formWith } from "../views/view-entry.server.ts";
import { type EntryFile, fingerprintOf } from "./entry-file.server.ts";
import { entryTextsOf } from "./export-entries.server.ts";
import { type CheckedFile, readImport, type SentFile } from "./read-import.server.ts";

/** `waiting`: same as the saved draft, which is not public yet. `conflict`: changed on the site since the export. */
export type ImportState = "new" | "changed" | "waiting" | "unchanged" | "conflict" | "wrong";
export type ImportRow = {
  name: string;
  state: ImportState;
  title: string;
  /** Labels of the fields that the file changes. */
  fields: string[];
  errors: FieldError[];
  collection?: FileCollection;
  slug?: string;
  version?: number;
  /** Positions in the list, from 1. */
  order?: { is: number; wanted: number };
};
export type ImportReview = { rows: ImportRow[]; drafts: Array<Place & Texts>; hasErrors: boolean };

/** Returns what an import would change, without writing anything. */
export async function reviewImport(
  db: Db,
  files: readonly SentFile[],
  allowed: readonly FileCollection[],
): Promise<ImportReview> {
  const stored = await listEntries(db, undefined, ENTRY_STATUSES);
  const checked = readImport(files, allowed);
  const known = new Set([
    ...stored.map(({ id }) => id),
    ...checked.flatMap(({ entry }) => (entry ? [idOf(entry)] : [])),
  ]);
  const published = stored.filter(({ status }) => status === "published");
  const forms = new Map(allowed.map((collection) => [collection, formWith(published, collection)]));
  const review: ImportReview = { rows: [], drafts: [], hasErrors: false };
  for (const { entry, ...file } of checked) {
    const place = entry && stored.find(({ id }) => id === idOf(entry));
    const form = entry && forms.get(entry.collection);
    const errors = [...file.errors, ...(entry ? findMissing(entry, known) : [])];
    const row = rowOf({ ...file, entry, errors }, place, form);
    review.rows.push(row.order ? { ...row, ...orderOf(row.order.wanted, place, stored) } : row);
    if (!entry || row.version === undefined || row.state === "unchanged") continue;
    const { collection, slug, hi } = entry;
    const data = dataOf(entry, place);
    const sized = withSizes(data, await listKnownPictures(db, data));
    review.drafts.push({ collection, slug, version: row.version, data: sized, hi });
  }
  return { ...review, hasErrors: review.rows.some(({ state }) => state === "wrong") };
}

const idOf = ({ collection, slug }: EntryFile) => entryId(collection, slug);

function rowOf(
  { name, errors, entry }: CheckedFile,
  stored: StoredEntry | undefined,
  form: FormField | undefined,
): ImportRow {
  if (!entry || !form) return { name, state: "wrong", title: name, fields: [], errors };
  const { collection, slug, order } = entry;
  const title = titleOf(entry.en, slug);
  const row = {
    name,
    title,
    collection,
    slug,
    fields: [],
    errors,
    ...(order && { order: { is: order, wanted: order } }),
  };
  const refusal = refuse(entry, stored);
  if (stored && isSameText(entry, stored)) {
    const isPublic = stored.status === "published" && stored.draft === null;
    return { ...row, errors: [], version: stored.version, state: isPublic || refusal ? "unchanged" : "waiting" };
  }
  if (errors.length > 0 || refusal)
    return { ...row, errors: [...errors, ...(refusal ? [refusal] : [])], state: "wrong" };
  const mine = { data: dataOf(entry, stored), translations: entry.hi === undefined ? null : { hi: entry.hi } };
  if (!stored) return { ...row, state: "new", version: 0 };
  const saved = entryTextsOf(stored);
  const before = { data: saved.en, translations: { hi: saved.hi } };
  const fields = listDifferences(form, before, mine).map(({ field }) => field);
  const isStale = entry.fingerprint !== fingerprintOf(entryTextsOf(stored));
  return { ...row, fields, version: stored.version, state: isStale ? "conflict" : "changed" };
}

function refuse({ collection, slug }: EntryFile, stored: StoredEntry | undefined): FieldError | undefined {
  if (!stored && isFixed(collection)) {
    return { field: "slug", message: `There is no entry ${slug}, and this list has a fixed number of entries.` };
  }
  if (stored?.status !== "archived") return undefined;
  return { field: "slug", message: "This entry is archived. Restore it from the archive first." };
}

/** Returns the file's data unchanged if it equals the stored data. Otherwise adds the defaults that it leaves out. */
function dataOf(entry: EntryFile, stored: StoredEntry | undefined): unknown {
  const { success, data } = collections[entry.collection].schema.safeParse(entry.en);
  if (stored && isSame(entry.en, entryTextsOf(stored).en)) return entry.en;
  return success ? data : entry.en;
}

function isSameText(entry: EntryFile, stored: StoredEntry): boolean {
  const saved = entryTextsOf(stored);
  return isSame([dataOf(entry, stored), entry.hi ?? null], [saved.en, saved.hi ?? null]);
}

function findMissing(entry: EntryFile, known: ReadonlySet<string>): FieldError[] {
  return findReferences(entry.collection, entry.en)
    .filter(({ collection, slug }) => !known.has(entryId(collection as CollectionName, slug)))
    .map(({ collection, slug, field }) => ({ field: `en.${field}`, message: `There is no ${slug} in ${collection}.` }));
}

function orderOf(wanted: number, stored: StoredEntry | undefined, all: readonly StoredEntry[]) {
  const list = all.filter(({ collection, status }) => collection === stored?.collection && status !== "archived");
  return { order: { is: stored ? list.indexOf(stored) + 1 : 0, wanted } };
}
