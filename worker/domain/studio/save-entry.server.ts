import type { CollectionName } from "../../content/collections.ts";
import { isSlug, refuseReserved } from "../../contracts/console/addresses.ts";
import { type Outcome, ok, type Refusal, refused } from "../../contracts/problem.ts";
import type { Actor, TrailDeps } from "../audit-trail.server.ts";
import { findEntry } from "../content/entries.server.ts";
import { isFixed, titleOf, workingCopy } from "./entry-content.server.ts";
import { type Place, type Saved, saveDrafts, type Texts } from "./save-drafts.server.ts";

export async function saveDraft(deps: TrailDeps, by: Actor, place: Place, texts: Texts): Promise<Outcome<Saved>> {
  const outcome = await saveDrafts(deps, by, [{ ...place, ...texts }]);
  if (!outcome.ok) return outcome;
  const [saved] = outcome.value;
  return saved ? ok(saved) : refused("not_found");
}

/** Creates a draft at the end of its collection. */
export async function createEntry(
  deps: TrailDeps,
  by: Actor,
  { collection, slug }: { collection: CollectionName; slug: string },
  texts: Texts,
): Promise<Outcome<Saved>> {
  if (isFixed(collection)) return refused("invalid_input", "This list has a fixed number of entries.");
  const wrong = refuseSlug(collection, slug);
  if (wrong) return refusedSlug(wrong);
  const outcome = await saveDraft(deps, by, { collection, slug, version: 0 }, texts);
  if (outcome.ok || outcome.code !== "version_conflict") return outcome;
  const other = await findEntry(deps.db, collection, slug);
  const title = titleOf(other && workingCopy(other).data, slug);
  const where = other?.status === "archived" ? ", and the list shows it under “Archived”" : "";
  return refusedSlug(`“${title}” has this address${where}. Choose another one.`);
}

export function refuseSlug(collection: CollectionName, slug: string): string | undefined {
  if (!isSlug(slug)) return "Use small letters, digits and hyphens, for example growth-workshop-pune.";
  return refuseReserved(collection, slug);
}

function refusedSlug(message: string): Refusal {
  return refused("invalid_input", message, [{ field: "slug", message }]);
}
