import { type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { type OperatorRole, PERMISSIONS, type Permission } from "../../../contracts/console/vocabulary.ts";
import type { Deps } from "../../../deps.ts";
import { MEMBER_ROWS } from "../../accounts/members.server.ts";
import { ORDER_ROWS } from "../../billing/orders.server.ts";
import { REGISTRATION_ROWS } from "../../events/event-registrations.server.ts";
import type { Marked } from "../../record-marks.server.ts";
import type { RowsSource } from "../../record-rows.server.ts";
import { MESSAGE_ROWS } from "../../visitors/contact.server.ts";
import { OFFER_ROWS } from "../../workspace/offers.server.ts";
import { SUBMISSION_ROWS } from "../../workspace/submissions.server.ts";

type MarkedKind = Pick<RowsSource<SQLiteTable>, "table" | "id" | "at"> & { permission: Permission };

/** Kinds of records that can be assigned and tagged, with the permission to do so. */
const MARKED = new Map<string, MarkedKind>([
  ["message", ofKind(MESSAGE_ROWS, "messages.change")],
  ["registration", ofKind(REGISTRATION_ROWS, "registrations.change")],
  ["member", ofKind(MEMBER_ROWS, "members.change")],
  ["order", ofKind(ORDER_ROWS, "payments.change")],
  ["offer", ofKind(OFFER_ROWS, "offers.change")],
  ["text", ofKind(SUBMISSION_ROWS, "texts.change")],
]);

export function isMarked(kind: string): boolean {
  return MARKED.has(kind);
}

export function rolesThatMark(kind: string): readonly OperatorRole[] {
  const permission = MARKED.get(kind)?.permission;
  return permission ? PERMISSIONS[permission] : [];
}

export async function findMarked(deps: Pick<Deps, "db">, kind: string, recordId: string): Promise<Marked | undefined> {
  const known = MARKED.get(kind);
  if (!known) return undefined;
  const row = await deps.db.select({ at: known.at }).from(known.table).where(sql`${known.id} = ${recordId}`).get();
  return row?.at instanceof Date ? { recordKind: kind, recordId, at: row.at } : undefined;
}

/** SQL condition that is true while the record exists, so that a concurrent erasure leaves no mark and no mail. */
export function stillExists(
  { recordKind, recordId }: Pick<Marked, "recordKind" | "recordId">,
  condition: SQL = sql`true`,
): SQL {
  const known = MARKED.get(recordKind);
  return known
    ? sql`exists (select 1 from ${known.table} where ${known.id} = ${recordId} and ${condition})`
    : sql`false`;
}

function ofKind({ table, id, at }: Pick<MarkedKind, "table" | "id" | "at">, permission: Permission): MarkedKind {
  return { table, id, at, permission };
}
