import type { FormField, FormTree, FormValue } from "#worker/contracts/console/form.ts";

type Pair = { path: string[]; value: string };

const DEEPEST = 14;

/** Builds a tree from the inputs, whose names are paths such as `en.agenda.0.time`. */
export function readTree(entered: URLSearchParams): FormTree {
  const pairs = [...entered].map(([name, value]) => {
    return { path: name.split("."), value: value.replace(/\r\n?/g, "\n") };
  });
  const below = (language: string) =>
    pairs
      .filter(({ path }) => path[0] === language && path.length <= DEEPEST)
      .map(({ path, value }) => ({ path: path.slice(1), value }));
  return { en: grow(below("en")), hi: grow(below("hi")) };
}

function grow(pairs: readonly Pair[]): FormValue {
  const own = pairs.find(({ path }) => path.length === 0);
  if (own) return own.value;
  const parts = Map.groupBy(pairs, ({ path }) => path[0] ?? "");
  const grown = [...parts].map(([name, inner]) => {
    return [name, grow(inner.map(({ path, value }) => ({ path: path.slice(1), value })))] as const;
  });
  const isList = grown.length > 0 && grown.every(([name]) => /^\d{1,4}$/.test(name));
  if (!isList) return Object.fromEntries(grown);
  return grown.toSorted(([a], [b]) => Number(a) - Number(b)).map(([, value]) => value);
}

export const ROW_STEPS = ["add", "remove", "up", "down"] as const;
export type RowStep = { step: (typeof ROW_STEPS)[number]; list: string; row: number };

/** "up:agenda.2" moves the third row of the agenda; "add:agenda" needs no row. */
export function readRowStep(text: string): RowStep | undefined {
  const [, word, path = ""] = /^(\w+):([\w.-]*)$/.exec(text) ?? [];
  const step = ROW_STEPS.find((known) => known === word);
  if (!step) return undefined;
  if (step === "add") return { step, list: path, row: 0 };
  const cut = path.lastIndexOf(".");
  return { step, list: path.slice(0, cut), row: Number(path.slice(cut + 1)) };
}

export function changeRows(form: FormField, tree: FormTree, { step, list, row }: RowStep): FormTree {
  const path = list.split(".");
  const field = fieldAt(form, tree.en, path);
  if (field?.kind !== "list") return tree;
  const count = rowsAt(tree.en, path).length;
  const change = (value: FormValue, blank: FormValue) => {
    const rows = Array.from({ length: count }, (_, i) => rowsAt(value, path)[i] ?? "");
    return setAt(value, path, changed(rows, step, row, blank));
  };
  return { en: change(tree.en, field.blank), hi: change(tree.hi, "") };
}

function changed(rows: readonly FormValue[], step: RowStep["step"], row: number, blank: FormValue): FormValue[] {
  if (step === "add") return [...rows, blank];
  if (step === "remove") return rows.filter((_, i) => i !== row);
  const other = step === "up" ? row - 1 : row + 1;
  const [a, b] = [rows[row], rows[other]];
  return a === undefined || b === undefined ? [...rows] : rows.with(row, b).with(other, a);
}

function fieldAt(
  field: FormField,
  value: FormValue | undefined,
  [first, ...rest]: readonly string[],
): FormField | undefined {
  if (first === undefined) return field;
  const inner = partAt(value, first);
  if (field.kind === "list") return fieldAt(field.item, inner, rest);
  const found = fieldsOf(field, value).find(({ name }) => name === first);
  return found && fieldAt(found, inner, rest);
}

function fieldsOf(field: FormField, value: FormValue | undefined): readonly FormField[] {
  if (field.kind === "group" || field.kind === "picture") return field.fields;
  if (field.kind !== "variant") return [];
  const chosen = partAt(value, field.discriminator);
  return field.variants.find((variant) => variant.value === chosen)?.fields ?? [];
}

export function partAt(value: FormValue | undefined, name: string): FormValue | undefined {
  if (Array.isArray(value)) return value[Number(name)];
  return typeof value === "object" && Object.hasOwn(value, name) ? value[name] : undefined;
}

export function textAt(value: FormValue | undefined): string {
  return typeof value === "string" ? value : "";
}

function rowsAt(value: FormValue | undefined, [first, ...rest]: readonly string[]): readonly FormValue[] {
  if (first === undefined) return Array.isArray(value) ? value : [];
  return rowsAt(partAt(value, first), rest);
}

function setAt(value: FormValue | undefined, [first, ...rest]: readonly string[], rows: FormValue[]): FormValue {
  if (first === undefined) return rows;
  const inner = setAt(partAt(value, first), rest, rows);
  if (Array.isArray(value)) return value.with(Number(first), inner);
  return { ...(typeof value === "object" ? value : {}), [first]: inner };
}
