import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const migrations = globSync("migrations/*.sql").sort();

test("no migration drops a table, rebuilds one, or cascades", () => {
  expect(migrations.length).toBeGreaterThan(0);
  for (const path of migrations) {
    const sql = readFileSync(path, "utf8");
    expect(sql, path).not.toMatch(/drop\s+table|__new_|on delete cascade|on update cascade/i);
  }
});
