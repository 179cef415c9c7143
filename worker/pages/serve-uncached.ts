import { localPath } from "#messages/locale.ts";
import { refused, statusOf } from "../contracts/problem.ts";
import { LIMITS } from "../contracts/vocabulary.ts";
import { admitPost } from "./admit-post.ts";
import { type Rendering, UNKNOWN_PATH } from "./page-renderer.ts";
import type { PageRoute } from "./page-table.ts";
import { unavailableResponse } from "./refusal-page.ts";
import { READ_METHODS } from "./visit.ts";

export async function serveUncached(rendering: Rendering): Promise<Response> {
  const { request, url, trace, renderer, page, content, isData, isRead } = rendering;
  if (isRead && !content) return unavailableResponse(rendering);
  const fileBytes = page?.handle.fileBytes;
  const maxBytes = fileBytes ?? formBytesOf(page?.pattern ?? "");
  const admitted = await admitPost(rendering, { maxBytes, takesFiles: fileBytes !== undefined });
  if (admitted instanceof Response) return admitted;
  trace.cache = "rendered";
  const unknown = new URL(`${localPath(UNKNOWN_PATH)}${isData ? ".data" : ""}`, url);
  const response = await renderer.render(rendering, page ? admitted : new Request(unknown, admitted));
  if (page?.handle.private && request.method === "POST" && response.status >= 500) {
    // Race: if the session ended while the action ran, this page redirects too.
    const read = await renderer.render(rendering, new Request(url, { headers: request.headers }));
    if (read.headers.has("Location")) return completeUncached(read, page);
  }
  return completeUncached(response, page);
}

function formBytesOf(pattern: string): number {
  if (pattern.startsWith("/console/")) return LIMITS.consoleBodyBytes;
  return pattern.startsWith("/dashboard") ? LIMITS.memberBodyBytes : LIMITS.formBytes;
}

export function completeUncached(response: Response, page: PageRoute | undefined): Response {
  const { headers } = response;
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
  if (page?.handle.private) headers.set("Vary", "Cookie");
  if (response.status === statusOf(refused("method_not_allowed"))) {
    headers.set("Allow", [...READ_METHODS, ...(page?.hasAction ? ["POST"] : [])].join(", "));
  }
  return response;
}
