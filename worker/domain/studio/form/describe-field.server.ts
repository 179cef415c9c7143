import { z } from "zod";
import { metaOf, unwrap } from "../../../content/field-types.ts";
import type { Choice, FieldBase, FormField, LeafKind } from "../../../contracts/console/form.ts";
import { toForm } from "./form-values.server.ts";

type Schema = z.core.$ZodType;
/** Slugs that a field can refer to, with their titles. */
export type References = (collection: string) => readonly Choice[];

const FORMATS: Record<string, LeafKind> = { url: "link", email: "email", date: "date", datetime: "instant" };

/** Describes a schema's form as plain data, so that the browser does not need zod. */
export function describeField(name: string, schema: Schema, references: References): FormField {
  const { label = "", help, kind, translatable = false } = metaOf(schema);
  const base = { name, label, help, isOptional: schema instanceof z.ZodOptional, isTranslated: translatable };
  const inner = unwrap(schema);
  if (inner instanceof z.ZodBoolean) return { ...base, kind: "boolean", initial: initialOf(schema) === true };
  if (inner instanceof z.ZodNumber) return { ...base, kind: "leaf", input: kind === "rupees" ? "rupees" : "number" };
  if (inner instanceof z.ZodArray)
    return describeList(base, { array: inner, words: metaOf(schema).choices ?? {} }, references);
  if (inner instanceof z.ZodDiscriminatedUnion) return describeVariant(base, inner, references);
  if (inner instanceof z.ZodUnion) return describeUnion(base, inner);
  if (inner instanceof z.ZodObject) {
    const fields = fieldsOf(inner, references);
    const holdsTexts = fields.some(({ isTranslated }) => isTranslated);
    return { ...base, kind: kind === "picture" ? "picture" : "group", fields, isTranslated: holdsTexts };
  }
  return describeChoice(base, schema, references) ?? { ...base, kind: "leaf", input: textKind(inner, kind) };
}

export function fieldsOf(object: z.ZodObject, references: References): FormField[] {
  return Object.entries(object.shape).map(([name, schema]) => describeField(name, schema, references));
}

function describeChoice(base: FieldBase, schema: Schema, references: References): FormField | undefined {
  const { refersTo, choices: words = {}, isKept = false } = metaOf(schema);
  if (refersTo) return { ...base, kind: "choice", choices: references(refersTo), initial: "" };
  const inner = unwrap(schema);
  if (!(inner instanceof z.ZodEnum)) return undefined;
  const choices = inner.options.map(String).map((value) => [value, words[value] ?? value] as const);
  const initial = initialOf(schema);
  return { ...base, kind: "choice", choices, initial: typeof initial === "string" ? initial : "", isKept };
}

type List = { array: z.ZodArray; words: Readonly<Record<string, string>> };

function describeList(base: FieldBase, { array, words }: List, references: References): FormField {
  const item = describeField("", array.element, references);
  if (item.kind === "choice" && unwrap(array.element) instanceof z.ZodEnum) {
    const choices = item.choices.map(([value, label]) => [value, words[value] ?? label] as const);
    return { ...base, kind: "choices", choices };
  }
  const checks = (array.def.checks ?? []).map(({ _zod }) => _zod.def as { minimum?: number; maximum?: number });
  const minimum = Math.max(0, ...checks.map((check) => check.minimum ?? 0));
  const maximum = checks.find((check) => check.maximum !== undefined)?.maximum;
  return {
    ...base,
    kind: "list",
    item,
    blank: toForm(item, undefined),
    minimum,
    maximum,
    isTranslated: item.isTranslated,
  };
}

function describeVariant(base: FieldBase, union: z.ZodDiscriminatedUnion, references: References): FormField {
  const { discriminator } = union.def;
  const variants = union.options.map((option) => {
    const { [discriminator]: key, ...shape } = (option as z.ZodObject).shape;
    const fields = fieldsOf(z.object(shape), references);
    const blank = Object.fromEntries(fields.map((field) => [field.name, toForm(field, undefined)]));
    return { value: String((key as z.ZodLiteral).value), label: metaOf(option).label ?? "", fields, blank };
  });
  const isTranslated = variants.some(({ fields }) => fields.some((field) => field.isTranslated));
  const [chosen] = union.options.map((option) => (option as z.ZodObject).shape[discriminator]);
  const chooser = (chosen && metaOf(chosen).label) ?? "";
  return { ...base, kind: "variant", discriminator, chooser, variants, isTranslated };
}

/** Describes one of two unions: a benefit's value (yes, no, a number or a text), or a link or the name of a link. */
function describeUnion(base: FieldBase, { options }: z.ZodUnion): FormField {
  const isTranslated = options.some((option) => metaOf(option).translatable);
  const isValue = options.some((option) => option instanceof z.ZodBoolean);
  return { ...base, kind: "leaf", input: isValue ? "value" : "line", isTranslated };
}

function textKind(inner: Schema, kind: string | undefined): LeafKind {
  if (kind === "markdown" || kind === "text") return kind;
  return FORMATS[(inner instanceof z.ZodStringFormat && inner.format) || ""] ?? "line";
}

function initialOf(schema: Schema): unknown {
  return schema instanceof z.ZodDefault ? schema.def.defaultValue : undefined;
}
