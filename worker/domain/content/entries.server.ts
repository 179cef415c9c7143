import { and, asc, eq, getTableColumns, isNotNull, lte, max, ne, type SQL, sql } from "drizzle-orm";
import { type CollectionName, collections } from "../../content/collections.ts";
import type { EntryStatus } from "../../contracts/console/content.ts";
import type { Db } from "../../db/client.ts";
import { insertIf } from "../../db/insert-if.ts";
import { isOneOf } from "../../db/is-one-of.ts";
import type { Renaming } from "../../db/rename-if.ts";
import { contentEntries, type StoredTranslations } from "../../db/schema/content.ts";
import { hasOrder } from "./entry-conditions.server.ts";

export type StoredEntry = typeof contentEntries.$inferSelect & { collection: CollectionName };
type Changes = Partial<Omit<StoredEntry, "id" | "collection" | "version">>;

const inOrder = [asc(contentEntries.position), asc(contentEntries.slug)];

export const entryId = (collection: CollectionName, slug: string) => `${collection}:${slug}`;

export async function findEntry(db: Db, collection: CollectionName, slug: string): Promise<StoredEntry | undefined> {
  const [found] = await listEntriesById(db, [entryId(collection, slug)]);
  return found;
}

/** Leaves out collections that this release does not have. */
export async function listEntriesById(db: Db, ids: readonly string[]): Promise<StoredEntry[]> {
  const isOne = isOneOf(contentEntries.id, ids);
  return (await db.select().from(contentEntries).where(isOne)).filter(isKnown);
}

/** Lists the entries with one of `statuses`, in their order. */
export async function listEntries(
  db: Db,
  collection: CollectionName | undefined,
  statuses: readonly EntryStatus[],
): Promise<StoredEntry[]> {
  const isOne = isOneOf(contentEntries.status, statuses);
  const rows = await db
    .select()
    .from(contentEntries)
    .where(and(isOne, collection && eq(contentEntries.collection, collection)))
    .orderBy(asc(contentEntries.collection), ...inOrder);
  return rows.filter(isKnown);
}

/** Facts come first, because a text that cites one is published only after it. */
export async function listDueEntries(db: Db, now: Date): Promise<StoredEntry[]> {
  const isDue = and(isNotNull(contentEntries.publishAt), lte(contentEntries.publishAt, now));
  const due = (await db.select().from(contentEntries).where(isDue)).filter(isKnown);
  return due.toSorted((a, b) => Number(b.collection === "facts") - Number(a.collection === "facts"));
}

/** Reads the fields of published entries that pages need. */
export async function listPublishedData(db: Db, collection?: CollectionName) {
  const { collection: name, slug, position, data, translations } = contentEntries;
  return db
    .select({ collection: name, slug, position, data, translations })
    .from(contentEntries)
    .where(and(eq(contentEntries.status, "published"), collection && eq(contentEntries.collection, collection)))
    .orderBy(asc(contentEntries.collection), ...inOrder);
}

export async function listWrittenCollections(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db.selectDistinct({ collection: contentEntries.collection }).from(contentEntries);
  return new Set(rows.map(({ collection }) => collection));
}

export async function findLastPosition(db: Db, collection: CollectionName): Promise<number> {
  const last = await db
    .select({ position: max(contentEntries.position) })
    .from(contentEntries)
    .where(eq(contentEntries.collection, collection))
    .get();
  return last?.position ?? -1;
}

type Filled = {
  collection: CollectionName;
  slug: string;
  position: number;
  status: EntryStatus;
  data: unknown;
  translations?: StoredTranslations | null;
  updatedAt: Date;
};

/** Creates an entry or replaces its public version. If `translations` is not set, the stored ones stay. */
export function fillStatement(db: Db, { collection, slug, ...changes }: Filled) {
  return db
    .insert(contentEntries)
    .values({ id: entryId(collection, slug), collection, slug, ...changes })
    .onConflictDoUpdate({
      target: contentEntries.id,
      set: { ...changes, version: sql`${contentEntries.version} + 1` },
    });
}

/** Creates a draft. The condition must be true only while its slug is free. */
export function createStatement(db: Db, { collection, slug, ...given }: Omit<Filled, "status">, when: SQL) {
  const row = { id: entryId(collection, slug), collection, slug, ...given, status: "draft" as const, version: 1 };
  return insertIf(db, contentEntries, row, when).returning({ id: contentEntries.id });
}

/** Returns the row if the entry has not changed since `version`. */
export function changeStatement(db: Db, id: string, version: number, changes: Changes, when: SQL = sql`true`) {
  return db
    .update(contentEntries)
    .set({ ...changes, version: version + 1 })
    .where(and(eq(contentEntries.id, id), eq(contentEntries.version, version), when))
    .returning({ id: contentEntries.id });
}

/** Copies an entry to another slug. {@link removeStatement} removes the old row once nothing refers to it. */
export function copyStatement(db: Db, collection: CollectionName, { from, to }: Renaming, when: SQL) {
  const changed = { id: sql`${entryId(collection, to)}`, slug: sql`${to}` };
  const columns = Object.values({ ...getTableColumns(contentEntries), ...changed });
  const isOld = and(eq(contentEntries.id, entryId(collection, from)), when);
  const copy = sql`select ${sql.join(columns, sql`, `)} from ${contentEntries} where ${isOld}`;
  return db.insert(contentEntries).select(copy);
}

export function removeStatement(db: Db, id: string, when: SQL) {
  return db
    .delete(contentEntries)
    .where(and(eq(contentEntries.id, id), when))
    .returning({ id: contentEntries.id });
}

/** Renames references in public texts and drafts. Increments the version, so that an open form cannot undo it. */
export function referenceStatements(
  db: Db,
  { collection, field }: { collection: CollectionName; field: string },
  { from, to }: Renaming,
  when: SQL,
) {
  const change = (column: typeof contentEntries.data | typeof contentEntries.draft, name: string, path: string) =>
    db
      .update(contentEntries)
      .set({ [name]: sql`json_set(${column}, ${path}, ${to})`, version: sql`${contentEntries.version} + 1` })
      .where(and(eq(contentEntries.collection, collection), sql`json_extract(${column}, ${path}) = ${from}`, when));
  return [
    change(contentEntries.data, "data", `$.${field}`),
    change(contentEntries.draft, "draft", `$.data.${field}`),
  ] as const;
}

/** Moves entries and returns their rows, if the order is still `seen`. */
export function reorderStatement(
  db: Db,
  collection: CollectionName,
  slugs: readonly string[],
  seen: readonly string[],
) {
  const wanted = sql`(select key from json_each(${JSON.stringify(slugs)}) where value = ${contentEntries.slug})`;
  return db
    .update(contentEntries)
    .set({ position: wanted })
    .where(
      and(eq(contentEntries.collection, collection), ne(contentEntries.status, "archived"), hasOrder(collection, seen)),
    )
    .returning({ id: contentEntries.id });
}

export function placeStatement(db: Db, id: string, position: number, when: SQL) {
  return db
    .update(contentEntries)
    .set({ position })
    .where(and(eq(contentEntries.id, id), when))
    .returning({ id: contentEntries.id });
}

/** SQL condition: an entry contains the text, published or not. */
export function hasEntryWith(text: string): SQL {
  return sql`exists (select 1 from ${contentEntries} where ${contains(text)})`;
}

export function textsOfEntries(part: string): SQL {
  return sql`select tree.value as text from ${contentEntries},
    json_tree(json_array(json(${contentEntries.data}), json(${contentEntries.draft}))) tree
    where tree.type = 'text' and instr(tree.value, ${part}) > 0`;
}

export async function listEntriesWith(db: Db, part: string): Promise<{ collection: string; slug: string }[]> {
  const { collection, slug } = contentEntries;
  return db.select({ collection, slug }).from(contentEntries).where(contains(part)).orderBy(collection, slug);
}

function contains(text: string): SQL {
  const { data, draft } = contentEntries;
  return sql`(instr(${data}, ${text}) > 0 or instr(${draft}, ${text}) > 0)`;
}

function isKnown(row: typeof contentEntries.$inferSelect): row is StoredEntry {
  return Object.hasOwn(collections, row.collection);
}
