/**
 * `npm run bench`: measures the built site and writes docs/benchmarks.md. `-- server` (or sizes, navigation, payments,
 * console, lighthouse) measures one part; the others keep their tables. `--runs=1` is quick and rough;
 * `--pages=/about,/events` limits Lighthouse. CHROMIUM_PATH names another browser.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { build, ensureSecretsFile } from "../dev/local-site.ts";
import { main } from "../dev/main.ts";
import { root, run, StepError } from "../dev/processes.ts";
import { measureConsole } from "./console.ts";
import { measureLighthouse } from "./lighthouse.ts";
import { measureNavigation } from "./navigation.ts";
import { measurePayments } from "./payments.ts";
import { measureServer } from "./server.ts";
import { measureSizes } from "./sizes.ts";

const DOCUMENT = join(root, "docs/benchmarks.md");

await main(async () => {
  const options = { runs: { type: "string", default: "5" }, pages: { type: "string" } } as const;
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const runs = Number(values.runs);
  const measure: Record<string, () => Promise<string>> = {
    server: () => measureServer(runs),
    sizes: () => measureSizes(runs),
    navigation: () => measureNavigation(runs),
    payments: () => measurePayments(),
    console: () => measureConsole(runs),
    lighthouse: () => measureLighthouse(runs, values.pages?.split(",")),
  };
  const parts = Object.entries(measure).filter(([part]) => positionals.length === 0 || positionals.includes(part));
  if (parts.length < positionals.length || parts.length === 0 || !(runs >= 1)) {
    throw new StepError(`Usage: npm run bench -- [${Object.keys(measure).join("] [")}] [--runs=5] [--pages=/about]`);
  }
  ensureSecretsFile();
  await build();
  // When, on what hardware and how; nothing that identifies the machine.
  const browser = basename(process.env["CHROMIUM_PATH"] ?? "headless shell from npm");
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim()}), Node ${process.versions.node}`;
  const command = `npm run bench -- ${process.argv.slice(2).join(" ")}`;
  for (const [part, measurePart] of parts) {
    console.log(`Measuring: ${part}.`);
    const tables = await measurePart();
    console.log(`\n${tables}\n`);
    await write(part, `${new Date().toISOString().slice(0, 10)}, ${machine}, ${browser}: \`${command}\`\n\n${tables}`);
  }
  process.exit(0);
});

/** Replaces one part of the document between its markers. */
async function write(part: string, text: string): Promise<void> {
  const document = readFileSync(DOCUMENT, "utf8");
  const section = new RegExp(`<!-- ${part} -->.*?<!-- /${part} -->`, "s");
  writeFileSync(
    DOCUMENT,
    document.replace(section, () => `<!-- ${part} -->\n\n${text}\n\n<!-- /${part} -->`),
  );
  await run("biome", ["format", "--write", DOCUMENT]);
}
