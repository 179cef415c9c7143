import * as m from "#messages/contracts/refusal-page.ts";
import { localPath } from "#messages/locale.ts";
import { refused, statusOf, tooManyRequests } from "../contracts/problem.ts";
import { LIMITS } from "../contracts/vocabulary.ts";
import { EDGE_PERIOD_SECONDS } from "../http/edge-rate-limiter.ts";
import { readBody } from "../http/read-body.ts";
import { mediaTypeOf, provenanceOf } from "../http/same-origin.ts";
import { type Rendering, UNKNOWN_PATH } from "./page-renderer.ts";
import type { PageRoute } from "./page-table.ts";
import { refusalResponse, unavailableResponse } from "./refusal-page.ts";
import { READ_METHODS, type Visit } from "./visit.ts";

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

type Limits = { maxBytes: number; takesFiles: boolean };

/** Checks the origin, type, size and rate of a posted form. Other requests pass. */
export async function admitPost(visit: Visit, { maxBytes, takesFiles }: Limits): Promise<Request | Response> {
  const { request, deps, isRead } = visit;
  if (isRead) return request;
  if (provenanceOf(request, deps.config.siteUrl) !== "own") {
    deps.log("warn", "request.refused", { code: "foreign_origin" });
    return refusalResponse(visit, refused("foreign_origin", m.foreign()));
  }
  const types = ["application/x-www-form-urlencoded", ...(takesFiles ? ["multipart/form-data"] : [])];
  if (request.body && !types.includes(mediaTypeOf(request.headers.get("Content-Type")))) {
    return refusalResponse(visit, refused("unsupported_media_type", m.notTheForm()));
  }
  if (!(await deps.edgeLimiter.allows(deps.clientId, "write"))) {
    deps.log("warn", "rate_limit.exceeded", { limit: "edge" });
    return refusalResponse(visit, tooManyRequests(EDGE_PERIOD_SECONDS));
  }
  const body = await readBody(request, maxBytes, { drain: takesFiles });
  if (body.ok) return new Request(request, { body: body.value });
  return refusalResponse(
    visit,
    body.code === "body_too_large" ? { ...body, message: takesFiles ? TOO_LARGE_FILE : m.tooLarge() } : body,
  );
}

/** Only the console accepts file uploads, so this text is not translated. */
const TOO_LARGE_FILE = "The file is too large, so nothing was sent. Choose a smaller one.";
