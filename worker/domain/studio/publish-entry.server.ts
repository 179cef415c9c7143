import type { CollectionName } from "../../content/collections.ts";
import { type Outcome, ok, refused } from "../../contracts/problem.ts";
import type { PublicState } from "../../db/schema/content.ts";
import { type Actor, type TrailDeps, withTrail } from "../audit-trail.server.ts";
import { changeStatement, findEntry, listPublishedData, type StoredEntry } from "../content/entries.server.ts";
import { hasVersion } from "../content/entry-conditions.server.ts";
import { type Publication, publicationStatements } from "../content/publications.server.ts";
import {
  acceptedData,
  findProblems,
  findReferences,
  isFixed,
  isSame,
  titleOf,
  workingCopy,
} from "./entry-content.server.ts";
import { refuseLostPictures } from "./lost-pictures.server.ts";
import { type PublishDeps, refreshSnapshot } from "./refresh-snapshot.server.ts";
import { isDone } from "./save-entry.server.ts";
import { refuseOwnRules } from "./second-person.server.ts";

export type Place = { collection: CollectionName; slug: string; version: number };
export type StudioDeps = PublishDeps & TrailDeps;
/** `isLive`: visible already; otherwise the scheduled job makes it so. */
export type Published = { isLive: boolean };

/** Makes the working copy public, for all or nothing. Refuses with the fields that are missing. */
export async function publishEntry(
  deps: StudioDeps,
  by: Actor,
  place: Place,
  kind: Publication["kind"] = "hand",
): Promise<Outcome<Published>> {
  const stored = await findEntry(deps.db, place.collection, place.slug);
  if (!stored) return refused("not_found");
  const refusal = await refuseOwnRules(deps.db, by, stored);
  if (refusal) return refusal;
  const { data, translations } = workingCopy(stored);
  const errors = [...findProblems(place.collection, data), ...(await findMissingFacts(deps, place.collection, data))];
  if (errors.length > 0)
    return refused("invalid_input", "Some fields must be corrected before this can be published.", errors);
  const lost = await refuseLostPictures(deps.db, data);
  if (lost) return lost;
  const after = { status: "published" as const, data: acceptedData(place.collection, data), translations };
  const isPublic = isSame(after, {
    status: stored.status,
    data: stored.data,
    translations: stored.translations ?? null,
  });
  if (isPublic && kind === "hand") return refused("invalid_input", "Nothing has changed since it was last published.");
  return change(deps, by, { stored, place, kind, action: "content.published", after });
}

/** Takes the entry off the site; its text stays as a draft. */
export async function withdrawEntry(
  deps: StudioDeps,
  by: Actor,
  place: Place,
  status: "draft" | "archived",
): Promise<Outcome<Published>> {
  const stored = await findEntry(deps.db, place.collection, place.slug);
  if (!stored) return refused("not_found");
  if (isFixed(place.collection))
    return refused("invalid_input", "The site’s pages need this entry, so it stays published.");
  const needed = stored.status === "published" ? await listDependents(deps, stored) : [];
  if (needed.length > 0) {
    return refused(
      "invalid_input",
      `Published texts rely on this fact: ${needed.join(", ")}. Take it out of them first.`,
    );
  }
  const after = { status, ...workingCopy(stored) };
  const action = status === "archived" ? "content.archived" : "content.withdrawn";
  return change(deps, by, { stored, place, kind: "hand", action, after });
}

type Step = {
  stored: StoredEntry;
  place: Place;
  kind: Publication["kind"];
  action: string;
  after: PublicState & { status: StoredEntry["status"]; data: unknown };
};

async function change(deps: StudioDeps, by: Actor, step: Step): Promise<Outcome<Published>> {
  const { stored, place, kind, action, after } = step;
  const { id, status, data, translations } = stored;
  const now = deps.now();
  const when = hasVersion(id, place.version);
  const before = { status, data, translations: translations ?? null };
  const isPublic = status === "published" || after.status === "published";
  const publication = { id: crypto.randomUUID(), kind, operator: by.memberId, takesBack: null, createdAt: now };
  const changes = { ...after, draft: null, publishAt: null, scheduledBy: null, updatedAt: now };
  const results = await withTrail(
    deps,
    by,
    { action, subject: `content:${id}`, before, after },
    () => [
      ...(isPublic
        ? publicationStatements(deps.db, { ...publication, changes: [{ entryId: id, before, after }] }, when)
        : []),
      changeStatement(deps.db, id, place.version, changes),
    ],
    when,
  );
  if (!isDone(results)) return refused("version_conflict");
  return ok({ isLive: isPublic ? await refreshSnapshot(deps) : true });
}

async function findMissingFacts({ db }: PublishDeps, collection: CollectionName, data: unknown) {
  const cited = findReferences(collection, data).filter((reference) => reference.collection === "facts");
  if (cited.length === 0) return [];
  const known = new Set((await listPublishedData(db, "facts")).map(({ slug }) => slug));
  return cited
    .filter(({ slug }) => !known.has(slug))
    .map(({ slug, field }) => ({ field, message: `The fact ${slug} is not published.` }));
}

/** The titles of the published entries that cite this fact. */
async function listDependents({ db }: PublishDeps, { collection, slug }: StoredEntry): Promise<string[]> {
  if (collection !== "facts") return [];
  const published = await listPublishedData(db);
  return published
    .filter((entry) =>
      findReferences(entry.collection as CollectionName, entry.data).some(
        (one) => one.collection === "facts" && one.slug === slug,
      ),
    )
    .map((entry) => titleOf(entry.data, entry.slug));
}
