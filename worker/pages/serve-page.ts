import { backSoon, unavailable } from "#messages/contracts/refusal-page.ts";
import { englishPath, localPath } from "#messages/locale.ts";
import type { PageHandle } from "../contracts/page-handle.ts";
import { MOVED, NOT_MODIFIED, refused, SUCCESS, statusOf } from "../contracts/problem.ts";
import { LIMITS } from "../contracts/vocabulary.ts";
import type { Deps } from "../deps.ts";
import type { Operator } from "../domain/operators/admission.server.ts";
import { COMMON_HEADERS, REQUEST_ID_HEADER } from "../http/security-headers.ts";
import { describeError } from "../log.ts";
import { admitPost } from "./admit-post.ts";
import { enterConsole, isConsole } from "./enter-console.ts";
import { movedAddress, namesAnEntry } from "./moved-address.ts";
import { type CachedPage, createPageCache, isShareable } from "./page-cache.ts";
import { loadRenderer, type Renderer } from "./page-renderer.ts";
import { findPage, type PageRoute } from "./page-table.ts";
import { answerRefusal } from "./refusal-page.ts";
import { servePreview } from "./serve-preview.ts";
import type { Visit } from "./visit.ts";

type PageVisit = Visit & { renderer: Renderer; page: PageRoute | undefined; operator?: Operator | undefined };

const pageCache = createPageCache();
const UNKNOWN_PATH = "/404";
const READ_METHODS = ["GET", "HEAD"];
const NOT_FOUND = statusOf(refused("not_found"));

/** Throws only on bugs and outages. */
export async function servePage(visit: Visit): Promise<Response> {
  const { request, url, trace } = visit;
  if (url.pathname.startsWith("/assets/")) return new Response("Not found", { status: NOT_FOUND });
  const renderer = await loadRenderer();
  const isData = url.pathname.endsWith(".data");
  const path = isData ? url.pathname.replace(/\/_\.data$/, "/").replace(/\.data$/, "") : url.pathname;
  const known = findPage(path, renderer.table);
  const found = known?.page.language === "hi" && !visit.deps.config.hasHindi ? undefined : known;
  const entry = isConsole(found?.page ?? { pattern: path })
    ? await enterConsole(visit, found?.page, found?.canonical ?? path)
    : undefined;
  if (entry?.redirect) return entry.redirect;
  const { page, canonical } = (!entry || entry.operator ? found : undefined) ?? {
    page: undefined,
    canonical: localPath(UNKNOWN_PATH),
  };
  if (page && canonical !== path && !isData) {
    return new Response(null, { status: MOVED, headers: { Location: `${canonical}${url.search}` } });
  }
  const moved = page && !isData && namesAnEntry(page) ? await findMoved(visit, page, canonical) : undefined;
  if (moved) return moved;
  if (page) trace.route = page.address;
  const preview = url.searchParams.get("preview");
  if (page && preview && !isData && READ_METHODS.includes(request.method) && !page.handle.private) {
    return servePreview(visit, renderer, page, preview);
  }
  const query = cacheableQuery(url, page?.handle);
  const isShared = !isData && READ_METHODS.includes(request.method) && query !== undefined;
  if (isShared) return serveCached({ ...visit, renderer, page }, `${canonical}${query}`);
  const target = page ? url : new URL(`${localPath(UNKNOWN_PATH)}${isData ? ".data" : ""}`, url);
  return serveUncached({ ...visit, renderer, page, operator: entry?.operator }, target);
}

/** Browsers must revalidate the redirect, because an entry can later take the old address. */
async function findMoved({ request, url, deps }: Visit, page: PageRoute, canonical: string) {
  const content = READ_METHODS.includes(request.method) ? await readContent(deps) : undefined;
  const target = movedAddress(page, englishPath(canonical), url.search, content?.snapshot.redirects ?? {});
  if (target === undefined) return undefined;
  return new Response(null, { status: MOVED, headers: { Location: localPath(target), "Cache-Control": "no-cache" } });
}

/** While content is unavailable, serves a cached copy that is less than a day old. */
async function serveCached(visit: PageVisit, address: string): Promise<Response> {
  const { request, url, deps, ctx, trace, renderer, page } = visit;
  const now = deps.now().getTime();
  const content = await readContent(deps);
  const isStale = !content || content.isStale;
  const key = `${deps.config.siteUrl}/.page-cache/${deps.release}-${renderer.version}/${encodeURIComponent(address)}`;
  const cached = await pageCache.get(deps, key, { version: content?.snapshot.version, now });
  if (cached) {
    trace.cache = isStale ? "stale" : cached.source;
    return sendPage(visit, cached.page);
  }
  if (!content) return answerUnavailable(visit);

  const headers = new Headers(request.headers);
  headers.delete("Cookie");
  const canonical = new Request(new URL(address, url), { headers, signal: request.signal });
  const response = await renderer.render({ ctx, deps }, page, canonical);
  const { status } = response;
  if (status === (page ? SUCCESS.ok : NOT_FOUND) && isShareable(response)) {
    trace.cache = isStale ? "stale" : "rendered";
    const { snapshot, readAt } = content;
    const fresh = { version: snapshot.version, readAt, renderedAt: now, ...(await readResponse(response)) };
    pageCache.put(deps, key, fresh);
    return sendPage(visit, fresh);
  }
  const lastGood = status >= 500 ? await pageCache.get(deps, key, { version: undefined, now }) : undefined;
  trace.cache = isStale || lastGood ? "stale" : "rendered";
  if (!lastGood) return completeUncached(response, page);
  deps.log("error", "page.stale", { route: trace.route });
  return sendPage(visit, lastGood.page);
}

async function serveUncached(visit: PageVisit, target: URL): Promise<Response> {
  const { request, deps, trace, renderer, page } = visit;
  if (READ_METHODS.includes(request.method) && !(await readContent(deps))) return answerUnavailable(visit);
  const fileBytes = page?.handle.fileBytes;
  const limits = { maxBytes: fileBytes ?? formBytesOf(page?.pattern ?? ""), takesFiles: fileBytes !== undefined };
  const admitted = await admitPost(visit, limits);
  if (admitted instanceof Response) return admitted;
  trace.cache = "rendered";
  const response = await renderer.render(visit, page, page ? admitted : new Request(target, admitted));
  if (page?.handle.private && request.method === "POST" && response.status >= 500) {
    // Race: if the session ended while the action ran, this page redirects too.
    const read = await renderer.render(visit, page, new Request(target, { headers: request.headers }));
    if (read.headers.has("Location")) return completeUncached(read, page);
  }
  return completeUncached(response, page);
}

function formBytesOf(pattern: string): number {
  if (pattern.startsWith("/console/")) return LIMITS.consoleBodyBytes;
  return pattern.startsWith("/dashboard") ? LIMITS.memberBodyBytes : LIMITS.formBytes;
}

function answerUnavailable(visit: Visit): Promise<Response> {
  return answerRefusal(visit, { ...refused("unavailable", unavailable()), retryAfterSeconds: 30 }, backSoon());
}

function completeUncached(response: Response, page: PageRoute | undefined): Response {
  const { headers } = response;
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
  if (page?.handle.private) headers.set("Vary", "Cookie");
  if (response.status === statusOf(refused("method_not_allowed"))) {
    headers.set("Allow", [...READ_METHODS, ...(page?.hasAction ? ["POST"] : [])].join(", "));
  }
  return response;
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
  const answer = new Response(hasBody ? body : null, { status: isKnown ? NOT_MODIFIED : status, headers });
  answer.headers.set(REQUEST_ID_HEADER, requestId);
  answer.headers.set("Server-Timing", `page;desc=${trace.cache}`);
  if (trace.cache === "stale") answer.headers.set("X-Content-Stale", "true");
  if (isKnown) answer.headers.delete("Content-Type");
  else if (!hasBody) answer.headers.set("Content-Length", String(body.length));
  return answer;
}

/** Returns `undefined` if the page must not be cached. */
function cacheableQuery(url: URL, handle: PageHandle | undefined): string | undefined {
  if (handle?.private || handle?.permission) return undefined;
  const known = new URLSearchParams();
  for (const [name, values] of Object.entries(handle?.query ?? {})) {
    const value = url.searchParams.get(name);
    if (value === null) continue;
    if (values === "any") return undefined;
    if (values.includes(value)) known.set(name, value);
  }
  return known.size > 0 ? `?${known}` : "";
}

async function readContent({ content, log }: Deps) {
  try {
    return await content.cached();
  } catch (error) {
    log("error", "content.unavailable", describeError(error));
    return undefined;
  }
}
