import type { Rendering } from "./page-renderer.ts";
import { refusalResponse } from "./refusal-page.ts";

/** Serves the real page with an unpublished text in it. It is never cached or indexed. */
export async function servePreview(rendering: Rendering, token: string): Promise<Response> {
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
