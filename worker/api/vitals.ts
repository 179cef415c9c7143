import { Hono } from "hono";
import { VisitVitals } from "../contracts/vitals.ts";
import { recordVitals } from "../domain/visitors/vitals.server.ts";
import { describedCall, MessageAnswer } from "./describe.ts";
import type { ApiEnv } from "./env.ts";
import { send } from "./send.ts";
import { validated } from "./validated.ts";

export const vitals = new Hono<ApiEnv>().post(
  "/vitals",
  describedCall({
    operationId: "recordVitals",
    summary: "How fast a visit was",
    description: "Counted by day, route, city and kind of line; neither address nor browser is kept.",
    success: "accepted",
    answer: MessageAnswer,
  }),
  validated("json", VisitVitals),
  async (c) => send(c, await recordVitals(c.env.deps, c.req.valid("json"), cityOf(c.req.raw)), "accepted"),
);

/** Cloudflare's guess; the address itself is not read. */
function cityOf(request: Request): string | undefined {
  const city = request.cf?.["city"];
  return typeof city === "string" ? city : undefined;
}
