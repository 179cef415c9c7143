import type { Log } from "../log.ts";
import { createCircuitBreaker } from "./circuit-breaker.ts";

/** Why an outgoing call gave no usable answer. */
export type OutgoingFailure =
  | { reason: "timeout" | "unreachable" | "unreadable" }
  /** No call was made, because the last ones to this host failed. */
  | { reason: "circuit_open" }
  /** The other side answered with an error; `code` is its own word, where it gave one. */
  | { reason: "error"; status: number; code?: string; description?: string };

export type OutgoingResult = { ok: true; body: unknown } | { ok: false; failure: OutgoingFailure };

export type OutgoingRequest = {
  method: "GET" | "POST";
  headers: Record<string, string>;
  body?: unknown;
  timeoutMs: number;
};

/**
 * The only way out of this Worker: JSON over one origin, with a time-out and without following redirects. Never throws;
 * `path` is appended to `origin` and cannot leave it.
 */
export type Outgoing = (origin: string, path: string, request: OutgoingRequest) => Promise<OutgoingResult>;

/**
 * Calls the origins of `allowed`, which are those of the configured providers; any other is unreachable, and logged. A
 * host that hangs or answers 5xx again and again is not called for a while. `now` in milliseconds since 1970.
 */
export function createOutgoing(allowed: readonly string[], log: Log, now: () => number = Date.now): Outgoing {
  const breaker = createCircuitBreaker(log, now);
  return async (origin, path, request) => {
    const url = URL.parse(path, origin);
    if (url?.origin !== origin || !allowed.includes(origin)) {
      log("error", "outgoing.not_allowed", { origin: url?.origin });
      return { ok: false, failure: { reason: "unreachable" } };
    }
    if (!breaker.admits(url.host)) return { ok: false, failure: { reason: "circuit_open" } };
    const result = await call(url, request);
    if (isHostFailure(result)) breaker.recordFailure(url.host);
    else breaker.recordSuccess(url.host);
    return result;
  };
}

function isHostFailure(result: OutgoingResult): boolean {
  if (result.ok) return false;
  const { failure } = result;
  return failure.reason === "error" ? failure.status >= 500 : failure.reason !== "unreadable";
}

async function call(url: URL, request: OutgoingRequest): Promise<OutgoingResult> {
  try {
    const response = await fetch(url, {
      method: request.method,
      headers: { Accept: "application/json", ...request.headers },
      ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
      redirect: "manual",
      signal: AbortSignal.timeout(request.timeoutMs),
    });
    const text = await response.text();
    const body = parseJson(text);
    if (response.ok) return body === undefined ? { ok: false, failure: { reason: "unreadable" } } : { ok: true, body };
    return { ok: false, failure: { reason: "error", status: response.status, ...errorOf(body) } };
  } catch (error) {
    const isTimeout = error instanceof Error && error.name === "TimeoutError";
    return { ok: false, failure: { reason: isTimeout ? "timeout" : "unreachable" } };
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Razorpay's error envelope: `{ error: { code, description } }`. */
function errorOf(body: unknown): { code?: string; description?: string } {
  if (typeof body !== "object" || body === null || !("error" in body)) return {};
  const { error } = body;
  if (typeof error !== "object" || error === null) return {};
  return {
    ...("code" in error && typeof error.code === "string" && { code: error.code }),
    ...("description" in error && typeof error.description === "string" && { description: error.description }),
  };
}
