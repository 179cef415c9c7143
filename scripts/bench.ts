/**
 * `npm run bench`: measures the built site and writes docs/benchmarks.md. `-- server`, `-- lighthouse`, `-- navigation`
 * or `-- bundles` measures one part, the others keep their last tables; `--runs=1` is quick and rough.
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
import { build, ensureSecretsFile, readVariables } from "./local-site.ts";
import { root, run, StepError } from "./processes.ts";

const DOCUMENT = join(root, "docs/benchmarks.md");
const USAGE = `Usage: npm run bench -- [${PARTS.join("] [")}] [--runs=5]`;

const args = process.argv.slice(2);
const runs = Number(args.find((arg) => arg.startsWith("--runs="))?.slice("--runs=".length) ?? 5);
const asked = args.filter((arg) => !arg.startsWith("--runs="));

const measure: Record<Part, () => Promise<string>> = {
  server: async () => measureServer({ runs }),
  bundles: async () => measureBundles({ runs }),
  navigation: async () => measureNavigation({ runs }),
  lighthouse: async () => measureLighthouse({ runs }),
};

/** When and on what a part was measured; nothing that names the machine. */
function circumstances(part: Part): string {
  const versions = `Node ${process.versions.node}, workerd ${workerdVersion()}`;
  const command = `npm run bench -- ${part}${runs === 5 ? "" : ` --runs=${runs}`}`;
  const date = new Date().toISOString().slice(0, 10);
  return `${date}, ${cpus().length} cores (${cpus()[0]?.model.trim() ?? "unknown"}), ${versions}: \`${command}\``;
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
    const last = existsSync(DOCUMENT) ? readFileSync(DOCUMENT, "utf8") : "";
    writeFileSync(DOCUMENT, writeDocument(last, part, `${circumstances(part)}\n\n${tables}`));
    await run("biome", ["format", "--write", DOCUMENT]);
    console.log(`\n${tables}\n`);
  }
  console.log("Written to docs/benchmarks.md.");
  process.exit(0);
} catch (error) {
  if (!(error instanceof StepError)) throw error;
  console.error(`\n${error.message}`);
  process.exit(1);
}
