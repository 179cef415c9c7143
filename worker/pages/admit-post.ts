import { type Refusal, refused, tooManyRequests } from "../contracts/problem.ts";
import type { Deps } from "../deps.ts";
import { EDGE_PERIOD_SECONDS } from "../http/edge-rate-limiter.ts";
import { readBody } from "../http/read-body.ts";
import { mediaTypeOf, provenanceOf } from "../http/same-origin.ts";
import { answerRefusal } from "./refusal-page.ts";

const FORM_TYPES = ["application/x-www-form-urlencoded"];

/** Guards form posts and `.data` requests: origin, type, size and rate. */
export async function admitPost(
  request: Request,
  requestId: string,
  deps: Pick<Deps, "edgeLimiter" | "clientId" | "log" | "config">,
  maxBytes: number,
): Promise<Request | Response> {
  const refuse = async (refusal: Refusal) => answerRefusal(request, requestId, refusal);
  if (request.method === "GET" || request.method === "HEAD") return request;
  if (provenanceOf(request, deps.config.siteUrl) !== "own") {
    deps.log("warn", "request.refused", { code: "foreign_origin" });
    return refuse(refused("foreign_origin", FOREIGN));
  }
  if (request.body && !FORM_TYPES.includes(mediaTypeOf(request.headers.get("Content-Type")))) {
    return refuse(refused("unsupported_media_type", "This page takes what its form sends, and nothing else."));
  }
  if (!(await deps.edgeLimiter.allows(deps.clientId, "write"))) {
    deps.log("warn", "rate_limit.exceeded", { limit: "edge" });
    return refuse(tooManyRequests(EDGE_PERIOD_SECONDS));
  }
  if (!request.body) return request;
  const body = await readBody(request, maxBytes);
  if (body.ok) return new Request(request, { body: body.value });
  return refuse(body.code === "body_too_large" ? { ...body, message: TOO_LARGE } : body);
}

const FOREIGN =
  "This form was not sent from a page of this site, so nothing was done. Please open the page here and send it again.";
const TOO_LARGE =
  "Your text is too long for this form, so nothing was sent. Go back: your text is still there. Shorten it and send it again.";
