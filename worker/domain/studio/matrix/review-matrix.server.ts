import type { FormField, FormTree } from "../../../contracts/console/form.ts";
import { type MatrixCells, needsTranslation, type TypedRow } from "../../../contracts/console/matrix.ts";
import type { FieldError } from "../../../contracts/problem.ts";
import type { Db } from "../../../db/client.ts";
import type { Draft } from "../../../db/schema/content.ts";
import { listEntries, type StoredEntry } from "../../content/entries.server.ts";
import { findProblems, titleOf, workingCopy } from "../entry-content.server.ts";
import { type Difference, listDifferences } from "../form/differences.server.ts";
import { partOf } from "../form/form-values.server.ts";
import type { Place, Texts } from "../save-drafts.server.ts";
import { findSeatProblems } from "../seat-problems.server.ts";
import { type Conflict, viewConflict } from "../views/view-conflict.server.ts";
import { formOf, stateOf, textsOf, treeOf } from "../views/view-entry.server.ts";

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

const VALUES = "values";

function plansOf(form: FormField): Array<{ id: string; label: string }> {
  const values = "fields" in form ? form.fields.find(({ name }) => name === VALUES) : undefined;
  const plans = values && "fields" in values ? values.fields : [];
  return plans.map(({ name, label }) => ({ id: name, label }));
}

function cellsOf(form: FormField, texts: Draft): MatrixCells {
  const { en, hi } = treeOf(form, texts);
  const read = (tree: FormTree["en"]) =>
    Object.fromEntries(
      plansOf(form).map(({ id }) => {
        const cell = partOf(partOf(tree, VALUES), id);
        return [id, typeof cell === "string" ? cell : ""];
      }),
    );
  return { en: read(en), hi: read(hi) };
}

/** Applies the cells that the operator changed to those that are saved now. */
function mergeCells({ was, cells }: TypedRow, saved: MatrixCells): MatrixCells {
  const merge = (language: "en" | "hi") =>
    Object.fromEntries(
      Object.entries(saved[language]).map(([plan, text]) => {
        const typed = cells[language][plan] ?? text;
        return [plan, isSameText(typed, was[language][plan] ?? "") ? text : typed];
      }),
    );
  return { en: merge("en"), hi: merge("hi") };
}

function areSame(a: MatrixCells, b: MatrixCells): boolean {
  const plans = Object.keys({ ...a.en, ...b.en });
  return plans.every(
    (plan) => isSameText(a.en[plan] ?? "", b.en[plan] ?? "") && isSameText(a.hi[plan] ?? "", b.hi[plan] ?? ""),
  );
}

/** Returns the entry with the new values. A value without words loses its translation. */
function withCells(form: FormField, texts: Draft, { en, hi }: MatrixCells): { data: unknown; hi: unknown } {
  const tree = treeOf(form, texts);
  const words = Object.entries(hi).map(([plan, text]) => [plan, needsTranslation(en[plan] ?? "") ? text : ""]);
  return textsOf(form, {
    en: { ...groupOf(tree.en), [VALUES]: { ...en } },
    hi: { ...groupOf(tree.hi), [VALUES]: Object.fromEntries(words) as Record<string, string> },
  });
}

function groupOf(value: FormTree["en"]) {
  return typeof value === "object" && !Array.isArray(value) ? value : {};
}

function isSameText(a: string, b: string): boolean {
  return a.trim() === b.trim();
}
