import type { FormField, FormTree } from "../../../contracts/console/form.ts";
import { type MatrixCells, needsTranslation, type TypedRow } from "../../../contracts/console/matrix.ts";
import type { Draft } from "../../../db/schema/content.ts";
import { partOf } from "../form/form-values.server.ts";
import { textsOf, treeOf } from "../views/view-entry.server.ts";

const VALUES = "values";

export function plansOf(form: FormField): Array<{ id: string; label: string }> {
  const values = "fields" in form ? form.fields.find(({ name }) => name === VALUES) : undefined;
  const plans = values && "fields" in values ? values.fields : [];
  return plans.map(({ name, label }) => ({ id: name, label }));
}

export function cellsOf(form: FormField, texts: Draft): MatrixCells {
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
export function mergeCells({ was, cells }: TypedRow, saved: MatrixCells): MatrixCells {
  const merge = (language: "en" | "hi") =>
    Object.fromEntries(
      Object.entries(saved[language]).map(([plan, text]) => {
        const typed = cells[language][plan] ?? text;
        return [plan, isSameText(typed, was[language][plan] ?? "") ? text : typed];
      }),
    );
  return { en: merge("en"), hi: merge("hi") };
}

export function areSame(a: MatrixCells, b: MatrixCells): boolean {
  const plans = Object.keys({ ...a.en, ...b.en });
  return plans.every(
    (plan) => isSameText(a.en[plan] ?? "", b.en[plan] ?? "") && isSameText(a.hi[plan] ?? "", b.hi[plan] ?? ""),
  );
}

/** Returns the entry with the new values. A value without words loses its translation. */
export function withCells(form: FormField, texts: Draft, { en, hi }: MatrixCells): { data: unknown; hi: unknown } {
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
