import { Hono } from "hono";
import { PageVitals } from "../contracts/vitals.ts";
import { recordVitals } from "../domain/visitors/vitals.server.ts";
import { describedCall, MessageResponse } from "./describe.ts";
import type { ApiEnv } from "./env.ts";
import { send } from "./send.ts";
import { validated } from "./validated.ts";

export const vitals = new Hono<ApiEnv>().post(
  "/vitals",
  describedCall({
    operationId: "recordVitals",
    summary: "Report the speed of a page view",
    description: "Counted by day, route, city and connection. Neither the address nor the browser is stored.",
    success: "accepted",
    response: MessageResponse,
  }),
  validated(PageVitals),
  async (c) => send(c, await recordVitals(c.env.deps, c.req.valid("json"), cityOf(c.req.raw)), "accepted"),
);

/** Cloudflare's estimate. The IP address itself is not read. */
function cityOf(request: Request): string | undefined {
  const city = request.cf?.["city"];
  return typeof city === "string" ? city : undefined;
}
