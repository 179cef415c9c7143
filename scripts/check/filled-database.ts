import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { prepareDatabase } from "../dev/local-site.ts";
import { root } from "../dev/processes.ts";

const FILLED = ".wrangler/filled";

/** Creates one migrated and filled D1 for all test sites, because creating one takes seconds. */
export async function fillDatabase(): Promise<void> {
  await prepareDatabase(FILLED, { fromEmpty: true });
}

/** For Vitest's `globalSetup`. */
export const setup = fillDatabase;

/** Replaces the contents of `stateDir` with a copy of that D1. */
export function copyFilledDatabase(stateDir: string): void {
  rmSync(join(root, stateDir), { recursive: true, force: true });
  cpSync(join(root, FILLED), join(root, stateDir), { recursive: true });
}
