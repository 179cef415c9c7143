import { globSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { seed } from "#worker/db/seed.ts";
import { exportInitialContent, publish } from "../../../scripts/content/content.ts";
import { placeFakeWrangler } from "../../support/fakes/fake-wrangler.ts";
import { wranglerProblems } from "../../support/fakes/wrangler-commands.ts";

const PLACE = { worker: "forum", database: "forum-db" };
const SCHEMA = globSync("migrations/*.sql")
  .toSorted()
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");
const dir = mkdtempSync(join(tmpdir(), "masa-publication-test-"));
const rowsFile = join(dir, "rows.sql");

beforeAll(async () => exportInitialContent(rowsFile));
afterEach(() => void vi.restoreAllMocks());

/** An account whose database has the initial content, changed by a statement. */
function openFilled(change: string) {
  const dump = [SCHEMA, readFileSync(rowsFile, "utf8"), change].join("\n");
  return placeFakeWrangler({ dump, namespaces: [{ id: "kv-1", title: "forum-content" }] });
}

test("the initial content is what the seed contains, and does not replace existing rows", () => {
  const db = new DatabaseSync(":memory:");
  const rows = readFileSync(rowsFile, "utf8");
  db.exec(SCHEMA);
  db.exec(rows);
  const entries = Object.values(seed).flat();
  const count = (table: string) => db.prepare(`select count(*) as n from ${table}`).get()?.["n"];
  expect([count("content_entries"), count("content_revisions")]).toEqual([entries.length, entries.length]);
  const plan = String(db.prepare("select data from content_entries where id = 'plans:gold'").get()?.["data"]);
  const { slug: _, ...gold } = seed.plans.find(({ slug }) => slug === "gold") ?? { slug: "" };
  expect(JSON.parse(plan)).toMatchObject(gold);
  expect(() => db.exec(rows)).toThrow(/UNIQUE constraint failed/);
});

test("the statement of the runbook changes what the pages show once it is published", async () => {
  const runbook = readFileSync("docs/operations/content.md", "utf8");
  const [, statement = "none"] = /--command "(update content_entries[^"]+)"/.exec(runbook) ?? [];
  const account = openFilled(statement);
  expect(await publish(PLACE)).toBe(Object.values(seed).flat().length);
  const { snapshot, calls } = account.read();
  const { collections, version } = JSON.parse(snapshot?.value ?? "");
  expect(collections.settings).toMatchObject([{ name: seed.settings[0]?.name, legalName: "Name of the company" }]);
  expect(collections.plans).toHaveLength(seed.plans.length);
  expect(JSON.parse(snapshot?.metadata ?? "")).toMatchObject({ version });
  expect(calls.flatMap(wranglerProblems)).toEqual([]);
});

test("publishing names an entry that cites an unpublished fact, and publishes nothing", async () => {
  const account = openFilled("update content_entries set status = 'draft' where id = 'facts:eclgs-5-terms';");
  await expect(publish(PLACE)).rejects.toThrow("schemes:eclgs-5 facts: there is no published fact eclgs-5-terms");
  expect(account.read().snapshot).toBeUndefined();
});

test("an entry that its collection rejects is named, and nothing is published", async () => {
  const account = openFilled(
    "update content_entries set data = json_remove(data, '$.name') where id = 'settings:site';",
  );
  await expect(publish(PLACE)).rejects.toThrow(/Nothing was published[\s\S]*settings:site name: /);
  expect(account.read().snapshot).toBeUndefined();
});

test("content without a published settings entry is not published", async () => {
  const account = openFilled("update content_entries set status = 'draft' where collection = 'settings';");
  await expect(publish(PLACE)).rejects.toThrow(/Nothing was published[\s\S]*settings: no entry is published/);
  expect(account.read().snapshot).toBeUndefined();
});
