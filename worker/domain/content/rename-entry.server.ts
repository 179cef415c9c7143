import { type SQL, sql } from "drizzle-orm";
import { type CollectionName, collections } from "../../content/collections.ts";
import { metaOf, unwrap } from "../../content/field-types.ts";
import type { Db } from "../../db/client.ts";
import type { Renaming } from "../../db/rename-if.ts";
import { copyStatement, entryId, referenceStatements, removeStatement } from "./entries.server.ts";
import { moveChanges, renameInChanges } from "./publications.server.ts";
import { moveRevisions, renameInRevisions } from "./revisions.server.ts";

type RenamedEntry = Renaming & { collection: CollectionName };

/** SQL condition: the entry exists and its new slug is free. */
export function mayRename({ collection, from, to }: RenamedEntry): SQL {
  const has = (slug: string) =>
    sql`exists (select 1 from content_entries where collection = ${collection} and slug = ${slug})`;
  return sql`(${has(from)} and not ${has(to)})`;
}

/** Lists the fields that refer to entries of this collection by slug. */
export function referencesTo(collection: CollectionName): Array<{ collection: CollectionName; field: string }> {
  return Object.entries(collections).flatMap(([other, { schema }]) => {
    const inner = unwrap(schema);
    const shape = "shape" in inner ? (inner.shape as Record<string, Parameters<typeof metaOf>[0]>) : {};
    return Object.entries(shape)
      .filter(([, field]) => metaOf(field).refersTo === collection)
      .map(([field]) => ({ collection: other as CollectionName, field }));
  });
}

/** `when` must hold before the first and after the last statement. The last one returns the id of the old row. */
export function renameStatements(db: Db, { collection, from, to }: RenamedEntry, when: SQL) {
  const [oldId, newId] = [entryId(collection, from), entryId(collection, to)];
  return [
    ...referencesTo(collection).flatMap((place) => [
      ...referenceStatements(db, place, { from, to }, when),
      renameInRevisions(db, place, { from, to }, when),
      ...renameInChanges(db, place, { from, to }, when),
    ]),
    copyStatement(db, collection, { from, to }, when),
    moveRevisions(db, oldId, newId, when),
    moveChanges(db, oldId, newId, when),
    removeStatement(db, oldId, when),
  ] as const;
}
