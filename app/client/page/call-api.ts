import type { Problem } from "#worker/contracts/problem.ts";
import { API_TIMEOUT_MS } from "#worker/contracts/vocabulary.ts";

export type ApiResult<T> =
  | { ok: true; value: T }
  | { ok: false; problem: Problem | undefined; retryAfterSeconds: number | undefined };

/** Calls the API; times out after ten seconds (section 7). Never throws. `problem`: `undefined` if unreadable. */
export async function callApi<T>(
  path: string,
  body: object,
  headers: Record<string, string> = {},
  credentials: RequestCredentials = "omit",
): Promise<ApiResult<T>> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), API_TIMEOUT_MS);
  try {
    const response = await fetch(`/api${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "Accept-Language": document.documentElement.lang, ...headers },
      credentials,
      body: JSON.stringify(body),
      // Completes even if the visitor leaves the page.
      keepalive: true,
      signal: timeout.signal,
    });
    const json: unknown = await response.json();
    if (response.ok) return { ok: true, value: json as T };
    const retryAfterSeconds = Number(response.headers.get("Retry-After")) || undefined;
    return { ok: false, problem: json as Problem, retryAfterSeconds };
  } catch (error) {
    console.warn(`The call to /api${path} failed: ${error instanceof Error ? error.name : "unknown"}`);
    return { ok: false, problem: undefined, retryAfterSeconds: undefined };
  } finally {
    clearTimeout(timer);
  }
}
