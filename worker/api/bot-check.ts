import type { MiddlewareHandler } from "hono";
import type { ProblemCode } from "../contracts/problem.ts";
import { BOT_CHECK_HEADERS } from "../contracts/vocabulary.ts";
import { refuseBot } from "../domain/visitors/bot-check.server.ts";
import type { ApiEnv } from "./env.ts";
import { sendProblem } from "./send.ts";

/** Runs after the body is valid, because a Turnstile token works only once. */
export const checkForBot: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const refusal = await refuseBot(c.env.deps, {
    honeypot: c.req.header(BOT_CHECK_HEADERS.honeypot),
    turnstileToken: c.req.header(BOT_CHECK_HEADERS.turnstileToken),
  });
  return refusal ? sendProblem(c, refusal) : next();
};

export const FORM_PROBLEMS = ["form_rejected", "check_failed"] as const satisfies readonly ProblemCode[];
export const FORM_PARAMETERS = [
  parameter(BOT_CHECK_HEADERS.honeypot, "Set when the honeypot field was filled in; the call is then refused."),
  parameter(BOT_CHECK_HEADERS.turnstileToken, "The Turnstile token; required when Turnstile is configured."),
];

function parameter(name: string, description: string) {
  return { name, in: "header" as const, required: false, description, schema: { type: "string" as const } };
}
