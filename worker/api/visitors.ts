import { Hono, type MiddlewareHandler } from "hono";
import { ContactMessage } from "../contracts/contact.ts";
import { EventRegistration } from "../contracts/event-registration.ts";
import { UserIntent } from "../contracts/intent.ts";
import type { ProblemCode } from "../contracts/problem.ts";
import { Registration } from "../contracts/registration.ts";
import { BOT_CHECK_HEADERS } from "../contracts/vocabulary.ts";
import { deviceOf } from "../domain/accounts/device.server.ts";
import { registerMember } from "../domain/accounts/members.server.ts";
import { findSession } from "../domain/accounts/sessions.server.ts";
import { registerForEvent } from "../domain/events/register-for-event.server.ts";
import { refuseBot } from "../domain/visitors/bot-check.server.ts";
import { sendContactMessage } from "../domain/visitors/contact.server.ts";
import { recordIntent } from "../domain/visitors/intents.server.ts";
import { describedCall, MessageResponse } from "./describe.ts";
import type { ApiEnv } from "./env.ts";
import { send, sendProblem } from "./send.ts";
import { validated } from "./validated.ts";

/** Runs after the body is valid, because a Turnstile token works only once. */
const checkForBot: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const refusal = await refuseBot(c.env.deps, {
    honeypot: c.req.header(BOT_CHECK_HEADERS.honeypot),
    turnstileToken: c.req.header(BOT_CHECK_HEADERS.turnstileToken),
  });
  return refusal ? sendProblem(c, refusal) : next();
};

const FORM_PROBLEMS = ["form_rejected", "check_failed"] as const satisfies readonly ProblemCode[];
const FORM_PARAMETERS = [
  parameter(BOT_CHECK_HEADERS.honeypot, "Set when the honeypot field was filled in; the call is then refused."),
  parameter(BOT_CHECK_HEADERS.turnstileToken, "The Turnstile token; required when Turnstile is configured."),
];

function parameter(name: string, description: string) {
  return { name, in: "header" as const, required: false, description, schema: { type: "string" as const } };
}

/** Calls that visitors make (section 7). */
export const visitors = new Hono<ApiEnv>()
  .post(
    "/user-intent",
    describedCall({
      operationId: "recordIntent",
      summary: "Record the choice made in the first-visit popup",
      success: "accepted",
      response: MessageResponse,
    }),
    validated(UserIntent),
    async (c) => send(c, await recordIntent(c.env.deps, c.req.valid("json")), "accepted"),
  )
  .post(
    "/contact",
    describedCall({
      operationId: "sendContactMessage",
      summary: "Send a message to the forum",
      description: "The sender gets an acknowledgement by email, at most one a day per address.",
      success: "created",
      response: MessageResponse,
      problems: FORM_PROBLEMS,
      parameters: FORM_PARAMETERS,
    }),
    validated(ContactMessage),
    checkForBot,
    async (c) => send(c, await sendContactMessage(c.env.deps, c.req.valid("json")), "created"),
  )
  .post(
    "/event/register",
    describedCall({
      operationId: "registerForEvent",
      summary: "Register for an event",
      description:
        "`event` is the slug of a published upcoming event; without it the registration is for all events. If the address is already registered with other details, the response is the same and the new details wait until the owner of the address accepts them by email. A session for that address replaces them at once.",
      success: "created",
      response: MessageResponse,
      problems: FORM_PROBLEMS,
      parameters: FORM_PARAMETERS,
    }),
    validated(EventRegistration),
    checkForBot,
    async (c) => {
      const { deps } = c.env;
      const session = await findSession(deps, deviceOf(c.req.raw.headers));
      const outcome = await registerForEvent(deps, c.req.valid("json"), session?.viewer);
      return send(c, outcome, "created");
    },
  )
  .post(
    "/auth/register",
    describedCall({
      operationId: "registerMember",
      summary: "Create an account",
      description:
        "The response does not reveal whether the address is known. `password` is accepted and never stored.",
      success: "created",
      response: MessageResponse,
      problems: FORM_PROBLEMS,
      parameters: FORM_PARAMETERS,
    }),
    validated(Registration),
    checkForBot,
    async (c) => send(c, await registerMember(c.env.deps, c.req.valid("json")), "created"),
  );
