import type { MiddlewareHandler } from "hono";
import type { ProblemCode } from "../contracts/problem.ts";
import { GUARD_HEADERS } from "../contracts/vocabulary.ts";
import { refuseRobot } from "../domain/visitors/bot-check.server.ts";
import type { ApiEnv } from "./env.ts";
import { sendProblem } from "./send.ts";

/** Of a call that stands behind a public form, after its body is valid: Turnstile's answer is good once only. */
export const guardForm: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const refusal = await refuseRobot(c.env.deps, {
    trap: c.req.header(GUARD_HEADERS.trap),
    proof: c.req.header(GUARD_HEADERS.proof),
  });
  return refusal ? sendProblem(c, refusal) : next();
};

/** For the description of such a call. */
export const FORM_PROBLEMS = ["form_rejected", "check_failed"] as const satisfies readonly ProblemCode[];
export const FORM_PARAMETERS = [
  parameter(GUARD_HEADERS.trap, "Says that the field which nobody sees was filled in; the call is then refused."),
  parameter(GUARD_HEADERS.proof, "Turnstile's answer; needed when its keys are configured."),
];

function parameter(name: string, description: string) {
  return { name, in: "header" as const, required: false, description, schema: { type: "string" as const } };
}
