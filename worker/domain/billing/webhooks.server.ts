import type { z } from "zod";
import { type Outcome, ok, refused } from "../../contracts/problem.ts";
import type { Deps } from "../../deps.ts";
import { ProviderDispute, ProviderEvent, ProviderPayment, ProviderRefund } from "../../providers/razorpay-entities.ts";
import { recordDispute } from "./disputes/dispute-updates.server.ts";
import { DISPUTE_EVENT } from "./disputes/disputes.server.ts";
import { findOrderByProviderId } from "./orders.server.ts";
import { recordPayment } from "./payment-updates.server.ts";
import { eventRow, eventStatement } from "./provider-events.server.ts";
import { refundOf } from "./refunds.server.ts";

type Delivery = { rawBody: ArrayBuffer; signature: string; eventId: string | undefined };

/** Deliveries repeat, in any order. Succeeds only after the commit; on a D1 error (5xx) the provider retries. */
export async function receiveProviderEvent(deps: Deps, delivery: Delivery): Promise<Outcome<{ message: string }>> {
  if (!deps.payments) return refused("payments_unavailable");
  if (!(await deps.payments.isWebhookSigned(delivery.rawBody, delivery.signature))) {
    deps.log("warn", "webhook.bad_signature");
    return refused("bad_webhook_signature");
  }
  const parsed = ProviderEvent.safeParse(parseJson(delivery.rawBody));
  if (!parsed.success) {
    // The signature is valid, and a retry would not make the body readable.
    deps.log("error", "webhook.unreadable", { eventId: eventRow(delivery.eventId, "").id });
    return ok({ message: "ignored" });
  }
  const { created_at: seconds, payload } = parsed.data;
  const event = eventRow(delivery.eventId, parsed.data.event);
  const payment = readEntity(deps, event, ProviderPayment, payload.payment);
  const order = payment?.order_id ? await findOrderByProviderId(deps, payment.order_id) : undefined;
  const isDispute = event.type.startsWith(DISPUTE_EVENT);
  const dispute = isDispute ? readEntity(deps, event, ProviderDispute, payload.dispute) : undefined;
  if (payment && order) {
    const refund = readEntity(deps, event, ProviderRefund, payload.refund);
    const isItsOwn = refund?.payment_id === payment.id;
    await recordPayment(deps, order, payment, "webhook", {
      event,
      ...(refund && isItsOwn && { refund: refundOf(refund, event.type) }),
    });
  }
  if (dispute) {
    await recordDispute(deps, dispute, order, {
      event,
      reportedAt: seconds === undefined ? deps.now() : new Date(seconds * 1000),
    });
  }
  if (order || dispute) return ok({ message: "recorded" });
  deps.log("info", "webhook.ignored", { eventId: event.id, type: event.type });
  await eventStatement(deps, event);
  return ok({ message: "ignored" });
}

function readEntity<T>(
  deps: Pick<Deps, "log">,
  event: { id: string; type: string },
  schema: z.ZodType<T>,
  part: { entity?: unknown } | undefined,
): T | undefined {
  if (!part) return undefined;
  const parsed = schema.safeParse(part.entity);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path }) => path.join(".")).join(" ");
  deps.log("error", "webhook.unreadable", { eventId: event.id, type: event.type, fields });
  return undefined;
}

function parseJson(rawBody: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(rawBody));
  } catch {
    return undefined;
  }
}
