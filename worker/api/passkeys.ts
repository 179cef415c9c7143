import { type Context, Hono, type MiddlewareHandler } from "hono";
import { z } from "zod";
import { NewPasskey, PasskeyResponse } from "../contracts/login.ts";
import { type Outcome, ok } from "../contracts/problem.ts";
import { deviceOf } from "../domain/accounts/device.server.ts";
import {
  addPasskey,
  challengePasskey,
  logInWithPasskey,
  offerPasskey,
  type PasskeyOptions,
} from "../domain/accounts/passkeys.server.ts";
import { findSession } from "../domain/accounts/sessions.server.ts";
import { refusePasskeyChange } from "../domain/operators/operator-passkeys.server.ts";
import { describedCall } from "./describe.ts";
import type { ApiEnv } from "./env.ts";
import { send, sendProblem } from "./send.ts";
import { validated } from "./validated.ts";

const Nothing = z.object({});
const Options = z.looseObject({ challenge: z.string() }).meta({ ref: "PasskeyOptions" });

const requireOperatorsPasskey: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const session = await findSession(c.env.deps, deviceOf(c.req.raw.headers));
  const refusal = await refusePasskeyChange(c.env.deps, session);
  return refusal ? sendProblem(c, refusal) : next();
};

/** Passkeys are the only part of login that does not use a form (decision 009). */
export const passkeys = new Hono<ApiEnv>()
  .post(
    "/challenge",
    describedCall({
      operationId: "challengePasskey",
      summary: "Get the options to log in with a passkey",
      description:
        "Options for WebAuthn's `get`, as JSON. They are valid for five minutes, together with the cookie of this response.",
      response: Options,
      problems: ["too_many_requests"],
    }),
    validated(Nothing),
    async (c) => sendOptions(c, await challengePasskey(c.env.deps)),
  )
  .post(
    "/sign-in",
    describedCall({
      operationId: "signInWithPasskey",
      summary: "Log in with a passkey",
      response: z.object({ name: z.string(), role: z.string() }),
      problems: ["passkey_refused"],
    }),
    validated(PasskeyResponse),
    async (c) => {
      const { deps } = c.env;
      const outcome = await logInWithPasskey(deps, c.req.valid("json"), deviceOf(c.req.raw.headers));
      if (!outcome.ok) return send(c, outcome);
      const { cookies, ...user } = outcome.value;
      return withCookies(send(c, ok(user)), cookies);
    },
  )
  .post(
    "/offer",
    describedCall({
      operationId: "offerPasskey",
      summary: "Get the options to create a passkey for the logged-in member",
      response: Options,
      problems: ["signed_out", "stale_session", "stale_passkey"],
    }),
    validated(Nothing),
    requireOperatorsPasskey,
    async (c) => sendOptions(c, await offerPasskey(c.env.deps, deviceOf(c.req.raw.headers))),
  )
  .post(
    "/add",
    describedCall({
      operationId: "addPasskey",
      summary: "Store the passkey that the browser has created",
      success: "created",
      response: z.object({ id: z.string() }),
      problems: ["signed_out", "stale_session", "stale_passkey", "passkey_refused"],
    }),
    validated(NewPasskey),
    requireOperatorsPasskey,
    async (c) => {
      const outcome = await addPasskey(c.env.deps, c.req.valid("json"), deviceOf(c.req.raw.headers));
      return send(c, outcome, "created");
    },
  );

function sendOptions(c: Context, outcome: Outcome<PasskeyOptions>): Response {
  if (!outcome.ok) return send(c, outcome);
  return withCookies(send(c, ok(outcome.value.options)), outcome.value.cookies);
}

function withCookies(response: Response, cookies: readonly string[]): Response {
  response.headers.set("Cache-Control", "no-store");
  for (const cookie of cookies) response.headers.append("Set-Cookie", cookie);
  return response;
}
