import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { locale } from "#messages/locale.ts";
import { SNAPSHOT_KEYS } from "#worker/content/store.ts";
import { publishContent, saveEntries } from "#worker/domain/content/content.server.ts";
import { copyFilledDatabase } from "../../../scripts/check/filled-database.ts";
import { builtSite, startWorkerd } from "../../../scripts/dev/built-worker.ts";
import { bundleWorker } from "../../../scripts/dev/bundle-worker.ts";
import { createDeps } from "../../../worker/deps.ts";
import type { FAR_EVENT, FAR_OPPORTUNITY } from "../fixtures/future-entries.ts";
import type { Faults } from "./faulty-worker.ts";

/**
 * The production build in workerd, on a separate database, with services that fail on demand. `name` distinguishes the
 * sites of concurrent test files; with `isAsLeft`, the site starts with the D1, KV and cache of the last one.
 */
export async function openBuiltSite(name: string, { isAsLeft = false } = {}) {
  const state = `.wrangler/built-${name}`;
  if (!isAsLeft) copyFilledDatabase(state);
  const port = ports.get(name) ?? (await findFreePort());
  ports.set(name, port);
  const site = builtSite({ SITE_URL: `http://127.0.0.1:${port}` });
  const lines: Array<Record<string, unknown>> = [];
  const module = (name: string, contents: string) => ({
    type: "ESModule",
    path: join(site.modulesRoot, name),
    contents,
  });
  const entry =
    'import built from "./index.js"; import { inFaultyWorld } from "./faulty.js"; export default inFaultyWorld(built);';
  const modules = [
    module("entry.js", entry),
    module("faulty.js", await bundleWorker("tests/support/site/faulty-worker.ts")),
    ...site.modules,
  ];
  const workerd = await startWorkerd(state, [{ ...site, modules }], {
    port,
    onLog: (line) => lines.push(readLine(line)),
  });
  const origin = await workerd.unsafeGetDirectURL("site");
  const db = await workerd.getD1Database("DB", "site");
  const kv = await workerd.getKVNamespace("CONTENT", "site");
  const get = (path: string, init: RequestInit = {}) => fetch(new URL(path, origin), { redirect: "manual", ...init });
  return {
    origin,
    lines,
    db,
    kv,
    /** Dependencies of the domain on the same D1, without any faults. */
    deps: {
      ...createDeps({ ...site.bindings, DB: db } as unknown as Env, { waitUntil: () => undefined }),
      log: () => undefined,
    },
    get,
    post: (path: string, body: object, client = newClient()) =>
      get(path, {
        method: "POST",
        headers: { "Content-Type": "application/json", "CF-Connecting-IP": client },
        body: JSON.stringify(body),
      }),
    /** Makes exactly these parts fail from now on. */
    async fail(faults: Faults = {}) {
      await get("/.faults", { method: "PUT", body: JSON.stringify(faults) });
    },
    /** The number of batches waiting for D1, and the addresses looked up in the cache since {@link fail}. */
    seen: async () => (await get("/.faults")).json() as Promise<{ stalled: number; cached: string[] }>,
    /** Runs the jobs of the cron trigger. */
    runScheduledJobs: () => get("/.scheduled"),
    stop: () => workerd.dispose(),
  };
}

export type BuiltSite = Awaited<ReturnType<typeof openBuiltSite>>;

/** A name's site keeps its port, because the page cache is keyed by address. */
const ports = new Map<string, number>();

/** Finds a port before the site starts: it must know its own address, the only one whose forms it accepts. */
async function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/** Parses a log line. Libraries do not write JSON, and throwing would leave the log unread and block the runtime. */
function readLine(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return { event: "not_ours", text };
  }
}

let clients = 0;

/** A client address that no rate limit has counted yet. */
export function newClient(): string {
  clients += 1;
  return `2001:db8:${clients.toString(16)}:1::1`;
}

type Further = readonly ["events", typeof FAR_EVENT] | readonly ["opportunities", typeof FAR_OPPORTUNITY];

/** Publishes further entries in both languages. */
export async function publishAlso({ deps, kv }: BuiltSite, entries: readonly Further[]): Promise<void> {
  for (const [collection, { slug, ...data }] of entries)
    await saveEntries(deps, [{ collection, slug, position: 1000, status: "published", data }], "tests");
  const publish = async (snapshot: object) => kv.put(SNAPSHOT_KEYS[locale()], JSON.stringify(snapshot));
  await publishContent({ ...deps, content: { ...deps.content, publish } });
}
