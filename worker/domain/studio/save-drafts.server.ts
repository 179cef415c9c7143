import { type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { CollectionName } from "../../content/collections.ts";
import { type Outcome, ok, refused } from "../../contracts/problem.ts";
import type { Draft } from "../../db/schema/content.ts";
import { type Actor, type TrailDeps, type TrailEntry, withTrail } from "../audit-trail.server.ts";
import {
  changeStatement,
  createStatement,
  entryId,
  findLastPosition,
  listEntriesById,
  type StoredEntry,
} from "../content/entries.server.ts";
import { haveVersions } from "../content/entry-conditions.server.ts";
import { picturesIn } from "../content/pictures/picture-address.server.ts";
import { areInLibrary } from "../content/pictures/pictures.server.ts";
import { findLatestRevision, revisionStatement } from "../content/revisions.server.ts";
import { rulesTextOf } from "../schemes/rules-text.server.ts";
import { acceptedData, findProblems, isSame, workingCopy } from "./entry-content.server.ts";
import { refuseLostPictures } from "./lost-pictures.server.ts";
import { findPublishingProblems } from "./publishing-problems.server.ts";
import { listNewPaymentDetails } from "./questions/payment-details.server.ts";
import { occasionIn, priceIn } from "./questions/unconfirmed.server.ts";

export type Place = { collection: CollectionName; slug: string; version: number };
export type Texts = { data: unknown; hi: unknown };
export type Saved = Place & { isComplete: boolean; lostSchedule: boolean; isPublic: boolean };
export const UNSCHEDULED = { publishAt: null, scheduledBy: null };
type Plan = { place: Place; id: string; stored: StoredEntry | undefined; working: Draft; saved: Saved };

/**
 * Saves all drafts or none. Version 0 creates an entry at the end of its collection. A draft can be incomplete. Refuses
 * with `version_conflict` if an entry has been saved since the given version.
 */
export async function saveDrafts(
  deps: TrailDeps,
  by: Actor,
  drafts: ReadonlyArray<Place & Texts>,
): Promise<Outcome<Saved[]>> {
  const ids = drafts.map(({ collection, slug }) => entryId(collection, slug));
  const stored = new Map((await listEntriesById(deps.db, ids)).map((entry) => [entry.id, entry]));
  const plans = await Promise.all(
    drafts.map((draft, i) => planOf(deps, draft, { id: ids[i] ?? "", stored: stored.get(ids[i] ?? "") })),
  );
  if (plans.some((plan) => plan.place.version > 0 && !plan.stored)) return refused("not_found");
  const changed = plans.filter(isChanged);
  const [first, ...others] = changed.map(trailEntryOf);
  if (!first) return ok(plans.map(({ saved }) => saved));
  const texts = changed.map(({ working }) => working.data);
  const versions = Object.fromEntries(changed.map(({ id, place }) => [id, place.version]));
  const areThere = areInLibrary(picturesIn(JSON.stringify(texts)));
  const writes = await writesOf(deps, by, changed);
  const when = sql`${haveVersions(versions)} and ${areThere}`;
  const results = await withTrail(deps, by, [first, ...others], writes, when);
  if (!isWritten(results)) return (await refuseLostPictures(deps.db, texts)) ?? refused("version_conflict");
  return ok(plans.map((plan) => (isChanged(plan) ? { ...plan.saved, version: plan.place.version + 1 } : plan.saved)));
}

async function planOf(
  { db, now }: TrailDeps,
  { data, hi, ...place }: Place & Texts,
  { id, stored }: Pick<Plan, "id" | "stored">,
): Promise<Plan> {
  const working = { data, translations: hi === undefined ? null : { hi } };
  const at = stored?.publishAt ?? now();
  const isComplete = (await findPublishingProblems(db, place, working, { stored, at })).length === 0;
  const isPublic =
    stored?.status === "published" && isSameText(place.collection, working, workingCopy({ ...stored, draft: null }));
  const { collection, slug } = place;
  const lostSchedule = (stored?.publishAt ?? null) !== null && (isPublic || !isComplete || isUnchecked(stored, data));
  return {
    place,
    id,
    stored,
    working,
    saved: { collection, slug, version: stored?.version ?? 1, isComplete, lostSchedule, isPublic },
  };
}

/** True for an unconfirmed change since it was scheduled: of rules, a price, payment details, or an event's day or place. */
export function isUnchecked(stored: StoredEntry | undefined, data: unknown): boolean {
  const scheduled = stored && workingCopy(stored).data;
  if (stored?.collection === "schemes") return rulesTextOf(data) !== rulesTextOf(scheduled);
  if (stored?.collection === "events") {
    return stored.status === "published" && occasionIn(data) !== occasionIn(scheduled);
  }
  if (stored?.collection === "settings") return listNewPaymentDetails(scheduled, data).length > 0;
  return stored?.collection === "plans" && priceIn(data) !== priceIn(scheduled);
}

function isChanged({ place, stored, working, saved }: Plan): boolean {
  return place.version === 0 || !stored || saved.lostSchedule || !isSame(working, workingCopy(stored));
}

function trailEntryOf({ id, place, stored, working }: Plan): TrailEntry {
  const subject = `content:${id}`;
  if (place.version === 0 || !stored) return { action: "content.created", subject, after: working };
  return { action: "content.saved", subject, before: workingCopy(stored), after: working };
}

async function writesOf(deps: TrailDeps, by: Actor, plans: readonly Plan[]) {
  const { db } = deps;
  const now = deps.now();
  const positions = await nextPositions(deps, plans);
  const baselines = await Promise.all(plans.map(({ place, stored }) => unrecorded(deps, place, stored)));
  return (isAppended: SQL) =>
    plans.flatMap(({ id, place, stored, working, saved }, i): BatchItem<"sqlite">[] => {
      const revision = { entryId: id, ...working, actor: by.memberId, createdAt: now };
      const revisions = [...(baselines[i] ?? []), revision].map((one) => revisionStatement(db, one, isAppended));
      if (place.version === 0 || !stored) {
        const { collection, slug } = place;
        const row = { collection, slug, position: positions[i] ?? 0, ...working, updatedAt: now };
        return [createStatement(db, row, isAppended), ...revisions];
      }
      const changes = {
        ...(stored.status === "published" ? { draft: saved.isPublic ? null : working } : working),
        ...(saved.lostSchedule && UNSCHEDULED),
        updatedAt: now,
      };
      return [...revisions, changeStatement(db, id, place.version, changes, isAppended)];
    });
}

/** Returns a position for each draft. New entries follow the last one of their collection. */
async function nextPositions({ db }: Pick<TrailDeps, "db">, plans: readonly Plan[]): Promise<number[]> {
  const next = new Map<CollectionName, number>();
  const positions = [];
  for (const { place, stored } of plans) {
    if (stored) {
      positions.push(stored.position);
      continue;
    }
    const position = next.get(place.collection) ?? (await findLastPosition(db, place.collection)) + 1;
    next.set(place.collection, position + 1);
    positions.push(position);
  }
  return positions;
}

/** A text that no editor saved has no revision. Recording it here keeps the text from before this change. */
async function unrecorded({ db }: Pick<TrailDeps, "db">, place: Place, stored: StoredEntry | undefined) {
  if (!stored) return [];
  const now = workingCopy(stored);
  const latest = await findLatestRevision(db, stored.id);
  if (latest && isSameText(place.collection, latest, now)) return [];
  return [{ entryId: stored.id, ...now, actor: "by-hand", createdAt: stored.updatedAt }];
}

/** Compares parsed data too, because a publication trims saved texts and adds defaults. */
function isSameText(collection: CollectionName, saved: Draft, now: Draft): boolean {
  if (!isSame(saved.translations, now.translations)) return false;
  if (isSame(saved.data, now.data)) return true;
  return findProblems(collection, saved.data).length === 0 && isSame(acceptedData(collection, saved.data), now.data);
}

/** True if a batch wrote its rows. All of its writes must have the same condition. */
export function isWritten(results: readonly unknown[]): boolean {
  return results.some((rows) => Array.isArray(rows) && rows.length > 0);
}

/** Begins the refusal of a publication whose drafts are saved. */
export function draftsOnly(saved: readonly Saved[]): string {
  const lost = saved.some(({ lostSchedule }) => lostSchedule) ? " At least one schedule is cancelled." : "";
  return `The drafts are saved, but not published.${lost}`;
}
