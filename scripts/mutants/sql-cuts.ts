import type { Cut, Node } from "./cut.ts";

const WORD = /[()]|[a-z]+/gi;
const ENDS = /^(?:then|order|group|union|limit|join|left|returning|end|else)$/;

type Scope = { starts: number[]; isBetween: boolean };

/** Cuts for each condition that `and` joins to another in an SQL template. */
export function sqlCuts(source: string, node: Node): Cut[] {
  const template = node["quasi"] as Node;
  const conditions: Array<{ start: number; end: number; isFirst: boolean }> = [];
  const scopes: Scope[] = [{ starts: [template.start + 1], isBetween: false }];
  const close = (scope: Scope, end: number) => {
    if (scope.starts.length > 1) {
      scope.starts.forEach((start, n) => {
        conditions.push({ start, end: scope.starts[n + 1] ?? end, isFirst: n === 0 });
      });
    }
  };
  for (const { word, start, end } of wordsOf(source, template)) {
    const scope = scopes.at(-1) as Scope;
    if (word === "(") scopes.push({ starts: [end], isBetween: false });
    else if (word === ")") close(scopes.pop() as Scope, start);
    else if (word === "between") scope.isBetween = true;
    else if (word === "and" && scope.isBetween) scope.isBetween = false;
    else if (word === "and") scope.starts.push(start);
    else if (["where", "on", "when", "or"].includes(word)) {
      close(scope, start);
      scope.starts = [end];
    } else if (ENDS.test(word)) {
      close(scope, start);
      scope.starts = [start];
    }
  }
  close(scopes[0] as Scope, template.end - 1);
  return conditions.map(({ start, end, isFirst }) => {
    const text = source.slice(start, end).trim();
    const by = isFirst ? " true " : " ";
    return { start, end, by, text: `${isFirst ? "… " : ""}${text}`, mark: { start: node.start, end: node.end } };
  });
}

function wordsOf(source: string, template: Node) {
  return (template["quasis"] as Node[]).flatMap(({ start, value }) => {
    const { raw } = value as { raw: string };
    // A piece begins with the backtick or the brace before it.
    const first = source.indexOf(raw, start);
    return [...raw.matchAll(WORD)].map(({ 0: word, index }) => {
      return { word: word.toLowerCase(), start: first + index, end: first + index + word.length };
    });
  });
}
