import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAst } from "vite";
import { root } from "../dev/processes.ts";
import NAMED_GUARDS from "./named-guards.json" with { type: "json" };

/** One guard and the file without it. */
export type Guard = { path: string; text: string; mutant: string };

type Cut = { start: number; end: number; by: string; text: string };
type Node = { type: string; start: number; end: number; [key: string]: unknown };

const SOURCES = [
  "worker/domain/{membership,billing,documents,accounts,privacy}/**/*.ts",
  "worker/{http,api}/*.ts",
  "worker/providers/{razorpay,outgoing}.ts",
];

/**
 * Every early return and refusal, every condition of a query's `and(…)` and of a returned `&&`, every `setWhere` and
 * `onConflictDoNothing`, and the named guards inside SQL and calls.
 */
export function findGuards(): Guard[] {
  const found = SOURCES.flatMap((pattern) => globSync(pattern, { cwd: root }).sort()).flatMap(guardsOf);
  const seen = new Map<string, number>();
  return [...NAMED_GUARDS.map(namedGuard), ...found].map((guard) => {
    const key = `${guard.path}: ${guard.text}`;
    const times = (seen.get(key) ?? 0) + 1;
    seen.set(key, times);
    return times === 1 ? guard : { ...guard, text: `${guard.text} (${times})` };
  });
}

function guardsOf(path: string): Guard[] {
  const source = readFileSync(join(root, path), "utf8");
  const cuts: Cut[] = [];
  visit(parseAst(source, { lang: "ts" }) as unknown as Node, (node, parent) =>
    cuts.push(...cutsOf(source, node, parent)),
  );
  return cuts.map(({ start, end, by, text }) => ({
    path,
    text: text.replace(/\s+/g, " "),
    mutant: source.slice(0, start) + by + source.slice(end),
  }));
}

function namedGuard({ path, text, by }: { path: string; text: string; by: string }): Guard {
  const source = readFileSync(join(root, path), "utf8");
  const start = source.indexOf(text);
  if (start < 0)
    throw new Error(`${path} no longer contains the guard “${text}”: correct scripts/mutants/named-guards.json.`);
  const mutant = source.slice(0, start) + by + source.slice(start + text.length);
  return { path, text: text.replace(/\s+/g, " "), mutant };
}

function cutsOf(source: string, node: Node, parent: Node | undefined): Cut[] {
  const textOf = ({ start, end }: Node) => source.slice(start, end);
  const cut = (part: Node, by: string, text = textOf(part)): Cut => ({ start: part.start, end: part.end, by, text });
  if (node.type === "IfStatement" && isLeaving(node["consequent"] as Node)) {
    const test = node["test"] as Node;
    return [cut(test, `(${textOf(test)}) && false`, `if (${textOf(test)})`)];
  }
  if (node.type === "LogicalExpression" && node["operator"] === "&&" && isReturned(parent)) {
    return operandsOf(node).map((part) => cut(part, "true", `… && ${textOf(part)}`));
  }
  if (node.type === "Property" && (node["key"] as Node)["name"] === "setWhere") {
    const value = node["value"] as Node;
    return [cut(value, "undefined", `setWhere: ${textOf(value)}`)];
  }
  if (node.type !== "CallExpression") return [];
  const callee = node["callee"] as Node;
  if (callee["name"] === "and") {
    return (node["arguments"] as Node[]).map((part) => cut(part, "undefined", `and(… ${textOf(part)} …)`));
  }
  const { property, object } = callee as { property?: Node; object?: Node };
  if (property?.["name"] !== "onConflictDoNothing" || !object) return [];
  const text = source.slice(object.end, node.end).trim();
  return [{ start: object.end, end: node.end, by: "", text: `${tableOf(textOf(object))}${text}` }];
}

const tableOf = (query: string) => /insert\((\w+)\)/.exec(query)?.[1] ?? "";

/** A statement that ends in `return`, `throw` or `continue`. */
function isLeaving(statement: Node): boolean {
  const last = statement.type === "BlockStatement" ? (statement["body"] as Node[]).at(-1) : statement;
  return ["ReturnStatement", "ThrowStatement", "ContinueStatement"].includes(last?.type ?? "");
}

function isReturned(parent: Node | undefined): boolean {
  return parent?.type === "ReturnStatement" || parent?.type === "ArrowFunctionExpression";
}

function operandsOf(node: Node): Node[] {
  const isSame = node.type === "LogicalExpression" && node["operator"] === "&&";
  return isSame ? [...operandsOf(node["left"] as Node), ...operandsOf(node["right"] as Node)] : [node];
}

function visit(node: Node, see: (node: Node, parent: Node | undefined) => void, parent?: Node): void {
  see(node, parent);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, see, node);
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && typeof (value as { type?: unknown }).type === "string";
}
