import { z } from "zod";
import { notPlain } from "#messages/contracts/fields.ts";
import { tooLong } from "../fields.ts";
import { CSV_FILE } from "./vocabulary.ts";

const TOO_LARGE = `The file may have at most ${CSV_FILE.size}. Split it.`;
const LINES_AND_TABS = /^(?:[^\p{Cc}\p{Cs}]|[\n\t])*$/u;

export function csvText(label: string) {
  const missing = `Please write ${label}.`;
  return z
    .string(missing)
    .max(CSV_FILE.bytes, { error: tooLong(CSV_FILE.bytes), abort: true })
    .refine((text) => text.trim() !== "", { error: missing, abort: true })
    .transform((text) => text.replace(/\r\n?/g, "\n"))
    .pipe(z.string().regex(LINES_AND_TABS, { error: notPlain }))
    .refine((text) => new TextEncoder().encode(text).length <= CSV_FILE.bytes, TOO_LARGE);
}
