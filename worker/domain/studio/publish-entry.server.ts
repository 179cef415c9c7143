import { type Outcome, ok, type Refusal, refused } from "../../contracts/problem.ts";
import type { PublicState } from "../../db/schema/content.ts";
import { type Actor, type TrailDeps, withTrail } from "../audit-trail.server.ts";
import {
  changeStatement,
  entryId,
  findEntry,
  listEntriesById,
  listPublishedData,
  type StoredEntry,
} from "../content/entries.server.ts";
import { haveVersions } from "../content/entry-conditions.server.ts";
import { type Publication, publicationStatements } from "../content/publications.server.ts";
import { findMissingCitations, listCitable, refuseCited } from "./citations.server.ts";
import { acceptedData, isFixed, isSame, titleOf, workingCopy } from "./entry-content.server.ts";
import { refuseLostPictures } from "./lost-pictures.server.ts";
import { findPublishingProblems } from "./publishing-problems.server.ts";
import type { Publisher } from "./questions/payment-details.server.ts";
import { refuseForRegistered, refuseUnconfirmed } from "./questions/unconfirmed.server.ts";
import { type PublishDeps, refreshSnapshot } from "./refresh-snapshot.server.ts";
import { isWritten, type Place } from "./save-drafts.server.ts";
import { refuseOwnRules } from "./second-person.server.ts";

export type StudioDeps = PublishDeps & TrailDeps;
/** `isLive` is false if the scheduled job still has to update the snapshot. `publication`: its id, if anything public changed. */
export type Published = { isLive: boolean; publication?: string };
/** `agreed`: the `agree` of an earlier refusal, which the operator has confirmed. */
export type PublishPlace = Place & { agreed?: string | undefined };

/** Publishes the working copy. Refuses with the missing fields if it is incomplete. */
export async function publishEntry(
  deps: StudioDeps,
  by: Publisher,
  place: PublishPlace,
  kind: Publication["kind"] = "hand",
): Promise<Outcome<Published>> {
  return publishEntries(deps, by, [place], kind);
}

/**
 * Publishes the working copies of all entries in one publication, or none. Skips entries without changes. Refuses with
 * the missing fields of the first entry that cannot be published.
 */
export async function publishEntries(
  deps: StudioDeps,
  by: Publisher,
  places: readonly PublishPlace[],
  kind: Publication["kind"] = "hand",
): Promise<Outcome<Published>> {
  const ids = places.map(({ collection, slug }) => entryId(collection, slug));
  const stored = new Map((await listEntriesById(deps.db, ids)).map((entry) => [entry.id, entry]));
  const citable = await listCitable(deps, [...stored.values()]);
  const steps: Step[] = [];
  for (const [i, place] of places.entries()) {
    const entry = stored.get(ids[i] ?? "");
    if (!entry) return refused("not_found");
    const unready = await refuseUnready(deps, by, entry, citable);
    const refusal = unready ?? (kind === "hand" ? await refuseUnconfirmed(deps, by, entry, place.agreed) : undefined);
    if (refusal) return places.length === 1 ? refusal : withTitle(refusal, entry);
    const { data, translations } = workingCopy(entry);
    const after = { status: "published" as const, data: acceptedData(place.collection, data), translations };
    if (kind !== "hand" || !isSame(after, publicStateOf(entry))) steps.push({ stored: entry, place, after });
  }
  if (steps.length === 0) return refused("invalid_input", "Nothing has changed since it was last published.");
  return change(deps, by, { kind, action: "content.published" }, steps);
}

/** Returns the reason why the working copy cannot be published. */
async function refuseUnready(deps: StudioDeps, by: Actor, stored: StoredEntry, citable: ReadonlySet<string>) {
  const texts = workingCopy(stored);
  const problems = await findPublishingProblems(deps.db, stored, texts, { stored, at: deps.now() });
  const errors = [...problems, ...findMissingCitations(stored, citable)];
  const lost = await refuseLostPictures(deps.db, texts.data);
  if (errors.length === 0) return lost ?? refuseOwnRules(deps.db, by, stored);
  if (lost) errors.push({ field: "", message: lost.message });
  return refused("invalid_input", "Some fields must be corrected before this can be published.", errors);
}

function withTitle(refusal: Refusal, { slug, ...stored }: StoredEntry): Refusal {
  const title = titleOf(workingCopy(stored).data, slug);
  const fields = (refusal.errors ?? []).map(({ field, message }) => `${field}: ${message}`);
  return { ...refusal, message: [`“${title}”: ${refusal.message}`, ...fields].join(" ") };
}

function publicStateOf({ status, data, translations }: StoredEntry) {
  return { status, data, translations: translations ?? null };
}

/** Takes the entry off the site. Its text stays as a draft. */
export async function withdrawEntry(
  deps: StudioDeps,
  by: Actor,
  place: PublishPlace,
  status: "draft" | "archived",
): Promise<Outcome<Published>> {
  const stored = await findEntry(deps.db, place.collection, place.slug);
  if (!stored) return refused("not_found");
  if (isFixed(place.collection))
    return refused("invalid_input", "The site’s pages need this entry, so it stays published.");
  if (stored.status === "published") {
    const cited = refuseCited(await listPublishedData(deps.db), stored);
    const refusal = cited ?? (await refuseForRegistered(deps, stored, place.agreed));
    if (refusal) return refusal;
  }
  const after = { status, ...workingCopy(stored) };
  const action = status === "archived" ? "content.archived" : "content.withdrawn";
  return change(deps, by, { kind: "hand", action }, [{ stored, place, after }]);
}

type Step = {
  stored: StoredEntry;
  place: Place;
  after: PublicState & { status: StoredEntry["status"]; data: unknown };
};
type Publishing = { kind: Publication["kind"]; action: string };

async function change(
  deps: StudioDeps,
  by: Actor,
  { kind, action }: Publishing,
  steps: readonly Step[],
): Promise<Outcome<Published>> {
  const now = deps.now();
  const versions = Object.fromEntries(steps.map(({ stored, place }) => [stored.id, place.version]));
  const changes = steps
    .filter(({ stored, after }) => stored.status === "published" || after.status === "published")
    .map(({ stored, after }) => ({ entryId: stored.id, before: publicStateOf(stored), after }));
  const publication = { id: crypto.randomUUID(), kind, operator: by.memberId, takesBack: null, createdAt: now };
  const [first, ...others] = steps.map(({ stored, after }) => {
    return { action, subject: `content:${stored.id}`, before: publicStateOf(stored), after };
  });
  if (!first) return ok({ isLive: true });
  const cleared = { draft: null, publishAt: null, scheduledBy: null, updatedAt: now };
  const results = await withTrail(
    deps,
    by,
    [first, ...others],
    (isAppended) => [
      ...(changes.length > 0 ? publicationStatements(deps.db, { ...publication, changes }, isAppended) : []),
      ...steps.map(({ stored, place, after }) =>
        changeStatement(deps.db, stored.id, place.version, { ...after, ...cleared }, isAppended),
      ),
    ],
    haveVersions(versions),
  );
  if (!isWritten(results)) return refused("version_conflict");
  if (changes.length === 0) return ok({ isLive: true });
  return ok({ isLive: await refreshSnapshot(deps), publication: publication.id });
}
