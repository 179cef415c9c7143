import { type SQL, sql } from "drizzle-orm";
import { type CollectionName, collections, type Entries, type Entry } from "../../content/collections.ts";
import type { ContentStore, Snapshot } from "../../content/store.ts";
import type { EntryStatus } from "../../contracts/console/content.ts";
import type { Db } from "../../db/client.ts";
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
import { interpolateSettings } from "./template-variables.server.ts";

export type EntryInput<C extends CollectionName> = {
  slug: string;
  position: number;
  status: EntryStatus;
  data: unknown;
  /** `undefined` leaves what is stored. */
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

export type ShownDraft = { collection: CollectionName; slug: string; position: number; data: unknown };

/**
 * Compiles published content and interpolates the settings; a preview has `draft` in the place of its entry. Throws without
 * a settings entry.
 */
export async function compileSnapshot(db: Db, draft?: ShownDraft): Promise<Snapshot> {
  const names = Object.keys(collections) as CollectionName[];
  const rows = withDraft(await listPublishedData(db), draft);
  const lists = Object.fromEntries(names.map((name) => [name, [] as unknown[]]));
  for (const row of rows) lists[row.collection]?.push({ ...(row.data as object), slug: row.slug });
  const published = lists as unknown as Snapshot["collections"];
  const filled = interpolateSettings(published);
  const redirects = await redirectsFor(db, filled);
  // Hash the content: a manual change of a row leaves no other trace.
  return { version: sha256Hex(JSON.stringify([filled, redirects])).slice(0, 16), collections: filled, redirects };
}

function withDraft<R extends Omit<ShownDraft, "collection"> & { collection: string }>(rows: R[], draft?: ShownDraft) {
  if (!draft) return rows;
  const isIt = (row: R) => row.collection === draft.collection && row.slug === draft.slug;
  return [...rows.filter((row) => !isIt(row)), draft].toSorted((a, b) => a.position - b.position);
}

export async function publishContent(deps: { db: Db; content: ContentStore }): Promise<Snapshot> {
  const snapshot = await compileSnapshot(deps.db);
  await deps.content.publish(snapshot);
  return snapshot;
}

/** The English title of an entry, published or not. */
export async function findEntryTitle(db: Db, collection: CollectionName, slug: string): Promise<string | undefined> {
  const found = await findEntry(db, collection, slug);
  return (found?.data as { title?: string } | undefined)?.title;
}

/** Whether an entry contains the text, or a revision since `since`. */
export function isMentioned(text: string, since: Date): SQL {
  return sql`(${hasEntryWith(text)} or ${hasRevisionWith(text, since)})`;
}

/** The texts in entries and in revisions since `since` that contain `part`. */
export async function listTextsWith(db: Db, part: string, since: Date): Promise<string[]> {
  const rows = await db.all<{ text: string }>(sql`${textsOfEntries(part)} union ${textsOfRevisions(part, since)}`);
  return rows.map(({ text }) => text);
}
