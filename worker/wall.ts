import type { Caller } from "./caller.ts";
import { describeError, type Log } from "./log.ts";

/** The platform's cheap limit before anything is read: `false` for a caller who writes far too often. */
export type Wall = { admits: (caller: Caller, purpose: "write" | "report") => Promise<boolean> };

/** The binding's period in wrangler.toml, seconds. */
export const WALL_PERIOD_SECONDS = 10;

// A broken binding is told once in the life of an isolate, not once a call.
let isTold = false;

/** Without the binding, or while it fails, every call goes on: the exact limits stand behind it. */
export function createWall(binding: RateLimit | undefined, log: Log): Wall {
  const tell = (fields: Parameters<Log>[2]) => {
    if (!isTold) log("warn", "wall.open", fields);
    isTold = true;
  };
  return {
    async admits(caller, purpose) {
      if (!binding) {
        tell({ cause: "no binding" });
        return true;
      }
      try {
        return (await binding.limit({ key: `${purpose}:${await caller.id()}` })).success;
      } catch (error) {
        tell(describeError(error));
        return true;
      }
    },
  };
}
