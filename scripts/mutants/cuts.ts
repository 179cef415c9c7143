import type { Cut, Node } from "./cut.ts";
import { sqlCuts } from "./sql-cuts.ts";

/** The guards that begin at this node. */
export function cutsOf(source: string, node: Node, parent: Node | undefined): Cut[] {
  const textOf = ({ start, end }: Node) => source.slice(start, end);
  const cut = ({ start, end }: Node, by: string, text: string, when?: boolean): Cut => {
    return { start, end, by, text, mark: { start, end, ...(when !== undefined && { when }) } };
  };
  if (node.type === "IfStatement" && isLeaving(node["consequent"] as Node)) {
    const test = node["test"] as Node;
    return [cut(test, `(${textOf(test)}) && false`, `if (${textOf(test)})`, true)];
  }
  if (node.type === "LogicalExpression" && node["operator"] === "&&" && isReturned(parent)) {
    // The last operand can be the returned value rather than a condition.
    const parts = operandsOf(node).filter((part, n, all) => n < all.length - 1 || isCondition(part, textOf(part)));
    return parts.map((part) => cut(part, "true", `… && ${textOf(part)}`, false));
  }
  if (node.type === "Property" && (node["key"] as Node)["name"] === "setWhere") {
    const value = node["value"] as Node;
    return [cut(value, "undefined", `setWhere: ${textOf(value)}`)];
  }
  if (node.type === "TaggedTemplateExpression" && textOf(node["tag"] as Node) === "sql") return sqlCuts(source, node);
  if (node.type === "ConditionalExpression" && isReturned(parent)) {
    const [test, yes, no] = ["test", "consequent", "alternate"].map((part) => node[part] as Node) as [Node, Node, Node];
    const text = `${textOf(test)} ? ${textOf(yes)} : ${textOf(no)}`;
    if (isRefusal(textOf(yes))) return [cut(test, `(${textOf(test)}) && false`, text, true)];
    return isRefusal(textOf(no)) ? [cut(test, `(${textOf(test)}) || true`, text, false)] : [];
  }
  if (node.type !== "CallExpression") return [];
  const callee = node["callee"] as Node;
  if (callee["name"] === "and") {
    return (node["arguments"] as Node[]).map((part) => {
      const of = cut(part, "undefined", `and(… ${textOf(part)} …)`);
      return { ...of, mark: (part["argument"] as Node | undefined) ?? part };
    });
  }
  const { property, object } = callee as { property?: Node; object?: Node };
  if (property?.["name"] !== "onConflictDoNothing" || !object) return [];
  const text = `${tableOf(textOf(object))}${source.slice(object.end, node.end).trim()}`;
  return [{ start: object.end, end: node.end, by: "", text, mark: node }];
}

const tableOf = (query: string) => /insert\((\w+)\)/.exec(query)?.[1] ?? "";

const isRefusal = (text: string) => /^(?:undefined|null|false|refused?\w*\()/.test(text);

const VALUES = [
  "ObjectExpression",
  "ArrayExpression",
  "AwaitExpression",
  "NewExpression",
  "TemplateLiteral",
  "Literal",
];

function isCondition({ type }: Node, text: string): boolean {
  if (type === "CallExpression")
    return /(?:^|\.)(?:(?:is|has)[A-Z]|includes|some|every|test|startsWith|endsWith)/.test(text);
  return !VALUES.includes(type);
}

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
