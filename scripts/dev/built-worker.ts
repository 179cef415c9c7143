import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import { root } from "./processes.ts";

/** The part of Miniflare used here. It comes with Wrangler, so `npm start` uses the same version. */
type MiniflareModule = {
  Miniflare: new (
    options: unknown,
  ) => {
    ready: Promise<URL>;
    unsafeGetDirectURL: (worker: string) => Promise<URL>;
    getWorker: (worker: string) => Promise<{ scheduled: (event: { cron: string }) => Promise<{ outcome: string }> }>;
    getD1Database: (binding: string, worker?: string) => Promise<D1Database>;
    getKVNamespace: (binding: string, worker?: string) => Promise<KVNamespace>;
    dispose: () => Promise<void>;
  };
  convertV4MiniflareOptions: (options: object) => unknown;
};

const TEMPORARY_FILES = join(root, "build/server/.wrangler/tmp");
/** Folder in which the local email binding stores every mail that the site sends. */
export const MAIL_FOLDER = join(TEMPORARY_FILES, "email");

type WorkerOptions = Record<string, unknown> & { name: string };
export type Workerd = InstanceType<MiniflareModule["Miniflare"]>;

/**
 * Starts workerd with these Workers on the D1 and KV of `stateDir`, each on a separate socket and without a proxy, which
 * would cost more than most pages. With `port`, a single Worker listens there.
 */
export async function startWorkerd(
  stateDir: string,
  workers: WorkerOptions[],
  options: { onLog?: (line: string, level: string) => void; port?: number } = {},
): Promise<Workerd> {
  const fromHere = createRequire(import.meta.url);
  const { Miniflare, convertV4MiniflareOptions } = createRequire(fromHere.resolve("wrangler"))(
    "miniflare",
  ) as MiniflareModule;
  const { onLog, port = 0 } = options;
  const workerd = new Miniflare(
    convertV4MiniflareOptions({
      resourcePersistencePath: join(root, stateDir, "v3"),
      resourceTmpPath: TEMPORARY_FILES,
      cf: false,
      handleStructuredLogs: ({ message, level }: { message: string; level: string }) => onLog?.(message, level),
      workers: workers.map((worker) => ({ ...worker, unsafeDirectSockets: [{ host: "127.0.0.1", port }] })),
    }),
  );
  await workerd.ready;
  return workerd;
}

/**
 * The built site as a Worker for {@link startWorkerd}, without its files. `variables` override those of the
 * configuration.
 */
export function builtSite(variables: Record<string, string> = {}) {
  const { assets: _, ...site } = builtSiteWithFiles();
  return { ...site, bindings: { ...site.bindings, ...variables } };
}

/** The built site as a Worker that also serves its files, with the headers of `public/_headers`. */
export function builtSiteWithFiles() {
  const { workerOptions } = unstable_getMiniflareWorkerOptions(join(root, "build/server/wrangler.json"));
  const site = workerOptions as Record<string, unknown> & { bindings: Record<string, unknown>; assets?: unknown };
  const modulesRoot = join(root, "build/server");
  const modules = ["index.js", ...globSync("assets/**/*.js", { cwd: modulesRoot })].map((path) => ({
    type: "ESModule",
    path: join(modulesRoot, path),
    contents: readFileSync(join(modulesRoot, path), "utf8"),
  }));
  return { ...site, name: "site", modules, modulesRoot };
}

/** The code of a Worker that is not in a file. */
export function oneModule(contents: string) {
  return { modules: [{ type: "ESModule", path: join(root, "index.js"), contents }], modulesRoot: root };
}
