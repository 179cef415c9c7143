import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import { refused } from "../contracts/problem.ts";
import { describeError } from "../log.ts";
import { account } from "./account.ts";
import { cspReport } from "./csp-report.ts";
import type { ApiEnv } from "./env.ts";
import { guardWrites } from "./guards.ts";
import { detectLanguage, withRequestLanguage } from "./language.ts";
import { operations } from "./operations.ts";
import { passkeys } from "./passkeys.ts";
import { payment } from "./payment.ts";
import { reference } from "./reference.ts";
import { sendProblem } from "./send.ts";
import { visitors } from "./visitors.ts";
import { vitals } from "./vitals.ts";
import { workspace } from "./workspace.ts";

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
