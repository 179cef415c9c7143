import { z } from "zod";
import { type Outcome, ok, refused } from "../contracts/problem.ts";
import type { Deps } from "../deps.ts";
import { ProviderPayment } from "../providers/razorpay.ts";
import { deliverMail } from "./mail-delivery.server.ts";
import { findOrderByProviderId } from "./orders.server.ts";
import { recordIgnoredEvent, recordPayment } from "./payment-news.server.ts";

const ProviderEvent = z.object({
  event: z.string().max(64),
  payload: z.object({ payment: z.object({ entity: ProviderPayment }).optional() }),
});

/**
 * A delivery of the provider: at least once, in any order, repeated until it is answered with success. It is answered
 * so only after the write is committed; whatever D1 throws goes up and becomes a 5xx. Events that say nothing about a
 * payment of ours are accepted and change nothing.
 */
export async function receiveProviderEvent(
  deps: Deps,
  delivery: { rawBody: ArrayBuffer; signature: string; eventId: string | undefined },
): Promise<Outcome<{ message: string }>> {
  if (!deps.payments) return refused("payments_unavailable");
  if (!(await deps.payments.isWebhookSigned(delivery.rawBody, delivery.signature))) {
    deps.log("warn", "webhook.bad_signature");
    return refused("bad_webhook_signature");
  }
  const parsed = ProviderEvent.safeParse(parseJson(delivery.rawBody));
  if (!parsed.success) {
    // Signed, so it is the provider's; repeating it for a day would not make it readable.
    deps.log("error", "webhook.unreadable", { eventId: delivery.eventId });
    return ok({ message: "ignored" });
  }
  const event = { id: delivery.eventId ?? crypto.randomUUID(), type: parsed.data.event };
  const payment = parsed.data.payload.payment?.entity;
  const order = payment?.order_id ? await findOrderByProviderId(deps, payment.order_id) : undefined;
  if (!payment || !order) {
    deps.log("info", "webhook.ignored", { eventId: event.id, type: event.type });
    await recordIgnoredEvent(deps, event);
    return ok({ message: "ignored" });
  }
  await recordPayment(deps, order, payment, "webhook", { event });
  deps.defer(() => deliverMail(deps));
  return ok({ message: "recorded" });
}

function parseJson(rawBody: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(rawBody));
  } catch {
    return undefined;
  }
}
