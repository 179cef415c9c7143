import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { CollectionName } from "../../content/collections.ts";
import type { Snapshot } from "../../content/store.ts";
import type { Db } from "../../db/client.ts";
import { insertIf } from "../../db/insert-if.ts";
import { slugRedirects } from "../../db/schema/redirects.ts";
import { findEntry } from "./entries.server.ts";

export type Redirect = typeof slugRedirects.$inferSelect;

/** Collapses chains: redirects to the old slug now lead to the new one, which itself stops redirecting. */
export function redirectStatements(db: Db, { collection, fromSlug, toSlug, createdAt }: Redirect, when: SQL) {
  const isOf = eq(slugRedirects.collection, collection);
  const isTaken = sql`${slugRedirects.fromSlug} in (${fromSlug}, ${toSlug})`;
  return [
    db.delete(slugRedirects).where(and(isOf, isTaken, when)),
    db
      .update(slugRedirects)
      .set({ toSlug })
      .where(and(isOf, eq(slugRedirects.toSlug, fromSlug), when)),
    insertIf(db, slugRedirects, { collection, fromSlug, toSlug, createdAt }, when),
  ] as const;
}

/** SQL condition for the statements after {@link redirectStatements} in a batch: the redirect was written. */
export function isRedirected({ collection, fromSlug, toSlug, createdAt }: Redirect): SQL {
  const isIt = and(
    eq(slugRedirects.collection, collection),
    eq(slugRedirects.fromSlug, fromSlug),
    eq(slugRedirects.toSlug, toSlug),
    eq(slugRedirects.createdAt, createdAt),
  );
  return sql`exists (select 1 from ${slugRedirects} where ${isIt})`;
}

export async function addRedirects(
  { db, now }: { db: Db; now: () => Date },
  redirects: ReadonlyArray<Omit<Redirect, "createdAt">>,
): Promise<void> {
  const rows = redirects.map((redirect) => db.insert(slugRedirects).values({ ...redirect, createdAt: now() }));
  const [first, ...rest] = rows;
  if (first) await db.batch([first, ...rest]);
}

/** Follows the redirect of a renamed entry. Returns `slug` itself if an entry has it, or if nothing redirects it. */
export async function currentSlug(db: Db, collection: CollectionName, slug: string): Promise<string> {
  if (await findEntry(db, collection, slug)) return slug;
  const isOld = and(eq(slugRedirects.collection, collection), eq(slugRedirects.fromSlug, slug));
  const [redirect] = await db.select().from(slugRedirects).where(isOld);
  return redirect?.toSlug ?? slug;
}

export async function listRedirects(db: Db): Promise<Redirect[]> {
  return db.select().from(slugRedirects).orderBy(desc(slugRedirects.createdAt), slugRedirects.fromSlug);
}

export async function listFormerSlugs(db: Db, collection: CollectionName, slug: string): Promise<string[]> {
  const isTo = and(eq(slugRedirects.collection, collection), eq(slugRedirects.toSlug, slug));
  const former = await db.select({ slug: slugRedirects.fromSlug }).from(slugRedirects).where(isTo);
  return former.map((row) => row.slug);
}

export async function findLastRedirect(db: Db): Promise<Redirect | undefined> {
  return db.select().from(slugRedirects).orderBy(desc(sql`rowid`)).limit(1).get();
}

/** Redirects for public pages. Excludes slugs of published entries and redirects to unpublished entries. */
export async function redirectsFor(db: Db, collections: Snapshot["collections"]): Promise<Snapshot["redirects"]> {
  const found: Record<string, Record<string, string>> = {};
  for (const { collection, fromSlug, toSlug } of await listRedirects(db)) {
    const entries: ReadonlyArray<{ slug: string }> =
      Object.entries(collections).find(([name]) => name === collection)?.[1] ?? [];
    const has = (slug: string) => entries.some((entry) => entry.slug === slug);
    if (has(toSlug) && !has(fromSlug)) found[collection] = { ...found[collection], [fromSlug]: toSlug };
  }
  return found;
}

/** Lists an entry's former slugs, so that old links to its anchor still work. */
export function formerSlugs({ redirects }: Pick<Snapshot, "redirects">, collection: string, slug: string): string[] {
  const ofCollection = Object.entries(redirects?.[collection] ?? {});
  return ofCollection.filter(([, to]) => to === slug).map(([from]) => from);
}

/** Returns an entry's oldest slug, so that its calendar UID survives a rename. */
export function firstSlug(snapshot: Pick<Snapshot, "redirects">, collection: string, slug: string): string {
  return formerSlugs(snapshot, collection, slug).at(-1) ?? slug;
}
