import type { PageHandle } from "../contracts/page-handle.ts";
import { MOVED, NOT_MODIFIED, refused, SUCCESS, statusOf } from "../contracts/problem.ts";
import { LIMITS } from "../contracts/vocabulary.ts";
import type { Deps } from "../deps.ts";
import { COMMON_HEADERS, pagePolicy, REQUEST_ID_HEADER } from "../http/security-headers.ts";
import { describeError } from "../log.ts";
import { admitPost } from "./admit-post.ts";
import { type CachedPage, isShareable, pageCache } from "./page-cache.ts";
import { loadRenderer, type Rendered, type Renderer } from "./page-renderer.ts";
import { findPage, type PageRoute } from "./page-table.ts";
import { unavailablePage } from "./refusal-page.ts";

export type Trace = { route: string; cache?: "memory" | "shared" | "rendered" | "stale" };
export type Visit = {
  request: Request;
  url: URL;
  deps: Deps;
  ctx: Pick<ExecutionContext, "waitUntil" | "passThroughOnException">;
  requestId: string;
  trace: Trace;
};

const UNKNOWN_ROUTE = "*";
const UNKNOWN_PATH = "/404";
const READ_METHODS = ["GET", "HEAD"];

/** Throws only on bugs and outages. */
export async function servePage(visit: Visit): Promise<Response> {
  const { request, url, trace } = visit;
  if (url.pathname.startsWith("/assets/")) return notFoundText();
  const renderer = await loadRenderer();
  const isData = url.pathname.endsWith(".data");
  const path = isData ? url.pathname.replace(/\/_\.data$/, "/").replace(/\.data$/, "") : url.pathname;
  const found = findPage(path, renderer.table);
  if (found && found.canonical !== path && !isData) {
    return new Response(null, { status: MOVED, headers: { Location: `${found.canonical}${url.search}` } });
  }
  trace.route = found?.page.pattern ?? UNKNOWN_ROUTE;
  const query = cacheableQuery(url, found?.page.handle);
  const isShared = !isData && READ_METHODS.includes(request.method) && query !== undefined;
  if (!isShared) return serveUncached(visit, renderer, { page: found?.page, isData });
  return serveCached(visit, renderer, found?.page, `${found?.canonical ?? UNKNOWN_PATH}${query}`);
}

/** Uses a copy of the last day while content is unavailable. */
async function serveCached(
  visit: Visit,
  renderer: Renderer,
  page: PageRoute | undefined,
  address: string,
): Promise<Response> {
  const { request, url, deps, trace } = visit;
  const now = deps.now().getTime();
  const content = await readContent(deps);
  const isStale = !content || content.isStale;
  const key = `${deps.config.siteUrl}/.page-cache/${deps.release}-${renderer.version}/${encodeURIComponent(address)}`;
  const wanted = { version: content?.version, now };

  const inMemory = pageCache.find(key, wanted);
  const cached = inMemory ?? (await pageCache.findShared(deps, key, wanted));
  if (cached) {
    const source = inMemory ? "memory" : "shared";
    trace.cache = isStale ? "stale" : source;
    return sendPage(visit, cached);
  }
  if (!content) return unavailablePage(visit.requestId);

  const headers = new Headers(request.headers);
  headers.delete("Cookie");
  const canonical = new Request(new URL(address, url), { headers, signal: request.signal });
  const rendered = await renderer.render({ ...visit, request: canonical, requestId: undefined });
  const { response } = rendered;
  trace.cache = isStale ? "stale" : "rendered";
  const expectedStatus = page ? SUCCESS.ok : statusOf(refused("not_found"));
  if (response.status === expectedStatus && isShareable(response)) {
    const fresh = await toCachedPage(visit, rendered, page, { ...content, now });
    pageCache.put(deps, key, fresh);
    return sendPage(visit, fresh);
  }
  const anyVersion = { version: undefined, now };
  const lastGood =
    response.status >= 500
      ? (pageCache.find(key, anyVersion) ?? (await pageCache.findShared(deps, key, anyVersion)))
      : undefined;
  if (!lastGood) return finishUncached(visit, rendered, page);
  trace.cache = "stale";
  deps.log("error", "page.stale", { route: trace.route });
  return sendPage(visit, lastGood);
}

async function serveUncached(
  visit: Visit,
  renderer: Renderer,
  { page, isData }: { page: PageRoute | undefined; isData: boolean },
): Promise<Response> {
  const { request, url, deps, trace, requestId } = visit;
  const isRead = READ_METHODS.includes(request.method);
  if (isRead && !(await readContent(deps))) return unavailablePage(requestId);
  const maxBytes = page?.pattern.startsWith("/dashboard") ? LIMITS.memberBodyBytes : LIMITS.formBytes;
  const admitted = await admitPost(request, requestId, deps, maxBytes);
  if (admitted instanceof Response) return admitted;
  trace.cache = "rendered";
  const target = page ? admitted : new Request(new URL(isData ? `${UNKNOWN_PATH}.data` : UNKNOWN_PATH, url), admitted);
  let rendered = await renderer.render({ ...visit, request: target });
  if (page?.handle.private && request.method === "POST" && rendered.response.status >= 500) {
    // Race: if the session ended while the action ran, this page redirects too.
    const read = await renderer.render({ ...visit, request: new Request(target.url, { headers: target.headers }) });
    if (read.response.headers.has("Location")) rendered = read;
  }
  return finishUncached(visit, rendered, page);
}

function finishUncached({ deps }: Visit, { response, inlineStyles }: Rendered, page: PageRoute | undefined): Response {
  const answer = new Response(response.body, response);
  const { headers } = answer;
  headers.set("Content-Security-Policy", policyFor(deps, page, inlineStyles));
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
  if (page?.handle.private) headers.set("Vary", "Cookie");
  if (answer.status === statusOf(refused("method_not_allowed"))) {
    headers.set("Allow", [...READ_METHODS, ...(page?.hasAction ? ["POST"] : [])].join(", "));
  }
  return answer;
}

async function toCachedPage(
  { deps }: Visit,
  { response, inlineStyles }: Rendered,
  page: PageRoute | undefined,
  content: { version: string; readAt: number; now: number },
): Promise<CachedPage> {
  const body = new Uint8Array(await response.arrayBuffer());
  const policy = policyFor(deps, page, inlineStyles);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  const etag = `W/"${btoa(String.fromCharCode(...digest.subarray(0, 12)))}"`;
  const headers = {
    ...COMMON_HEADERS,
    // Browsers store the page and revalidate it each time.
    "cache-control": "private, no-cache",
    ...Object.fromEntries(response.headers),
    "content-security-policy": policy,
    etag,
  };
  const { version, readAt, now } = content;
  return { version, readAt, renderedAt: now, status: response.status, headers, etag, body };
}

function sendPage({ request, requestId, trace }: Visit, { status, headers, etag, body }: CachedPage): Response {
  const isKnown = status === SUCCESS.ok && matchesEtag(request.headers.get("If-None-Match"), etag);
  const hasBody = !isKnown && request.method !== "HEAD";
  const answer = new Response(hasBody ? body : null, { status: isKnown ? NOT_MODIFIED : status, headers });
  answer.headers.set(REQUEST_ID_HEADER, requestId);
  answer.headers.set("Server-Timing", `page;desc=${trace.cache}`);
  if (trace.cache === "stale") answer.headers.set("X-Content-Stale", "true");
  if (isKnown) answer.headers.delete("Content-Type");
  else if (!hasBody) answer.headers.set("Content-Length", String(body.length));
  return answer;
}

/** Weak comparison: a proxy may have changed the tag. */
function matchesEtag(header: string | null, etag: string): boolean {
  const tags = header?.split(",").map((tag) => tag.trim()) ?? [];
  return tags.some((tag) => tag === "*" || withoutWeak(tag) === withoutWeak(etag));
}

/** Only at the start: the hash itself may contain "W/". */
const withoutWeak = (tag: string) => tag.replace(/^W\//, "");

/** `undefined` means: do not cache. */
function cacheableQuery(url: URL, handle: PageHandle | undefined): string | undefined {
  if (handle?.private) return undefined;
  const known = new URLSearchParams();
  for (const [name, values] of Object.entries(handle?.query ?? {})) {
    const value = url.searchParams.get(name);
    if (value === null) continue;
    if (values === "any") return undefined;
    if (values.includes(value)) known.set(name, value);
  }
  return known.size > 0 ? `?${known}` : "";
}

async function readContent(deps: Deps) {
  try {
    const { snapshot, readAt, isStale } = await deps.content.cached();
    return { version: snapshot.version, readAt, isStale };
  } catch (error) {
    deps.log("error", "content.unavailable", describeError(error));
    return undefined;
  }
}

function policyFor({ config }: Deps, page: PageRoute | undefined, inlineStyles: readonly string[]): string {
  // Vite's hot reload uses inline scripts and a socket.
  if (import.meta.env.DEV) return "frame-ancestors 'none'";
  return pagePolicy({ inlineStyles, allows: page?.handle.csp ?? [], config });
}

function notFoundText(): Response {
  return new Response("Not found", {
    status: statusOf(refused("not_found")),
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
