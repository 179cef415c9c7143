import { readFileSync } from "node:fs";
import { parseAst } from "vite";
import { expect, test } from "vitest";
import { findGuards } from "../../../scripts/mutants/guards.ts";
import { withMarks } from "../../../scripts/mutants/marked.ts";
import { withSwitches } from "../../../scripts/mutants/switched.ts";

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
  expect(texts).toMatch(/^… && order\.phone === wanted\.phone$/m);
  expect(texts).toMatch(/^orders\.onConflictDoNothing\(\)$/m);
});

test("a source whose guards can be switched off can be read, and has a switch for each guard", () => {
  for (const [path, switches] of byPath()) {
    const switched = withSwitches(readFileSync(path, "utf8"), switches);
    expect(() => parseAst(switched, { lang: "ts" }), path).not.toThrow();
    for (const { number } of switches) expect(switched).toContain(`lackedGuard === ${number} ? `);
  }
});

test("a guard has no effect while its number is switched off, even inside another guard or a spread list", () => {
  const source = "const f = (a, b) => and(a.find((c) => c && a), ...(b ? [b] : []));";
  const find = (text: string) => ({ start: source.indexOf(text), end: source.indexOf(text) + text.length });
  const inner = { number: 1, cut: { ...find("c && a"), by: "a" }, mark: find("c && a") };
  const outer = {
    number: 2,
    cut: { ...find("a.find((c) => c && a)"), by: "true" },
    mark: find("a.find((c) => c && a)"),
  };
  const spread = { number: 3, cut: { ...find("...(b ? [b] : [])"), by: "undefined" }, mark: find("(b ? [b] : [])") };
  const lacking = "globalThis.lackedGuard ===";
  expect(withSwitches(source, [spread, inner, outer])).toBe(
    `const f = (a, b) => and((${lacking} 2 ? (true) : (a.find((c) => (${lacking} 1 ? (a) : (c && a))))), ` +
      `...(${lacking} 3 ? ([]) : ((b ? [b] : []))));`,
  );
});

test("conditions inside SQL and refusals by `?` are guards too", () => {
  const texts = guards.map(({ text }) => text);
  expect(texts).toContain("and other.status = 'paid'");
  expect(texts).toContain("and own.status <> 'paid'");
  expect(texts).toContain('isRecent ? undefined : refused("stale_passkey")');
  expect(texts.filter((text) => /^and \$\{SAME_PURCHASE_MS\}/.test(text))).toEqual([]);
});

test("a marked source can be read, and has a mark for each guard", () => {
  for (const [path, marks] of byPath()) {
    const marked = withMarks(
      readFileSync(path, "utf8"),
      marks.map(({ mark, number }) => ({ ...mark, number })),
    );
    expect(() => parseAst(marked, { lang: "ts" }), path).not.toThrow();
    for (const { number } of marks) expect(marked).toContain(`add(${number})`);
  }
});

function byPath() {
  return Map.groupBy(
    guards.map((guard, number) => ({ ...guard, number })),
    ({ path }) => path,
  );
}
