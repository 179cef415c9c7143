import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { findDrift } from "../../../scripts/check/migration-drift.ts";

const migrations = globSync("migrations/*.sql").sort();

test("no migration drops a table, rebuilds one, or cascades", () => {
  expect(migrations.length).toBeGreaterThan(0);
  for (const path of migrations) {
    const sql = readFileSync(path, "utf8");
    expect(sql, path).not.toMatch(/drop\s+table|__new_|on delete cascade|on update cascade/i);
  }
});

test("a schema ahead of the migrations is reported, and migrations/ does not change", async () => {
  const contents = () => globSync("migrations/**/*.*").map((path) => [path, readFileSync(path, "utf8")]);
  const before = contents();
  mkdirSync(".cache", { recursive: true });
  const dir = mkdtempSync(join(".cache", "drift-"));
  writeFileSync(
    join(dir, "schema.ts"),
    `import { sqliteTable, text } from "drizzle-orm/sqlite-core";
${globSync("worker/db/schema/*.ts")
  .map((path) => `export * from "${resolve(path)}";`)
  .join("\n")}
export const notes = sqliteTable("notes", { id: text().primaryKey() });\n`,
  );
  const ahead = await findDrift(join(process.cwd(), dir, "schema.ts"));
  rmSync(dir, { recursive: true });
  expect(ahead).toEqual([expect.stringMatching(/changes without a migration[\s\S]*notes/)]);
  expect(contents()).toEqual(before);
});
