import { Hono } from "hono";
import { z } from "zod";
import { checkHealth } from "../domain/health.server.ts";
import { described } from "./describe.ts";
import type { ApiEnv } from "./env.ts";
import { send, sendProblem } from "./send.ts";

const HealthAnswer = z
  .object({
    status: z.enum(["ok", "degraded"]),
    database: z.boolean(),
    kv: z.boolean(),
    content: z.boolean().meta({ description: "Whether pages have something to say, be it from memory." }),
    payments: z.boolean().meta({ description: "Whether online payment is offered." }),
    backlog: z.int().nullable().meta({
      description:
        "Orders whose payment should have been checked more than 20 minutes ago, at most 10,000: 0 unless the scheduled job is behind. `null` while D1 does not answer.",
    }),
    snapshot: z
      .object({ version: z.string(), ageSeconds: z.int().nullable() })
      .nullable()
      .meta({ description: "What KV holds for the pages, and the seconds since it was published." }),
    samples: z.record(z.string(), z.int()).meta({
      description: "Published sample entries by collection: what must be replaced before the launch.",
    }),
    release: z.string().meta({ description: "The deployed version's id." }),
    time: z.iso.datetime(),
  })
  .meta({ ref: "Health" });

export const operations = new Hono<ApiEnv>().get(
  "/health",
  described({
    operationId: "checkHealth",
    summary: "Whether the site's parts answer",
    description: "Refused when neither D1 nor KV answers. Parts that answer are asked at most every five seconds.",
    answer: HealthAnswer,
    problems: ["unavailable", "too_many_requests"],
  }),
  async (c) => {
    c.header("Cache-Control", "no-store");
    const health = await checkHealth(c.env.deps);
    if (!health.ok) return sendProblem(c, health, health.code === "unavailable" ? { "Retry-After": "30" } : {});
    return send(c, health);
  },
);
