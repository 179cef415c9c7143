import type { MiddlewareHandler } from "hono";
import { refused } from "../contracts/problem.ts";
import { browserOf } from "../domain/auth.server.ts";
import { findSession, type Viewer } from "../domain/sessions.server.ts";
import type { ApiEnv } from "./env.ts";
import { sendProblem } from "./send.ts";

export type SignedInEnv = ApiEnv & { Variables: { viewer: Viewer } };

/** Lets members alone go on, and tells who they are by their session; nothing that they get may be kept. */
export const requireMember: MiddlewareHandler<SignedInEnv> = async (c, next) => {
  const session = await findSession(c.env.deps, browserOf(c.req.raw.headers));
  c.header("Cache-Control", "no-store");
  if (!session?.isConfirmed) return sendProblem(c, refused("signed_out"), { "Cache-Control": "no-store" });
  c.set("viewer", session.viewer);
  return next();
};
