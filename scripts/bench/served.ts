import { rmSync } from "node:fs";
import { join } from "node:path";
import { prepareDatabase } from "../local-site.ts";
import { root } from "../processes.ts";
import { type Edge, startEdge } from "./edge.ts";
import { startRuntime } from "./runtime.ts";

const STATE = ".wrangler/bench";

/** The built site behind the edge, on a database that begins as the site ships. */
export async function withServedSite<T>(measure: (edge: Edge) => Promise<T>): Promise<T> {
  rmSync(join(root, STATE), { recursive: true, force: true });
  await prepareDatabase(STATE);
  const runtime = await startRuntime(STATE);
  const edge = await startEdge(runtime.urls.site);
  try {
    return await measure(edge);
  } finally {
    edge.stop();
    await runtime.stop();
  }
}
