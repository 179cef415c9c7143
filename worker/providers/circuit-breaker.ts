import type { Log } from "../log.ts";

const MAX_FAILURES = 3;
const WINDOW_MS = 60_000;
const PAUSE_MS = 30_000;

/** Consecutive failures of one host, in milliseconds since 1970; `retryAt` is set while its circuit is open. */
type Circuit = { failures: number[]; retryAt?: number };

/**
 * Stops calls to a host that fails three times in a row within a minute. After 30 seconds one trial call goes through: its
 * success closes the circuit, its failure opens it for another 30 seconds. `now` in milliseconds since 1970.
 */
export function createCircuitBreaker(log: Log, now: () => number) {
  const circuits = new Map<string, Circuit>();
  return {
    /** Whether a call may be made now. The call that is admitted while the circuit is open is the trial. */
    admits(host: string): boolean {
      const circuit = circuits.get(host);
      if (circuit?.retryAt === undefined) return true;
      if (now() < circuit.retryAt) return false;
      circuit.retryAt = now() + PAUSE_MS;
      return true;
    },
    recordSuccess(host: string): void {
      if (circuits.get(host)?.retryAt !== undefined) log("info", "circuit.closed", { host });
      circuits.delete(host);
    },
    recordFailure(host: string): void {
      const circuit: Circuit = circuits.get(host) ?? { failures: [] };
      circuits.set(host, circuit);
      const isOpen = circuit.retryAt !== undefined;
      circuit.failures = [...circuit.failures, now()].filter((at) => at > now() - WINDOW_MS);
      if (!isOpen && circuit.failures.length < MAX_FAILURES) return;
      circuit.retryAt = now() + PAUSE_MS;
      if (!isOpen) log("error", "circuit.open", { host });
    },
  };
}
