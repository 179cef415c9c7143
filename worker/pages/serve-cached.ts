import { NOT_MODIFIED, refused, SUCCESS, statusOf } from "../contracts/problem.ts";
import { COMMON_HEADERS, REQUEST_ID_HEADER } from "../http/security-headers.ts";
import { type CachedPage, createPageCache, isShareable } from "./page-cache.ts";
import type { Rendering } from "./page-renderer.ts";
import { unavailableResponse } from "./refusal-page.ts";
import { completeUncached } from "./serve-uncached.ts";
import type { Visit } from "./visit.ts";

const pageCache = createPageCache();

/** While content is unavailable, serves a cached copy that is less than a day old. */
export async function serveCached(rendering: Rendering, address: string): Promise<Response> {
  const { request, deps, ctx, trace, renderer, page, content } = rendering;
  const now = deps.now().getTime();
  const isStale = !content || content.isStale;
  const key = `${deps.config.siteUrl}/.page-cache/${deps.release}-${renderer.version}/${encodeURIComponent(address)}`;
  const cached = content
    ? await pageCache.get(deps, key, { version: content.snapshot.version, now })
    : await pageCache.getStale(deps, key, now);
  if (cached) {
    trace.cache = isStale ? "stale" : cached.source;
    return sendPage(rendering, cached.page);
  }
  if (!content) return unavailableResponse(rendering);

  const headers = new Headers(request.headers);
  headers.delete("Cookie");
  const canonical = new Request(new URL(address, request.url), { headers, signal: request.signal });
  const response = await renderer.render({ ctx, deps, page }, canonical);
  const { status } = response;
  trace.cache = isStale ? "stale" : "rendered";
  if (status === (page ? SUCCESS.ok : statusOf(refused("not_found"))) && isShareable(response)) {
    const { snapshot, readAt } = content;
    const fresh = { version: snapshot.version, readAt, renderedAt: now, ...(await readResponse(response)) };
    pageCache.put(deps, key, fresh);
    return sendPage(rendering, fresh);
  }
  const lastGood = status >= 500 ? await pageCache.getStale(deps, key, now) : undefined;
  if (!lastGood) return completeUncached(response, page);
  trace.cache = "stale";
  deps.log("error", "page.stale", { route: trace.route });
  return sendPage(rendering, lastGood.page);
}

async function readResponse(response: Response): Promise<Pick<CachedPage, "status" | "headers" | "body">> {
  const body = new Uint8Array(await response.arrayBuffer());
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  const headers = {
    ...COMMON_HEADERS,
    // Browsers store the page and revalidate it each time.
    "cache-control": "private, no-cache",
    ...Object.fromEntries(response.headers),
    etag: `W/"${btoa(String.fromCharCode(...digest.subarray(0, 12)))}"`,
  };
  return { status: response.status, headers, body };
}

function sendPage({ request, requestId, trace }: Visit, { status, headers, body }: CachedPage): Response {
  const known = request.headers.get("If-None-Match");
  // Weak comparison, ignoring `W/`: a proxy can have added it.
  const isKnown = status === SUCCESS.ok && (known === "*" || known?.includes(headers.etag.replace("W/", "")));
  const hasBody = !isKnown && request.method !== "HEAD";
  const response = new Response(hasBody ? body : null, { status: isKnown ? NOT_MODIFIED : status, headers });
  response.headers.set(REQUEST_ID_HEADER, requestId);
  response.headers.set("Server-Timing", `page;desc=${trace.cache}`);
  if (trace.cache === "stale") response.headers.set("X-Content-Stale", "true");
  if (isKnown) response.headers.delete("Content-Type");
  else if (!hasBody) response.headers.set("Content-Length", String(body.length));
  return response;
}
