import { z } from "zod";
import { type CollectionName, collections } from "../../../content/collections.ts";
import { unwrap } from "../../../content/field-types.ts";
import { findMisfits } from "../../../content/translations.ts";
import { type FileCollection, IMPORT_LIMITS, isFileCollection } from "../../../contracts/console/content-files.ts";
import type { FieldError } from "../../../contracts/problem.ts";
import { findProblems } from "../entry-content.server.ts";
import { refuseSlug } from "../save-entry.server.ts";
import { type EntryFile, readEntryFile, trimmed } from "./entry-file.server.ts";

export type SentFile = { name: string; text: string };
export type CheckedFile = { name: string; errors: FieldError[]; entry: EntryFile | undefined };

const Texts = z.record(z.string(), z.unknown());
const Head = z.strictObject({
  collection: z.string(),
  slug: z.string(),
  order: z.int().min(1).optional(),
  fingerprint: z.string().optional(),
  en: Texts,
  hi: Texts.optional(),
});

/** Reads the entries in the files, each with its errors. */
export function readImport(files: readonly SentFile[], allowed: readonly FileCollection[]): CheckedFile[] {
  const checked = files.map((file) => readOne(file, allowed));
  const idOf = ({ entry }: CheckedFile) => entry && `${entry.collection}:${entry.slug}`;
  return checked.map((file) => {
    const others = checked.filter((other) => other !== file && idOf(other) !== undefined && idOf(other) === idOf(file));
    const names = others.map(({ name }) => name).join(", ");
    const twice = { field: "slug", message: `Another file has the same slug: ${names}.` };
    return others.length === 0 ? file : { ...file, errors: [...file.errors, twice] };
  });
}

/** Returns `undefined` if the bytes are not UTF-8, for example a picture or an archive. */
export function decodeText(bytes: ArrayBuffer | Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function readOne({ name, text }: SentFile, allowed: readonly FileCollection[]): CheckedFile {
  const wrong = (...errors: FieldError[]) => ({ name, errors, entry: undefined });
  if (new TextEncoder().encode(text).length > IMPORT_LIMITS.fileBytes)
    return wrong({ field: "", message: "The file is larger than 256 KB." });
  const read = readEntryFile({ name, text });
  if (!read.ok) return wrong({ field: "", message: read.message });
  const head = Head.safeParse(read.head);
  if (!head.success) return wrong(...head.error.issues.flatMap(explain));
  const { collection, slug, ...rest } = trimmed(head.data);
  if (!isFileCollection(collection) || !allowed.includes(collection)) {
    return wrong({ field: "collection", message: `This import takes ${allowed.join(", ")}, not ${collection}.` });
  }
  const message = refuseSlug(collection, slug);
  if (message) return wrong({ field: "slug", message });
  return { name, errors: checkFields(collection, rest), entry: { collection, slug, ...rest } };
}

function explain(issue: z.core.$ZodIssue): FieldError[] {
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((field) => ({ field, message: "There is no such field." }));
  }
  const isMissing = issue.code === "invalid_type" && issue.message.includes("received undefined");
  return [{ field: issue.path.join("."), message: isMissing ? "This is missing." : "This has the wrong type." }];
}

/** Lists the errors in a file's texts, by field. */
function checkFields(collection: CollectionName, { en, hi }: { en: unknown; hi?: unknown }): FieldError[] {
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
