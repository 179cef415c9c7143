import type { SQL } from "drizzle-orm";
import type { Deps } from "../deps.ts";
import { deleteMarks, moveMarksAlong } from "./record-marks.server.ts";
import { deleteNotes, moveNotesAlong } from "./record-notes.server.ts";
import { deleteReplies } from "./record-replies.server.ts";

/** What operators have written on records and to their people: notes, mails, tags, assignments. `subjects` is a query of `kind:id`. */
export function deleteTraces(deps: Pick<Deps, "db">, subjects: SQL) {
  return [deleteNotes(deps, subjects), deleteReplies(deps, subjects), ...deleteMarks(deps, subjects)] as const;
}

/** `moves` is a query of `old` and `fresh` subjects and of the time `at` of the fresh one. Run before the records move. */
export function moveTraces(deps: Pick<Deps, "db">, moves: SQL) {
  return [moveNotesAlong(deps, moves), ...moveMarksAlong(deps, moves)] as const;
}
