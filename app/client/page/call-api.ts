import type { Problem } from "#worker/contracts/problem.ts";
import { LIMITS } from "#worker/contracts/vocabulary.ts";

export type ApiAnswer<T> =
  | { ok: true; value: T }
  | { ok: false; problem: Problem | undefined; retryAfterSeconds: number | undefined };

/**
 * The shared client of section 7: JSON to this site's own /api, ten seconds, no credentials unless the call is the
 * member's own. Never throws; without a readable refusal (no connection, time-out, an answer that is no JSON) `problem` is `undefined`.
 */
export async function callApi<T>(
  path: string,
  body: object,
  headers: Record<string, string> = {},
  credentials: RequestCredentials = "omit",
): Promise<ApiAnswer<T>> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), LIMITS.apiTimeoutMs);
  try {
    const response = await fetch(`/api${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      credentials,
      body: JSON.stringify(body),
      // An answer that nobody waits for any more, because the page was left, was still sent.
      keepalive: true,
      signal: timeout.signal,
    });
    const answer: unknown = await response.json();
    // The contract of the call: what the API answers with success has the shape its document says.
    if (response.ok) return { ok: true, value: answer as T };
    const retryAfterSeconds = Number(response.headers.get("Retry-After")) || undefined;
    return { ok: false, problem: answer as Problem, retryAfterSeconds };
  } catch (error) {
    console.warn(`The call to /api${path} failed: ${error instanceof Error ? error.name : "unknown"}`);
    return { ok: false, problem: undefined, retryAfterSeconds: undefined };
  } finally {
    clearTimeout(timer);
  }
}
