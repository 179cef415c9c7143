import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { builtSite, startWorkerd } from "../dev/built-worker.ts";
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

/** Runs `measure` on a fresh database with the first content. */
export async function withRuntime<T>(measure: (runtime: Runtime) => Promise<T>): Promise<T> {
  rmSync(join(root, STATE), { recursive: true, force: true });
  await prepareDatabase(STATE);
  const site = builtSite();
  const { compatibilityDate } = site as Record<string, unknown>;
  const modules = [{ type: "ESModule", path: join(root, "constant.js"), contents: CONSTANT }];
  const constant = { name: "constant", compatibilityDate, modules, modulesRoot: root };
  const workerd = await startWorkerd(STATE, [site, constant]);
  const [siteUrl, constantUrl] = [workerd.unsafeGetDirectURL("site"), workerd.unsafeGetDirectURL("constant")];
  const result = await measure({ site: await siteUrl, constant: await constantUrl, cpuMs: childrenCpuMs });
  await workerd.dispose();
  return result;
}

/** Like {@link withRuntime}, but behind an edge. */
export async function withEdge<T>(measure: (edge: Edge) => Promise<T>): Promise<T> {
  return withRuntime(async ({ site }) => measure(await startEdge(site)));
}

/** CPU milliseconds used so far; workerd is the only busy child of this process. NaN where the system has no /proc. */
function childrenCpuMs(): number {
  if (process.platform !== "linux") return Number.NaN;
  const children = readFileSync(`/proc/self/task/${process.pid}/children`, "utf8").trim().split(" ");
  const ticks = children.map((pid) => {
    // User and system time are the 14th and 15th field; the second, the name, may contain spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").replace(/^.*\)/s, "x x").split(" ");
    return Number(fields[13]) + Number(fields[14]);
  });
  return ticks.reduce((sum, one) => sum + one, 0) * MS_PER_TICK;
}
