import type { FormField } from "../../../contracts/console/form.ts";
import type { Db } from "../../../db/client.ts";
import type { Draft } from "../../../db/schema/content.ts";
import { listTrailOf } from "../../audit-trail.server.ts";
import type { StoredEntry } from "../../content/entries.server.ts";
import { listPublicationsOf } from "../../content/publications.server.ts";
import { listRevisions } from "../../content/revisions.server.ts";
import { dayAndHour } from "../../india-calendar.server.ts";
import { workingCopy } from "../entry-content.server.ts";
import { type Difference, listDifferences } from "../form/differences.server.ts";
import { nameOfActor } from "../revision-authors.server.ts";

export type Conflict = { by: string; at: string; version: number; differences: Difference[] };

/** Compares what is saved now with what the editor has written. `by`: who changed the entry last. */
export async function viewConflict(db: Db, field: FormField, stored: StoredEntry, mine: Draft): Promise<Conflict> {
  const { actor = "", at = stored.updatedAt } = (await findLastChange(db, stored.id)) ?? {};
  return {
    by: await nameOfActor(db, actor),
    at: dayAndHour(at),
    version: stored.version,
    differences: listDifferences(field, workingCopy(stored), mine),
  };
}

async function findLastChange(db: Db, id: string): Promise<{ actor: string; at: Date } | undefined> {
  const changes = [
    ...(await listRevisions(db, id)).map(({ actor, createdAt }) => ({ actor, at: createdAt })),
    ...(await listPublicationsOf(db, id))
      .filter(({ after }) => after.position === undefined)
      .map(({ operator, createdAt }) => ({ actor: operator, at: createdAt })),
    ...(await listTrailOf({ db }, `content:${id}`)).map(({ operator, at }) => ({ actor: operator, at })),
  ];
  return changes.toSorted((a, b) => b.at.getTime() - a.at.getTime())[0];
}
