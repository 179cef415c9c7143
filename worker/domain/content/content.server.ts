import { type SQL, sql } from "drizzle-orm";
import type { Locale } from "#messages/locale.ts";
import { type CollectionName, collections, type Entries, type Entry } from "../../content/collections.ts";
import type { ContentStore, Snapshot } from "../../content/store.ts";
import { isTranslated, translate } from "../../content/translations.ts";
import type { EntryStatus } from "../../contracts/console/content.ts";
import type { Db } from "../../db/client.ts";
import type { StoredTranslations } from "../../db/schema/content.ts";
import { inLocale } from "../../locale.server.ts";
import { sha256Hex } from "../digest.server.ts";
import {
  entryId,
  fillStatement,
  findEntry,
  hasEntryWith,
  listPublishedData,
  textsOfEntries,
} from "./entries.server.ts";
import { redirectsFor } from "./redirects.server.ts";
import { hasRevisionWith, revisionStatement, textsOfRevisions } from "./revisions.server.ts";
import { settingsOf } from "./settings.server.ts";

export type EntryInput<C extends CollectionName> = {
  slug: string;
  position: number;
  status: EntryStatus;
  data: unknown;
  /** `undefined` keeps the stored translation. */
  hi?: unknown;
  collection: C;
};

/** Saves all entries or none; {@link publishContent} makes them public. Throws ZodError. */
export async function saveEntries<C extends CollectionName>(
  { db, now }: { db: Db; now: () => Date },
  entries: ReadonlyArray<EntryInput<C>>,
  actor: string,
): Promise<void> {
  const updatedAt = now();
  const writes = entries.flatMap(({ data, hi, ...entry }) => {
    const accepted: unknown = collections[entry.collection].schema.parse(data);
    const translations = hi === undefined ? undefined : { hi };
    const revision = { entryId: entryId(entry.collection, entry.slug), data: accepted, actor, createdAt: updatedAt };
    return [
      fillStatement(db, { ...entry, data: accepted, ...(translations && { translations }), updatedAt }),
      revisionStatement(db, { ...revision, translations: translations ?? null }),
    ];
  });
  const [first, ...rest] = writes;
  if (first) await db.batch([first, ...rest]);
}

export async function listPublished<C extends CollectionName>(db: Db, collection: C): Promise<Entries<C>> {
  const rows = await listPublishedData(db, collection);
  return rows.map(({ slug, data }) => ({ ...(data as Entry<C>), slug }));
}

export type ShownDraft = {
  collection: CollectionName;
  slug: string;
  position: number;
  data: unknown;
  translations: StoredTranslations | null;
};
type Row = Omit<ShownDraft, "collection"> & { collection: string };

/** Compiles published content. For a preview, `draft` replaces its entry. Throws without a settings entry. */
export async function compileSnapshot(db: Db, language: Locale = "en", draft?: ShownDraft): Promise<Snapshot> {
  return (await compileSnapshots(db, draft))[language];
}

/** Both languages share one version, so that a changed translation also changes the English version. */
async function compileSnapshots(db: Db, draft?: ShownDraft): Promise<Record<Locale, Snapshot>> {
  const rows = withDraft(await listPublishedData(db), draft);
  const en = interpolateSettings(listsOf(rows, ({ data }) => data));
  const hi = joinUnits(interpolateSettings(withoutHindiQuestion(listsOf(rows, translated))));
  const redirects = await redirectsFor(db, en);
  // Hashes the content, because a manual change to a row leaves no other trace.
  const version = sha256Hex(JSON.stringify([en, hi, redirects])).slice(0, 16);
  return { en: { version, collections: en, redirects }, hi: { version, collections: hi, redirects } };
}

function listsOf(rows: readonly Row[], dataOf: (row: Row) => unknown): Snapshot["collections"] {
  const lists = Object.fromEntries(Object.keys(collections).map((name) => [name, [] as unknown[]]));
  for (const row of rows) lists[row.collection]?.push({ ...(dataOf(row) as object), slug: row.slug });
  return lists as unknown as Snapshot["collections"];
}

/** An entry is shown in one language: if a single text has no translation, the whole entry stays English. */
function translated({ collection, data, translations }: Row): unknown {
  const { schema } = collections[collection as CollectionName] ?? {};
  if (!schema) return data;
  return isTranslated(schema, data, translations?.hi)
    ? translate(data, translations?.hi)
    : { ...(data as object), isEnglish: true };
}

/** Drops the Hindi question of the English pages, which would otherwise appear twice. */
function withoutHindiQuestion(lists: Snapshot["collections"]): Snapshot["collections"] {
  return { ...lists, faqs: lists.faqs.filter(({ lang }) => lang !== "hi") };
}

function withDraft(rows: Row[], draft?: ShownDraft): Row[] {
  if (!draft) return rows;
  const isIt = (row: Row) => row.collection === draft.collection && row.slug === draft.slug;
  return [...rows.filter((row) => !isIt(row)), draft].toSorted((a, b) => a.position - b.position);
}

/** Publishes both languages. Returns the English snapshot. */
export async function publishContent(deps: { db: Db; content: ContentStore }): Promise<Snapshot> {
  const { en, hi } = await compileSnapshots(deps.db);
  await inLocale("hi", () => deps.content.publish(hi));
  await inLocale("en", () => deps.content.publish(en));
  return en;
}

/** Returns an entry's English title, published or not. */
export async function findEntryTitle(db: Db, collection: CollectionName, slug: string): Promise<string | undefined> {
  const found = await findEntry(db, collection, slug);
  return (found?.data as { title?: string } | undefined)?.title;
}

/** SQL condition: an entry contains the text, or a revision after `since` does. */
export function isMentioned(text: string, since: Date): SQL {
  return sql`(${hasEntryWith(text)} or ${hasRevisionWith(text, since)})`;
}

/** Lists the texts of entries, and of revisions after `since`, that contain `part`. */
export async function listTextsWith(db: Db, part: string, since: Date): Promise<string[]> {
  const rows = await db.all<{ text: string }>(sql`${textsOfEntries(part)} union ${textsOfRevisions(part, since)}`);
  return rows.map(({ text }) => text);
}

/** Matches the space between a figure and its unit, as in "₹20 लाख" and "12 दिसंबर". */
const UNIT = /(\d|लाख) (?=लाख|करोड़|जनवरी|फ़रवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|अक्टूबर|नवंबर|दिसंबर)/g;

/** Returns the content with no-break spaces between figures and units, so that a line never breaks there. */
export function joinUnits<T>(content: T): T {
  return JSON.parse(JSON.stringify(content).replace(UNIT, "$1\u00a0")) as T;
}

type Collections = Snapshot["collections"];

/** Replaces `{email}`, `{phone}`, `{tel}`, `{links.…}` and `{from.…}` (the smallest plan with a benefit). */
function interpolateSettings(content: Collections): Collections {
  const named = Object.entries({ ...settingsValues(content), ...smallestPlans(content) });
  const values = new Map(named.map(([name, value]) => [name.toLowerCase(), value]));
  // In JSON, a brace before a letter is always inside a string; the value is JSON-escaped too.
  const filled = JSON.stringify(content).replace(/\{([a-z][\w.-]*)\}/gi, (blank, name: string) => {
    const value = values.get(name.toLowerCase());
    return value === undefined ? blank : JSON.stringify(value).slice(1, -1);
  });
  return JSON.parse(filled) as Collections;
}

function settingsValues(content: Collections): Record<string, string> {
  const { email, phone, links } = settingsOf(content);
  const named = Object.entries(links).map(([name, link]) => [`links.${name}`, link]);
  return { email, phone, tel: phone.replace(/[^+\d]/g, ""), ...Object.fromEntries(named) };
}

function smallestPlans({ benefits, plans }: Collections): Record<string, string> {
  const ranked = plans.toSorted((a, b) => a.rank - b.rank);
  const named = benefits.flatMap(({ slug, values }) => {
    const smallest = ranked.find(({ planId }) => values[planId] !== false);
    return smallest ? [[`from.${slug}`, smallest.title] as const] : [];
  });
  return Object.fromEntries(named);
}
