import { englishPath, localPath } from "#messages/locale.ts";
import type { PageHandle } from "../contracts/page-handle.ts";
import { MOVED, refused, statusOf } from "../contracts/problem.ts";
import type { Deps } from "../deps.ts";
import type { Operator } from "../domain/operators/admission.server.ts";
import { describeError } from "../log.ts";
import { enterConsole, isConsole } from "./enter-console.ts";
import { movedAddress } from "./moved-address.ts";
import { loadRenderer, type Rendering, UNKNOWN_PATH } from "./page-renderer.ts";
import { findPage, type PageRoute } from "./page-table.ts";
import { refusalResponse } from "./refusal-page.ts";
import { serveCached } from "./serve-cached.ts";
import { serveUncached } from "./serve-uncached.ts";
import type { Visit } from "./visit.ts";

type Found = { page: PageRoute | undefined; canonical: string; operator?: Operator };

/** Throws only on bugs and outages. */
export async function servePage(visit: Visit): Promise<Response> {
  const { url, deps, trace, path, isData, isRead } = visit;
  if (url.pathname.startsWith("/assets/")) return new Response("Not found", { status: statusOf(refused("not_found")) });
  const renderer = await loadRenderer();
  const found = await findOpenPage(visit, renderer.table);
  if (found instanceof Response) return found;
  const { page, canonical, operator } = found;
  if (page && canonical !== path && !isData) {
    return new Response(null, { status: MOVED, headers: { Location: `${canonical}${url.search}` } });
  }
  const content = isRead ? await readContent(deps) : undefined;
  const moved = page && !isData && movedAddress(englishPath(canonical), url.search, content?.snapshot.redirects);
  if (moved) {
    // Browsers must revalidate the redirect, because an entry can later take the old address.
    const headers = { Location: localPath(moved), "Cache-Control": "no-cache" };
    return new Response(null, { status: MOVED, headers });
  }
  if (page) trace.route = page.address;
  const rendering = { ...visit, renderer, page, operator, content };
  if (isData || !isRead) return serveUncached(rendering);
  const preview = url.searchParams.get("preview");
  if (page && preview && !page.handle.private) return servePreview(rendering, preview);
  const query = cacheableQuery(url, page?.handle);
  return query === undefined ? serveUncached(rendering) : serveCached(rendering, `${canonical}${query}`);
}

async function findOpenPage(visit: Visit, table: readonly PageRoute[]): Promise<Found | Response> {
  const unknown = { page: undefined, canonical: localPath(UNKNOWN_PATH) };
  const known = findPage(visit.path, table);
  const found = known?.page.language === "hi" && !visit.deps.config.hasHindi ? undefined : known;
  if (!isConsole(found?.page ?? { pattern: visit.path })) return found ?? unknown;
  const entrant = await enterConsole(visit, found?.page, found?.canonical ?? visit.path);
  if (entrant instanceof Response) return entrant;
  return entrant && found ? { ...found, operator: entrant } : unknown;
}

async function readContent({ content, log }: Deps) {
  try {
    return await content.cached();
  } catch (error) {
    log("error", "content.unavailable", describeError(error));
    return undefined;
  }
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

/** Serves the real page with an unpublished text in it. It is never cached or indexed. */
async function servePreview(rendering: Rendering, token: string): Promise<Response> {
  const { request, deps, renderer } = rendering;
  // Imported lazily, so that public pages do not load the studio.
  const { openPreview } = await import("../domain/studio/previews.server.ts");
  const opened = await openPreview(deps, token);
  if (!opened.ok) return refusalResponse(rendering, opened, "No preview");
  const headers = new Headers(request.headers);
  headers.delete("Cookie");
  const content = { ...deps.content, ...opened.value };
  const anonymous = new Request(request.url, { headers, signal: request.signal });
  const response = await renderer.render({ ...rendering, deps: { ...deps, content }, isPreview: true }, anonymous);
  response.headers.set("Cache-Control", "no-store");
  response.headers.set("X-Robots-Tag", "noindex");
  return response;
}
