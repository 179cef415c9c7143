import { type SQL, sql } from "drizzle-orm";
import type { CollectionName } from "../../content/collections.ts";

/** SQL condition: the entry has this position. */
export function hasPosition(id: string, position: number): SQL {
  return sql`exists (select 1 from content_entries where id = ${id} and position = ${position})`;
}

export function hasVersion(id: string, version: number): SQL {
  return sql`exists (select 1 from content_entries where id = ${id} and version = ${version})`;
}

/** SQL condition: the event is neither withdrawn nor cancelled. */
export function eventTakesPlace(slug: SQL): SQL {
  return sql`not exists (select 1 from content_entries where id = 'events:' || ${slug}
    and (status <> 'published' or json_extract(data, '$.isCancelled')))`;
}

/** SQL condition: every entry has this version. Version 0 means that the entry does not exist. */
export function haveVersions(versions: Readonly<Record<string, number>>): SQL {
  return sql`not exists (select 1 from json_each(${JSON.stringify(versions)}) seen
    left join content_entries on content_entries.id = seen.key
    where coalesce(content_entries.version, 0) is not seen.value)`;
}

/** SQL condition: no entry has been added, moved or archived since `seen` was read. */
export function hasOrder(collection: CollectionName, seen: readonly string[]): SQL {
  return sql`${JSON.stringify(seen)} = (select json_group_array(slug) from (select slug from content_entries
    where collection = ${collection} and status <> 'archived' order by position, slug))`;
}
