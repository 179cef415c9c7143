import { type SQL, sql } from "drizzle-orm";
import type { CollectionName } from "../../content/collections.ts";

/** For the condition of a write. */
export function hasPosition(id: string, position: number): SQL {
  return sql`exists (select 1 from content_entries where id = ${id} and position = ${position})`;
}

export function isFree(id: string): SQL {
  return sql`not exists (select 1 from content_entries where id = ${id})`;
}

export function hasVersion(id: string, version: number): SQL {
  return sql`exists (select 1 from content_entries where id = ${id} and version = ${version})`;
}

/** No entry has been added, moved or archived since `seen` was shown. */
export function hasOrder(collection: CollectionName, seen: readonly string[]): SQL {
  return sql`${JSON.stringify(seen)} = (select json_group_array(slug) from (select slug from content_entries
    where collection = ${collection} and status <> 'archived' order by position, slug))`;
}
