import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { prepareDatabase } from "../../scripts/local-site.ts";
import { root } from "../../scripts/processes.ts";

const FILLED = ".wrangler/filled";

/** Once before the tests: a migrated and filled D1 for all their sites, since to make one takes seconds. */
export default async function fillDatabase(): Promise<void> {
  rmSync(join(root, FILLED), { recursive: true, force: true });
  await prepareDatabase(FILLED);
}

/** Has a site begin with a copy of that D1 in `stateDir`, and with nothing that lay there. */
export function copyFilledDatabase(stateDir: string): void {
  rmSync(join(root, stateDir), { recursive: true, force: true });
  cpSync(join(root, FILLED), join(root, stateDir), { recursive: true });
}
