/** Headers for pages that depend on a session and for login steps. */
export function privateHeaders({ actionHeaders }: { actionHeaders: Headers }): Record<string, string> {
  const retryAfter = actionHeaders.get("Retry-After");
  return { "Cache-Control": "no-store", ...(retryAfter && { "Retry-After": retryAfter }) };
}

export function retryHeaders(outcome: { ok: boolean; retryAfterSeconds?: number }): Record<string, string> {
  return outcome.retryAfterSeconds ? { "Retry-After": String(outcome.retryAfterSeconds) } : {};
}

export function cookieHeaders(cookies: readonly string[]): Headers {
  const headers = new Headers({ "Cache-Control": "no-store" });
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  return headers;
}

/** Headers that end a session. They clear the storage unless the page's script has done so (decision 009). */
export function clearSessionHeaders(
  cookies: readonly string[],
  { storageCleared }: { storageCleared?: string } = {},
): Headers {
  const headers = cookieHeaders(cookies);
  if (!storageCleared) headers.set("Clear-Site-Data", '"cookies", "storage"');
  return headers;
}
