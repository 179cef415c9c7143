import { Hono } from "hono";
import { z } from "zod";
import { checkHealth } from "../domain/health.server.ts";
import { described } from "./describe.ts";
import type { ApiEnv } from "./env.ts";
import { send, sendProblem } from "./send.ts";

const HealthResponse = z
  .object({
    status: z.enum(["ok", "degraded"]),
    database: z.boolean(),
    kv: z.boolean(),
    content: z.boolean().meta({ description: "Whether pages have content, from KV, D1 or memory." }),
    payments: z.boolean().meta({ description: "Whether online payment is offered." }),
    backlog: z.int().nullable().meta({
      description:
        "Number of orders, at most 10,000, whose payment should have been checked more than 20 minutes ago. 0 unless the scheduled job is late; `null` while D1 does not answer.",
    }),
    snapshot: z
      .object({ version: z.string(), ageSeconds: z.int().nullable() })
      .nullable()
      .meta({ description: "The published snapshot in KV, and the seconds since its publication." }),
    samples: z.record(z.string(), z.int()).meta({
      description: "Number of published sample entries by collection. Replace them before the launch.",
    }),
    release: z.string().meta({ description: "Id of the deployed version." }),
    time: z.iso.datetime(),
  })
  .meta({ ref: "Health" });

export const operations = new Hono<ApiEnv>().get(
  "/health",
  described({
    operationId: "checkHealth",
    summary: "Check the health of the site",
    description: "Answers 503 when neither D1 nor KV answers. A successful check of a part is reused for five seconds.",
    response: HealthResponse,
    problems: ["unavailable", "too_many_requests"],
  }),
  async (c) => {
    c.header("Cache-Control", "no-store");
    const health = await checkHealth(c.env.deps);
    if (!health.ok) return sendProblem(c, health, health.code === "unavailable" ? { "Retry-After": "30" } : {});
    return send(c, health);
  },
);
