import type { FormField } from "../../../contracts/console/form.ts";
import type { MatrixCells, TypedRow } from "../../../contracts/console/matrix.ts";
import type { FieldError } from "../../../contracts/problem.ts";
import type { Db } from "../../../db/client.ts";
import type { Draft } from "../../../db/schema/content.ts";
import { listEntries, type StoredEntry } from "../../content/entries.server.ts";
import { findProblems, titleOf, workingCopy } from "../entry-content.server.ts";
import { type Difference, listDifferences } from "../form/differences.server.ts";
import type { Place, Texts } from "../save-drafts.server.ts";
import { findSeatProblems } from "../seat-problems.server.ts";
import { type Conflict, viewConflict } from "../views/view-conflict.server.ts";
import { formOf, stateOf } from "../views/view-entry.server.ts";
import { areSame, cellsOf, mergeCells, plansOf, withCells } from "./matrix-cells.server.ts";

export type MatrixRow = TypedRow &
  Pick<ReturnType<typeof stateOf>, "status" | "hasChanges"> & { title: string; help: string; path: string };
/** `differences` compares with the public version. */
type Listed = { slug: string; title: string; version: number; differences: Difference[]; problems: FieldError[] };
export type MatrixChange = Listed & { place: Place; texts: Texts };
export type MatrixConflict = Conflict & { slug: string; title: string };

export type MatrixReview = {
  plans: ReturnType<typeof plansOf>;
  /** Includes the typed values. Rows with a conflict have the version that is saved now. */
  rows: MatrixRow[];
  changes: MatrixChange[];
  /** Saved earlier and not public yet, but not changed now. */
  waiting: Listed[];
  conflicts: MatrixConflict[];
  /** Slugs of rows that have been archived in the meantime. */
  gone: string[];
};

/** Returns the whole table and the changes that the typed rows make. */
export async function reviewMatrix(db: Db, typed: readonly TypedRow[]): Promise<MatrixReview> {
  const form = await formOf(db, "benefits");
  const entries = await listEntries(db, "benefits", ["published", "draft"]);
  const review: MatrixReview = { plans: plansOf(form), rows: [], changes: [], waiting: [], conflicts: [], gone: [] };
  for (const stored of entries) {
    const row = typed.find(({ slug }) => slug === stored.slug);
    await reviewRow(db, form, { stored, row }, review);
  }
  const known = new Set(entries.map(({ slug }) => slug));
  const gone = typed.filter(({ slug, was, cells }) => !known.has(slug) && !areSame(was, cells));
  return { ...review, gone: gone.map(({ slug }) => slug) };
}

async function reviewRow(
  db: Db,
  form: FormField,
  { stored, row }: { stored: StoredEntry; row: TypedRow | undefined },
  { rows, changes, waiting, conflicts }: MatrixReview,
): Promise<void> {
  const { slug, version } = stored;
  const saved = cellsOf(form, workingCopy(stored));
  const merged = row ? mergeCells(row, saved) : saved;
  const title = titleOf(workingCopy(stored).data, slug);
  if (areSame(merged, saved)) {
    rows.push(rowOf(stored, { version, was: saved, cells: saved }));
    if (stored.draft)
      waiting.push({ slug, title, version, ...(await withProblems(db, form, stored, workingCopy(stored))) });
    return;
  }
  const texts = withCells(form, workingCopy(stored), merged);
  const mine = { data: texts.data, translations: texts.hi === undefined ? null : { hi: texts.hi } };
  rows.push(rowOf(stored, { version, was: saved, cells: merged }));
  if (row && row.version !== version) {
    conflicts.push({ slug, title, ...(await viewConflict(db, form, stored, mine)) });
    return;
  }
  const place = { collection: "benefits" as const, slug, version };
  changes.push({ slug, title, version, place, texts, ...(await withProblems(db, form, stored, mine)) });
}

async function withProblems(db: Db, form: FormField, stored: StoredEntry, mine: Draft) {
  const before = stored.status === "published" ? stored : {};
  const { collection, slug } = stored;
  const ofSeats = await findSeatProblems(db, { collection, slug, data: mine.data });
  const problems = [...findProblems(collection, mine.data), ...ofSeats];
  return { differences: listDifferences(form, before, mine), problems };
}

function rowOf(stored: StoredEntry, cells: { version: number; was: MatrixCells; cells: MatrixCells }): MatrixRow {
  const { data } = workingCopy(stored);
  const { help } = data as { help?: unknown };
  const { status, hasChanges } = stateOf(stored);
  return {
    slug: stored.slug,
    title: titleOf(data, stored.slug),
    help: typeof help === "string" ? help : "",
    path: `/console/content/benefits/${stored.slug}`,
    status,
    hasChanges,
    ...cells,
  };
}
