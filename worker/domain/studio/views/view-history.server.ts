import type { Db } from "../../../db/client.ts";
import { findEntry } from "../../content/entries.server.ts";
import { listPublicationsOf } from "../../content/publications.server.ts";
import { listRevisions, REVISIONS_READ } from "../../content/revisions.server.ts";
import { dayAndHour } from "../../india-calendar.server.ts";
import { titleOf, workingCopy } from "../entry-content.server.ts";
import { listDifferences } from "../form/differences.server.ts";
import { namesOfActors } from "../revision-authors.server.ts";
import { findCollection, formOf } from "./view-entry.server.ts";

/** Lists the newest saved versions, newest first, with their changes and their differences from the current version. */
export async function viewHistory(db: Db, name: string, slug: string) {
  const collection = findCollection(name);
  const stored = collection && (await findEntry(db, collection, slug));
  if (!collection || !stored) return undefined;
  const field = await formOf(db, collection);
  const [revisions, publications] = [await listRevisions(db, stored.id), await listPublicationsOf(db, stored.id)];
  const nameOf = await namesOfActors(
    db,
    revisions.map(({ actor }) => actor),
  );
  const current = workingCopy(stored);
  return {
    collection,
    slug,
    title: titleOf(current.data, slug),
    version: stored.version,
    // The oldest one that was read may have an earlier version, so it serves only for comparison.
    versions: revisions.slice(0, REVISIONS_READ - 1).map((revision, i) => ({
      id: revision.id,
      when: dayAndHour(revision.createdAt),
      by: nameOf(revision.actor),
      changes: revisions[i + 1] ? listDifferences(field, revisions[i + 1] ?? {}, revision) : undefined,
      isCurrent: listDifferences(field, revision, current).length === 0,
    })),
    publications: publications.map(({ id, createdAt }) => ({ id, when: dayAndHour(createdAt) })),
  };
}
