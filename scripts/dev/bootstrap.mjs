/**
 * The first step of `npm start` and `npm test`, and the only file that runs on whatever Node the machine has: installs
 * the packages when they are missing or older than the lock file, then runs the script on the pinned Node.
 * Usage: node scripts/dev/bootstrap.mjs <path in scripts/, without .ts> [arguments]
 */
import { spawn, spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const [script, ...args] = process.argv.slice(2);
const oldest = 20;

if (Number(process.versions.node.split(".")[0]) < oldest) {
  fail(`This project needs Node ${oldest} or newer to begin with; this machine runs ${process.versions.node}.`);
}
process.chdir(root);
const installed = join(root, "node_modules", ".package-lock.json");
const isInstalled =
  existsSync(installed) &&
  existsSync(join(root, "node_modules", ".bin", "node")) &&
  statSync(installed).mtimeMs >= statSync(join(root, "package-lock.json")).mtimeMs;
if (!isInstalled) {
  console.log("Packages: installing what the lock file names (a few minutes the first time).");
  // Not `npm ci`: it rejects a lock file that lacks another platform's optional packages, as one made here can.
  // Only the `node` package's script runs, to install the pinned version; other scripts would compile or download.
  const quiet = ["--no-fund", "--no-audit", "--loglevel=error"];
  const isDone =
    npm(["install", "--no-save", "--ignore-scripts", ...quiet]) && npm(["rebuild", "node", "--no-save", ...quiet]);
  if (!isDone) {
    fail("The packages could not be installed: is the npm registry reachable? npm's own message is above.");
  }
}

const child = spawn(join(root, "node_modules", ".bin", "node"), [join(root, "scripts", `${script}.ts`), ...args], {
  stdio: "inherit",
  env: {
    ...process.env,
    PATH: `${join(root, "node_modules", ".bin")}${delimiter}${process.env.PATH}`,
    WRANGLER_SEND_METRICS: "false",
    // The command line names the environment; Wrangler would also read this variable.
    CLOUDFLARE_ENV: undefined,
  },
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
// npm's shell does not forward signals, so stop everything once it has exited.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && child.kill("SIGTERM"), 500).unref();
child.on("error", (error) => fail(`The pinned Node did not start: ${error.message}`));
child.on("exit", (code, signal) => process.exit(code ?? (signal ? 130 : 1)));

function npm(words) {
  return spawnSync("npm", words, { stdio: "inherit", shell: process.platform === "win32" }).status === 0;
}

function fail(message) {
  console.error(`\n${message}`);
  process.exit(1);
}
