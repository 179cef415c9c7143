import { Hono } from "hono";
import { invalidKey } from "#messages/contracts/problems.ts";
import {
  CreatedOrder,
  CreateOrder,
  IDEMPOTENCY_HEADER,
  IdempotencyKey,
  PaymentConfirmation,
  VerifyPayment,
} from "../contracts/payment.ts";
import { refused } from "../contracts/problem.ts";
import { LIMITS } from "../contracts/vocabulary.ts";
import { deviceOf } from "../domain/accounts/device.server.ts";
import { findSession } from "../domain/accounts/sessions.server.ts";
import { confirmPayment } from "../domain/billing/checkout.server.ts";
import { startOrder } from "../domain/billing/start-order.server.ts";
import { receiveProviderEvent } from "../domain/billing/webhooks.server.ts";
import { readBody } from "../http/read-body.ts";
import { described, describedCall, MessageResponse } from "./describe.ts";
import type { ApiEnv } from "./env.ts";
import { send, sendProblem } from "./send.ts";
import { validated } from "./validated.ts";

const idempotencyParameter = {
  name: IDEMPOTENCY_HEADER,
  in: "header" as const,
  required: false,
  description:
    "16 to 80 letters, digits, `-` or `_`. A repeated call with the same key and details returns the same order.",
  schema: { type: "string" as const, minLength: 16, maxLength: 80, pattern: "^[\\w-]+$" },
};

export const payment = new Hono<ApiEnv>()
  .post(
    "/create-order",
    describedCall({
      operationId: "createOrder",
      summary: "Create an order for a membership",
      description:
        "`amount` is the displayed price in whole rupees and selects the plan; the amount in the response is in paise. `plan` is optional: the id or title of a plan, which must match the amount. For the owner of a verified address with a membership, the amount may be that of an upgrade. `already_member` says what the buyer has and what this purchase would do: to go on, send `confirmed: true`, with a new key if this one is paid.",
      response: CreatedOrder.meta({ ref: "CreatedOrder" }),
      problems: [
        "unknown_plan",
        "already_member",
        "idempotency_conflict",
        "provider_failed",
        "amount_above_maximum",
        "payments_unavailable",
      ],
      parameters: [idempotencyParameter],
    }),
    validated(CreateOrder),
    async (c) => {
      const key = IdempotencyKey.optional().safeParse(c.req.header(IDEMPOTENCY_HEADER));
      if (!key.success) {
        const message = invalidKey({ header: IDEMPOTENCY_HEADER });
        return sendProblem(c, refused("invalid_input", message, [{ field: IDEMPOTENCY_HEADER, message }]));
      }
      const { deps } = c.env;
      const session = await findSession(deps, deviceOf(c.req.raw.headers));
      const loggedInAs = session?.isConfirmed ? session.viewer.email : undefined;
      return send(c, await startOrder(deps, c.req.valid("json"), { idempotencyKey: key.data, loggedInAs }));
    },
  )
  .post(
    "/verify",
    describedCall({
      operationId: "verifyPayment",
      summary: "Verify a payment after checkout",
      description: "Safe to repeat. `state` says whether the membership has begun; it begins only with `paid`.",
      response: PaymentConfirmation.meta({ ref: "PaymentConfirmation" }),
      problems: ["bad_signature", "unknown_order", "payments_unavailable"],
    }),
    validated(VerifyPayment),
    async (c) => send(c, await confirmPayment(c.env.deps, c.req.valid("json"))),
  )
  .post(
    "/webhook",
    described({
      operationId: "receiveProviderEvent",
      summary: "Receive an event from the payment provider",
      description:
        "`X-Razorpay-Signature` signs the raw body, at most 1 MB, with the webhook secret. The call succeeds only after the write is committed.",
      response: MessageResponse,
      problems: ["malformed_json", "bad_webhook_signature", "body_too_large", "payments_unavailable"],
      requestBody: { required: true, content: { "application/json": { schema: { type: "object" } } } },
      parameters: [
        { name: "X-Razorpay-Signature", in: "header", required: true, schema: { type: "string" } },
        { name: "X-Razorpay-Event-Id", in: "header", required: false, schema: { type: "string" } },
      ],
    }),
    async (c) => {
      const body = await readBody(c.req.raw, LIMITS.webhookBytes);
      if (!body.ok) return sendProblem(c, body);
      const event = {
        rawBody: body.value.buffer,
        signature: c.req.header("X-Razorpay-Signature") ?? "",
        eventId: c.req.header("X-Razorpay-Event-Id"),
      };
      return send(c, await receiveProviderEvent(c.env.deps, event));
    },
  );
