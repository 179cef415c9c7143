import type { Log } from "../log.ts";
import { describeError } from "../log.ts";
import type { CollectionName, Entries } from "./collections.ts";

/** Everything that is published, compiled once; `version` changes with every publication. */
export type Snapshot = {
  version: string;
  collections: { [C in CollectionName]: Entries<C> };
};

export type ContentStore = {
  /** Isolate memory (at most 30 s old), then KV, then D1; a stale copy rather than none. Throws without any source. */
  snapshot(): Promise<Snapshot>;
  /** Makes a new snapshot the one that every isolate reads next. */
  keep(snapshot: Snapshot): Promise<void>;
  /** What lies in KV now, past any memory; `undefined` when nothing does. Throws while KV fails. */
  published(): Promise<Published | undefined>;
};

/** `publishedAt` is unknown for a snapshot that was written without it. */
export type Published = { version: string; publishedAt: Date | undefined };
/** Stands beside the snapshot in KV, so that it can be asked about without being read. */
export type PublicationNote = { version: string; publishedAt: number };

export const SNAPSHOT_KEY = "snapshot";
const FRESH_MS = 30_000;

// Values only, never a promise: a promise whose request was aborted would hang every later reader of the isolate.
let held: { snapshot: Snapshot; readAt: number } | undefined;

export function createContentStore(sources: {
  kv: KVNamespace;
  compile: () => Promise<Snapshot>;
  now: () => Date;
  log: Log;
}): ContentStore {
  const { kv, compile, now, log } = sources;
  const hold = (snapshot: Snapshot) => {
    held = { snapshot, readAt: now().getTime() };
    return snapshot;
  };

  return {
    async snapshot() {
      if (held && now().getTime() - held.readAt < FRESH_MS) return held.snapshot;
      try {
        const stored = await kv.get<Snapshot>(SNAPSHOT_KEY, "json");
        if (stored?.version) return hold(stored);
        log("warn", "content.snapshot_missing");
      } catch (error) {
        log("error", "content.kv_failed", describeError(error));
      }
      try {
        return hold(await compile());
      } catch (error) {
        if (!held) throw error;
        log("error", "content.stale", describeError(error));
        return held.snapshot;
      }
    },

    async keep(snapshot) {
      const note: PublicationNote = { version: snapshot.version, publishedAt: now().getTime() };
      await kv.put(SNAPSHOT_KEY, JSON.stringify(snapshot), { metadata: note });
      hold(snapshot);
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
