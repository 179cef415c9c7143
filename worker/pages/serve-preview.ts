import type { Renderer } from "./page-renderer.ts";
import type { PageRoute } from "./page-table.ts";
import { answerRefusal } from "./refusal-page.ts";
import type { Visit } from "./visit.ts";

/** Serves the real page with an unpublished text in it. It is never cached or indexed. */
export async function servePreview(
  visit: Visit,
  renderer: Renderer,
  page: PageRoute,
  token: string,
): Promise<Response> {
  const { request, deps } = visit;
  // Imported lazily, so that public pages do not load the studio.
  const { openPreview } = await import("../domain/studio/previews.server.ts");
  const opened = await openPreview(deps, token);
  if (!opened.ok) return answerRefusal(visit, opened, "No preview");
  const headers = new Headers(request.headers);
  headers.delete("Cookie");
  const content = { ...deps.content, ...opened.value };
  const anonymous = new Request(request.url, { headers, signal: request.signal });
  const response = await renderer.render({ ...visit, deps: { ...deps, content }, isPreview: true }, page, anonymous);
  response.headers.set("Cache-Control", "no-store");
  response.headers.set("X-Robots-Tag", "noindex");
  return response;
}
