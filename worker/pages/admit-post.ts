import * as m from "#messages/contracts/refusal-page.ts";
import { refused, tooManyRequests } from "../contracts/problem.ts";
import { EDGE_PERIOD_SECONDS } from "../http/edge-rate-limiter.ts";
import { readBody } from "../http/read-body.ts";
import { mediaTypeOf, provenanceOf } from "../http/same-origin.ts";
import { refusalResponse } from "./refusal-page.ts";
import type { Visit } from "./visit.ts";

type Limits = { maxBytes: number; takesFiles: boolean };

/** Guards form posts and `.data` requests: origin, type, size and rate. */
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
