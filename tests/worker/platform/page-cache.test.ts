import { expect, test, vi } from "vitest";
import type { Deps } from "#worker/deps.ts";
import { type CachedPage, createPageCache, isShareable } from "#worker/pages/page-cache.ts";
import { openSite } from "../../support/site/site.ts";

const NOON = Date.parse("2030-01-01T12:00:00Z");
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const key = () => `https://site.example/.page-cache/${crypto.randomUUID()}`;

function pageOf(changes: Partial<CachedPage> = {}): CachedPage {
  return {
    version: "v1",
    readAt: NOON,
    renderedAt: NOON,
    status: 200,
    headers: { "content-type": "text/html; charset=utf-8", etag: 'W/"one"' },
    body: new TextEncoder().encode("<p>₹ नमस्ते</p>"),
    ...changes,
  };
}

const pageCache = createPageCache();
/** Another isolate of the same data centre. */
const otherIsolate = () => createPageCache();

/** Stores the page and waits until the data centre's cache has it. */
async function put(deps: Deps, address: string, page: CachedPage): Promise<void> {
  const writes: Array<Promise<unknown>> = [];
  pageCache.put({ ...deps, defer: (task) => writes.push(task()) }, address, page);
  await Promise.all(writes);
}

test("a page is found by the content version it was rendered from, for ten minutes", async () => {
  const { deps } = openSite();
  const [address, page] = [key(), pageOf()];
  await put(deps, address, page);
  const find = async (at: string, version: string, now: number) => pageCache.get(deps, at, { version, now });
  const found = await find(address, "v1", NOON + 10 * MINUTE - 1);
  expect(found?.source).toBe("memory");
  expect(found?.page).toBe(page);
  expect(await find(address, "v1", NOON + 10 * MINUTE)).toBeUndefined();
  expect(await find(address, "v2", NOON)).toBeUndefined();
  expect(await find(key(), "v1", NOON)).toBeUndefined();
});

test("without a content source a page is found for a day after its content was read, whenever it was rendered", async () => {
  const { deps } = openSite();
  const [address, page] = [key(), pageOf({ renderedAt: NOON + 23 * HOUR })];
  await put(deps, address, page);
  const [inTime, tooLate] = [NOON + DAY - 1, NOON + DAY];
  expect((await pageCache.getStale(deps, address, inTime))?.page).toBe(page);
  expect((await otherIsolate().getStale(deps, address, inTime))?.page).toEqual(page);
  expect(await pageCache.getStale(deps, address, tooLate)).toBeUndefined();
  expect(await otherIsolate().getStale(deps, address, tooLate)).toBeUndefined();
});

test("the oldest of more than 300 pages makes room", async () => {
  const {
    deps: { cache: _, ...others },
  } = openSite();
  const cache = { match: async () => undefined, put: async () => undefined };
  const deps = { ...others, cache };
  const addresses = Array.from({ length: 301 }, key);
  for (const address of addresses) await put(deps, address, pageOf());
  expect(await pageCache.get(deps, addresses[0] ?? "", { version: "v1", now: NOON })).toBeUndefined();
  expect(await pageCache.get(deps, addresses[1] ?? "", { version: "v1", now: NOON })).toBeDefined();
});

test("another isolate finds the complete page in the data centre's cache and keeps it in memory", async () => {
  const { deps } = openSite();
  const [address, page] = [key(), pageOf({ headers: { etag: 'W/"one"', "x-note": "₹, “quoted”" } })];
  await put(deps, address, page);
  const other = otherIsolate();
  const found = await other.get(deps, address, { version: "v1", now: NOON });
  expect(found).toEqual({ page, source: "shared" });
  const again = await other.get(deps, address, { version: "v1", now: NOON });
  expect(again?.source).toBe("memory");
  expect(again?.page).toBe(found?.page);
});

test.each([
  ["of other content", { version: "v2", now: NOON }],
  ["rendered too long ago", { version: "v1", now: NOON + 10 * MINUTE }],
])("a shared page %s is not used", async (_, wanted) => {
  const { deps } = openSite();
  const address = key();
  await put(deps, address, pageOf());
  expect(await otherIsolate().get(deps, address, wanted)).toBeUndefined();
});

test("a cache that does not answer in half a second costs that and a line in the log", async () => {
  const { deps, lines } = openSite();
  const cache = { ...deps.cache, match: vi.fn(() => new Promise<never>(() => undefined)) };
  vi.useFakeTimers();
  try {
    const finding = otherIsolate().get({ ...deps, cache }, key(), { version: "v1", now: NOON });
    await vi.advanceTimersByTimeAsync(500);
    expect(await finding).toBeUndefined();
  } finally {
    vi.useRealTimers();
  }
  expect(lines.join()).toMatch(/page_cache\.read_failed.*No response within 500 ms/);
});

test("if the cache throws or returns something else, the page is rendered and the failure logged", async () => {
  const { deps, lines } = openSite();
  const cache = {
    match: vi.fn().mockRejectedValue(new Error("cache down")),
    put: vi.fn().mockRejectedValue(new Error("cache down")),
  };
  const address = key();
  await put({ ...deps, cache }, address, pageOf());
  expect(await otherIsolate().get({ ...deps, cache }, address, { version: "v1", now: NOON })).toBeUndefined();
  expect(lines.join()).toMatch(/page_cache\.write_failed.*cache down.*page_cache\.read_failed.*cache down/);

  const headers = { "X-Page-Details": "no%20JSON", "Cache-Control": "max-age=60" };
  await deps.cache.put(address, new Response("x", { headers }));
  expect(await otherIsolate().get(deps, address, { version: "v1", now: NOON })).toBeUndefined();
});

test.each<[Record<string, string>, boolean]>([
  [{}, true],
  [{ "Cache-Control": "public, max-age=60" }, true],
  [{ "Set-Cookie": "session=1" }, false],
  [{ "Set-Cookie": "session=1", "Cache-Control": "public, max-age=60" }, false],
  [{ "Cache-Control": "private, no-store" }, false],
])("an answer with the headers %j may be shared: %s", (headers, isShared) => {
  expect(isShareable(new Response("", { headers }))).toBe(isShared);
});
