import type { SQL } from "drizzle-orm";
import type { Deps } from "../deps.ts";
import { deleteReplies, moveRepliesAlong } from "./mail/record-replies.server.ts";
import { deleteMarks, moveMarksAlong } from "./record-marks.server.ts";
import { deleteNotes, moveNotesAlong } from "./record-notes.server.ts";

/** What operators have written on records and to their people: notes, mails, tags, assignments. `subjects` is a query of `kind:id`. */
export function deleteTraces(deps: Pick<Deps, "db">, subjects: SQL) {
  return [deleteReplies(deps, subjects), ...deleteNotesAndMarks(deps, subjects)] as const;
}

/** Of records whose people are not written to. */
export function deleteNotesAndMarks(deps: Pick<Deps, "db">, subjects: SQL) {
  return [deleteNotes(deps, subjects), ...deleteMarks(deps, subjects)] as const;
}

/** `moves` is a query of `old` and `fresh` subjects and of the time `at` of the fresh one. Run before the records move. */
export function moveTraces(deps: Pick<Deps, "db">, moves: SQL) {
  return [moveNotesAlong(deps, moves), moveRepliesAlong(deps, moves), ...moveMarksAlong(deps, moves)] as const;
}
