import type { Deps } from "../../../deps.ts";
import { readRows } from "../../record-rows.server.ts";
import { type Entered, type ListTable, listParameters, type RecordList, readListQuery } from "../list.server.ts";

/** The rows that match after the last one of a bulk action. `after` is the cursor. */
export type More = { after: string; text: string; button: string };

const MAX_COUNTED = 500;

/** The list's filters. A preview has them in one field, because a filter can have the name of another field. */
export function filtersIn<T extends ListTable>(list: RecordList<T>, entered: Entered): Record<string, string> {
  const { kept } = entered;
  return listParameters(list, kept === undefined ? entered : Object.fromEntries(new URLSearchParams(kept)));
}

export async function readMatching<T extends ListTable>(
  deps: Pick<Deps, "db">,
  list: RecordList<T>,
  entered: Entered,
  { after = "", limit, isNewestFirst }: { after: string | undefined; limit: number; isNewestFirst: boolean },
): Promise<T["$inferSelect"][]> {
  const query = readListQuery(list, { ...filtersIn(list, entered), after });
  const isOldestFirst = query.isOldestFirst && !isNewestFirst;
  return readRows(deps, list.source, { ...query, isOldestFirst, hasAllPages: true }, limit);
}

export async function findMore<T extends ListTable>(
  deps: Pick<Deps, "db">,
  list: RecordList<T>,
  entered: Entered,
  { after, limit, isNewestFirst }: { after: string | undefined; limit: number; isNewestFirst: boolean },
): Promise<More | undefined> {
  if (!after) return undefined;
  const { length } = await readMatching(deps, list, entered, { after, limit: MAX_COUNTED + 1, isNewestFirst });
  if (length === 0) return undefined;
  const text = length === 1 ? "1 more matches." : `${length} more match.`;
  return {
    after,
    text: length > MAX_COUNTED ? `More than ${MAX_COUNTED} more match.` : text,
    button: length === 1 ? "Continue with the last one" : `Continue with the next ${Math.min(length, limit)}`,
  };
}
