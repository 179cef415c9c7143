import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { unstable_readConfig } from "wrangler";
import { ConfigError, parseConfig } from "../../worker/config.ts";
import { builtSiteWithFiles, startWorkerd, type Workerd } from "./built-worker.ts";
import { fakeRazorpay } from "./fake-razorpay.ts";
import { startMailbox } from "./mailbox.ts";
import { isPortFree, root, run, StepError } from "./processes.ts";

/** The local site, with the addresses of the site, the fake Razorpay and the mailbox, each on its own port. */
export type LocalSite = {
  siteUrl: string;
  fakeRazorpayUrl: string | undefined;
  mailboxUrl: string;
  /** Runs what the platform runs every 15 minutes. */
  runScheduledJobs: () => Promise<void>;
  stop: () => Promise<void>;
};

// Stops Wrangler from making network calls while it works locally.
process.env.CLOUDFLARE_CF_FETCH_ENABLED ??= "false";

const SECRETS = ".dev.vars";
const FAKE_RAZORPAY = "http://localhost:8788";

/** Writes `.dev.vars` when it is missing. */
export function ensureSecretsFile(): void {
  if (existsSync(join(root, SECRETS))) return;
  copyFileSync(join(root, `${SECRETS}.example`), join(root, SECRETS));
  console.log(`Configuration: wrote ${SECRETS} from ${SECRETS}.example.`);
}

/** The Worker's variables on this machine. Throws StepError that names what is missing or malformed. */
export function readVariables(secretsFile = SECRETS, environment?: string): Record<string, string> {
  const config = unstable_readConfig({ config: join(root, "wrangler.toml"), ...(environment && { env: environment }) });
  const secrets = existsSync(join(root, secretsFile)) ? parseEnv(readFileSync(join(root, secretsFile), "utf8")) : {};
  const variables = { ...(config.vars as Record<string, string>), ...(secrets as Record<string, string>) };
  try {
    parseConfig(variables);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    throw new StepError(
      `Configuration: wrangler.toml and ${secretsFile} cannot be used.\n  ${error.problems.join("\n  ")}`,
    );
  }
  return variables;
}

/**
 * Migrates and fills the D1 in `stateDir` if the migrations or the initial content have changed. `fromEmpty` deletes an
 * outdated one first.
 */
export async function prepareDatabase(stateDir: string, { fromEmpty = false } = {}): Promise<void> {
  await onceFor(stateDir, "database", ["migrations", "worker/content", "worker/db"], async () => {
    if (fromEmpty) rmSync(join(root, stateDir), { recursive: true, force: true });
    console.log("Database: applying migrations and filling the local D1.");
    await run("wrangler", ["d1", "migrations", "apply", "masa-forum", "--local", "--persist-to", stateDir]);
    await run("node", ["scripts/dev/seed.ts", stateDir]);
  });
}

/** Adds demo members once, for `npm start` only: not for tests, and never for a deployment. */
export async function addDemoMembers(stateDir: string): Promise<void> {
  await onceFor(stateDir, "demo", ["scripts/dev/demo-members.ts"], async () => {
    await run("node", ["scripts/dev/demo-members.ts", stateDir]);
  });
}

/** Builds the site when a source is newer than the last build. */
export async function build(): Promise<void> {
  const sources = [
    "app",
    "messages",
    "worker",
    "public",
    "package-lock.json",
    "vite.config.ts",
    "scripts/vite",
    "react-router.config.ts",
    "wrangler.toml",
    SECRETS,
  ];
  if (!existsSync(join(root, "build/server/index.js"))) invalidateBuild();
  await onceFor(".wrangler", "build", sources, async () => {
    console.log("Build: making the production build.");
    await run("react-router", ["build"]);
  });
}

/** Forces the next start to build again, because build/ contains another environment's files. */
export function invalidateBuild(): void {
  rmSync(join(root, ".wrangler/stamps/build"), { force: true });
}

/**
 * Serves the built site, the fake Razorpay and the mailbox on `port` and the two after it, until `stop` is called.
 * `variables` are all those of the Worker. `portVariable` names the variable that chooses another port.
 */
export async function serveLocally(
  port: number,
  stateDir: string,
  variables: Record<string, string>,
  portVariable = "PORT",
): Promise<LocalSite> {
  const usesFakeRazorpay = variables.RAZORPAY_API_URL === FAKE_RAZORPAY;
  const ports = usesFakeRazorpay ? [port, port + 1, port + 2] : [port, port + 2];
  for (const candidate of ports) {
    if (!(await isPortFree(candidate))) {
      throw new StepError(
        `Port ${candidate} is taken: stop what listens there, or have ${portVariable} name another, such as ${portVariable}=9000.`,
      );
    }
  }
  const siteUrl = `http://localhost:${port}`;
  const fakeRazorpayUrl = usesFakeRazorpay ? `http://localhost:${port + 1}` : undefined;
  const own: Record<string, string> = { SITE_URL: siteUrl };
  const runtimes: Workerd[] = [];
  if (fakeRazorpayUrl) {
    own.RAZORPAY_API_URL = fakeRazorpayUrl;
    own.RAZORPAY_CHECKOUT_URL = `${fakeRazorpayUrl}/v1/checkout.js`;
    runtimes.push(await serveFakeRazorpay(port + 1, siteUrl, stateDir, variables));
  }
  const site = { ...builtSiteWithFiles(), bindings: { ...variables, ...own } };
  const runtime = await startWorkerd(stateDir, [site], { port, onLog: showProblems });
  runtimes.push(runtime);
  const mailbox = await startMailbox(port + 2);
  return {
    siteUrl,
    fakeRazorpayUrl,
    mailboxUrl: mailbox.url,
    async runScheduledJobs() {
      const { scheduled } = await runtime.getWorker("site");
      await scheduled({ cron: "*/15 * * * *" });
    },
    async stop() {
      mailbox.stop();
      await Promise.all(runtimes.map((runtime) => runtime.dispose()));
    },
  };
}

/** The fake Razorpay, with the keys of `variables`. It sends its webhooks to `siteUrl`. */
export async function serveFakeRazorpay(
  port: number,
  siteUrl: string,
  stateDir: string,
  variables: Record<string, string>,
): Promise<Workerd> {
  const worker = await fakeRazorpay(variables, siteUrl);
  // A separate folder: two runtimes on one folder lock each other's databases.
  return startWorkerd(`${stateDir}/fake-razorpay`, [worker], { port, onLog: showProblems });
}

function showProblems(line: string, level: string): void {
  if (level === "error" || level === "warn") console.error(line);
}

/** Repeats a step only if one of its inputs is newer than its last success. */
async function onceFor(stateDir: string, step: string, inputs: string[], work: () => Promise<void>): Promise<void> {
  const stamp = join(root, stateDir, "stamps", step);
  const isFresh = existsSync(stamp) && inputs.every((path) => newest(join(root, path)) <= statSync(stamp).mtimeMs);
  if (isFresh) return;
  await work();
  mkdirSync(join(stamp, ".."), { recursive: true });
  writeFileSync(stamp, "");
}

function newest(path: string): number {
  if (!existsSync(path)) return 0;
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  // Folders of tools (`.wrangler`) are not sources.
  const names = readdirSync(path).filter((name) => !name.startsWith("."));
  return Math.max(stat.mtimeMs, ...names.map((name) => newest(join(path, name))));
}
