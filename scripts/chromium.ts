import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import chromium from "@sparticuz/chromium";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** The browser of the tests: CHROMIUM_PATH, else one on the PATH, else the one that npm installed. Throws without any. */
export async function findChromium(): Promise<string> {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
    return named;
  }
  const folders = (process.env.PATH ?? "").split(delimiter);
  const installed = folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find(existsSync);
  return installed ?? chromium.executablePath();
}
