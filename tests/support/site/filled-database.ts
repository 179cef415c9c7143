import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { prepareDatabase } from "../../../scripts/dev/local-site.ts";
import { root } from "../../../scripts/dev/processes.ts";

const FILLED = ".wrangler/filled";

/** A migrated and filled D1 for all sites of the tests, since making one takes seconds. */
export default async function fillDatabase(): Promise<void> {
  await prepareDatabase(FILLED, { fromEmpty: true });
}

/** Has a site begin with a copy of that D1 in `stateDir`, and with nothing that lay there. */
export function copyFilledDatabase(stateDir: string): void {
  rmSync(join(root, stateDir), { recursive: true, force: true });
  cpSync(join(root, FILLED), join(root, stateDir), { recursive: true });
}
