import { z } from "zod";
import { metaOf, unwrap } from "../../../content/field-types.ts";

export type Language = "en" | "hi";
export type MarkdownPart = { language: Language; path: string[]; text: string };

const MARKER = /^<!-- (en|hi) ([\w.]+) -->$/;

/** Separates an entry's Markdown texts in one language from the rest of its data. */
export function separateMarkdown(schema: z.core.$ZodType, language: Language, data: unknown) {
  const parts: MarkdownPart[] = [];
  const rest = without(schema, data, [], (path, text) => parts.push({ language, path, text }));
  return { parts, rest };
}

/** True if the schema has a Markdown text at any depth. */
export function hasMarkdown(schema: z.core.$ZodType): boolean {
  const inner = unwrap(schema);
  if (metaOf(schema).kind === "markdown") return true;
  if (inner instanceof z.ZodArray) return hasMarkdown(inner.element);
  return inner instanceof z.ZodObject && Object.values(inner.shape).some((field) => hasMarkdown(field as z.ZodType));
}

export function writeParts(parts: readonly MarkdownPart[]): string {
  return parts.map(({ language, path, text }) => `\n<!-- ${language} ${path.join(".")} -->\n\n${text}\n`).join("");
}

/** Returns `undefined` if there is text before the first marker. */
export function readParts(body: string): MarkdownPart[] | undefined {
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
export function insertText(data: unknown, [name, ...rest]: readonly string[], text: string): unknown {
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
