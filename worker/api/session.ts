import type { MiddlewareHandler } from "hono";
import { refused } from "../contracts/problem.ts";
import { deviceOf } from "../domain/accounts/device.server.ts";
import { findSession, type Viewer } from "../domain/accounts/sessions.server.ts";
import type { ApiEnv } from "./env.ts";
import { sendProblem } from "./send.ts";

export type LoggedInEnv = ApiEnv & { Variables: { viewer: Viewer } };

export const requireMember: MiddlewareHandler<LoggedInEnv> = async (c, next) => {
  const find = () => findSession(c.env.deps, deviceOf(c.req.raw.headers));
  const refuse = () => sendProblem(c, refused("signed_out"), { "Cache-Control": "no-store" });
  const session = await find();
  c.header("Cache-Control", "no-store");
  if (!session?.isConfirmed) return refuse();
  c.set("viewer", session.viewer);
  await next();
  // Race: the member was erased during the call.
  if (c.error && !(await find())) c.res = refuse();
  return undefined;
};
