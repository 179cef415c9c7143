import { describeError, type Log } from "../log.ts";
import type { Caller } from "./client-id.ts";

/** The platform's cheap limit before anything is read: `false` for a caller who writes far too often. */
export type Wall = { admits: (caller: Caller, purpose: "write" | "report") => Promise<boolean> };

/** The binding's period in wrangler.toml, seconds. */
export const WALL_PERIOD_SECONDS = 10;

/** Calls of one caller in a period that an isolate lets through unasked: a visitor sends two or three. */
export const UNASKED = 5;
/** Callers that an isolate remembers in a period; beyond them the platform is asked about everybody. */
const REMEMBERED = 10_000;

// A broken binding is told once in the life of an isolate, not once a call.
let isTold = false;

/** Without the binding, or while it fails, every call goes on: the exact limits stand behind it. */
export function createWall(binding: RateLimit | undefined, log: Log): Wall {
  const tell = (fields: Parameters<Log>[2]) => {
    if (!isTold) log("warn", "wall.open", fields);
    isTold = true;
  };
  const seen = new Map<string, number>();
  let periodEndsAt = 0;

  /** Whether this isolate has seen so little of the caller in this period that nobody need be asked. */
  function isRare(key: string): boolean {
    const now = Date.now();
    if (now >= periodEndsAt) {
      seen.clear();
      periodEndsAt = now + WALL_PERIOD_SECONDS * 1000;
    }
    const calls = (seen.get(key) ?? 0) + 1;
    if (seen.size < REMEMBERED || calls > 1) seen.set(key, calls);
    return calls <= UNASKED && seen.has(key);
  }

  return {
    async admits(caller, purpose) {
      const key = `${purpose}:${caller.id()}`;
      if (isRare(key)) return true;
      if (!binding) {
        tell({ cause: "no binding" });
        return true;
      }
      try {
        return (await binding.limit({ key })).success;
      } catch (error) {
        tell(describeError(error));
        return true;
      }
    },
  };
}
