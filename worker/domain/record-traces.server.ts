import type { SQL } from "drizzle-orm";
import type { Deps } from "../deps.ts";
import { deleteMarks } from "./record-marks.server.ts";
import { deleteNotes } from "./record-notes.server.ts";

/** What operators have written on records: notes, tags, who looks after them. `subjects` is a query of `kind:id`. */
export function deleteTraces(deps: Pick<Deps, "db">, subjects: SQL) {
  return [deleteNotes(deps, subjects), ...deleteMarks(deps, subjects)] as const;
}
