import type { Log } from "../log.ts";
import { createCircuitBreaker } from "./circuit-breaker.ts";

export type OutgoingFailure =
  | { reason: "timeout" | "unreachable" | "unreadable" }
  | { reason: "circuit_open" }
  | { reason: "error"; status: number; code?: string; description?: string };

export type OutgoingResult = { ok: true; body: unknown } | { ok: false; failure: OutgoingFailure };

export type OutgoingRequest = {
  method: "GET" | "POST";
  headers: Record<string, string>;
  body?: unknown;
  timeoutMs: number;
};

/** Never throws and never follows redirects. `path` cannot leave `origin`. */
export type Outgoing = (origin: string, path: string, request: OutgoingRequest) => Promise<OutgoingResult>;

/** Refuses and logs any origin that is not `allowed`. `now` in milliseconds since 1970. */
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
  // Not AbortSignal.timeout: its timer keeps running after the response, and an isolate allows only 10,000.
  const controller = new AbortController();
  const tooLate = new DOMException(`No response within ${request.timeoutMs} ms.`, "TimeoutError");
  const timer = setTimeout(() => controller.abort(tooLate), request.timeoutMs);
  try {
    const response = await fetch(url, {
      method: request.method,
      headers: { Accept: "application/json", ...request.headers },
      ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
      redirect: "manual",
      signal: controller.signal,
    });
    const text = await response.text();
    const body = parseJson(text);
    if (response.ok) return body === undefined ? { ok: false, failure: { reason: "unreadable" } } : { ok: true, body };
    return { ok: false, failure: { reason: "error", status: response.status, ...errorOf(body) } };
  } catch (error) {
    const isTimeout = error instanceof Error && error.name === "TimeoutError";
    return { ok: false, failure: { reason: isTimeout ? "timeout" : "unreachable" } };
  } finally {
    clearTimeout(timer);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function errorOf(body: unknown): { code?: string; description?: string } {
  if (typeof body !== "object" || body === null || !("error" in body)) return {};
  const { error } = body;
  if (typeof error !== "object" || error === null) return {};
  return {
    ...("code" in error && typeof error.code === "string" && { code: error.code }),
    ...("description" in error && typeof error.description === "string" && { description: error.description }),
  };
}
