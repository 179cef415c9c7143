import { withTimeout } from "../http/with-timeout.ts";
import type { Log } from "../log.ts";
import { describeError } from "../log.ts";
import { type CollectionName, collections, type Entries } from "./collections.ts";

/** Equal content has an equal `version`. */
export type Snapshot = {
  version: string;
  collections: { [C in CollectionName]: Entries<C> };
  /** By collection: the former slugs of published entries, each with the present one. An older snapshot has none. */
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
  published(): Promise<Published | undefined>;
};

export type Published = { version: string; publishedAt: Date | undefined };
/** Stored beside the snapshot in KV, so that reading it is cheap. */
export type PublicationNote = { version: string; publishedAt: number };

export const SNAPSHOT_KEY = "snapshot";
const FRESH_MS = 30_000;
export const STALE_MS = 24 * 60 * 60 * 1000;
const KV_TIMEOUT_MS = 2000;
const D1_TIMEOUT_MS = 5000;
/** Time-out while a copy can be served instead. */
const TIMEOUT_WITH_COPY_MS = 1000;
/** Negative cache: after both sources fail, fail fast for this time. */
const RETRY_MS = 5000;

/** An older release's snapshot may lack a collection. */
const NO_ENTRIES = Object.fromEntries(Object.keys(collections).map((name) => [name, []]));

// Values only, never a promise: a promise whose request was aborted would hang every later reader of the isolate.
let cached: CachedSnapshot | undefined;
// Other requests use the copy while one request reads the sources, and for 30 s after a failure.
let askedAt = 0;
// Counts the publications of this isolate: a read or a publication that began before a later one must not replace it.
let publications = 0;
let failedAt = Number.NEGATIVE_INFINITY;

export function createContentStore(sources: {
  kv: KVNamespace;
  compile: () => Promise<Snapshot>;
  now: () => Date;
  log: Log;
}): ContentStore {
  const { kv, compile, now, log } = sources;
  let ofThisRequest: CachedSnapshot | undefined;

  const cache = (read: Snapshot) => {
    // Keep the object while its content is the same: pages cache what they derive from it.
    const snapshot = cached?.snapshot.version === read.version ? cached.snapshot : read;
    cached = { snapshot, readAt: now().getTime(), isStale: false };
    failedAt = Number.NEGATIVE_INFINITY;
    return cached;
  };

  async function current(): Promise<CachedSnapshot> {
    const time = now().getTime();
    const copy = () => (cached && time - cached.readAt < STALE_MS ? cached : undefined);
    const before = copy();
    if (before && time - askedAt < FRESH_MS) return before;
    // abs: a clock that is set back must not block reads.
    if (Math.abs(time - failedAt) < RETRY_MS) throw new Error("No source of content answered a moment ago.");
    askedAt = time;
    const failedBefore = failedAt;
    const publishedBefore = publications;
    const patience = (ms: number) => (before ? TIMEOUT_WITH_COPY_MS : ms);
    try {
      const stored = await withTimeout(patience(KV_TIMEOUT_MS), kv.get<Snapshot>(SNAPSHOT_KEY, "json"));
      if (cached && publications !== publishedBefore) return cached;
      if (isSnapshot(stored)) return cache({ ...stored, collections: { ...NO_ENTRIES, ...stored.collections } });
      log(stored ? "error" : "warn", stored ? "content.snapshot_damaged" : "content.snapshot_missing");
    } catch (error) {
      log("error", "content.kv_failed", describeError(error));
    }
    try {
      return cache(await withTimeout(patience(D1_TIMEOUT_MS), compile()));
    } catch (error) {
      const last = copy();
      if (!last) {
        askedAt = 0;
        // A read that started before the last failure must not extend it.
        if (failedAt === failedBefore) failedAt = now().getTime();
        throw error;
      }
      log("error", "content.stale", { ageSeconds: Math.round((time - last.readAt) / 1000), ...describeError(error) });
      cached = { ...last, isStale: true };
      return cached;
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
      const own = beginPublication();
      const note: PublicationNote = { version: snapshot.version, publishedAt: now().getTime() };
      await kv.put(SNAPSHOT_KEY, JSON.stringify(snapshot), { metadata: note });
      askedAt = now().getTime();
      ofThisRequest = own === publications ? cache(snapshot) : { snapshot, readAt: askedAt, isStale: false };
    },

    async published() {
      const { value, metadata } = await kv.getWithMetadata<PublicationNote>(SNAPSHOT_KEY, "stream");
      if (!value) return undefined;
      await value.cancel();
      if (!metadata) return { version: "unknown", publishedAt: undefined };
      return { version: metadata.version, publishedAt: new Date(metadata.publishedAt) };
    },
  };
}

function beginPublication(): number {
  publications += 1;
  return publications;
}

function isSnapshot(stored: Snapshot | null): stored is Snapshot {
  return typeof stored?.version === "string" && Array.isArray(stored.collections?.settings);
}
