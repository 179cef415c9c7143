import { globSync, readFileSync } from "node:fs";
import { parseSync } from "vite";

type Node = { type?: string; value?: unknown; start?: number; [key: string]: unknown };
export type VisibleText = { place: string; text: string };

/** Attributes and fields whose values visitors do not read. */
const CODE = new Set([
  "className",
  "tab",
  "href",
  "id",
  "key",
  "type",
  "src",
  "link",
  "website",
  "slug",
  "pattern",
  "autoComplete",
]);

/** Texts in JSX and strings of at least two words, from the pages' source. */
export function readVisibleTexts(pattern: string): VisibleText[] {
  return globSync(pattern).flatMap((path) => {
    const texts: VisibleText[] = [];
    const code = readFileSync(path, "utf8");
    collect(parseSync(path, code).program as unknown as Node, (text, at) => {
      texts.push({ place: `${path}:${code.slice(0, at).split("\n").length}`, text });
    });
    return texts;
  });
}

/** Texts of content entries, without addresses, code and link targets. */
export function proseOf(value: unknown, place: string): VisibleText[] {
  if (typeof value === "string") {
    return [{ place, text: value.replace(/`[^`]*`|\]\([^)]*\)|https?:\/\/\S+/g, " ") }];
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (CODE.has(key) ? [] : proseOf(part, `${place}.${key}`)));
}

function collect(node: unknown, add: (text: string, at: number) => void): void {
  if (typeof node !== "object" || node === null) return;
  const { type, value, start = 0, ...parts } = node as Node;
  if (type === "ImportDeclaration") return;
  if (type === "JSXAttribute" && CODE.has(String((parts["name"] as Node)["name"]))) return;
  if (type === "JSXText") add(String(value), start);
  if (type === "Literal" && typeof value === "string" && isProse(value)) add(value, start);
  if (type === "TemplateElement") {
    const { cooked } = value as { cooked: string };
    if (isProse(cooked)) add(cooked, start);
    return;
  }
  if (typeof value === "object") collect(value, add);
  for (const part of Object.values(parts)) collect(part, add);
}

function isProse(text: string): boolean {
  return /\p{L}{2,} \p{L}/u.test(text) && !/[{}<>=;#[\]]/.test(text);
}
