import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { refused } from "../contracts/problem.ts";
import { isForeign } from "../foreign.ts";
import type { ApiEnv } from "./env.ts";
import { sendProblem } from "./send.ts";

/** Product: The API. */
const MAX_BODY_BYTES = 16 * 1024;
/** Called by the provider's servers: no browser, no Origin, and a signature instead. */
export const WEBHOOK_PATH = "/api/payment/webhook";

/** Writing calls take small JSON bodies from this site's own pages only. */
export const guardWrites: MiddlewareHandler<ApiEnv> = async (c, next) => {
  if (c.req.method === "GET" || c.req.method === "HEAD") return next();
  if (c.req.path !== WEBHOOK_PATH) {
    if (isForeign(c.req.raw)) return sendProblem(c, refused("foreign_origin"));
    const type = c.req.header("Content-Type")?.split(";")[0]?.trim().toLowerCase();
    if (type !== "application/json") return sendProblem(c, refused("unsupported_media_type"));
  }
  return limitBody(c, next);
};

const limitBody = bodyLimit({
  maxSize: MAX_BODY_BYTES,
  onError: (c) => sendProblem(c, refused("body_too_large")),
});
