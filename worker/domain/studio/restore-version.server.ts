import { type Outcome, refused } from "../../contracts/problem.ts";
import type { Actor, TrailDeps } from "../audit-trail.server.ts";
import { entryId, findEntry } from "../content/entries.server.ts";
import { findRevision } from "../content/revisions.server.ts";
import type { Place, Saved } from "./save-drafts.server.ts";
import { saveDraft } from "./save-entry.server.ts";

/** Saves an unchanged copy of an earlier version as a new draft. */
export async function restoreVersion(
  deps: TrailDeps,
  by: Actor,
  place: Place,
  revisionId: string,
): Promise<Outcome<Saved>> {
  const found = await findRevision(deps.db, entryId(place.collection, place.slug), revisionId);
  if (!found) return refused("not_found");
  return saveDraft(deps, by, place, { data: found.data, hi: found.translations?.hi });
}

/** Replaces the unpublished changes with the public version. They stay among the earlier versions. */
export async function discardChanges(deps: TrailDeps, by: Actor, place: Place): Promise<Outcome<Saved>> {
  const stored = await findEntry(deps.db, place.collection, place.slug);
  if (!stored) return refused("not_found");
  return saveDraft(deps, by, place, { data: stored.data, hi: stored.translations?.hi });
}
