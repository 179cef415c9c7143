import { sql } from "drizzle-orm";
import { type Outcome, ok, type Refusal, refused } from "../../contracts/problem.ts";
import type { PublicState } from "../../db/schema/content.ts";
import { withTrail } from "../audit-trail.server.ts";
import {
  changeStatement,
  listEntriesById,
  listPublishedData,
  placeStatement,
  type StoredEntry,
} from "../content/entries.server.ts";
import { hasPosition, hasVersion } from "../content/entry-conditions.server.ts";
import { picturesIn } from "../content/pictures/picture-address.server.ts";
import { areInLibrary } from "../content/pictures/pictures.server.ts";
import {
  findPublication,
  findReversal,
  listChangedSince,
  publicationStatements,
  unpublishedByUndo,
} from "../content/publications.server.ts";
import { findMissingCitations, listCitable, refuseCited } from "./citations.server.ts";
import { isSame, titleOf, workingCopy } from "./entry-content.server.ts";
import { refuseLostPictures } from "./lost-pictures.server.ts";
import type { Published, StudioDeps } from "./publish-entry.server.ts";
import { listUndoQuestions, refuseUnagreed } from "./questions/before-undo.server.ts";
import type { Publisher } from "./questions/payment-details.server.ts";
import { refreshSnapshot } from "./refresh-snapshot.server.ts";
import { isUnchecked, isWritten, UNSCHEDULED } from "./save-drafts.server.ts";
import { findSeatProblems } from "./seat-problems.server.ts";

const UNDONE = "This publication has been undone already.";
const JUST_CHANGED = "One of these texts has just been changed. Please look again.";

type Reversal = { entry: StoredEntry; before: PublicState; after: PublicState };

/**
 * Restores what was public before a publication, for all its entries or none. Refuses if it has been undone already, or
 * if a later publication changed them again, unless `anyway` is set. Unpublished changes stay.
 */
export async function undoPublication(
  deps: StudioDeps,
  by: Publisher,
  publicationId: string,
  { anyway = false, agreed = "" }: { anyway?: boolean; agreed?: string | undefined } = {},
): Promise<Outcome<Published & { gone: ReturnType<typeof unpublishedByUndo>; lostSchedule: boolean }>> {
  const publication = await findPublication(deps.db, publicationId);
  if (!publication) return refused("not_found");
  if (await findReversal(deps.db, publication)) return refused("version_conflict", UNDONE);
  const entries = await listEntriesById(
    deps.db,
    publication.changes.map(({ entryId }) => entryId),
  );
  const again = anyway ? [] : await listChangedSince(deps.db, publication);
  if (again.length > 0) {
    const titles = entries.filter(({ id }) => again.includes(id)).map(({ data, slug }) => titleOf(data, slug));
    return refused("version_conflict", `A later publication changed this again: ${titles.join(", ")}.`);
  }
  const reversals = publication.changes.flatMap(({ entryId, before: after }) => {
    const entry = entries.find(({ id }) => id === entryId);
    return entry ? [{ entry, before: currentOf(entry, after), after }] : [];
  });
  if (reversals.length < publication.changes.length) return refused("version_conflict", JUST_CHANGED);
  const unready = (await refuseCitedGone(deps, reversals)) ?? (await refuseUnready(deps, reversals));
  if (unready) return unready;
  const unagreed = refuseUnagreed(await listUndoQuestions(deps, by, publication.changes, entries), agreed);
  if (unagreed) return unagreed;
  // Pictures of a version older than 90 days can be missing from the library.
  const texts = reversals.map(({ after }) => after.status === "published" && after.data);
  const areThere = areInLibrary(picturesIn(JSON.stringify(texts)));
  const areUnchanged = sql.join([...reversals.map(isUnchanged), areThere], sql` and `);
  const changes = reversals.map(({ entry, before, after }) => ({ entryId: entry.id, before, after }));
  const own = { id: crypto.randomUUID(), kind: "rollback" as const, operator: by.memberId, takesBack: publicationId };
  const results = await withTrail(
    deps,
    by,
    { action: "content.taken_back", subject: `publication:${publicationId}`, after: { publication: own.id } },
    () => [
      ...publicationStatements(deps.db, { ...own, createdAt: deps.now(), changes }, areUnchanged),
      ...reversals.map((reversal) => reverseStatement(deps, reversal, hasPublication(own.id))),
    ],
    areUnchanged,
  );
  if (!isWritten(results)) {
    const isUndone = (await findReversal(deps.db, publication)) !== undefined;
    const changed = refused("version_conflict", isUndone ? UNDONE : JUST_CHANGED);
    return (await refuseLostPictures(deps.db, texts)) ?? changed;
  }
  const lostSchedule = reversals.some((reversal) => reversal.entry.publishAt !== null && losesSchedule(reversal));
  return ok({ isLive: await refreshSnapshot(deps), gone: unpublishedByUndo(publication), lostSchedule });
}

/** Returns the current public values of the fields that `wanted` sets. */
function currentOf({ status, position, data, translations }: StoredEntry, wanted: PublicState): PublicState {
  const current = { status, position, data, translations: translations ?? null };
  return Object.fromEntries(Object.entries(current).filter(([name]) => Object.hasOwn(wanted, name)));
}

/** Refuses if the undo takes a fact or benefit off the site on which one of the texts public after it relies. */
async function refuseCitedGone({ db }: StudioDeps, reversals: readonly Reversal[]): Promise<Refusal | undefined> {
  const lost = reversals.filter(({ after }) => (after.status ?? "published") !== "published");
  if (lost.length === 0) return undefined;
  const isOther = (row: { collection: string; slug: string }) =>
    reversals.every(({ entry }) => entry.collection !== row.collection || entry.slug !== row.slug);
  const others = (await listPublishedData(db)).filter(isOther);
  const restored = restoredBy(reversals);
  return lost.map(({ entry }) => refuseCited([...others, ...restored], entry)).find((refusal) => refusal !== undefined);
}

/** Refuses if a restored text relies on something that is not public, or if seats and matrix would then differ. */
async function refuseUnready(deps: StudioDeps, reversals: readonly Reversal[]): Promise<Refusal | undefined> {
  const restored = restoredBy(reversals);
  const citable = await listCitable(deps, restored);
  for (const entry of restored) {
    const [problem] = [...findMissingCitations(entry, citable), ...(await findSeatProblems(deps.db, entry))];
    if (problem) return refused("invalid_input", problem.message);
  }
  return undefined;
}

function restoredBy(reversals: readonly Reversal[]): StoredEntry[] {
  return reversals.flatMap(({ entry, after: { status, data, translations = null } }) =>
    status === "published" ? [{ ...entry, data, translations, draft: null }] : [],
  );
}

function isUnchanged({ entry, after }: Reversal) {
  return after.position === undefined ? hasVersion(entry.id, entry.version) : hasPosition(entry.id, entry.position);
}

function hasPublication(id: string) {
  return sql`exists (select 1 from publications where id = ${id})`;
}

function reverseStatement(deps: StudioDeps, reversal: Reversal, when: ReturnType<typeof hasPublication>) {
  const { entry, after } = reversal;
  if (after.position !== undefined) return placeStatement(deps.db, entry.id, after.position, when);
  const { data = entry.data, translations = entry.translations, status = entry.status } = after;
  const latest = workingCopy(entry);
  const restored = { data, translations: translations ?? null };
  const unpublished = entry.status === "published" ? entry.draft : latest;
  const draft = isSame(latest, restored) ? null : unpublished;
  // An entry that is taken off the site becomes a draft with its latest texts.
  const texts = status === "published" ? { ...restored, draft } : { ...latest, draft: null };
  const changes = { ...texts, status, ...(losesSchedule(reversal) && UNSCHEDULED), updatedAt: deps.now() };
  return changeStatement(deps.db, entry.id, entry.version, changes, when);
}

/** What was confirmed for the schedule was confirmed against the version that is public now. */
function losesSchedule({ entry, after: { position, data = entry.data, status = entry.status } }: Reversal): boolean {
  if (position !== undefined) return false;
  const published = { ...entry, draft: null };
  const isOther = status !== entry.status || isUnchecked(published, data);
  return isOther && isUnchecked({ ...published, data, status }, workingCopy(entry).data);
}
