import { type CollectionName, collections } from "../../../content/collections.ts";
import { ADDRESSED } from "../../../contracts/console/addresses.ts";
import type { Choice, FormField, FormTree } from "../../../contracts/console/form.ts";
import type { Db } from "../../../db/client.ts";
import type { Draft } from "../../../db/schema/content.ts";
import type { Deps } from "../../../deps.ts";
import { findEntry, listPublishedData, type StoredEntry } from "../../content/entries.server.ts";
import { dayAndHour, indianDay, isDay, longDate } from "../../india-calendar.server.ts";
import { isFixed, titleLabelOf, titleOf, workingCopy } from "../entry-content.server.ts";
import { pagePathOf } from "../entry-pages.server.ts";
import { describeField } from "../form/describe-field.server.ts";
import { listMissingHindi } from "../form/differences.server.ts";
import { translationFromForm, translationToForm } from "../form/form-translations.server.ts";
import { fromForm, toForm } from "../form/form-values.server.ts";
import { previewPath } from "../previews.server.ts";
import { findPublishingProblems } from "../publishing-problems.server.ts";

export async function formOf(db: Db, collection: CollectionName): Promise<FormField> {
  return formWith(await listPublishedData(db), collection);
}

type PublishedRow = Awaited<ReturnType<typeof listPublishedData>>[number];

/** Builds the form. Fields that refer to other entries offer those in `published`. */
export function formWith(published: readonly PublishedRow[], collection: CollectionName): FormField {
  const references = (wanted: string): Choice[] =>
    published
      .filter((entry) => entry.collection === wanted)
      .map(({ slug, data }) => [slug, `${titleOf(data, slug)} (${slug})`] as const);
  return describeField("", collections[collection].schema, references);
}

export function treeOf(field: FormField, { data, translations }: Draft): FormTree {
  return { en: toForm(field, data), hi: translationToForm(field, data, translations?.hi) };
}

/** Converts input values to the stored form. */
export function textsOf(field: FormField, { en, hi }: FormTree): { data: unknown; hi: unknown } {
  return { data: fromForm(field, en), hi: translationFromForm(field, hi, en) };
}

export function findCollection(name: string): CollectionName | undefined {
  return Object.hasOwn(collections, name) ? (name as CollectionName) : undefined;
}

/** Loads everything that an entry's page shows. `undefined` if there is no such entry. */
export async function viewEntry(deps: Pick<Deps, "db" | "now" | "config">, name: string, slug: string) {
  const { db } = deps;
  const collection = findCollection(name);
  const stored = collection && (await findEntry(db, collection, slug));
  if (!collection || !stored) return undefined;
  const field = await formOf(db, collection);
  const working = workingCopy(stored);
  const page = pagePathOf(collection, slug, working.data, deps.now());
  return {
    collection,
    label: collections[collection].label,
    slug,
    title: titleOf(working.data, slug),
    version: stored.version,
    field,
    tree: treeOf(field, working),
    isDue: stored.publishAt !== null && stored.publishAt <= deps.now(),
    otherDay: otherDayOf(stored, working.data),
    inEnglish: deps.config.hasHindi ? inEnglishOf(field, stored) : undefined,
    problems: await findPublishingProblems(db, stored, working, { stored, at: stored.publishAt ?? deps.now() }),
    isFixed: isFixed(collection),
    hasAddress: stored.status !== "archived" && (ADDRESSED as readonly string[]).includes(collection),
    page,
    preview: page && previewPath(deps, stored.id, page),
    ...stateOf(stored),
  };
}

/** The day that an article shows, if it is scheduled for another one. */
function otherDayOf({ collection, publishAt }: StoredEntry, data: unknown): string | undefined {
  const { date = "" } = data as { date?: string };
  if (collection !== "articles" || !publishAt || !isDay(date) || date === indianDay(publishAt)) return undefined;
  return longDate(date);
}

/** Says what Hindi readers see now, or will see once the draft is published. */
function inEnglishOf(field: FormField, stored: StoredEntry): string | undefined {
  const { missing } = listMissingHindi(field, workingCopy(stored));
  if (missing.length === 0) return undefined;
  const [texts, rest] = [missing.slice(0, 4).join(" · "), missing.length > 4 ? ` and ${missing.length - 4} more` : ""];
  const see = stored.status === "published" && !stored.draft ? "see" : "will see";
  return `Hindi readers ${see} this entry in English until these texts are translated: ${texts}${rest}.`;
}

/** Returns `undefined` if entries cannot be added to the collection. */
export async function viewNewEntry(db: Db, name: string) {
  const collection = findCollection(name);
  if (!collection || isFixed(collection)) return undefined;
  const field = await formOf(db, collection);
  return {
    collection,
    label: collections[collection].label,
    field,
    titleLabel: titleLabelOf(field),
    tree: treeOf(field, { data: {}, translations: null }),
  };
}

export type EntryView = NonNullable<Awaited<ReturnType<typeof viewEntry>>>;

export function stateOf({ status, draft, data, updatedAt, publishAt }: StoredEntry) {
  return {
    status,
    isCancelled: (data as { isCancelled?: boolean }).isCancelled === true,
    hasChanges: draft !== null,
    updatedAt: dayAndHour(updatedAt),
    publishAt: publishAt ? dayAndHour(publishAt) : undefined,
  };
}
