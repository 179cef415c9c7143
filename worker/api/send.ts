import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { headersOf, type Outcome, problemOf, type Refusal, type Success, statusOf } from "../contracts/problem.ts";
import type { ApiEnv } from "./env.ts";

export function send<T extends object>(c: Context, outcome: Outcome<T>, success: Success = "ok"): Response {
  if (!outcome.ok) return sendProblem(c, outcome);
  return c.json(outcome.value, statusOf(outcome, success) as ContentfulStatusCode);
}

export function sendProblem(c: Context, refusal: Refusal, headers: Record<string, string> = {}): Response {
  // The validator's context type lacks the bindings.
  const { deps, requestId } = c.env as ApiEnv["Bindings"];
  if (refusal.code === "wrong_role") deps.log("warn", "access.refused", { code: refusal.code });
  return c.body(JSON.stringify(problemOf(refusal, requestId)), statusOf(refusal) as ContentfulStatusCode, {
    "Content-Type": "application/problem+json",
    ...headersOf(refusal),
    ...headers,
  });
}
