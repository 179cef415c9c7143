import type { FormField, FormValue } from "../../../contracts/console/form.ts";
import { partOf, rowsOf, toForm } from "./form-values.server.ts";

/** Input values for the translation, with as many rows as the English lists. */
export function translationToForm(field: FormField, english: unknown, translated: unknown): FormValue {
  if (field.kind === "list") {
    const rows: unknown[] = Array.isArray(translated) ? translated : [];
    const shown = rowsOf(toForm(field, english));
    return shown.map((_, i) => translationToForm(field.item, Array.isArray(english) ? english[i] : undefined, rows[i]));
  }
  const fields = fieldsWithTexts(field, english);
  if (fields === undefined) return field.isTranslated && typeof translated === "string" ? translated : "";
  return Object.fromEntries(
    fields.map((inner) => {
      const [own, other] = [partAt(english, inner.name), partAt(translated, inner.name)];
      return [inner.name, translationToForm(inner, own, other)];
    }),
  );
}

/** Returns the translation without empty texts. Rows keep their positions in a list. */
export function translationFromForm(
  field: FormField,
  value: FormValue | undefined,
  english: FormValue | undefined,
): unknown {
  if (!field.isTranslated) return undefined;
  if (field.kind === "list") {
    const rows = rowsOf(english).map((row, i) => translationFromForm(field.item, rowsOf(value)[i], row));
    const blank = hasFields(field.item) ? {} : "";
    return rows.some((row) => row !== undefined) ? rows.map((row) => row ?? blank) : undefined;
  }
  const fields = fieldsWithTexts(field, english);
  if (fields === undefined) {
    const text = typeof value === "string" ? value.trim() : "";
    return text === "" ? undefined : text;
  }
  const parts = fields.flatMap((inner) => {
    const part = translationFromForm(inner, partOf(value, inner.name), partOf(english, inner.name));
    return part === undefined ? [] : [[inner.name, part] as const];
  });
  return parts.length > 0 ? Object.fromEntries(parts) : undefined;
}

function fieldsWithTexts(field: FormField, english: unknown): FormField[] | undefined {
  if (field.kind === "variant") {
    const chosen = partAt(english, field.discriminator);
    const found = field.variants.find(({ value }) => value === chosen);
    return (found?.fields ?? []).filter(({ isTranslated }) => isTranslated);
  }
  return hasFields(field) ? field.fields.filter(({ isTranslated }) => isTranslated) : undefined;
}

function hasFields(field: FormField): field is FormField & { kind: "group" | "picture" } {
  return field.kind === "group" || field.kind === "picture";
}

function partAt(data: unknown, name: string): unknown {
  return typeof data === "object" && data !== null ? (data as Record<string, unknown>)[name] : undefined;
}
