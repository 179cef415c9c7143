import { MOVED, NOT_MODIFIED, refused, SUCCESS, statusOf } from "./contracts/problem.ts";
import { LIMITS, STAMP_PLACEHOLDER } from "./contracts/vocabulary.ts";
import type { Deps } from "./deps.ts";
import {
  fillIn,
  findKept,
  findShared,
  findStale,
  isForEverybody,
  type KeptPage,
  keepPage,
  readPage,
  shareKept,
  stampOf,
} from "./kept-pages.ts";
import { describeError } from "./log.ts";
import { admitPagePost } from "./page-posts.ts";
import { prepareRenderer, type Renderer } from "./page-renderer.ts";
import { findPage, type PageRoute } from "./page-table.ts";
import { pagePolicy, REQUEST_ID_HEADER } from "./security-headers.ts";

/** What the log says of an answer, beside its status. */
export type Trace = { route: string; cache?: "kept" | "shared" | "rendered" | "stale"; contentMs?: number };
export type Visit = {
  request: Request;
  url: URL;
  deps: Deps;
  ctx: Pick<ExecutionContext, "waitUntil" | "passThroughOnException">;
  requestId: string;
  trace: Trace;
};

type Address = { page: PageRoute | undefined; isData: boolean };

const NOT_KEPT = "no-store";
const HTML = "text/html; charset=utf-8";
const RETRY_AFTER_SECONDS = "30";
const UNKNOWN = "*";
const READING = ["GET", "HEAD"];

/** A page, a file that a route makes, or the way to either's canonical address. Throws only what nobody expects. */
export async function answerPage(visit: Visit): Promise<Response> {
  const { request, url, trace } = visit;
  // A missing file is no page: nothing is rendered for it.
  if (url.pathname.startsWith("/assets/")) return plainText("Not found", statusOf(refused("not_found")));

  const renderer = await prepareRenderer();
  const isData = url.pathname.endsWith(".data");
  const path = isData ? url.pathname.replace(/\/_\.data$/, "/").replace(/\.data$/, "") : url.pathname;
  const found = findPage(path, renderer.table);
  if (found && found.canonical !== path && !isData) {
    return new Response(null, { status: MOVED, headers: { Location: `${found.canonical}${url.search}` } });
  }
  trace.route = found?.page.pattern ?? UNKNOWN;

  const query = isReading(request) && !found?.page.handle.isPrivate ? keptQuery(url, found?.page) : undefined;
  if (query === undefined) return renderForOne(visit, renderer, { page: found?.page, isData });
  const name = `${found?.canonical ?? UNKNOWN}${isData ? ".data" : ""}${query}`;
  return answerKept(visit, renderer, { name, query, page: found?.page, isData });
}

/** One rendering for everybody who asks, by the content it was made from. */
async function answerKept(
  visit: Visit,
  renderer: Renderer,
  { name, query, page, isData }: Address & { name: string; query: string },
): Promise<Response> {
  const { request, url, deps, trace } = visit;
  const startedAt = Date.now();
  const now = deps.now().getTime();
  let content: { version: string; readAt: number } | undefined;
  try {
    const { snapshot, readAt, isStale } = await deps.content.held();
    content = { version: snapshot.version, readAt };
    trace.cache = isStale ? "stale" : "kept";
  } catch (error) {
    deps.log("error", "content.unavailable", describeError(error));
    trace.cache = "stale";
  }
  trace.contentMs = Date.now() - startedAt;

  const version = content?.version;
  const kept = version === undefined ? findStale(name, now) : findKept(name, version, now);
  if (kept) return send(visit, kept);
  const address = `${deps.config.siteUrl}/.kept/${deps.release}-${renderer.version}/${encodeURIComponent(name)}`;
  const shared = await findShared(deps, name, address, { version, now });
  if (shared) {
    if (trace.cache === "kept") trace.cache = "shared";
    return send(visit, shared);
  }
  if (!content) return unavailablePage(visit);

  // What the page does not read is not there for it, and so cannot make a page of its own.
  const asked = new Request(`${url.origin}${url.pathname}${query}`, {
    headers: request.headers,
    signal: request.signal,
  });
  const nonce = newNonce();
  const answer = await renderer.render({
    ...visit,
    request: asked,
    page,
    isData,
    nonce,
    stamp: STAMP_PLACEHOLDER,
  });
  const isExpected = answer.status === (page ? SUCCESS.ok : statusOf(refused("not_found")));
  const old = answer.status >= 500 ? findStale(name, now) : undefined;
  if (old) {
    trace.cache = "stale";
    deps.log("error", "page.stale", { route: trace.route });
    return send(visit, old);
  }
  if (trace.cache !== "stale") trace.cache = "rendered";
  const policy = policyOf(visit, page, nonce);
  const made = await readPage(answer, { ...content, renderedAt: now, nonce, policy });
  if (!isExpected || !isForEverybody(answer)) {
    const { status, headers } = answer;
    const body = made.bytes.length > 0 ? fillIn(made, { nonce, now: deps.now(), requestId: visit.requestId }) : null;
    return withHeaders(new Response(body, { status, headers }), {
      "Content-Security-Policy": policy,
      "Cache-Control": NOT_KEPT,
    });
  }
  keepPage(name, made);
  deps.defer(() => shareKept(deps, address, made));
  return send(visit, made);
}

/** A page for the one who asked: of a form's answer, of a session, or of an address that nobody else has. */
async function renderForOne(visit: Visit, renderer: Renderer, { page, isData }: Address): Promise<Response> {
  const { request, requestId, deps, trace } = visit;
  const { isPrivate } = page?.handle ?? {};
  // A form may still do what it is for; a page that is only read would fail.
  if (isReading(request) && !(await hasContent(visit))) return unavailablePage(visit);
  const maxBytes = page?.pattern.startsWith("/dashboard") ? LIMITS.memberBodyBytes : LIMITS.formBytes;
  const admitted = await admitPagePost(request, requestId, deps, maxBytes);
  if (admitted instanceof Response) return admitted;
  const nonce = newNonce();
  trace.cache = "rendered";
  const stamp = stampOf(deps.now());
  const asked = { ...visit, page, isData, nonce, stamp };
  let answer = await renderer.render({ ...asked, request: admitted });
  if (isPrivate && !isData && admitted.method === "POST" && answer.status >= 500) {
    // Whose session ended while it ran, as by an erasure, is sent where the page now sends them.
    const read = await renderer.render({ ...asked, request: new Request(admitted.url, { headers: admitted.headers }) });
    if (read.headers.has("Location")) answer = read;
  }
  return withHeaders(answer, {
    "Content-Security-Policy": policyOf(visit, page, nonce),
    "Cache-Control": NOT_KEPT,
    ...(isPrivate && { Vary: "Cookie" }),
    ...(answer.status === statusOf(refused("method_not_allowed")) && {
      Allow: [...READING, ...(page?.hasAction ? ["POST"] : [])].join(", "),
    }),
  });
}

async function hasContent({ deps }: Visit): Promise<boolean> {
  try {
    await deps.content.held();
    return true;
  } catch (error) {
    deps.log("error", "content.unavailable", describeError(error));
    return false;
  }
}

function isReading({ method }: Request): boolean {
  return READING.includes(method);
}

/** With every header that {@link completeHeaders} would give. */
function send(visit: Visit, kept: KeptPage): Response {
  const { request, trace, requestId } = visit;
  const isKnown = kept.status === SUCCESS.ok && isKnownTo(request, kept.etag);
  // The browser's copy goes on with the nonce and the policy that it came with.
  const head = isKnown ? kept.knownHead : kept.head;
  head.set("Server-Timing", `page;desc=${trace.cache}, content;dur=${trace.contentMs ?? 0}`);
  head.set(REQUEST_ID_HEADER, requestId);
  const response = isKnown ? new Response(null, { status: NOT_MODIFIED, headers: head }) : filled(visit, kept);
  if (trace.cache === "stale") response.headers.set("X-Content-Stale", "true");
  return response;
}

function filled({ request, deps, requestId }: Visit, kept: KeptPage): Response {
  const nonce = newNonce();
  kept.head.set("Content-Security-Policy", kept.policyParts.join(nonce));
  if (request.method !== "HEAD") {
    return new Response(fillIn(kept, { nonce, now: deps.now(), requestId }), {
      status: kept.status,
      headers: kept.head,
    });
  }
  const response = new Response(null, { status: kept.status, headers: kept.head });
  response.headers.set("Content-Length", String(kept.bytes.length));
  return response;
}

function isKnownTo(request: Request, etag: string): boolean {
  const known = request.headers.get("If-None-Match");
  // A browser compares weakly, and something on the way may have made the tag a strong one.
  const isSame = (one: string) => one === "*" || one.replace("W/", "") === etag.replace("W/", "");
  return known?.split(",").some((one) => isSame(one.trim())) ?? false;
}

/**
 * The part of the query that the page reads, as one spelling; `undefined` when that is somebody's own, so that the
 * answer is not worth keeping.
 */
function keptQuery(url: URL, page: PageRoute | undefined): string | undefined {
  if (url.search === "") return "";
  // React Router's own; looked for in the text, which costs nothing.
  if (url.search.includes("_routes=")) return undefined;
  const reads = Object.entries(page?.handle.reads ?? {});
  const known = new URLSearchParams();
  for (const [name, words] of reads) {
    const value = url.searchParams.get(name);
    if (value === null) continue;
    if (words === "any") return undefined;
    if (words.includes(value)) known.set(name, value);
  }
  return known.size > 0 ? `?${known}` : "";
}

/** Neither D1, nor KV, nor a copy: an answer that needs none of them. */
function unavailablePage({ requestId, request, trace }: Visit): Response {
  delete trace.cache;
  const body = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Back in a moment · MASA Forum</title></head><body><h1>Back in a moment</h1><p>Our pages cannot be made right now. Nothing that you sent is lost. Please try again in half a minute.</p><p>If it stays so, tell us this number: ${requestId}</p></body></html>`;
  return new Response(request.method === "HEAD" ? null : body, {
    status: statusOf(refused("unavailable")),
    headers: { "Content-Type": HTML, "Cache-Control": NOT_KEPT, "Retry-After": RETRY_AFTER_SECONDS },
  });
}

function policyOf({ deps }: Visit, page: PageRoute | undefined, nonce: string): string {
  // Hot reload brings scripts and sockets of its own.
  if (import.meta.env.DEV) return "frame-ancestors 'none'";
  return pagePolicy(nonce, page?.handle.opens, deps.config);
}

/** A route's own word on who may keep its answer stands. */
function withHeaders(answer: Response, headers: Record<string, string>): Response {
  for (const [name, value] of Object.entries(headers)) {
    if (name !== "Cache-Control" || !answer.headers.has(name)) answer.headers.set(name, value);
  }
  return answer;
}

function plainText(text: string, status: number): Response {
  return new Response(text, { status, headers: { "Content-Type": "text/plain; charset=utf-8" } });
}

// Drawn for many answers at once, each used once: one at a time, a nonce costs as much as the rest of a kept page's head.
let drawn = "";

/** 24 characters, as every nonce here, of 18 random bytes. */
function newNonce(): string {
  if (drawn === "") {
    const random = crypto.getRandomValues(new Uint8Array(18 * 64));
    drawn = btoa(String.fromCharCode(...random)).replaceAll(/[+/]/g, "_");
  }
  const nonce = drawn.slice(0, 24);
  drawn = drawn.slice(24);
  return nonce;
}
