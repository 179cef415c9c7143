import type { FormField } from "../../../contracts/console/form.ts";
import type { Db } from "../../../db/client.ts";
import type { Draft } from "../../../db/schema/content.ts";
import type { StoredEntry } from "../../content/entries.server.ts";
import { listRevisions } from "../../content/revisions.server.ts";
import { dayAndHour } from "../../india-calendar.server.ts";
import { workingCopy } from "../entry-content.server.ts";
import { type Difference, listDifferences } from "../form/differences.server.ts";
import { nameOfActor } from "../revision-authors.server.ts";

export type Conflict = { by: string; at: string; version: number; differences: Difference[] };

/** Compares what someone else saved in the meantime with what the editor has written. */
export async function viewConflict(db: Db, field: FormField, stored: StoredEntry, mine: Draft): Promise<Conflict> {
  const [latest] = await listRevisions(db, stored.id);
  return {
    by: await nameOfActor(db, latest?.actor ?? ""),
    at: dayAndHour(stored.updatedAt),
    version: stored.version,
    differences: listDifferences(field, workingCopy(stored), mine),
  };
}
