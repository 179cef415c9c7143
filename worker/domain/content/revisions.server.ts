import { and, desc, eq, gte, like, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { insertIf } from "../../db/insert-if.ts";
import type { Renaming } from "../../db/rename-if.ts";
import { contentRevisions } from "../../db/schema/content.ts";

export type Revision = typeof contentRevisions.$inferSelect;
type NewRevision = Pick<Revision, "entryId" | "data" | "translations" | "actor" | "createdAt">;

type Reference = { collection: string; field: string };

export const REVISIONS_READ = 50;

/** With `when`, place it before the statement that invalidates the condition. */
export function revisionStatement(db: Db, revision: NewRevision, when: SQL = sql`true`) {
  return insertIf(db, contentRevisions, { id: crypto.randomUUID(), ...revision }, when);
}

/** Newest first. */
export async function listRevisions(db: Db, entryId: string, skipped = 0): Promise<Revision[]> {
  return db
    .select()
    .from(contentRevisions)
    .where(eq(contentRevisions.entryId, entryId))
    .orderBy(desc(contentRevisions.createdAt), desc(sql`rowid`))
    .limit(REVISIONS_READ)
    .offset(skipped);
}

export async function findLatestRevision(db: Db, entryId: string): Promise<Revision | undefined> {
  const isOne = eq(contentRevisions.entryId, entryId);
  return db
    .select()
    .from(contentRevisions)
    .where(isOne)
    .orderBy(desc(contentRevisions.createdAt), desc(sql`rowid`))
    .limit(1)
    .get();
}

export async function findRevision(db: Db, entryId: string, id: string): Promise<Revision | undefined> {
  const isIt = and(eq(contentRevisions.entryId, entryId), eq(contentRevisions.id, id));
  return db.select().from(contentRevisions).where(isIt).get();
}

export function hasRevisionWith(text: string, since: Date): SQL {
  return sql`exists (select 1 from ${contentRevisions} where ${isRecentWith(text, since)})`;
}

export function textsOfRevisions(part: string, since: Date): SQL {
  return sql`select tree.value as text from ${contentRevisions}, json_tree(${contentRevisions.data}) tree
    where ${gte(contentRevisions.createdAt, since)} and tree.type = 'text' and instr(tree.value, ${part}) > 0`;
}

function isRecentWith(text: string, since: Date) {
  return and(gte(contentRevisions.createdAt, since), sql`instr(${contentRevisions.data}, ${text}) > 0`);
}

export function moveRevisions(db: Db, from: string, to: string, when: SQL) {
  return db
    .update(contentRevisions)
    .set({ entryId: to })
    .where(and(eq(contentRevisions.entryId, from), when));
}

export function renameInRevisions(db: Db, { collection, field }: Reference, { from, to }: Renaming, when: SQL) {
  const { entryId, data } = contentRevisions;
  const path = `$.${field}`;
  return db
    .update(contentRevisions)
    .set({ data: sql`json_set(${data}, ${path}, ${to})` })
    .where(and(like(entryId, `${collection}:%`), sql`json_extract(${data}, ${path}) = ${from}`, when));
}
