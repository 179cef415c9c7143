/**
 * `npm run bench`: measures the built site and writes docs/benchmarks.md. `-- server` (or visitors, bundles, navigation,
 * lighthouse) measures one part, the others keep their last tables; `--runs=1` is quick and rough, `--pages=/about,/events`
 * has Lighthouse look at these alone.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { measureBundles } from "./bench/bundles.ts";
import { measureLighthouse } from "./bench/lighthouse.ts";
import { measureNavigation } from "./bench/navigation.ts";
import { isPart, PARTS, type Part, writeDocument } from "./bench/report.ts";
import { workerdVersion } from "./bench/runtime.ts";
import { measureServer } from "./bench/server.ts";
import { measureVisitors } from "./bench/visitors.ts";
import { build, ensureSecretsFile, readVariables } from "./local-site.ts";
import { root, run, StepError } from "./processes.ts";

const DOCUMENT = join(root, "docs/benchmarks.md");
const USAGE = `Usage: npm run bench -- [${PARTS.join("] [")}] [--runs=5] [--pages=/about,/events]`;

const args = process.argv.slice(2);
const runs = Number(args.find((arg) => arg.startsWith("--runs="))?.slice("--runs=".length) ?? 5);
const pages = args.find((arg) => arg.startsWith("--pages="))?.slice("--pages=".length);
const asked = args.filter((arg) => !/^--(runs|pages)=/.test(arg));

const measure: Record<Part, () => Promise<string>> = {
  server: async () => measureServer({ runs }),
  visitors: measureVisitors,
  bundles: async () => measureBundles({ runs }),
  navigation: async () => measureNavigation({ runs }),
  lighthouse: async () =>
    measureLighthouse({
      runs,
      ...(pages && { paths: pages.split(",") }),
      onRun: async (tables) => write("lighthouse", tables),
    }),
};

/** When and on what a part was measured; nothing that names the machine. */
function circumstances(part: Part): string {
  const versions = `Node ${process.versions.node}, workerd ${workerdVersion()}`;
  const command = `npm run bench -- ${part}${runs === 5 ? "" : ` --runs=${runs}`}${pages ? ` --pages=${pages}` : ""}`;
  const date = new Date().toISOString().slice(0, 10);
  return `${date}, ${cpus().length} cores (${cpus()[0]?.model.trim() ?? "unknown"}), ${versions}: \`${command}\``;
}

async function write(part: Part, tables: string): Promise<void> {
  const last = existsSync(DOCUMENT) ? readFileSync(DOCUMENT, "utf8") : "";
  writeFileSync(DOCUMENT, writeDocument(last, part, `${circumstances(part)}\n\n${tables}`));
  await run("biome", ["format", "--write", DOCUMENT]);
}

try {
  if (!asked.every(isPart) || !Number.isInteger(runs) || runs < 1) throw new StepError(USAGE);
  ensureSecretsFile();
  readVariables();
  await build();
  mkdirSync(join(root, "docs"), { recursive: true });
  for (const part of asked.length > 0 ? asked : PARTS) {
    console.log(`Measuring: ${part}.`);
    const tables = await measure[part]();
    await write(part, tables);
    console.log(`\n${tables}\n`);
  }
  console.log("Written to docs/benchmarks.md.");
  process.exit(0);
} catch (error) {
  if (!(error instanceof StepError)) throw error;
  console.error(`\n${error.message}`);
  process.exit(1);
}
