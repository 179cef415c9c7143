import { sql } from "drizzle-orm";
import type { CollectionName } from "../../content/collections.ts";
import { type Outcome, ok, refused } from "../../contracts/problem.ts";
import { type Actor, type TrailDeps, withTrail } from "../audit-trail.server.ts";
import {
  changeStatement,
  createStatement,
  entryId,
  findEntry,
  findLastPosition,
  type StoredEntry,
} from "../content/entries.server.ts";
import { hasVersion, isFree } from "../content/entry-conditions.server.ts";
import { picturesIn } from "../content/pictures/picture-address.server.ts";
import { areKept } from "../content/pictures/pictures.server.ts";
import { listRevisions, revisionStatement } from "../content/revisions.server.ts";
import { rulesTextOf } from "../schemes/rules-text.server.ts";
import { findProblems, isFixed, isSame, workingCopy } from "./entry-content.server.ts";
import { refuseLostPictures } from "./lost-pictures.server.ts";

type Texts = { data: unknown; hi: unknown };
export type Saved = { slug: string; version: number; isComplete: boolean; lostSchedule: boolean };

/** A draft may be incomplete. Refuses with `version_conflict` if somebody saved the entry since `version`. */
export async function saveDraft(
  deps: TrailDeps,
  by: Actor,
  entry: { collection: CollectionName; slug: string; version: number },
  { data, hi }: Texts,
): Promise<Outcome<Saved>> {
  const stored = await findEntry(deps.db, entry.collection, entry.slug);
  if (!stored) return refused("not_found");
  const working = { data, translations: hi === undefined ? null : { hi } };
  const isComplete = findProblems(entry.collection, data).length === 0;
  const saved = { slug: entry.slug, isComplete };
  if (isSame(working, workingCopy(stored))) return ok({ ...saved, version: stored.version, lostSchedule: false });
  const now = deps.now();
  const areThere = areKept(picturesIn(JSON.stringify(data)));
  const when = sql`${hasVersion(stored.id, entry.version)} and ${areThere}`;
  // Nobody has checked rules that came after the schedule.
  const changesRules = rulesTextOf(data) !== rulesTextOf(workingCopy(stored).data);
  const isUnchecked = stored.collection === "schemes" && changesRules;
  const lostSchedule = stored.publishAt !== null && (!isComplete || isUnchecked);
  const changes = {
    ...(stored.status === "published" ? { draft: working } : working),
    ...(lostSchedule && { publishAt: null, scheduledBy: null }),
    updatedAt: now,
  };
  const baseline = await unrecorded(deps, stored);
  const results = await withTrail(
    deps,
    by,
    { action: "content.saved", subject: `content:${stored.id}`, before: workingCopy(stored), after: working },
    () => [
      ...baseline.map((revision) => revisionStatement(deps.db, revision, when)),
      revisionStatement(deps.db, { entryId: stored.id, ...working, actor: by.memberId, createdAt: now }, when),
      changeStatement(deps.db, stored.id, entry.version, changes, areThere),
    ],
    when,
  );
  if (!isDone(results)) return (await refuseLostPictures(deps.db, data)) ?? refused("version_conflict");
  return ok({ ...saved, version: entry.version + 1, lostSchedule });
}

/** A new draft at the end of its collection. */
export async function createEntry(
  deps: TrailDeps,
  by: Actor,
  { collection, slug }: { collection: CollectionName; slug: string },
  { data, hi }: Texts,
): Promise<Outcome<Saved>> {
  if (isFixed(collection)) return refused("invalid_input", "This list has a fixed number of entries.");
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug) || slug.length > 80 || slug === "new") {
    const message = "Use small letters, digits and hyphens, for example growth-workshop-pune.";
    return refused("invalid_input", message, [{ field: "slug", message }]);
  }
  const id = entryId(collection, slug);
  const texts = { data, translations: hi === undefined ? null : { hi } };
  const now = deps.now();
  const position = (await findLastPosition(deps.db, collection)) + 1;
  const areThere = areKept(picturesIn(JSON.stringify(data)));
  const when = sql`${isFree(id)} and ${areThere}`;
  const results = await withTrail(
    deps,
    by,
    { action: "content.created", subject: `content:${id}`, after: texts },
    () => [
      createStatement(deps.db, { collection, slug, position, ...texts, updatedAt: now }, areThere),
      revisionStatement(deps.db, { entryId: id, ...texts, actor: by.memberId, createdAt: now }, sql`changes() > 0`),
    ],
    when,
  );
  if (isDone(results.slice(0, 1)))
    return ok({ slug, version: 1, isComplete: findProblems(collection, data).length === 0, lostSchedule: false });
  const lost = await refuseLostPictures(deps.db, data);
  if (lost) return lost;
  const message = "Another entry has this address. Choose another one.";
  return refused("invalid_input", message, [{ field: "slug", message }]);
}

/** A change by hand in the database left no revision, so the text before this change would be lost. */
async function unrecorded({ db }: Pick<TrailDeps, "db">, stored: StoredEntry) {
  const { data, translations } = workingCopy(stored);
  const [latest] = await listRevisions(db, stored.id);
  if (latest && isSame({ data: latest.data }, { data })) return [];
  return [{ entryId: stored.id, data, translations, actor: "by-hand", createdAt: stored.updatedAt }];
}

/** Whether the last statement of a batch, which decides, has written its row. */
export function isDone(results: readonly unknown[]): boolean {
  const last = results.at(-1);
  return Array.isArray(last) && last.length > 0;
}
