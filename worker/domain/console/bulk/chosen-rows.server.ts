import { BULK_ROWS } from "../../../contracts/console/vocabulary.ts";
import type { Deps } from "../../../deps.ts";
import { formatCursor } from "../../keyset.server.ts";
import { listMarksOf } from "../../record-marks.server.ts";
import { readRows, readRowsById } from "../../record-rows.server.ts";
import {
  cursorOf,
  type Entered,
  type ListTable,
  listParameters,
  type RecordList,
  readListQuery,
} from "../list.server.ts";
import type { BulkAction, BulkTimes } from "./bulk-actions.server.ts";

export type RowTitle = { title: string; facts: readonly string[] };
export type SkippedRow = RowTitle & { key: string; why: string };
type Batch = { limit: number; isNewestFirst: boolean };

export const CHOSEN = "row.";
export const GONE = "Deleted in the meantime.";
const SAME_ADDRESS = "The same address is listed above, and gets only one email.";

export function batchOf({
  limit = BULK_ROWS,
  isNewestFirst = false,
}: Pick<BulkAction, "limit" | "isNewestFirst">): Batch {
  return { limit, isNewestFirst };
}

/** Reads the rows that were chosen one by one, or all that match the filters, up to the limit. */
export async function chosenRows<T extends ListTable>(
  deps: Pick<Deps, "db">,
  list: RecordList<T>,
  entered: Entered,
  { limit, isNewestFirst }: Batch,
) {
  if (entered["all"] === "on") {
    const page = { after: entered["after"], limit: limit + 1, isNewestFirst };
    const read = await readMatching(deps, list, entered, page);
    const rows = read.slice(0, limit);
    const last = read.length > limit ? rows.at(-1) : undefined;
    return { rows, gone: [], next: last && formatCursor(cursorOf(list, last)) };
  }
  const names = Object.keys(entered).filter((name) => name.startsWith(CHOSEN));
  const ids = names.slice(0, limit).map((name) => name.slice(CHOSEN.length));
  const rows = await readRowsById(deps, list.source, ids);
  const found = new Set(rows.map((row) => cursorOf(list, row).id));
  const gone = ids
    .filter((id) => !found.has(id))
    .map((id): SkippedRow => ({ key: id, title: "A record", facts: [], why: GONE }));
  return { rows, gone, next: entered["next"] };
}

export async function listChosenIds<T extends ListTable>(
  deps: Pick<Deps, "db">,
  list: RecordList<T>,
  entered: Entered,
): Promise<string[]> {
  const { rows } = await chosenRows(deps, list, { ...entered, all: "" }, batchOf({}));
  return rows.map((row) => cursorOf(list, row).id);
}

export async function checkRows<T extends ListTable>(
  deps: Pick<Deps, "db">,
  list: RecordList<T>,
  action: BulkAction,
  rows: readonly T["$inferSelect"][],
  times: BulkTimes,
) {
  const known = rows.map((row) => ({ row, id: cursorOf(list, row).id }));
  const ids = known.map(({ id }) => id);
  const marks = await listMarksOf(
    deps,
    ids.map((id) => `${list.kind}:${id}`),
  );
  const refusals = await action.alsoRefused?.(deps, ids, rows, times);
  const keys = new Set<string>();
  return known.map(({ row, id }) => {
    const tags = marks.flatMap(({ subject, tag }) => (subject === `${list.kind}:${id}` && tag ? [tag] : []));
    const why = action.refuse(row, tags) ?? refusals?.get(id);
    const key = why === undefined ? action.onceFor?.(row) : undefined;
    if (key === undefined) return { row, id, why };
    const isSecond = keys.has(key);
    keys.add(key);
    return { row, id, why: isSecond ? SAME_ADDRESS : undefined };
  });
}

/** The rows that match after the last one of a bulk action. `after` is the cursor. */
export type More = { after: string; text: string; button: string };

const MAX_COUNTED = 500;

/** The list's filters. A preview has them in one field, because a filter can have the name of another field. */
export function filtersIn<T extends ListTable>(list: RecordList<T>, entered: Entered): Record<string, string> {
  const { kept } = entered;
  return listParameters(list, kept === undefined ? entered : Object.fromEntries(new URLSearchParams(kept)));
}

async function readMatching<T extends ListTable>(
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
