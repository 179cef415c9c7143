import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

export type Cursor = { at: Date; id: string };
export type Page<T> = { rows: T[]; older: string | undefined };

export const PAGE_ROWS = 20;

export function parseCursor(text: string | null): Cursor | undefined {
  const [, ms = "", id = ""] = /^(\d{1,15})~([\w.-]{1,160})$/.exec(text ?? "") ?? [];
  return ms === "" ? undefined : { at: new Date(Number(ms)), id };
}

export function formatCursor({ at, id }: Cursor): string {
  return `${at.getTime()}~${id}`;
}

export function isOlder(at: SQLWrapper, id: SQLWrapper, cursor: Cursor | undefined): SQL | undefined {
  return cursor && sql`(${at}, ${id}) < (${cursor.at.getTime()}, ${cursor.id})`;
}

export function pageOf<T>(read: readonly T[], cursorOf: (row: T) => Cursor): Page<T> {
  const rows = read.slice(0, PAGE_ROWS);
  const last = rows.at(-1);
  if (!last || read.length <= PAGE_ROWS) return { rows, older: undefined };
  return { rows, older: formatCursor(cursorOf(last)) };
}
