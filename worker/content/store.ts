import type { Locale } from "#messages/locale.ts";
import { withTimeout } from "../http/with-timeout.ts";
import type { Log } from "../log.ts";
import { describeError } from "../log.ts";
import { type CollectionName, collections, type Entries } from "./collections.ts";

/** Equal content has an equal `version`. */
export type Snapshot = {
  version: string;
  collections: { [C in CollectionName]: Entries<C> };
  /** By collection: former slugs of published entries, each mapped to the current one. Missing in older snapshots. */
  redirects?: Record<string, Record<string, string>> | undefined;
};

export type CachedSnapshot = { snapshot: Snapshot; readAt: number; isStale: boolean };

export type ContentStore = {
  /** The same object during the whole request. */
  snapshot(): Promise<Snapshot>;
  /** Isolate memory (30 s), KV, D1, then a stale copy (24 h). Throws if there is none. */
  cached(): Promise<CachedSnapshot>;
  publish(snapshot: Snapshot): Promise<void>;
  /** Bypasses memory; `undefined` if KV is empty. Throws if KV fails. */
  published(): Promise<PublishedVersion | undefined>;
};

type PublishedVersion = { version: string; publishedAt: Date | undefined };
/** Stored next to the snapshot in KV, so that it is cheap to read. */
type SnapshotNote = { version: string; publishedAt: number };

export const SNAPSHOT_KEY = "snapshot";
/** KV keys by language. */
export const SNAPSHOT_KEYS: Record<Locale, string> = { en: SNAPSHOT_KEY, hi: `${SNAPSHOT_KEY}.hi` };
const FRESH_MS = 30_000;
export const STALE_MS = 24 * 60 * 60 * 1000;
const KV_TIMEOUT_MS = 2000;
const D1_TIMEOUT_MS = 5000;
/** Time-out when a cached copy can be served instead. */
const TIMEOUT_WITH_COPY_MS = 1000;
/** Negative cache: after both sources fail, fail fast for this time. */
const RETRY_MS = 5000;

/** A snapshot of an older release can lack a collection. */
const NO_ENTRIES = Object.fromEntries(Object.keys(collections).map((name) => [name, []]));

type Memory = {
  // Values only, never a promise: a promise whose request was aborted would hang every later reader of the isolate.
  cached: CachedSnapshot | undefined;
  // Other requests use the copy while one request reads the sources, and for 30 s after a failure.
  askedAt: number;
  failedAt: number;
  // Count of this isolate's publications. A read or publication that began before a later one must not replace it.
  publications: number;
};

const empty = (): Memory => ({ cached: undefined, askedAt: 0, failedAt: Number.NEGATIVE_INFINITY, publications: 0 });
const memories: Record<Locale, Memory> = { en: empty(), hi: empty() };

export function createContentStore(sources: {
  kv: KVNamespace;
  compile: () => Promise<Snapshot>;
  now: () => Date;
  log: Log;
  language?: Locale;
}): ContentStore {
  const { kv, compile, now, log, language = "en" } = sources;
  const key = SNAPSHOT_KEYS[language];
  const memory = memories[language];
  let ofThisRequest: CachedSnapshot | undefined;

  const cache = (read: Snapshot) => {
    // Keep the object while its content is the same: pages cache what they derive from it.
    const snapshot = memory.cached?.snapshot.version === read.version ? memory.cached.snapshot : read;
    memory.cached = { snapshot, readAt: now().getTime(), isStale: false };
    memory.failedAt = Number.NEGATIVE_INFINITY;
    return memory.cached;
  };

  async function current(): Promise<CachedSnapshot> {
    const time = now().getTime();
    const copy = () => (memory.cached && time - memory.cached.readAt < STALE_MS ? memory.cached : undefined);
    const before = copy();
    if (before && time - memory.askedAt < FRESH_MS) return before;
    // abs: a clock that is set back must not block reads.
    if (Math.abs(time - memory.failedAt) < RETRY_MS) throw new Error("No source of content answered a moment ago.");
    memory.askedAt = time;
    const failedBefore = memory.failedAt;
    const publishedBefore = memory.publications;
    const timeout = (ms: number) => (before ? TIMEOUT_WITH_COPY_MS : ms);
    try {
      const stored = await withTimeout(timeout(KV_TIMEOUT_MS), kv.get<Snapshot>(key, "json"));
      if (memory.cached && memory.publications !== publishedBefore) return memory.cached;
      if (isSnapshot(stored)) return cache({ ...stored, collections: { ...NO_ENTRIES, ...stored.collections } });
      log(stored ? "error" : "warn", stored ? "content.snapshot_damaged" : "content.snapshot_missing");
    } catch (error) {
      log("error", "content.kv_failed", describeError(error));
    }
    try {
      return cache(await withTimeout(timeout(D1_TIMEOUT_MS), compile()));
    } catch (error) {
      const last = copy();
      if (!last) {
        memory.askedAt = 0;
        // A read that started before the last failure must not extend it.
        if (memory.failedAt === failedBefore) memory.failedAt = now().getTime();
        throw error;
      }
      log("error", "content.stale", { ageSeconds: Math.round((time - last.readAt) / 1000), ...describeError(error) });
      memory.cached = { ...last, isStale: true };
      return memory.cached;
    }
  }

  return {
    async snapshot() {
      ofThisRequest ??= await current();
      return ofThisRequest.snapshot;
    },

    async cached() {
      ofThisRequest ??= await current();
      return ofThisRequest;
    },

    async publish(snapshot) {
      memory.publications += 1;
      const own = memory.publications;
      const note: SnapshotNote = { version: snapshot.version, publishedAt: now().getTime() };
      await kv.put(key, JSON.stringify(snapshot), { metadata: note });
      memory.askedAt = now().getTime();
      ofThisRequest =
        own === memory.publications ? cache(snapshot) : { snapshot, readAt: memory.askedAt, isStale: false };
    },

    published: () => readPublished(kv, key),
  };
}

async function readPublished(kv: KVNamespace, key: string): Promise<PublishedVersion | undefined> {
  const { value, metadata } = await kv.getWithMetadata<SnapshotNote>(key, "stream");
  if (!value) return undefined;
  await value.cancel();
  if (!metadata) return { version: "unknown", publishedAt: undefined };
  return { version: metadata.version, publishedAt: new Date(metadata.publishedAt) };
}

function isSnapshot(stored: Snapshot | null): stored is Snapshot {
  return typeof stored?.version === "string" && Array.isArray(stored.collections?.settings);
}
