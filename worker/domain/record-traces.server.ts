import { type SQL, sql } from "drizzle-orm";
import type { Deps } from "../deps.ts";
import { deleteReplies, hasReplies, moveRepliesInBulk } from "./mail/record-replies.server.ts";
import { deleteMarks, hasMarks, moveMarksInBulk } from "./record-marks.server.ts";
import { deleteNotes, hasNotes, moveNotesInBulk } from "./record-notes.server.ts";

/** Deletes notes, replies, tags and assignments of records. `subjects` is a query for `kind:id`. */
export function deleteTraces(deps: Pick<Deps, "db">, subjects: SQL) {
  return [deleteReplies(deps, subjects), ...deleteNotesAndMarks(deps, subjects)] as const;
}

/** SQL condition: the record is assigned, or an operator has replied, noted or tagged it (after `since`, if given). */
export function hasTraces(subject: SQL, since?: SQL): SQL {
  return sql`(${hasReplies(subject, since)} or ${hasNotes(subject, since)} or ${hasMarks(subject, since)})`;
}

/** For records to which operators cannot reply. */
export function deleteNotesAndMarks(deps: Pick<Deps, "db">, subjects: SQL) {
  return [deleteNotes(deps, subjects), ...deleteMarks(deps, subjects)] as const;
}

export function subjectsOfOrders(orderIds: SQL): SQL {
  return sql`select 'order:' || id from (${orderIds})
    union all select 'membership:' || id from memberships where order_id in (${orderIds})
    union all select 'document:' || id from documents where order_id in (${orderIds})
    union all select 'bank_transfer:' || reference from bank_transfers where order_id in (${orderIds})`;
}

/** `moves` is a query for `old` and `fresh` subjects and the time `at` of the fresh one. Run before these move. */
export function moveTraces(deps: Pick<Deps, "db">, moves: SQL) {
  return [moveNotesInBulk(deps, moves), moveRepliesInBulk(deps, moves), ...moveMarksInBulk(deps, moves)] as const;
}
