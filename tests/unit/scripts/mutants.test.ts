import { readFileSync } from "node:fs";
import { parseAst } from "vite";
import { expect, test } from "vitest";
import { findGuards } from "../../../scripts/mutants/guards.ts";
import { withMarks } from "../../../scripts/mutants/marked.ts";

const guards = findGuards();
const money = guards.filter(({ path }) => path.includes("/billing/"));

test("the guards of money and access are found, each once, the named ones among them", () => {
  expect(guards.length).toBeGreaterThan(300);
  expect(money.length).toBeGreaterThan(60);
  const keys = guards.map(({ path, text }) => `${path}: ${text}`);
  expect(new Set(keys).size).toBe(keys.length);
});

test("a guard is an early return, a condition of a query, a returned condition or a conflict clause", () => {
  const texts = money.map(({ text }) => text).join("\n");
  expect(texts).toMatch(/^if \(payment\.amount !== order\.amountPaise\)$/m);
  expect(texts).toMatch(/^and\(… ne\(orders\.status, "paid"\) …\)/m);
  expect(texts).toMatch(/^… && order\.email === wanted\.email$/m);
  expect(texts).toMatch(/^orders\.onConflictDoNothing\(\)$/m);
});

test("each mutant differs from its file and can be read", () => {
  for (const { path, text, mutant } of guards) {
    expect(mutant, text).not.toBe(readFileSync(path, "utf8"));
    expect(() => parseAst(mutant, { lang: "ts" }), text).not.toThrow();
  }
});

test("conditions inside SQL and refusals by `?` are guards too", () => {
  const texts = guards.map(({ text }) => text);
  expect(texts).toContain("and other.status = 'paid'");
  expect(texts).toContain("and own.status <> 'paid'");
  expect(texts).toContain('isProven ? undefined : refused("stale_passkey")');
  expect(texts.filter((text) => /^and \$\{SAME_PURCHASE_MS\}/.test(text))).toEqual([]);
});

test("a marked source can be read, and has a mark for each guard", () => {
  const numbered = guards.map(({ path, mark }, number) => ({ ...mark, path, number }));
  for (const [path, marks] of Map.groupBy(numbered, (mark) => mark.path)) {
    const marked = withMarks(readFileSync(path, "utf8"), marks);
    expect(() => parseAst(marked, { lang: "ts" }), path).not.toThrow();
    for (const { number } of marks) expect(marked).toContain(`add(${number})`);
  }
});
