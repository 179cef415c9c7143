import { and, asc, eq, gte, type SQL, sql } from "drizzle-orm";
import { type CollectionName, collections, type Entries, type Entry } from "../../content/collections.ts";
import type { ContentStore, Snapshot } from "../../content/store.ts";
import type { Db } from "../../db/client.ts";
import { contentEntries, contentRevisions } from "../../db/schema/content.ts";
import { sha256Hex } from "../digest.server.ts";
import { interpolateSettings } from "./template-variables.server.ts";

export type EntryInput<C extends CollectionName> = {
  slug: string;
  position: number;
  status: "draft" | "published";
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
  const writes = entries.flatMap(({ collection, slug, position, status, data, hi }) => {
    const accepted = collections[collection].schema.parse(data);
    const id = `${collection}:${slug}`;
    const changes = {
      position,
      status,
      data: accepted,
      ...(hi === undefined ? {} : { translations: { hi } }),
      updatedAt,
    };
    return [
      db
        .insert(contentEntries)
        .values({ id, collection, slug, ...changes })
        .onConflictDoUpdate({ target: contentEntries.id, set: changes }),
      db
        .insert(contentRevisions)
        .values({ id: crypto.randomUUID(), entryId: id, data: accepted, actor, createdAt: updatedAt }),
    ];
  });
  const [first, ...rest] = writes;
  if (first) await db.batch([first, ...rest]);
}

export async function listPublished<C extends CollectionName>(db: Db, collection: C): Promise<Entries<C>> {
  const rows = await db
    .select({ slug: contentEntries.slug, data: contentEntries.data })
    .from(contentEntries)
    .where(and(eq(contentEntries.collection, collection), eq(contentEntries.status, "published")))
    .orderBy(asc(contentEntries.position));
  return rows.map(({ slug, data }) => ({ ...(data as Entry<C>), slug }));
}

/** Compiles published content and interpolates the settings. Throws without a settings entry. */
export async function compileSnapshot(db: Db): Promise<Snapshot> {
  const names = Object.keys(collections) as CollectionName[];
  const rows = await db
    .select({ collection: contentEntries.collection, slug: contentEntries.slug, data: contentEntries.data })
    .from(contentEntries)
    .where(eq(contentEntries.status, "published"))
    .orderBy(asc(contentEntries.collection), asc(contentEntries.position), asc(contentEntries.slug));
  const lists = Object.fromEntries(names.map((name) => [name, [] as unknown[]]));
  for (const row of rows) lists[row.collection]?.push({ ...(row.data as object), slug: row.slug });
  const published = lists as unknown as Snapshot["collections"];
  const filled = interpolateSettings(published);
  // Hash the content: a manual change of a row leaves no other trace.
  return { version: sha256Hex(JSON.stringify(filled)).slice(0, 16), collections: filled };
}

export async function publishContent(deps: { db: Db; content: ContentStore }): Promise<Snapshot> {
  const snapshot = await compileSnapshot(deps.db);
  await deps.content.publish(snapshot);
  return snapshot;
}

/** The English title of an entry, published or not. */
export async function findEntryTitle(db: Db, collection: CollectionName, slug: string): Promise<string | undefined> {
  const isIt = eq(contentEntries.id, `${collection}:${slug}`);
  const found = await db.select({ data: contentEntries.data }).from(contentEntries).where(isIt).get();
  return (found?.data as { title?: string } | undefined)?.title;
}

export async function listWrittenCollections(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db.selectDistinct({ collection: contentEntries.collection }).from(contentEntries);
  return new Set(rows.map(({ collection }) => collection));
}

/** Whether an entry contains the text, or a revision since `since`. */
export function isMentioned(text: string, since: Date): SQL {
  const ofEntry = sql`select 1 from ${contentEntries} where ${contains(contentEntries.data, text)}`;
  const isRecent = gte(contentRevisions.createdAt, since);
  const ofRevision = sql`select 1 from ${contentRevisions} where ${and(isRecent, contains(contentRevisions.data, text))}`;
  return sql`(exists (${ofEntry}) or exists (${ofRevision}))`;
}

/** The texts in entries and in revisions since `since` that contain `part`. */
export async function listTextsWith(db: Db, part: string, since: Date): Promise<string[]> {
  const texts = (table: typeof contentEntries | typeof contentRevisions, condition: SQL) =>
    sql`select tree.value as text from ${table}, json_tree(${table.data}) tree
      where ${condition} and tree.type = 'text' and instr(tree.value, ${part}) > 0`;
  const recent = texts(contentRevisions, gte(contentRevisions.createdAt, since));
  const rows = await db.all<{ text: string }>(sql`${texts(contentEntries, sql`true`)} union ${recent}`);
  return rows.map(({ text }) => text);
}

export async function listEntriesWith(db: Db, part: string): Promise<{ collection: string; slug: string }[]> {
  const { collection, slug, data } = contentEntries;
  return db.select({ collection, slug }).from(contentEntries).where(contains(data, part)).orderBy(collection, slug);
}

function contains(column: typeof contentEntries.data | typeof contentRevisions.data, text: string): SQL {
  return sql`instr(${column}, ${text}) > 0`;
}
