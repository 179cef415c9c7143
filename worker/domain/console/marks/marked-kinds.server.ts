import { type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import {
  isPermitted,
  MARKED_AREAS,
  type OperatorRole,
  PERMISSIONS,
  type Permission,
} from "../../../contracts/console/vocabulary.ts";
import type { Deps } from "../../../deps.ts";
import { MEMBER_ROWS } from "../../accounts/members.server.ts";
import { ORDER_ROWS } from "../../billing/orders.server.ts";
import { REGISTRATION_ROWS } from "../../events/event-registrations.server.ts";
import type { Marked } from "../../record-marks.server.ts";
import type { RowsSource } from "../../record-rows.server.ts";
import { MESSAGE_ROWS } from "../../visitors/contact.server.ts";
import { OFFER_ROWS } from "../../workspace/offers.server.ts";
import { SUBMISSION_ROWS } from "../../workspace/submissions.server.ts";

type Area = (typeof MARKED_AREAS)[keyof typeof MARKED_AREAS];
type Row = Pick<RowsSource<SQLiteTable>, "table" | "id" | "at" | "base">;
type Words = { area: Area; label: string; plural: string };
type MarkedKind = Row &
  Words & {
    permission: Permission;
    sees: Permission;
    path: string;
    /** The name of the person. */
    name: SQL;
    /** The column that says when the record was done. This ends the assignments made before. */
    doneAt?: SQL;
  };

/** Kinds of records that can be assigned and tagged, with the permission to do so. */
const MARKED = new Map<string, MarkedKind>([
  [
    "message",
    {
      ...ofKind(MESSAGE_ROWS, { area: MARKED_AREAS.message, label: "Message", plural: "messages" }),
      doneAt: sql`answered_at`,
    },
  ],
  [
    "registration",
    ofKind(REGISTRATION_ROWS, { area: MARKED_AREAS.registration, label: "Registration", plural: "registrations" }),
  ],
  ["member", ofKind(MEMBER_ROWS, { area: MARKED_AREAS.member, label: "Account", plural: "accounts" })],
  ["order", ofKind(ORDER_ROWS, { area: MARKED_AREAS.order, label: "Order", plural: "orders" })],
  ["offer", ofKind(OFFER_ROWS, { area: MARKED_AREAS.offer, label: "Offer", plural: "offers" })],
  ["text", ofKind(SUBMISSION_ROWS, { area: MARKED_AREAS.text, label: "Text", plural: "texts" })],
]);

/** SQL condition on an assignment: its record is of this kind, and was not done after it. */
export function isOngoing(kind: string): SQL {
  const { table, id, doneAt } = MARKED.get(kind) ?? {};
  const isIt = sql`record_kind = ${kind}`;
  return doneAt
    ? sql`(${isIt} and not exists (select 1 from ${table} where ${id} = record_id and ${doneAt} >= assigned_at))`
    : isIt;
}

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

/** Kinds that the role can see, by name. */
export function markedKindsSeenBy(role: OperatorRole): ReadonlyMap<string, MarkedKind> {
  return new Map([...MARKED].filter(([, { sees }]) => isPermitted(role, sees)));
}

type Named = Row & Pick<RowsSource<SQLiteTable>, "search">;

function ofKind({ table, id, at, base, search = {} }: Named, words: Words): MarkedKind {
  const { name, parent } = search;
  const { area } = words;
  const ofParent =
    parent &&
    sql`(select ${parent.rows.search?.name} from ${parent.rows.table} where ${parent.rows.id} = ${parent.key})`;
  return {
    ...(base && { base }),
    ...{ table, id, at, ...words, path: `/console/${area}`, permission: `${area}.change`, sees: `${area}.read` },
    name: name ? sql`${name}` : (ofParent ?? sql`''`),
  };
}
