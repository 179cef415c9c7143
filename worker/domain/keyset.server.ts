import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** A place in a list that is sorted by a moment and, for rows of the same one, by an id; both descending. */
export type Cursor = { at: Date; id: string };
/** `older` is where the next page begins, as text for an address; `undefined` on the last page. */
export type Page<T> = { rows: T[]; older: string | undefined };

export const PAGE_ROWS = 20;

/** The cursor in an address; anything else is the beginning of the list. */
export function parseCursor(text: string | null): Cursor | undefined {
  const [, ms = "", id = ""] = /^(\d{1,15})~([\w-]{1,64})$/.exec(text ?? "") ?? [];
  return ms === "" ? undefined : { at: new Date(Number(ms)), id };
}

/** The condition of the rows after the cursor; an index on both columns finds them. */
export function isOlder(at: SQLWrapper, id: SQLWrapper, cursor: Cursor | undefined): SQL | undefined {
  return cursor && sql`(${at}, ${id}) < (${cursor.at.getTime()}, ${cursor.id})`;
}

/** The page of rows that were read with a limit of {@link PAGE_ROWS} and one more. */
export function pageOf<T>(read: readonly T[], cursorOf: (row: T) => Cursor): Page<T> {
  const rows = read.slice(0, PAGE_ROWS);
  const last = rows.at(-1);
  if (!last || read.length <= PAGE_ROWS) return { rows, older: undefined };
  const { at, id } = cursorOf(last);
  return { rows, older: `${at.getTime()}~${id}` };
}
