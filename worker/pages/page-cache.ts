import { STALE_MS } from "../content/store.ts";
import type { Deps } from "../deps.ts";
import { withTimeout } from "../http/with-timeout.ts";
import { describeError } from "../log.ts";

/** Times are in milliseconds since 1970. */
export type CachedPage = {
  version: string;
  readAt: number;
  renderedAt: number;
  status: number;
  headers: Readonly<Record<"etag", string> & Record<string, string>>;
  body: Uint8Array<ArrayBuffer>;
};
type CacheDeps = Pick<Deps, "cache" | "log">;

/** Pages list upcoming events, so they expire even if the content does not change. */
const FRESH_MS = 10 * 60 * 1000;
const MAX_PAGES = 300;
const CACHE_TIMEOUT_MS = 500;
const DETAILS_HEADER = "X-Page-Details";

/** Two levels: the isolate's memory, then the data centre's cache. */
export function createPageCache() {
  const memory = new Map<string, CachedPage>();
  const remember = (key: string, page: CachedPage) => {
    memory.delete(key);
    memory.set(key, page);
    const [oldest] = memory.keys();
    if (memory.size > MAX_PAGES && oldest !== undefined) memory.delete(oldest);
  };
  const find = async (deps: CacheDeps, key: string, isUsable: (page: CachedPage) => boolean) => {
    const page = memory.get(key);
    if (page && isUsable(page)) return { page, source: "memory" as const };
    const shared = await readShared(deps, key);
    if (!shared || !isUsable(shared)) return undefined;
    remember(key, shared);
    return { page: shared, source: "shared" as const };
  };
  return {
    get: (deps: CacheDeps, key: string, { version, now }: { version: string; now: number }) =>
      find(deps, key, (page) => page.version === version && now - page.renderedAt < FRESH_MS),
    /** For outages: finds a page of any version whose content was read less than a day ago. */
    getStale: (deps: CacheDeps, key: string, now: number) => find(deps, key, (page) => now - page.readAt < STALE_MS),
    put({ cache, log, defer }: CacheDeps & Pick<Deps, "defer">, key: string, page: CachedPage): void {
      remember(key, page);
      const { body, ...details } = page;
      const headers = {
        "Cache-Control": `max-age=${STALE_MS / 1000}`,
        [DETAILS_HEADER]: encodeURIComponent(JSON.stringify(details)),
      };
      defer(() =>
        cache
          .put(key, new Response(body, { headers }))
          .catch((error: unknown) => log("warn", "page_cache.write_failed", describeError(error))),
      );
    },
  };
}

export function isShareable({ headers }: Response): boolean {
  return !headers.has("Set-Cookie") && !headers.get("Cache-Control")?.includes("no-store");
}

/** Failures and time-outs are logged and count as a miss. */
async function readShared({ cache, log }: CacheDeps, key: string): Promise<CachedPage | undefined> {
  const read = async () => {
    const found = await cache.match(key);
    const details = found?.headers.get(DETAILS_HEADER);
    if (!found || !details) return undefined;
    const page = JSON.parse(decodeURIComponent(details)) as Omit<CachedPage, "body">;
    return { ...page, body: new Uint8Array(await found.arrayBuffer()) };
  };
  try {
    return await withTimeout(CACHE_TIMEOUT_MS, read());
  } catch (error) {
    log("warn", "page_cache.read_failed", describeError(error));
    return undefined;
  }
}
