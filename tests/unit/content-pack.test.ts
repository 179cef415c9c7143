import { globSync, readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { packContent } from "../../scripts/content-pack.ts";

test("the packed content fills an empty database once, and a second time changes nothing", {
  timeout: 60_000,
}, async () => {
  const pack = await packContent();
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
