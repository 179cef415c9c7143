import { paiseOf } from "../../../contracts/calculators/amount-text.ts";
import type { FormField, FormValue, LeafKind } from "../../../contracts/console/form.ts";
import { INDIA_OFFSET_MS } from "../../india-calendar.server.ts";
import { formatRupees } from "../../money.server.ts";

type Group = Record<string, unknown>;

/** Converts stored data, which can be incomplete, to input values. */
export function toForm(field: FormField, data: unknown): FormValue {
  switch (field.kind) {
    case "group":
    case "picture":
      return groupToForm(field.fields, data);
    case "variant": {
      const chosen = asText(asGroup(data)[field.discriminator]);
      const fields = field.variants.find(({ value }) => value === chosen)?.fields ?? [];
      return { ...groupToForm(fields, data), [field.discriminator]: chosen };
    }
    case "list": {
      const rows: unknown[] = Array.isArray(data) ? data : Array.from({ length: field.isOptional ? 0 : field.minimum });
      return rows.map((row) => toForm(field.item, row));
    }
    case "choices": {
      // Chosen values come first, because their order matters.
      const chosen = Array.isArray(data) ? data.map(asText) : [];
      const others = field.choices.map(([value]) => value).filter((value) => !chosen.includes(value));
      return Object.fromEntries([...chosen.map((value) => [value, "on"]), ...others.map((value) => [value, ""])]);
    }
    case "boolean":
      return (data ?? field.initial) === true ? "on" : "";
    case "choice":
      return asText(data ?? field.initial);
    case "leaf":
      return leafToForm(field.input, data);
  }
}

/** Converts input values to what the schema expects. The schema then validates them. */
export function fromForm(field: FormField, value: FormValue | undefined): unknown {
  if (field.isOptional && isBlank(field, value)) return undefined;
  switch (field.kind) {
    case "group":
    case "picture":
      return groupFromForm(field.fields, value);
    case "variant": {
      const chosen = textAt(value, field.discriminator);
      const fields = field.variants.find((variant) => variant.value === chosen)?.fields ?? [];
      return { [field.discriminator]: chosen, ...groupFromForm(fields, value) };
    }
    case "list":
      return rowsOf(value).map((row) => fromForm(field.item, row));
    case "choices":
      return Object.keys(asGroup(value)).filter((choice) => textAt(value, choice) === "on");
    case "boolean":
      return value === "on";
    case "choice":
      return value === "" ? undefined : value;
    case "leaf":
      return leafFromForm(field.input, asText(value));
  }
}

/** True for an optional part without a text. It is left out, whatever is selected in it. */
function isBlank(field: FormField, value: FormValue | undefined): boolean {
  switch (field.kind) {
    // The sizes and description remain in the form after the picture is deselected.
    case "picture":
      return textAt(value, "src") === "";
    case "group":
      return field.fields.every((inner) => isBlank(inner, partOf(value, inner.name)));
    case "variant":
      return textAt(value, field.discriminator) === "";
    // A list that is not optional begins with blank rows.
    case "list":
      return rowsOf(value).every((row) => !field.isOptional && isBlank(field.item, row));
    case "choices":
      return field.choices.every(([choice]) => textAt(value, choice) !== "on");
    case "boolean":
      return value !== "on" || field.initial;
    case "choice":
      return asText(value) === field.initial || asText(value) === "";
    case "leaf":
      return asText(value).trim() === "";
  }
}

function leafToForm(kind: LeafKind, data: unknown): string {
  if (kind === "value" && typeof data === "boolean") return data ? "Yes" : "No";
  if (kind === "rupees" && typeof data === "number") return formatRupees(data);
  if (kind === "instant" && typeof data === "string" && !Number.isNaN(Date.parse(data))) {
    return new Date(Date.parse(data) + INDIA_OFFSET_MS).toISOString().slice(0, 16);
  }
  return asText(data);
}

function leafFromForm(kind: LeafKind, text: string): unknown {
  const trimmed = text.trim();
  if (kind === "value") return planValueOf(trimmed);
  if (trimmed === "" && ["number", "rupees", "instant", "date"].includes(kind)) return undefined;
  if (kind === "number") return /^-?\d+$/.test(trimmed) ? Number(trimmed) : trimmed;
  if (kind === "rupees") return paiseOf(trimmed) ?? text;
  if (kind === "instant") return instantOf(trimmed);
  return text;
}

function planValueOf(text: string): boolean | number | string {
  if (/^(?:yes|no)$/i.test(text)) return /^yes$/i.test(text);
  return /^\d+$/.test(text) ? Number(text) : text;
}

/** Converts the value of a `datetime-local` input from Indian time to UTC. */
export function instantOf(text: string): string {
  const instant = Date.parse(`${text.slice(0, 16)}:00+05:30`);
  return Number.isNaN(instant) ? text : `${new Date(instant).toISOString().slice(0, 19)}Z`;
}

function groupToForm(fields: readonly FormField[], data: unknown): Record<string, FormValue> {
  return Object.fromEntries(fields.map((field) => [field.name, toForm(field, asGroup(data)[field.name])]));
}

function groupFromForm(fields: readonly FormField[], value: FormValue | undefined): Group {
  const entries = fields.map((field) => [field.name, fromForm(field, partOf(value, field.name))] as const);
  return Object.fromEntries(entries.filter(([, part]) => part !== undefined));
}

export function partOf(value: FormValue | undefined, name: string): FormValue | undefined {
  return typeof value === "object" && !Array.isArray(value) ? value[name] : undefined;
}

export function rowsOf(value: FormValue | undefined): FormValue[] {
  return Array.isArray(value) ? value : [];
}

function textAt(value: FormValue | undefined, name: string): string {
  return asText(partOf(value, name));
}

function asGroup(data: unknown): Group {
  return typeof data === "object" && data !== null && !Array.isArray(data) ? (data as Group) : {};
}

function asText(data: unknown): string {
  return typeof data === "string" || typeof data === "number" ? String(data) : "";
}
