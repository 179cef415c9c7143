import { globSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { verifyTrail } from "#worker/domain/operators/verify-trail.server.ts";
import { copyFilledDatabase, fillDatabase } from "../../../scripts/check/filled-database.ts";
import { openDatabase } from "../../../scripts/cloudflare/open-database.ts";
import { changeOperators } from "../../../scripts/console/operators.ts";
import { root } from "../../../scripts/dev/processes.ts";
import { placeFakeWrangler } from "../../support/fakes/fake-wrangler.ts";
import { wranglerProblems } from "../../support/fakes/wrangler-commands.ts";

const SCHEMA = globSync("migrations/*.sql")
  .toSorted()
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");
const STAGING = ["--env", "staging"];

let account: ReturnType<typeof placeFakeWrangler>;
beforeEach(() => {
  account = placeFakeWrangler({ dump: SCHEMA });
});
afterEach(() => void vi.restoreAllMocks());

const change = (...args: string[]) => changeOperators([...args, ...STAGING]);

test("operators are added, listed and removed in a deployed database, with an unbroken audit trail", async () => {
  expect(await change("list")).toEqual(["Nobody has access to the console."]);
  expect(await change("add", "Owner@Example.org", "--role", "owner")).toEqual([
    "owner@example.org is owner. They log in at https://staging.masaforum.example/login?to=/console with an account of this address.",
  ]);
  await change("add", "o'neil@example.org", "--role", "desk");
  expect(await change("list")).toEqual([
    expect.stringMatching(/^owner {4}owner@example\.org, since 20/),
    expect.stringMatching(/^desk {5}o'neil@example\.org, since 20/),
  ]);
  expect(await change("remove", "o'neil@example.org")).toEqual([
    "o'neil@example.org has no access to the console any more.",
  ]);
  expect(await change("list")).toHaveLength(1);
  const { db } = openDatabase(STAGING, "audit:verify");
  expect(await verifyTrail({ db })).toEqual({ entries: 3, fault: undefined });
  const { calls } = account.read();
  expect(calls.every((call) => call.includes("--remote") && call.includes("masa-forum-staging"))).toBe(true);
  expect(calls.flatMap(wranglerProblems)).toEqual([]);
});

test("the last owner stays, and the message says what to do", async () => {
  await change("add", "owner@example.org", "--role", "owner");
  await expect(change("remove", "owner@example.org")).rejects.toThrow("Make someone else an owner first.");
  await expect(change("add", "owner@example.org", "--role", "desk")).rejects.toThrow(
    "Make someone else an owner first.",
  );
});

test.each([
  [["add", "owner@example.org", "--role", "king"], /--role owner\|editor\|desk\|finance\|auditor/],
  [["add", "owner@example.org"], /Name the role/],
  [["add", "nobody", "--role", "owner"], /Usage/],
  [["promote", "owner@example.org"], /Usage/],
  [["add", "--boss"], /Usage/],
  [["remove", "nobody@example.org"], /has no access/],
])("%j is refused with a message", async (args, message) => {
  await expect(change(...args)).rejects.toThrow(message);
});

test("an unknown environment is refused", async () => {
  await expect(changeOperators(["list", "--env", "moon"])).rejects.toThrow(/staging/);
});

test("without an environment the local database is used", async () => {
  const state = relative(root, mkdtempSync(join(tmpdir(), "masa-operators-test-")));
  await fillDatabase();
  copyFilledDatabase(state);
  expect(await changeOperators(["list", "--state", state])).toEqual(["Nobody has access to the console."]);
});
