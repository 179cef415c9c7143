/** The headers of a page that answers to a session or is a step of logging in: nobody keeps it. */
export function privateHeaders({ actionHeaders }: { actionHeaders: Headers }): Record<string, string> {
  const retryAfter = actionHeaders.get("Retry-After");
  return { "Cache-Control": "no-store", ...(retryAfter && { "Retry-After": retryAfter }) };
}

/** The headers of a refusal that says when it may be tried again. */
export function retryHeaders(outcome: { ok: boolean; retryAfterSeconds?: number }): Record<string, string> {
  return outcome.retryAfterSeconds ? { "Retry-After": String(outcome.retryAfterSeconds) } : {};
}

/** Set-Cookie lines as headers. */
export function cookieHeaders(cookies: readonly string[]): Headers {
  const headers = new Headers({ "Cache-Control": "no-store" });
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  return headers;
}

/**
 * The headers of an answer that ends a session. A browser whose page has not said that it forgot its member is told to forget
 * whatever it keeps of this site: it has run no script (decision 009).
 */
export function clearSessionHeaders(cookies: readonly string[], { forgotten }: { forgotten?: string } = {}): Headers {
  const headers = cookieHeaders(cookies);
  if (!forgotten) headers.set("Clear-Site-Data", '"cookies", "storage"');
  return headers;
}
