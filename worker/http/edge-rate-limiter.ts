import { describeError, type Log } from "../log.ts";

/** Approximate limits, checked before the request's body is read. */
export type EdgeRateLimiter = { allows: (clientId: string, purpose: "write" | "report") => Promise<boolean> };

export const EDGE_PERIOD_SECONDS = 10;

/** Fails open, because the exact limits in D1 still apply. Logs only the first failure. */
export function createEdgeRateLimiter(binding: RateLimit | undefined, log: Log): EdgeRateLimiter {
  let isLogged = false;
  const logOnce = (fields: Parameters<Log>[2]) => {
    if (!isLogged) log("warn", "edge_rate_limiter.unavailable", fields);
    isLogged = true;
  };
  return {
    async allows(clientId, purpose) {
      if (!binding) {
        logOnce({ cause: "no binding" });
        return true;
      }
      try {
        return (await binding.limit({ key: `${purpose}:${clientId}` })).success;
      } catch (error) {
        logOnce(describeError(error));
        return true;
      }
    },
  };
}
