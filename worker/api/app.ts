import { type Context, Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { HTTPException } from "hono/http-exception";
import { refused, tooManyRequests } from "../contracts/problem.ts";
import { CSP_REPORT_PATH, LIMITS } from "../contracts/vocabulary.ts";
import { EDGE_PERIOD_SECONDS } from "../http/edge-rate-limiter.ts";
import { mediaTypeOf, provenanceOf } from "../http/same-origin.ts";
import { describeError } from "../log.ts";
import { account } from "./account.ts";
import { cspReport } from "./csp-report.ts";
import type { ApiEnv } from "./env.ts";
import { detectLanguage, withRequestLanguage } from "./language.ts";
import { operations } from "./operations.ts";
import { passkeys } from "./passkeys.ts";
import { payment } from "./payment.ts";
import { reference } from "./reference.ts";
import { sendProblem } from "./send.ts";
import { visitors } from "./visitors.ts";
import { vitals } from "./vitals.ts";
import { workspace } from "./workspace.ts";

/** Called by the provider's servers: a signature replaces the Origin check. */
const WEBHOOK_PATH = "/api/payment/webhook";

const guardWrites: MiddlewareHandler<ApiEnv> = async (c, next) => {
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

/** The JSON API of section 7. */
export const api = new Hono<ApiEnv>()
  .basePath("/api")
  .use(detectLanguage)
  .use(withRequestLanguage)
  .use(guardWrites)
  .route("/", visitors)
  .route("/auth/passkey", passkeys)
  .route("/", workspace)
  .route("/", account)
  .route("/payment", payment)
  .route("/", vitals)
  .route("/", operations)
  .route("/", cspReport);
api.route("/", reference(api));

api.notFound((c) => {
  const allowed = methodsAt(c.req.path);
  if (allowed.length === 0) return sendProblem(c, refused("not_found"));
  return sendProblem(c, refused("method_not_allowed"), { Allow: allowed.join(", ") });
});

api.onError((error, c) => {
  if (error instanceof HTTPException && error.status === 400) return sendProblem(c, refused("malformed_json"));
  c.env.deps.log("error", "api.failed", { route: apiRouteOf(c.req.path), ...describeError(error) });
  return sendProblem(c, refused("internal_error"));
});

function methodsAt(path: string): string[] {
  return [...new Set(api.routes.filter((route) => route.path === path && route.method !== "ALL").map((r) => r.method))];
}

/** The path to log. Unknown paths become `/api/*`, because they can contain anything. */
export function apiRouteOf(path: string): string {
  return methodsAt(path).length > 0 ? path : "/api/*";
}
