import type { TypedRow } from "../../../contracts/console/matrix.ts";
import { type Outcome, ok, refused } from "../../../contracts/problem.ts";
import type { Actor } from "../../audit-trail.server.ts";
import { type Published, publishEntries, type StudioDeps } from "../publish-entry.server.ts";
import { draftsOnly, type Place, type Saved, saveDrafts } from "../save-drafts.server.ts";
import { reviewMatrix } from "./review-matrix.server.ts";

export type MatrixDone = Published & { isPublished: boolean; saved: readonly Saved[] };

/**
 * Saves the changed rows as drafts, all or none. With `publish`, also publishes them and the drafts that it names
 * in one publication. Refuses with `version_conflict` if someone else changed one of the rows.
 */
export async function saveMatrix(
  deps: StudioDeps,
  by: Actor,
  typed: readonly TypedRow[],
  publish: ReadonlyArray<Pick<Place, "slug" | "version">> | undefined,
): Promise<Outcome<MatrixDone>> {
  const { changes, conflicts, gone } = await reviewMatrix(deps.db, typed);
  if (conflicts.length > 0 || gone.length > 0) return refused("version_conflict");
  const wrong = publish && changes.find(({ problems }) => problems.length > 0);
  if (wrong) {
    return refused("invalid_input", `“${wrong.title}” cannot be published yet: ${wrong.problems[0]?.message ?? ""}`);
  }
  const saved = await saveDrafts(
    deps,
    by,
    changes.map(({ place, texts }) => ({ ...place, ...texts })),
  );
  if (!saved.ok) return saved;
  if (!publish) return ok({ isPublished: false, isLive: true, saved: saved.value });
  const others = publish.map((one) => ({ ...one, collection: "benefits" as const }));
  const places = [...saved.value, ...others];
  if (places.length === 0) return refused("invalid_input", "No cell has changed.");
  const published = await publishEntries(deps, by, places);
  if (published.ok) return ok({ isPublished: true, saved: saved.value, ...published.value });
  return { ...published, message: `${draftsOnly(saved.value)} ${published.message}` };
}
