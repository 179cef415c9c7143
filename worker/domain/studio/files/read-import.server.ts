import { z } from "zod";
import { type FileCollection, IMPORT_LIMITS, isFileCollection } from "../../../contracts/console/content-files.ts";
import type { FieldError } from "../../../contracts/problem.ts";
import { refuseSlug } from "../save-entry.server.ts";
import { checkFields } from "./check-fields.server.ts";
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
