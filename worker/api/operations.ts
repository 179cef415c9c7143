import { Hono } from "hono";
import { z } from "zod";
import { refused } from "../contracts/problem.ts";
import { checkHealth } from "../domain/health.server.ts";
import { described } from "./describe.ts";
import type { ApiEnv } from "./env.ts";
import { send, sendProblem } from "./send.ts";

const HealthAnswer = z
  .object({ status: z.enum(["ok", "degraded"]), database: z.boolean(), content: z.boolean(), payments: z.boolean() })
  .meta({ ref: "Health" });

/** What the people who run the site ask. */
export const operations = new Hono<ApiEnv>().get(
  "/health",
  described({
    operationId: "checkHealth",
    summary: "Whether the site's parts answer",
    answer: HealthAnswer,
    problems: ["unavailable"],
  }),
  async (c) => {
    const health = await checkHealth(c.env.deps);
    if (!health.database && !health.content) return sendProblem(c, refused("unavailable"), { "Retry-After": "30" });
    return send(c, { ok: true, value: health });
  },
);
