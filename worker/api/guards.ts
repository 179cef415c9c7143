import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { refused, tooManyRequests } from "../contracts/problem.ts";
import { CSP_REPORT_PATH, LIMITS } from "../contracts/vocabulary.ts";
import { EDGE_PERIOD_SECONDS } from "../http/edge-rate-limiter.ts";
import { mediaTypeOf, provenanceOf } from "../http/same-origin.ts";
import type { ApiEnv } from "./env.ts";
import { sendProblem } from "./send.ts";

/** Called by the provider's servers: a signature replaces the Origin check. */
export const WEBHOOK_PATH = "/api/payment/webhook";

export const guardWrites: MiddlewareHandler<ApiEnv> = async (c, next) => {
  if (c.req.method === "GET" || c.req.method === "HEAD") return next();
  if (c.req.path === WEBHOOK_PATH) return next();
  const isReport = c.req.path === CSP_REPORT_PATH;
  if (!isReport) {
    const provenance = provenanceOf(c.req.raw, c.env.deps.config.siteUrl);
    if (provenance === "foreign") return refuseForeign(c);
    const type = mediaTypeOf(c.req.header("Content-Type"));
    if (type !== "application/json") return sendProblem(c, refused("unsupported_media_type"));
    if (provenance === "unproven") return refuseForeign(c);
  }
  const { edgeLimiter, clientId, log } = c.env.deps;
  const isAdmitted = await edgeLimiter.allows(clientId, isReport ? "report" : "write");
  if (!isAdmitted) {
    log("warn", "rate_limit.exceeded", { limit: "edge" });
    return sendProblem(c, tooManyRequests(EDGE_PERIOD_SECONDS));
  }
  return isReport ? next() : limitBody(c, next);
};

function refuseForeign(c: Context<ApiEnv>): Response {
  c.env.deps.log("warn", "request.refused", { code: "foreign_origin" });
  return sendProblem(c, refused("foreign_origin"));
}

const limitBody = bodyLimit({
  maxSize: LIMITS.bodyBytes,
  onError: (c) => sendProblem(c, refused("body_too_large")),
});
