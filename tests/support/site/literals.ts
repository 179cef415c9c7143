import { readFileSync } from "node:fs";
import { parseSync } from "vite";

type Node = { type?: string; start?: number; [key: string]: unknown };

/** Attributes and fields that visitors read or hear. */
const READ =
  /^(?:alt|aria-label|description|heading|help|label|lead|legend|placeholder|summary|text|title|busyLabel|hint|error|message)$/;

/** A name such as that of an icon. */
const NAME = /^[a-z]+(?:-[a-z]+)+$/;

/** Finds texts in a component's source that should be in the message catalogue. */
export function findLiterals(path: string, code = readFileSync(path, "utf8")): string[] {
  const found: string[] = [];
  visit(parseSync(path, code).program as unknown as Node, (text, at) => {
    if (/\p{L}/u.test(text) && !NAME.test(text))
      found.push(`${path}:${code.slice(0, at).split("\n").length}: ${text.trim()}`);
  });
  return found;
}

function visit(node: unknown, add: (text: string, at: number) => void, isRead = false): void {
  if (typeof node !== "object" || node === null) return;
  const { type, value, start = 0, ...parts } = node as Node;
  // Skip log messages, and operands of comparisons, which are state names.
  if (isLogging(node as Node)) return;
  if (type === "ImportDeclaration" || type === "TSLiteralType" || type === "BinaryExpression") return;
  if (type === "CallExpression" && isLog(parts)) return;
  if (type === "JSXText") add(String(value), start);
  if (type === "Literal" && typeof value === "string" && (isRead || isSentence(value))) add(value, start);
  if (type === "TemplateElement") {
    const { cooked } = value as { cooked: string };
    if (isRead || isSentence(cooked)) add(cooked, start);
    return;
  }
  const name = nameOf(parts);
  const isValueRead = type === "JSXAttribute" || type === "Property" ? READ.test(name) : isRead;
  if (name === "className") return;
  if (typeof value === "object") visit(value, add, isValueRead);
  if (type === "Property") return;
  for (const part of Object.values(parts)) visit(part, add, isRead && type !== "MemberExpression");
}

/** `console.warn("…")` is for engineers. */
function isLogging({ type, callee }: Node): boolean {
  const { object } = (callee ?? {}) as { object?: { name?: string } };
  return type === "CallExpression" && object?.name === "console";
}

function nameOf({ name, key }: Node): string {
  const named = (name ?? key) as Node | undefined;
  const text = named?.["name"] ?? named?.["value"];
  return typeof text === "string" ? text : "";
}

/** Whether a call logs to `console`, which is for developers. */
function isLog({ callee }: Omit<Node, "type">): boolean {
  return ((callee as Node)["object"] as Node | undefined)?.["name"] === "console";
}

/** At least two words, with a letter that code does not begin with. */
function isSentence(text: string): boolean {
  return /\p{Lu}\p{Ll}+ \p{L}|\p{L}{2,} \p{L}{2,} \p{L}{2,}/u.test(text) && !/[<>=;#[\]]/.test(text);
}
