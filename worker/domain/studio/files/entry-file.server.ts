import { z } from "zod";
import { collections } from "../../../content/collections.ts";
import { metaOf, unwrap } from "../../../content/field-types.ts";
import type { FileCollection } from "../../../contracts/console/content-files.ts";
import { sha256Hex } from "../../digest.server.ts";
import { canonical } from "../entry-content.server.ts";

export type EntryTexts = { en: unknown; hi?: unknown };
/** `fingerprint` is a digest of the texts when they were exported. `order` counts from 1. */
export type EntryFile = EntryTexts & {
  collection: FileCollection;
  slug: string;
  order?: number | undefined;
  fingerprint?: string | undefined;
};

const FENCE = "---";

export function fingerprintOf({ en, hi }: EntryTexts): string {
  return sha256Hex(canonical([en, hi ?? null])).slice(0, 16);
}

/** Trims every text, because neither pages nor files keep surrounding spaces. */
export function trimmed<T>(value: T): T {
  const copy = (part: unknown): unknown => {
    if (typeof part === "string") return part.trim();
    if (Array.isArray(part)) return part.map(copy);
    if (typeof part !== "object" || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, copy(inner)]));
  };
  return copy(value) as T;
}

/** Writes Markdown with a JSON head for collections with Markdown texts, and otherwise JSON. */
export function writeEntryFile({ collection, slug, order, en, hi }: Omit<EntryFile, "fingerprint">) {
  const { schema } = collections[collection];
  const head = { collection, slug, order, fingerprint: fingerprintOf({ en, hi }) };
  if (!hasMarkdown(schema)) {
    return { name: `${slug}.json`, text: `${JSON.stringify({ ...head, en, hi }, undefined, 2)}\n` };
  }
  const [english, hindi] = [separateMarkdown(schema, "en", en), separateMarkdown(schema, "hi", hi)];
  const json = JSON.stringify({ ...head, en: english.rest, hi: hindi.rest }, undefined, 2);
  const body = writeParts([...english.parts, ...hindi.parts]);
  return { name: `${slug}.md`, text: `${FENCE}\n${json}\n${FENCE}\n${body}` };
}

export type ReadFile = { ok: true; head: Record<string, unknown> } | { ok: false; message: string };

/** Reads a file and puts its Markdown texts back in place. Does not check the schema. */
export function readEntryFile({ name, text }: { name: string; text: string }): ReadFile {
  const plain = text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  if (/\.json$/i.test(name)) return readHead(plain, []);
  if (!/\.md$/i.test(name)) return { ok: false, message: "Only files that end with .md or .json can be imported." };
  const [start, ...lines] = plain.split("\n");
  const end = lines.findIndex((line) => line.trimEnd() === FENCE);
  if (start?.trimEnd() !== FENCE || end === -1) {
    return { ok: false, message: "The file must begin with its JSON between two lines of three hyphens." };
  }
  const parts = readParts(lines.slice(end + 1).join("\n"));
  if (!parts)
    return { ok: false, message: "There is text before the first marker line, such as <!-- en fullContent -->." };
  // The blank line stands for the first fence, so that an error names the line of the file.
  return readHead(["", ...lines.slice(0, end)].join("\n"), parts);
}

function readHead(json: string, parts: readonly MarkdownPart[]): ReadFile {
  let head: unknown;
  try {
    head = JSON.parse(json);
  } catch (error) {
    return {
      ok: false,
      message: `The JSON is broken: ${error instanceof Error ? error.message : "it cannot be read"}.`,
    };
  }
  if (typeof head !== "object" || head === null || Array.isArray(head)) {
    return { ok: false, message: "The JSON must be one entry in curly brackets." };
  }
  let filled: unknown = head;
  for (const { language, path, text } of parts) {
    if (language === "hi" && text === "") continue;
    filled = insertText(filled, [language, ...path], text);
    if (filled === undefined) {
      return {
        ok: false,
        message: `The text <!-- ${language} ${path.join(".")} --> appears twice, or the JSON has no place for it.`,
      };
    }
  }
  return { ok: true, head: filled as Record<string, unknown> };
}

type Language = "en" | "hi";
type MarkdownPart = { language: Language; path: string[]; text: string };

const MARKER = /^<!-- (en|hi) ([\w.]+) -->$/;

/** Separates an entry's Markdown texts in one language from the rest of its data. */
function separateMarkdown(schema: z.core.$ZodType, language: Language, data: unknown) {
  const parts: MarkdownPart[] = [];
  const rest = without(schema, data, [], (path, text) => parts.push({ language, path, text }));
  return { parts, rest };
}

/** True if the schema has a Markdown text at any depth. */
function hasMarkdown(schema: z.core.$ZodType): boolean {
  const inner = unwrap(schema);
  if (metaOf(schema).kind === "markdown") return true;
  if (inner instanceof z.ZodArray) return hasMarkdown(inner.element);
  return inner instanceof z.ZodObject && Object.values(inner.shape).some((field) => hasMarkdown(field as z.ZodType));
}

function writeParts(parts: readonly MarkdownPart[]): string {
  return parts.map(({ language, path, text }) => `\n<!-- ${language} ${path.join(".")} -->\n\n${text}\n`).join("");
}

/** Returns `undefined` if there is text before the first marker. */
function readParts(body: string): MarkdownPart[] | undefined {
  const parts: Array<Omit<MarkdownPart, "text"> & { lines: string[] }> = [];
  for (const line of body.split("\n")) {
    const [, language, path] = MARKER.exec(line.trimEnd()) ?? [];
    const last = parts.at(-1);
    if (language && path) parts.push({ language: language as Language, path: path.split("."), lines: [] });
    else if (last) last.lines.push(line);
    else if (line.trim() !== "") return undefined;
  }
  return parts.map(({ lines, ...part }) => ({ ...part, text: lines.join("\n").trim() }));
}

/** Inserts the text at its path. `undefined` if the path does not exist or already has a value. */
function insertText(data: unknown, [name, ...rest]: readonly string[], text: string): unknown {
  if (name === undefined) return data === undefined ? text : undefined;
  if (Array.isArray(data)) {
    const i = Number(name);
    const inner = Number.isInteger(i) && i >= 0 && i < data.length ? insertText(data[i], rest, text) : undefined;
    return inner === undefined ? undefined : data.with(i, inner);
  }
  const group = data === undefined ? {} : asGroup(data);
  if (!group) return undefined;
  const inner = insertText(Object.hasOwn(group, name) ? group[name] : undefined, rest, text);
  return inner === undefined ? undefined : { ...group, [name]: inner };
}

function asGroup(data: unknown): Record<string, unknown> | undefined {
  return typeof data === "object" && data !== null ? (data as Record<string, unknown>) : undefined;
}

function without(
  schema: z.core.$ZodType,
  data: unknown,
  path: readonly string[],
  take: (path: string[], text: string) => void,
): unknown {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodArray && Array.isArray(data)) {
    return data.map((one: unknown, i) => without(inner.element, one, [...path, String(i)], take));
  }
  if (!(inner instanceof z.ZodObject) || typeof data !== "object" || data === null) return data;
  const kept = Object.entries(data).flatMap(([name, value]: [string, unknown]) => {
    const field = Object.hasOwn(inner.shape, name) ? (inner.shape[name] as z.ZodType) : undefined;
    if (field && metaOf(field).kind === "markdown" && isPlain(value)) {
      take([...path, name], value);
      return [];
    }
    return [[name, field ? without(field, value, [...path, name], take) : value] as const];
  });
  return Object.fromEntries(kept);
}

/** True for a text that survives a round trip unchanged. Any other text stays in the JSON. */
function isPlain(value: unknown): value is string {
  if (typeof value !== "string" || value === "" || value !== value.trim() || value.includes("\r")) return false;
  return !value.split("\n").some((line) => MARKER.test(line.trimEnd()));
}
