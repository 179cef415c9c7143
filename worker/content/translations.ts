import { z } from "zod";
import type { CollectionName, Entry } from "./collections.ts";
import { metaOf, unwrap } from "./field-types.ts";

type DeepPartial<T> =
  T extends ReadonlyArray<infer E>
    ? Array<DeepPartial<E>>
    : T extends object
      ? { [K in keyof T]?: DeepPartial<T[K]> | undefined }
      : T;
/** Hindi texts of a collection, by slug: only translatable fields, with lists in the English order. */
export type Translations<C extends CollectionName> = Record<string, DeepPartial<Entry<C>>>;

/** Schema of an entry's translatable fields, all optional. `undefined` if it has none. */
export function translationSchema(schema: z.core.$ZodType): z.ZodType | undefined {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodString) return metaOf(schema).translatable ? z.string().trim() : undefined;
  if (inner instanceof z.ZodArray) {
    const element = translationSchema(inner.element);
    return element && z.array(element);
  }
  if (inner instanceof z.ZodUnion) {
    const options = inner.options.flatMap((option) => translationSchema(option) ?? []);
    return options.length > 0 ? z.union(options) : undefined;
  }
  if (!(inner instanceof z.ZodObject)) return undefined;
  const fields = Object.entries(inner.shape).flatMap(([name, field]) => {
    const translated = translationSchema(field);
    return translated ? [[name, translated.optional()] as const] : [];
  });
  return fields.length > 0 ? z.strictObject(Object.fromEntries(fields)) : undefined;
}

/** Returns the entry with its translated texts. A missing or empty one stays English. */
export function translate<T>(entry: T, translation: unknown): T {
  return merge(entry, translation) as T;
}

/** True if every text of the entry has a translation. A text without letters, such as a figure, needs none. */
export function isTranslated(schema: z.core.$ZodType, english: unknown, translated: unknown): boolean {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodString) {
    const needsNone = typeof english !== "string" || !metaOf(schema).translatable || !/\p{L}/u.test(english);
    return needsNone || (typeof translated === "string" && translated.trim() !== "");
  }
  if (inner instanceof z.ZodArray) {
    const list: unknown[] = Array.isArray(translated) ? translated : [];
    return !Array.isArray(english) || english.every((one, i) => isTranslated(inner.element, one, list[i]));
  }
  if (inner instanceof z.ZodUnion) {
    const option = inner.options.find((one) => z.safeParse(one, english).success);
    return !option || isTranslated(option, english, translated);
  }
  if (!(inner instanceof z.ZodObject) || !isObject(english)) return true;
  const parts = isObject(translated) ? translated : {};
  return Object.entries(inner.shape).every(([name, field]) => isTranslated(field, english[name], parts[name]));
}

function merge(english: unknown, translated: unknown): unknown {
  if (typeof english === "string") {
    return typeof translated === "string" && translated.trim() !== "" ? translated : english;
  }
  if (Array.isArray(english)) {
    const list: unknown[] = Array.isArray(translated) ? translated : [];
    return english.map((one: unknown, i) => merge(one, list[i]));
  }
  if (!isObject(english) || !isObject(translated)) return english;
  return Object.fromEntries(Object.entries(english).map(([name, value]) => [name, merge(value, translated[name])]));
}

/** Paths where a translation does not fit its entry: not translatable, another length, or no such text. */
export function findMisfits(schema: z.core.$ZodType, entry: unknown, translation: unknown): string[] {
  const { error } = (translationSchema(schema) ?? z.strictObject({})).safeParse(translation);
  const refused = error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [];
  return [...refused, ...compare(entry, translation, "")];
}

function compare(english: unknown, translated: unknown, path: string): string[] {
  if (translated === undefined) return [];
  if (Array.isArray(translated)) {
    if (!Array.isArray(english)) return [`${path}: the entry has no list here`];
    if (english.length !== translated.length) {
      return [`${path}: ${translated.length} parts, but ${english.length} in English`];
    }
    return translated.flatMap((one: unknown, i) => compare(english[i], one, `${path}.${i}`));
  }
  if (isObject(translated)) {
    if (!isObject(english)) return [`${path}: the entry has no such part`];
    return Object.entries(translated).flatMap(([name, value]) => compare(english[name], value, `${path}.${name}`));
  }
  return typeof english === "string" ? [] : [`${path}: the entry has no text here`];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
