import { globSync } from "node:fs";
import { basename } from "node:path";
import { root } from "../dev/processes.ts";

/** Where the tests of a folder's guards are, the nearest first. */
const AREAS: ReadonlyArray<[folder: string, tests: readonly string[]]> = [
  ["worker/domain/billing/refund-requests", ["worker/refunds", "worker/billing"]],
  ["worker/domain/billing/disputes", ["worker/billing", "worker/refunds"]],
  [
    "worker/domain/billing",
    ["worker/billing", "worker/refunds", "worker/faults", "worker/membership", "worker/privacy", "unit/domain"],
  ],
  ["worker/domain/membership", ["worker/membership", "unit/domain", "worker/billing", "worker/privacy"]],
  ["worker/domain/documents", ["worker/documents", "worker/billing", "unit/domain"]],
  ["worker/domain/accounts", ["worker/accounts", "worker/privacy", "worker/platform", "worker/workspace"]],
  ["worker/domain/privacy", ["worker/privacy", "worker/accounts"]],
  ["worker/http", ["unit/worker", "worker/platform", "worker/accounts"]],
  ["worker/api", ["worker/platform", "worker/accounts", "worker/visitors", "worker/workspace", "worker/billing"]],
  ["worker/providers", ["worker/billing", "unit/worker", "worker/faults"]],
];
/** Measured times, random inputs and thousands of rows: they take minutes and aim at nothing in particular. */
const NEVER = /fuzz|rows|scale|hostile|random-histories/;
const LATE = /reconcile\.test|payment-faults|outages|credit-notes/;

/** The test files for a source, those with a similar name first. */
export function testsOf(source: string): string[] {
  const [, folders = []] = AREAS.find(([folder]) => source.startsWith(folder)) ?? [];
  const words = basename(source)
    .split(/\W/)
    .filter((word) => word.length > 3 && word !== "server");
  const score = (path: string) => words.filter((word) => basename(path).includes(word.replace(/s$/, ""))).length;
  return folders
    .flatMap((folder) => globSync(`tests/${folder}/*.test.ts`, { cwd: root }).sort())
    .filter((path) => !NEVER.test(path))
    .sort((a, b) => score(b) - score(a) || Number(LATE.test(a)) - Number(LATE.test(b)));
}
