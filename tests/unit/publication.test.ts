import { globSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, expect, test, vi } from "vitest";
import { packContent } from "../../scripts/content-pack.ts";
import { publish } from "../../scripts/publication.ts";
import { placeFakeWrangler } from "../support/fake-account.ts";
import { wranglerProblems } from "../support/wrangler-commands.ts";

const PLACE = { worker: "forum", database: "forum-db" };
const TABLES = ["content_entries", "content_revisions"].map(
  (name) =>
    `create table ${name} (id, collection, slug, position, status, data, updated_at, entry_id, actor, created_at);`,
);

vi.setConfig({ testTimeout: 120_000 });
afterEach(() => void vi.unstubAllEnvs());

/** Made once, by the real Wrangler of this folder; the account is the fake's. */
const shippedPack = packContent(mkdtempSync(join(tmpdir(), "masa-content-")));

async function openFilled(change: string) {
  const pack = await shippedPack;
  const dump = [...TABLES, readFileSync(pack.rowsFile, "utf8"), change].join("\n");
  const namespaces = [{ id: "kv-1", title: "forum-content" }];
  const account = placeFakeWrangler(mkdtempSync(join(tmpdir(), "masa-publication-test-")), { dump, namespaces });
  return { account, shipped: JSON.parse(readFileSync(pack.snapshotFile, "utf8")) };
}

test("what the guide's statement changes in the account's database is what the pages show once it is published", async () => {
  const guide = readFileSync("docs/operations.md", "utf8");
  const { account, shipped } = await openFilled(/--command "(update content_entries[^"]+)"/.exec(guide)?.[1] ?? "none");
  const { entries } = await publish(PLACE);
  const { snapshot, calls } = account.read();
  const { collections, version } = JSON.parse(snapshot?.text ?? "");
  const [site] = shipped.collections.settings;
  expect(collections).toEqual({ ...shipped.collections, settings: [{ ...site, legalName: "Name of the company" }] });
  expect(entries).toBeGreaterThan(100);
  // A new version, or pages that are kept by the old one would go on.
  expect(version).not.toBe(shipped.version);
  expect(JSON.parse(snapshot?.metadata ?? "")).toMatchObject({ version });
  expect(calls.flatMap(wranglerProblems)).toEqual([]);
});

test("an entry that its collection does not take is named, and nothing is published", async () => {
  const { account } = await openFilled(
    "update content_entries set data = json_remove(data, '$.name') where id = 'settings:site';",
  );
  await expect(publish(PLACE)).rejects.toThrow(/Nothing was published[\s\S]*settings:site name: /);
  expect(account.read().snapshot).toBeUndefined();
});

test("content whose settings entry is a draft is not published", async () => {
  const { account } = await openFilled("update content_entries set status = 'draft' where collection = 'settings';");
  await expect(publish(PLACE)).rejects.toThrow(/Nothing was published[\s\S]*settings: no entry is published/);
  expect(account.read().snapshot).toBeUndefined();
});

test("the packed content fills an empty database once, and a second time changes nothing", async () => {
  const pack = await shippedPack;
  const db = new DatabaseSync(":memory:");
  for (const file of globSync("migrations/*.sql").toSorted()) db.exec(readFileSync(file, "utf8"));
  const rows = readFileSync(pack.rowsFile, "utf8");
  db.exec(rows);
  const count = () => db.prepare("select count(*) as n, sum(length(data)) as bytes from content_entries").get();
  const first = count();
  expect(first?.["n"]).toBe(pack.entries);
  expect(() => db.exec(rows)).toThrow(/UNIQUE constraint failed/);
  expect(count()).toEqual(first);
  const snapshot = JSON.parse(readFileSync(pack.snapshotFile, "utf8"));
  expect(snapshot.version).toBe(pack.note.version);
  expect(snapshot.collections.settings).toHaveLength(1);
  const price = db.prepare("select data from content_entries where id = 'plans:gold'").get()?.["data"];
  expect(JSON.parse(String(price))).toMatchObject(
    Object.fromEntries(
      Object.entries(snapshot.collections.plans.find((plan: { slug: string }) => plan.slug === "gold")).filter(
        ([key]) => key !== "slug",
      ),
    ),
  );
});
