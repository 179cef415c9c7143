import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { backUp, drill } from "../../scripts/backups.ts";
import { placeFakeWrangler } from "../support/fake-account.ts";
import { wranglerProblems } from "../support/wrangler-commands.ts";

const PLACE = { database: "forum-db", bucket: "forum-backups" };
const DUMP = `PRAGMA defer_foreign_keys=TRUE;
CREATE TABLE people (id text primary key);
CREATE TABLE payments (id text primary key, person text references people(id));
INSERT INTO payments VALUES('p', 'a');
INSERT INTO people VALUES('a'), ('b');
`;
const open = (dump: string) => placeFakeWrangler(mkdtempSync(join(tmpdir(), "masa-backup-test-")), { dump });

vi.setConfig({ testTimeout: 60_000 });
afterEach(() => void vi.unstubAllEnvs());

test("a backup is an export that was restored once, under its day", async () => {
  const account = open(DUMP);
  expect(await backUp(PLACE, "2026-11-20")).toEqual({ people: 2, payments: 1 });
  expect(account.read().objects).toEqual({ "forum-backups/d1/2026-11-20.sql": DUMP });
});

test.each([
  ["that breaks off", DUMP.slice(0, -12)],
  ["without tables", "PRAGMA defer_foreign_keys=TRUE;"],
  ["with a payment of nobody", DUMP.replace("'p', 'a'", "'p', 'x'")],
])("an export %s is not kept", async (_name, dump) => {
  const account = open(dump);
  await expect(backUp(PLACE, "2026-11-20")).rejects.toThrow();
  expect(account.read().objects).toBeUndefined();
});

test("the drill restores a day's backup and counts it against the database of now", async () => {
  const account = open(DUMP);
  await backUp(PLACE, "2026-11-20");
  account.change({ dump: `${DUMP}INSERT INTO people VALUES('c');` });
  expect(await drill(PLACE, "2026-11-20")).toEqual([
    "people: 2 rows in the backup, 3 now",
    "payments: 1 rows in the backup, 1 now",
  ]);
  for (const args of account.read().calls) expect(wranglerProblems(args)).toEqual([]);
});

test("the drill fails when the day has no backup, and when a table is not in it", async () => {
  const account = open(DUMP);
  await expect(drill(PLACE, "2026-11-19")).rejects.toThrow("does not exist");
  await backUp(PLACE, "2026-11-20");
  account.change({ dump: `${DUMP}CREATE TABLE refunds (id text);` });
  await expect(drill(PLACE, "2026-11-20")).rejects.toThrow("lacks refunds");
});
