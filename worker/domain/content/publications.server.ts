import { and, desc, eq, like, lt, ne, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { insertIf } from "../../db/insert-if.ts";
import { isOneOf } from "../../db/is-one-of.ts";
import type { Renaming } from "../../db/rename-if.ts";
import { type PublicState, publicationChanges, publications } from "../../db/schema/content.ts";

export type Publication = typeof publications.$inferSelect;
export type Change = { entryId: string; before: PublicState; after: PublicState };
export type NewPublication = Publication & { changes: readonly Change[] };

export const PUBLICATIONS_READ = 50;

/** Place these before the statement that invalidates the condition. */
export function publicationStatements(db: Db, { changes, ...publication }: NewPublication, when: SQL) {
  return [
    insertIf(db, publications, publication, when),
    ...changes.map((change) => {
      const row = { id: crypto.randomUUID(), publicationId: publication.id, ...change };
      return insertIf(db, publicationChanges, row, when);
    }),
  ];
}

/** Newest first. */
export async function listPublications(db: Db, before?: Date): Promise<NewPublication[]> {
  const rows = await db
    .select()
    .from(publications)
    .where(before && lt(publications.createdAt, before))
    .orderBy(desc(publications.createdAt), desc(sql`rowid`))
    .limit(PUBLICATIONS_READ);
  return withChanges(db, rows);
}

export async function findLastPublication(db: Db): Promise<Publication | undefined> {
  return db.select().from(publications).orderBy(desc(publications.createdAt)).limit(1).get();
}

export async function findPublication(db: Db, id: string): Promise<NewPublication | undefined> {
  const [found] = await withChanges(db, await db.select().from(publications).where(eq(publications.id, id)));
  return found;
}

export async function findCancelledAt(db: Db, entryId: string): Promise<Date | undefined> {
  const { before, after } = publicationChanges;
  const isSet = (state: SQLWrapper) => sql<number>`coalesce(json_extract(${state}, '$.data.isCancelled'), 0)`;
  const last = await db
    .select({ at: publications.createdAt, isCancelled: isSet(after) })
    .from(publicationChanges)
    .innerJoin(publications, eq(publications.id, publicationChanges.publicationId))
    .where(and(eq(publicationChanges.entryId, entryId), ne(isSet(after), isSet(before))))
    .orderBy(desc(sql`publications.rowid`))
    .limit(1)
    .get();
  return last?.isCancelled ? last.at : undefined;
}

export async function listPublicationsOf(db: Db, entryId: string): Promise<Array<Publication & Change>> {
  const rows = await db
    .select()
    .from(publicationChanges)
    .innerJoin(publications, eq(publications.id, publicationChanges.publicationId))
    .where(eq(publicationChanges.entryId, entryId))
    .orderBy(desc(publications.createdAt), desc(sql`publications.rowid`))
    .limit(PUBLICATIONS_READ);
  return rows.map(({ publications: publication, publication_changes: change }) => ({ ...change, ...publication }));
}

/** Lists the entries of a publication in which a later one has changed the same fields again. */
export async function listChangedSince(db: Db, { id, changes }: NewPublication): Promise<string[]> {
  const isAmong = isOneOf(
    publicationChanges.entryId,
    changes.map(({ entryId }) => entryId),
  );
  const isLater = sql`${publications}.rowid > (select rowid from publications where id = ${id})`;
  const later = await db
    .select({ entryId: publicationChanges.entryId, after: publicationChanges.after })
    .from(publicationChanges)
    .innerJoin(publications, eq(publications.id, publicationChanges.publicationId))
    .where(and(isAmong, isLater, ne(publications.id, id)));
  const isSame = (a: PublicState, b: PublicState) => Object.keys(a).some((field) => Object.hasOwn(b, field));
  const again = later.filter(({ entryId, after }) =>
    changes.some((change) => change.entryId === entryId && isSame(change.after, after)),
  );
  return [...new Set(again.map(({ entryId }) => entryId))];
}

/** Returns whether undoing it takes all, some or none of its entries off the site. */
export function unpublishedByUndo({ changes }: Pick<NewPublication, "changes">): "all" | "some" | "none" {
  const isGone = ({ before }: Change) => before.position === undefined && before.status !== "published";
  if (changes.every(isGone)) return "all";
  return changes.some(isGone) ? "some" : "none";
}

/** Finds the publication that undid this one, unless it was undone itself. */
export async function findReversal(db: Db, { id }: Pick<Publication, "id">): Promise<Publication | undefined> {
  const reversals = await db.select().from(publications).where(eq(publications.takesBack, id));
  for (const reversal of reversals) {
    if (!(await findReversal(db, reversal))) return reversal;
  }
  return undefined;
}

async function withChanges(db: Db, rows: readonly Publication[]): Promise<NewPublication[]> {
  const changes = await db
    .select()
    .from(publicationChanges)
    .where(
      isOneOf(
        publicationChanges.publicationId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(sql`rowid`);
  return rows.map((row) => ({ ...row, changes: changes.filter(({ publicationId }) => publicationId === row.id) }));
}

export function moveChanges(db: Db, from: string, to: string, when: SQL) {
  return db
    .update(publicationChanges)
    .set({ entryId: to })
    .where(and(eq(publicationChanges.entryId, from), when));
}

export function renameInChanges(
  db: Db,
  { collection, field }: { collection: string; field: string },
  { from, to }: Renaming,
  when: SQL,
) {
  const path = `$.data.${field}`;
  const change = (name: "before" | "after") => {
    const state = publicationChanges[name];
    return db
      .update(publicationChanges)
      .set({ [name]: sql`json_set(${state}, ${path}, ${to})` })
      .where(
        and(like(publicationChanges.entryId, `${collection}:%`), sql`json_extract(${state}, ${path}) = ${from}`, when),
      );
  };
  return [change("before"), change("after")] as const;
}
