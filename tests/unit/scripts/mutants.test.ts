import { readFileSync } from "node:fs";
import { parseAst } from "vite";
import { expect, test } from "vitest";
import { findGuards } from "../../../scripts/mutants/guards.ts";

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
