import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { builtSite, oneModule, startWorkerd, type Workerd } from "../dev/built-worker.ts";
import { prepareDatabase } from "../dev/local-site.ts";
import { root } from "../dev/processes.ts";
import { type Edge, startEdge } from "./edge.ts";

/** workerd with the built site and a Worker that returns a constant string, without proxy or asset router. */
type Runtime = { site: URL; constant: URL; cpuMs: () => number };

const STATE = ".wrangler/bench";
/** PUT sets the response that GET returns. */
const CONSTANT = `let page;
export default {
  async fetch(request) {
    if (request.method !== "PUT") return new Response(page.text, { headers: page.headers });
    page = await request.json();
    return new Response();
  },
};`;
/** Unit of process times on Linux. */
const MS_PER_TICK = 10;

/** Starts these Workers on a new database with the initial content. */
export async function startFresh(...args: Parameters<typeof startWorkerd>): Promise<Workerd> {
  const [state] = args;
  rmSync(join(root, state), { recursive: true, force: true });
  await prepareDatabase(state);
  return startWorkerd(...args);
}

/** Runs `measure` with the built site and the constant Worker. */
export async function withRuntime<T>(measure: (runtime: Runtime) => Promise<T>): Promise<T> {
  const site = builtSite();
  const { compatibilityDate } = site as Record<string, unknown>;
  const constant = { name: "constant", compatibilityDate, ...oneModule(CONSTANT) };
  const workerd = await startFresh(STATE, [site, constant]);
  const [siteUrl, constantUrl] = [workerd.unsafeGetDirectURL("site"), workerd.unsafeGetDirectURL("constant")];
  const result = await measure({ site: await siteUrl, constant: await constantUrl, cpuMs: childrenCpuMs });
  await workerd.dispose();
  return result;
}

/** Like {@link withRuntime}, but behind an edge. */
export async function withEdge<T>(measure: (edge: Edge) => Promise<T>): Promise<T> {
  return withRuntime(async ({ site }) => measure(await startEdge(site)));
}

/** CPU milliseconds used so far. */
function childrenCpuMs(): number {
  // User and system time are the 14th and 15th field; the second, the name, may contain spaces.
  const ticks = sumOfChildren("stat", (text) => {
    const fields = text.replace(/^.*\)/s, "x x").split(" ");
    return Number(fields[13]) + Number(fields[14]);
  });
  return ticks * MS_PER_TICK;
}

/** Sums a figure of all child processes; workerd is the only busy one. NaN where the system has no /proc. */
export function sumOfChildren(file: "stat" | "status", figureIn: (text: string) => number): number {
  if (process.platform !== "linux") return Number.NaN;
  const children = readFileSync(`/proc/self/task/${process.pid}/children`, "utf8").trim().split(" ");
  return children.reduce((sum, pid) => sum + figureIn(readFileSync(`/proc/${pid}/${file}`, "utf8")), 0);
}
