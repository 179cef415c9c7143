import type { Log } from "../log.ts";

const MAX_FAILURES = 3;
const WINDOW_MS = 60_000;
const PAUSE_MS = 30_000;

/** Milliseconds since 1970; `retryAt` is set while the circuit is open. */
type Circuit = { failures: number[]; retryAt?: number };

/** Opens after three consecutive failures in a minute, and allows a trial call after 30 seconds. */
export function createCircuitBreaker(log: Log, now: () => number) {
  const circuits = new Map<string, Circuit>();
  return {
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
