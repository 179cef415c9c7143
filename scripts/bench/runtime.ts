import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { build as bundle } from "esbuild";
import { builtSite, startWorkerd } from "../built-worker.ts";
import { root } from "../processes.ts";

/** workerd with the built site and the yardsticks, each on a socket of its own: no proxy, no asset router. */
export type Runtime = {
  urls: Record<WorkerName, URL>;
  /** CPU time that workerd has used so far, in milliseconds; `undefined` where the system does not tell. */
  cpuMs: () => number | undefined;
  stop: () => Promise<void>;
};
export type WorkerName = "site" | "unprinted" | `constant-${"home" | "plain"}${"" | "-logging"}` | "bare" | "one-read";

const YARDSTICKS: Record<Exclude<WorkerName, "site" | "unprinted">, string> = {
  "constant-home": "constant.ts",
  "constant-home-logging": "constant.ts",
  "constant-plain": "constant.ts",
  "constant-plain-logging": "constant.ts",
  bare: "bare.tsx",
  "one-read": "one-read.ts",
};

// The workerd that is measured is Wrangler's own.
const fromWrangler = createRequire(createRequire(import.meta.url).resolve("wrangler"));

export function workerdVersion(): string {
  return (fromWrangler("workerd/package.json") as { version: string }).version;
}

/**
 * Starts a workerd that writes its log as everywhere, but that nobody reads: a reader would be woken at each line, which
 * takes about a tenth of a kept page and would be counted as workerd's.
 */
async function withUnreadLog<T>(stateDir: string, start: () => Promise<T>): Promise<T> {
  if (process.platform !== "linux") return start();
  const launcher = join(root, stateDir, "workerd");
  const { default: workerd } = fromWrangler("workerd") as { default: string };
  mkdirSync(dirname(launcher), { recursive: true });
  writeFileSync(launcher, `#!/bin/sh\nexec "${workerd}" "$@" >/dev/null\n`, { mode: 0o755 });
  process.env.MINIFLARE_WORKERD_PATH = launcher;
  try {
    return await start();
  } finally {
    // Commands that come after must not look for a launcher that is gone with its state: Wrangler would wait for ever.
    delete process.env.MINIFLARE_WORKERD_PATH;
  }
}

/** Starts them on the D1 and KV of `stateDir`; `variables` win over those of the configuration. */
export async function startRuntime(stateDir: string, variables: Record<string, string> = {}): Promise<Runtime> {
  const site = builtSite(variables);
  const { compatibilityDate, compatibilityFlags, d1Databases } = site as Record<string, unknown>;
  const yardsticks = await Promise.all(
    Object.entries(YARDSTICKS).map(async ([name, file]) => ({
      name,
      compatibilityDate,
      compatibilityFlags,
      ...(name === "one-read" && { d1Databases }),
      modules: [{ type: "ESModule", path: join(root, "index.js"), contents: await bundled(file) }],
      modulesRoot: root,
    })),
  );
  const workers = [site, await unprinted(site), ...yardsticks];
  const runtime = await withUnreadLog(stateDir, () => startWorkerd(stateDir, workers));
  const names = workers.map(({ name }) => name);
  const urls = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await runtime.unsafeGetDirectURL(name)])),
  ) as Runtime["urls"];
  const pid = childNamed("workerd");
  return { urls, cpuMs: () => (pid === undefined ? undefined : cpuMsOf(pid)), stop: () => runtime.dispose() };
}

/** The built site, but for it each rendering is the first of a publication. */
async function unprinted(site: ReturnType<typeof builtSite>) {
  const module = (name: string, contents: string) => ({
    type: "ESModule",
    path: join(site.modulesRoot, name),
    contents,
  });
  const entry = 'import "./unprinted.js"; export { default } from "./index.js";';
  const modules = [module("entry.js", entry), module("unprinted.js", await bundled("unprinted.ts")), ...site.modules];
  return { ...site, name: "unprinted", modules };
}

async function bundled(file: string): Promise<string> {
  const { outputFiles } = await bundle({
    entryPoints: [join(root, "scripts/bench/yardsticks", file)],
    bundle: true,
    write: false,
    minify: true,
    format: "esm",
    target: "es2024",
    jsx: "automatic",
    conditions: ["workerd", "worker", "browser"],
    external: ["node:*"],
    define: { "process.env.NODE_ENV": '"production"' },
  });
  return outputFiles[0]?.text ?? "";
}

/** Linux tells a process's time in ticks, of which there are 100 in a second. */
const MS_A_TICK = 10;

/** The direct child of this process with that name. */
function childNamed(name: string): number | undefined {
  for (const path of globSync("/proc/[0-9]*/stat")) {
    const fields = statOf(path);
    if (fields?.name === name && fields.parent === process.pid) return fields.pid;
  }
  return undefined;
}

function cpuMsOf(pid: number): number | undefined {
  const fields = statOf(`/proc/${pid}/stat`);
  return fields && fields.ticks * MS_A_TICK;
}

function statOf(path: string): { pid: number; name: string; parent: number; ticks: number } | undefined {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    // It has ended since it was listed.
    if ((error as NodeJS.ErrnoException).code === "ENOENT" || (error as NodeJS.ErrnoException).code === "ESRCH") {
      return undefined;
    }
    throw error;
  }
  const [, pid, name = "", rest = ""] = /^(\d+) \((.*)\) (.*)$/s.exec(text) ?? [];
  const fields = rest.split(" ");
  return { pid: Number(pid), name, parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) };
}
