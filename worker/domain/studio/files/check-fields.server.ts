import { z } from "zod";
import { type CollectionName, collections } from "../../../content/collections.ts";
import { unwrap } from "../../../content/field-types.ts";
import { findMisfits } from "../../../content/translations.ts";
import type { FieldError } from "../../../contracts/problem.ts";
import { findProblems } from "../entry-content.server.ts";

/** Lists the errors in a file's texts, by field. */
export function checkFields(collection: CollectionName, { en, hi }: { en: unknown; hi?: unknown }): FieldError[] {
  const { schema } = collections[collection];
  const unknown = listUnknown(schema, en, ["en"]).map((field) => ({ field, message: "There is no such field." }));
  const problems = findProblems(collection, en).map(({ field, message }) => ({
    field: ["en", field].filter(Boolean).join("."),
    message,
  }));
  const misfits = hi === undefined ? [] : findMisfits(schema, en, hi).map(misfitOf);
  return [...unknown, ...problems, ...misfits];
}

function misfitOf(text: string): FieldError {
  const [path = "", ...rest] = text.split(": ");
  return { field: `hi.${path.replace(/^\./, "")}`.replace(/\.$/, ""), message: `${rest.join(": ")}.` };
}

function listUnknown(schema: z.core.$ZodType, data: unknown, path: readonly string[]): string[] {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodArray && Array.isArray(data)) {
    return data.flatMap((one: unknown, i) => listUnknown(inner.element, one, [...path, String(i)]));
  }
  const object = inner instanceof z.ZodDiscriminatedUnion ? optionFor(inner, data) : inner;
  if (!(object instanceof z.ZodObject) || typeof data !== "object" || data === null) return [];
  return Object.entries(data).flatMap(([name, value]: [string, unknown]) =>
    Object.hasOwn(object.shape, name)
      ? listUnknown(object.shape[name] as z.ZodType, value, [...path, name])
      : [[...path, name].join(".")],
  );
}

function optionFor({ options, def }: z.ZodDiscriminatedUnion, data: unknown): z.core.$ZodType | undefined {
  const chosen = new Map(Object.entries(data ?? {})).get(def.discriminator) as unknown;
  return options.find((option) => {
    const key = (option as z.ZodObject).shape[def.discriminator] as z.ZodType | undefined;
    return key !== undefined && z.safeParse(key, chosen).success;
  });
}
