import type { MiddlewareHandler } from "hono";
import { refused } from "../contracts/problem.ts";
import { deviceOf } from "../domain/accounts/auth.server.ts";
import { findSession, type Viewer } from "../domain/accounts/sessions.server.ts";
import type { ApiEnv } from "./env.ts";
import { sendProblem } from "./send.ts";

export type SignedInEnv = ApiEnv & { Variables: { viewer: Viewer } };

/** Lets members alone go on, and tells who they are by their session; nothing that they get may be kept. */
export const requireMember: MiddlewareHandler<SignedInEnv> = async (c, next) => {
  const find = () => findSession(c.env.deps, deviceOf(c.req.raw.headers));
  const refuse = () => sendProblem(c, refused("signed_out"), { "Cache-Control": "no-store" });
  const session = await find();
  c.header("Cache-Control", "no-store");
  if (!session?.isConfirmed) return refuse();
  c.set("viewer", session.viewer);
  await next();
  // Who was erased while the call ran has nothing left to write to.
  if (c.error && !(await find())) c.res = refuse();
  return undefined;
};
