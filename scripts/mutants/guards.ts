import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAst } from "vite";
import { root } from "../dev/processes.ts";
import type { Cut, Mark, Node, Piece } from "./cut.ts";
import { cutsOf } from "./cuts.ts";
import NAMED_GUARDS from "./named-guards.json" with { type: "json" };

/** One guard: the part of the source that its mutant removes, and the expression around it. */
export type Guard = { path: string; text: string; cut: Piece; mark: Mark };

const SOURCES = [
  "worker/domain/{membership,billing,documents,accounts,privacy}/**/*.ts",
  "worker/domain/{operators,bank-transfers,seats}/**/*.ts",
  "worker/{http,api}/*.ts",
  "worker/pages/{admit-post,enter-console}.ts",
  "worker/providers/{razorpay,outgoing}.ts",
];
/** Decoration of the membership card, on which nothing depends. */
const OTHERS = ["worker/domain/membership/kolam.server.ts"];
/** Types of expressions that contain a named guard or are one. */
const WHOLE = [
  "TaggedTemplateExpression",
  "CallExpression",
  "ConditionalExpression",
  "LogicalExpression",
  "BinaryExpression",
];

/**
 * Finds every early return and refusal, every condition of a query's `and(…)` and of a returned `&&`, every `setWhere`
 * and `onConflictDoNothing`, and the named guards inside SQL and calls.
 */
export function findGuards(): Guard[] {
  const found = SOURCES.flatMap((pattern) => globSync(pattern, { cwd: root, exclude: OTHERS }).sort()).flatMap(
    guardsOf,
  );
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
  visit(parse(source), (node, parent) => cuts.push(...cutsOf(source, node, parent)));
  return cuts.map((cut) => guardOf(path, cut));
}

function namedGuard({ path, text, by }: { path: string; text: string; by: string }): Guard {
  const source = readFileSync(join(root, path), "utf8");
  const start = source.indexOf(text);
  if (start < 0)
    throw new Error(`${path} no longer contains the guard “${text}”: correct scripts/mutants/named-guards.json.`);
  const end = start + text.length;
  const nodes: Node[] = [];
  visit(parse(source), (node) => {
    if (WHOLE.includes(node.type)) nodes.push(node);
  });
  const around = nodes.findLast((node) => node.start <= start && node.end >= end);
  const mark = around ?? nodes.find((node) => node.start >= start && node.end <= end);
  if (!mark) throw new Error(`${path}: no expression holds the guard “${text}”.`);
  return guardOf(path, { start, end, by, text, mark });
}

function guardOf(path: string, { start, end, by, text, mark }: Cut): Guard {
  return { path, text: text.replace(/\s+/g, " "), cut: { start, end, by }, mark };
}

const parse = (source: string) => parseAst(source, { lang: "ts" }) as unknown as Node;

function visit(node: Node, see: (node: Node, parent: Node | undefined) => void, parent?: Node): void {
  see(node, parent);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, see, node);
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && typeof (value as { type?: unknown }).type === "string";
}
