import { cpSync } from "node:fs";
import { join, relative } from "node:path";
import config from "../../worker/db/drizzle.config.ts";
import { attempt, root, withFolder } from "../dev/processes.ts";

const MIGRATIONS = "migrations";

/**
 * Returns lines for the person at the terminal about schema changes without a migration. drizzle-kit writes the missing
 * migration, so it works on a copy: nothing in migrations/ must change here.
 */
export async function findDrift(schema = join(root, "worker/db/schema")): Promise<string[]> {
  return withFolder("drift", async (dir) => {
    const out = join(dir, MIGRATIONS);
    cpSync(join(root, MIGRATIONS), out, { recursive: true });
    const from = ["--schema", relative(root, schema), "--out", relative(root, out)];
    const as = ["--dialect", config.dialect, "--casing", config.casing ?? "camelCase", "--name", "drift"];
    const { output } = await attempt("drizzle-kit", ["generate", ...from, ...as]);
    if (output.includes("No schema changes")) return [];
    const advice = "run `npm run db:generate -- --name what-changes`";
    return [`The schema has changes without a migration: ${advice}.\n${output.trim()}`];
  });
}
