import type { VerifyPayment } from "../contracts/payment.ts";
import { type Outcome, ok, refused } from "../contracts/problem.ts";
import type { Deps } from "../deps.ts";
import type { ProviderPayment } from "../providers/razorpay-entities.ts";
import { indianDay, longDate } from "./india-calendar.server.ts";
import { refuseTooMany } from "./limits.server.ts";
import { deliverMail } from "./mail-delivery.server.ts";
import { findMembership, type Membership } from "./memberships.server.ts";
import { findOrder, findOrderByProviderId, type Order } from "./orders.server.ts";
import { recordPayment } from "./payment-updates.server.ts";

/**
 * The browser's return from checkout. The signature, made over our own order id, is the provider's word that the
 * payment stands; the provider is asked once more, and only when it cannot be asked does the signature decide alone.
 * Repeating it is harmless (section 7).
 */
export async function confirmPayment(deps: Deps, input: VerifyPayment): Promise<Outcome<{ message: string }>> {
  if (!deps.payments) return refused("payments_unavailable");
  const refusal = await refuseTooMany(deps, "verify");
  if (refusal) return refusal;
  const order = await findOrderByProviderId(deps, input.razorpay_order_id);
  if (!order) return refused("unknown_order");
  const { razorpay_payment_id: paymentId, razorpay_signature: signature } = input;
  if (!(await deps.payments.isPaymentSigned(order.providerOrderId, paymentId, signature))) {
    deps.log("warn", "payment.bad_signature", { orderId: order.id });
    return refused("bad_signature");
  }

  let told: ProviderPayment["status"] | "mismatch" | undefined;
  if (order.status !== "paid") {
    const found = await deps.payments.findPayment(paymentId);
    if (!found.ok) deps.log("warn", "payment.lookup_failed", { ...found.failure, orderId: order.id });
    const signed = {
      id: paymentId,
      order_id: order.providerOrderId,
      amount: order.amountPaise,
      currency: order.currency,
      status: "authorized" as const,
    };
    const payment = found.ok ? found.value : signed;
    const fits = await recordPayment(deps, order, payment, "browser", { acceptUncaptured: !found.ok });
    told = fits ? payment.status : "mismatch";
    deps.defer(() => deliverMail(deps));
  }
  return ok({ message: await messageOf(deps, order, told) });
}

/** `told` is what the provider has just said of the payment. */
async function messageOf(
  deps: Deps,
  { id, planTitle }: Order,
  told: ProviderPayment["status"] | "mismatch" | undefined,
): Promise<string> {
  const membership = await findMembership(deps, id);
  if (membership) return validityOf(planTitle, membership, indianDay(deps.now()));
  if (told === "refunded") return `Your payment for ${planTitle} was sent back to you, so no membership has begun.`;
  if (told === "failed") return `Your payment for ${planTitle} did not go through, so no membership has begun.`;
  if (told === "mismatch") {
    return `Your payment is not the one that was asked for ${planTitle}. We look into it and get back to you.`;
  }
  const order = await findOrder(deps, id);
  deps.log("info", "payment.waiting_for_capture", { orderId: id, status: order?.status });
  return `We have your payment for ${planTitle}. Your membership begins as soon as the bank confirms it.`;
}

function validityOf(planTitle: string, { validFrom, validTo }: Membership, today: string): string {
  if (validFrom <= today) return `Your ${planTitle} membership is valid until ${longDate(validTo)}.`;
  return `Your ${planTitle} membership is renewed from ${longDate(validFrom)} to ${longDate(validTo)}.`;
}
