import { diffWordsWithSpace } from "diff";
import type { FormField, FormValue } from "../../../contracts/console/form.ts";
import { dayAndHour } from "../../india-calendar.server.ts";
import { translationToForm } from "./form-translations.server.ts";
import { instantOf, partOf, rowsOf, toForm } from "./form-values.server.ts";

export type Part = { kind: "same" | "removed" | "added"; text: string };
export type Difference = { field: string; parts: Part[] };
type Texts = { data?: unknown; translations?: { hi?: unknown } | null };

/** Characters of unchanged text to show around a change. */
const AROUND = 80;

/** Lists the differences by field, word by word. */
export function listDifferences(form: FormField, before: Texts, after: Texts): Difference[] {
  return listChanged(form, before, after).map(({ field, was, is }) => ({ field, parts: compareWords(was, is) }));
}

export function listChanged(form: FormField, before: Texts, after: Texts) {
  const [old, fresh] = [textsOf(form, before), textsOf(form, after)];
  return [...new Set([...old.keys(), ...fresh.keys()])]
    .map((field) => ({ field, was: old.get(field) ?? "", is: fresh.get(field) ?? "" }))
    .filter(({ was, is }) => was !== is);
}

function compareWords(was: string, is: string): Part[] {
  // Shows a single word, such as a price or a date, as one change.
  if (!/\s/.test(was + is))
    return [
      { kind: "removed", text: was },
      { kind: "added", text: is },
    ].filter(isPart);
  const changes = diffWordsWithSpace(was, is);
  return changes.map(({ added, removed, value }, i) => {
    if (added) return { kind: "added", text: value };
    if (removed) return { kind: "removed", text: value };
    return { kind: "same", text: shorten(value, i === 0, i === changes.length - 1) };
  });
}

function isPart(part: { kind: string; text: string }): part is Part {
  return part.text !== "";
}

function shorten(text: string, isFirst: boolean, isLast: boolean): string {
  if (text.length <= 2 * AROUND + 20) return text;
  const start = isFirst ? "" : text.slice(0, AROUND);
  const end = isLast ? "" : text.slice(-AROUND);
  return `${start} … ${end}`;
}

/** Lists the translatable fields with an English text but no Hindi text. `count` includes those that have one. */
export function listMissingHindi(form: FormField, { data, translations }: Texts): { missing: string[]; count: number } {
  const values = toForm(form, data);
  if (partOf(values, "lang") === "hi") return { missing: [], count: 0 };
  const english = new Map(leavesOf(form, values, []));
  const hindi = leavesOf(withTextsOnly(form), translationToForm(form, data, translations?.hi), []);
  // A benefit's yes or no, and a text without letters, are the same in every language.
  const isForReaders = (text: string) => /\p{L}/u.test(text) && !/^(?:Yes|No)$/.test(text);
  const wanted = hindi.filter(([field]) => isForReaders(english.get(field) ?? ""));
  return { missing: wanted.filter(([, text]) => text === "").map(([field]) => field), count: wanted.length };
}

function withTextsOnly(field: FormField): FormField {
  if (field.kind === "list") return { ...field, item: withTextsOnly(field.item) };
  const keep = (fields: readonly FormField[]) => fields.filter(({ isTranslated }) => isTranslated).map(withTextsOnly);
  if (field.kind === "variant") {
    return { ...field, variants: field.variants.map((one) => ({ ...one, fields: keep(one.fields) })) };
  }
  return field.kind === "group" || field.kind === "picture" ? { ...field, fields: keep(field.fields) } : field;
}

function textsOf(form: FormField, { data, translations }: Texts): Map<string, string> {
  const english = leavesOf(form, toForm(form, data), []);
  const hindi = leavesOf(form, translationToForm(form, data, translations?.hi), []);
  return new Map([...english, ...hindi.map(([field, text]) => [`${field} (Hindi)`, text] as const)]);
}

function leavesOf(field: FormField, value: FormValue | undefined, path: readonly string[]): Array<[string, string]> {
  const own = field.label === "" ? path : [...path, field.label];
  switch (field.kind) {
    case "group":
    case "picture":
      return field.fields.flatMap((inner) => leavesOf(inner, partOf(value, inner.name), own));
    case "variant": {
      const chosen = field.variants.find((variant) => variant.value === partOf(value, field.discriminator));
      const fields = chosen?.fields.flatMap((inner) => leavesOf(inner, partOf(value, inner.name), own)) ?? [];
      return chosen ? [[own.join(", "), chosen.label], ...fields] : [];
    }
    case "list":
      return rowsOf(value).flatMap((row, i) => leavesOf(field.item, row, [...own, String(i + 1)]));
    case "choices":
      return [
        [
          own.join(", "),
          field.choices
            .filter(([one]) => partOf(value, one) === "on")
            .map(([, label]) => label)
            .join(", "),
        ],
      ];
    case "choice":
      return [[own.join(", "), field.choices.find(([one]) => one === value)?.[1] ?? textOf(value)]];
    case "boolean":
      return [[own.join(", "), value === "on" ? "Yes" : "No"]];
    case "leaf":
      return [[own.join(", "), field.input === "instant" ? timeOf(textOf(value)) : textOf(value)]];
  }
}

function timeOf(text: string): string {
  const instant = new Date(instantOf(text));
  return Number.isNaN(instant.getTime()) ? text : dayAndHour(instant);
}

function textOf(value: FormValue | undefined): string {
  return typeof value === "string" ? value : "";
}
