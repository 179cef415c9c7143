import { globSync } from "node:fs";
import { basename } from "node:path";
import { root } from "../dev/processes.ts";

/** Folders with the tests of a folder's guards, most specific first. */
const AREAS: ReadonlyArray<[folder: string, tests: readonly string[]]> = [
  ["worker/domain/billing/refund-requests", ["worker/refunds", "worker/billing"]],
  ["worker/domain/billing/disputes", ["worker/billing", "worker/refunds"]],
  [
    "worker/domain/billing",
    ["worker/billing", "worker/refunds", "worker/faults", "worker/membership", "worker/privacy"],
  ],
  ["worker/domain/membership", ["worker/membership", "unit/domain", "worker/billing", "worker/privacy"]],
  ["worker/domain/documents", ["worker/documents", "worker/billing", "unit/domain"]],
  ["worker/domain/accounts", ["worker/accounts", "worker/privacy", "worker/platform", "worker/workspace"]],
  ["worker/domain/privacy", ["worker/privacy", "worker/accounts"]],
  ["worker/domain/operators", ["worker/operators"]],
  ["worker/domain/bank-transfers", ["worker/bank-transfers", "unit/domain", "worker/billing"]],
  ["worker/domain/seats", ["worker/seats", "worker/membership"]],
  ["worker/pages", ["worker/operators", "worker/platform"]],
  ["worker/http", ["unit/worker", "worker/platform", "worker/accounts"]],
  ["worker/api", ["worker/platform", "worker/accounts", "worker/visitors", "worker/workspace", "worker/billing"]],
  ["worker/providers", ["worker/billing", "unit/worker", "worker/faults"]],
];
/** Tests of sources whose file names do not match. */
const NEAREST: ReadonlyArray<[source: RegExp, tests: readonly string[]]> = [
  [/orders\.server/, ["payment-decisions", "membership-terms", "order-expiry", "create-order", "reconcile"]],
  [/payment-updates/, ["webhook", "refunds", "order-expiry", "webhook-bodies", "purchase"]],
  [/payment-mismatch/, ["webhook-bodies", "webhook"]],
  [/payments\.server/, ["refunds", "payment-decisions", "webhook", "purchase"]],
  [/start-order/, ["create-order", "second-purchase", "order-expiry"]],
  [/checkout/, ["purchase", "webhook", "order-expiry"]],
  [/refund-requests\//, ["refund-requests", "refund-sending", "second-payments", "refund-effects"]],
  [
    /memberships\.server/,
    ["membership-terms", "upgrade", "moved-memberships", "renewal-reminders", "refund-effects", "purchase"],
  ],
  [/membership-numbers/, ["membership-terms", "purchase"]],
  [/razorpay\.ts/, ["create-order", "purchase", "webhook", "reconcile"]],
  [/api\/(?:guards|app|validated|send)/, ["request-guards", "access"]],
  [/(?:api\/session|sessions)/, ["access", "sessions"]],
];
const OTHERS = ["worker/*", "unit/domain", "unit/money", "unit/worker", "unit/content"];
/** Tests with measured times, random inputs or thousands of rows take minutes and target no guard in particular. */
const NEVER = /fuzz|\/rows|scale|hostile|random-histories/;
const LATE = /payment-faults|outages|credit-notes/;

/** The test files that may reach a source, most specific first. */
export function testsOf(source: string): string[] {
  const [, folders = []] = AREAS.find(([folder]) => source.startsWith(folder)) ?? [];
  const [, nearest = []] = NEAREST.find(([pattern]) => pattern.test(source)) ?? [];
  const words = basename(source)
    .split(/\W/)
    .filter((word) => word.length > 3 && word !== "server");
  const score = (path: string) => {
    const place = nearest.indexOf(basename(path, ".test.ts"));
    const similar = words.filter((word) => basename(path).includes(word.replace(/s$/, ""))).length;
    return place < 0 ? similar - Number(LATE.test(path)) : 100 - place;
  };
  const filesIn = (list: readonly string[]) =>
    list
      .flatMap((folder) => globSync(`tests/${folder}/*.test.ts`, { cwd: root }).sort())
      .filter((path) => !NEVER.test(path));
  const near = filesIn(folders).sort((a, b) => score(b) - score(a));
  return [...new Set([...near, ...filesIn(OTHERS)])];
}
