import { rmSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { builtSite, startWorkerd } from "../../scripts/built-worker.ts";
import { prepareDatabase } from "../../scripts/local-site.ts";
import { root } from "../../scripts/processes.ts";
import { createDeps } from "../../worker/deps.ts";
import type { Faults } from "./faulty-worker.ts";

const STATE = ".wrangler/built";

/** The production build in workerd, on a database of its own, in a world that fails when it is told to. */
export async function openBuiltSite() {
  rmSync(join(root, STATE), { recursive: true, force: true });
  await prepareDatabase(STATE);
  const site = builtSite({ SITE_URL: "http://localhost:8787" });
  const lines: Array<Record<string, unknown>> = [];
  const { outputFiles } = await build({
    entryPoints: [join(root, "tests/support/faulty-worker.ts")],
    bundle: true,
    write: false,
    format: "esm",
  });
  const module = (name: string, contents: string) => ({
    type: "ESModule",
    path: join(site.modulesRoot, name),
    contents,
  });
  const entry =
    'import built from "./index.js"; import { inFaultyWorld } from "./faulty.js"; export default inFaultyWorld(built);';
  const modules = [module("entry.js", entry), module("faulty.js", outputFiles[0]?.text ?? ""), ...site.modules];
  const workerd = await startWorkerd(STATE, [{ ...site, modules }], {
    onLog: (line) => lines.push(JSON.parse(line) as Record<string, unknown>),
  });
  const origin = await workerd.unsafeGetDirectURL("site");
  const db = await workerd.getD1Database("DB", "site");
  const get = (path: string, init: RequestInit = {}) => fetch(new URL(path, origin), { redirect: "manual", ...init });
  return {
    origin,
    lines,
    db,
    /** The domain on the same D1, past every fault. */
    deps: {
      ...createDeps({ ...site.bindings, DB: db } as unknown as Env, { waitUntil: () => undefined }),
      log: () => undefined,
    },
    get,
    post: (path: string, body: object, caller = anyCaller()) =>
      get(path, {
        method: "POST",
        headers: { "Content-Type": "application/json", "CF-Connecting-IP": caller },
        body: JSON.stringify(body),
      }),
    /** From now on these parts fail, and no others. */
    async fail(faults: Faults = {}) {
      await get("/.faults", { method: "PUT", body: JSON.stringify(faults) });
    },
    /** How many batches wait while D1 is held. */
    held: async () => ((await (await get("/.faults")).json()) as { held: number }).held,
    /** What the cron trigger does. */
    sweep: () => get("/.sweep"),
    stop: () => workerd.dispose(),
  };
}

export type BuiltSite = Awaited<ReturnType<typeof openBuiltSite>>;

let callers = 0;

/** An address that no limit has counted yet. */
function anyCaller(): string {
  callers += 1;
  return `2001:db8:${callers.toString(16)}:1::1`;
}
