import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import manifest from "../../package.json" with { type: "json" };
import { root, run } from "../dev/processes.ts";

/** The Chromium to test with: the one that CHROMIUM_PATH names, else the npm package's. Throws if the named file is missing. */
export async function findChromium(): Promise<string> {
  const named = process.env["CHROMIUM_PATH"];
  if (!named) return unpackChromium();
  if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
  return named;
}

async function unpackChromium(): Promise<string> {
  const cache = join(root, ".cache");
  const unpacked = join(cache, `chromium-${manifest.devDependencies["@sparticuz/chromium"]}`);
  if (!existsSync(unpacked)) {
    mkdirSync(cache, { recursive: true });
    const folder = mkdtempSync(join(cache, "chromium-unpacking-"));
    try {
      await run("node", ["scripts/check/unpack-chromium.ts"], { TMPDIR: folder });
      renameSync(folder, unpacked);
    } catch (error) {
      // Two processes may unpack at the same time; the first one to finish wins.
      if (!existsSync(unpacked)) throw error;
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return join(unpacked, "chromium");
}
