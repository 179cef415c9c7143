import type { CollectionName } from "../../content/collections.ts";
import { type Outcome, ok, refused } from "../../contracts/problem.ts";
import { type Actor, type TrailDeps, withTrail } from "../audit-trail.server.ts";
import { listEntries, reorderStatement } from "../content/entries.server.ts";
import { hasOrder } from "../content/entry-conditions.server.ts";
import { publicationStatements } from "../content/publications.server.ts";
import type { Published } from "./publish-entry.server.ts";
import { type PublishDeps, refreshSnapshot } from "./refresh-snapshot.server.ts";
import { isWritten } from "./save-drafts.server.ts";

/** Saves and publishes the order of a collection. Refuses if it has changed since `seen`. */
export async function orderEntries(
  deps: PublishDeps & TrailDeps,
  by: Actor,
  { collection, seen, wanted }: { collection: CollectionName; seen: readonly string[]; wanted: readonly string[] },
): Promise<Outcome<Published>> {
  const isSame = seen.length === wanted.length && new Set(wanted).size === wanted.length;
  if (!isSame || wanted.some((slug) => !seen.includes(slug))) {
    return refused("invalid_input", "This page has changed. Please try again.");
  }
  const entries = await listEntries(deps.db, collection, ["draft", "published"]);
  const moved = entries.flatMap(({ id, slug, position }) => {
    const after = wanted.indexOf(slug);
    return after === position ? [] : [{ entryId: id, before: { position }, after: { position: after } }];
  });
  if (moved.length === 0) return ok({ isLive: true });
  const when = hasOrder(collection, seen);
  const id = crypto.randomUUID();
  const publication = { id, kind: "hand" as const, operator: by.memberId, takesBack: null };
  const results = await withTrail(
    deps,
    by,
    { action: "content.ordered", subject: `content:${collection}`, before: { order: seen }, after: { order: wanted } },
    () => [
      ...publicationStatements(deps.db, { ...publication, createdAt: deps.now(), changes: moved }, when),
      reorderStatement(deps.db, collection, wanted, seen),
    ],
    when,
  );
  if (!isWritten(results)) {
    return refused("version_conflict", "Somebody else has changed this list. This is the current order.");
  }
  return ok({ isLive: await refreshSnapshot(deps), publication: id });
}
