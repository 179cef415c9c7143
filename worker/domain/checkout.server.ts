import type { CreatedOrder, CreateOrder, VerifyPayment } from "../contracts/payment.ts";
import { type Outcome, ok, refused } from "../contracts/problem.ts";
import { MESSAGES } from "../contracts/vocabulary.ts";
import type { ReceiptTerms } from "../db/schema.ts";
import type { Deps } from "../deps.ts";
import type { ProviderPayment } from "../providers/razorpay-entities.ts";
import { contactOf } from "./contact-details.server.ts";
import { sha256Hex } from "./digest.server.ts";
import { indianDay, longDate } from "./india-calendar.server.ts";
import { refuseTooMany } from "./limits.server.ts";
import { deliverMail } from "./mail-delivery.server.ts";
import { findMembership, type Membership } from "./memberships.server.ts";
import { findOrder, findOrderByProviderId, findOrderByReceipt, insertOrder, type Order } from "./orders.server.ts";
import { recordPayment } from "./payment-updates.server.ts";
import { findPlanForSale } from "./plans.server.ts";

/** What a buyer says; the same again under one idempotency key is the same order. */
type Wanted = Pick<Order, "planId" | "name" | "email" | "phone">;

/**
 * Creates an order at the provider for the plan that the input selects, and keeps it once it stands there. Nothing is
 * written when the provider does not answer well. `idempotencyKey` makes repeating the same call give the same order.
 * The answered amount is in paise (section 7; product: The API).
 */
export async function startOrder(
  deps: Deps,
  input: CreateOrder,
  idempotencyKey: string = crypto.randomUUID(),
): Promise<Outcome<CreatedOrder>> {
  if (!deps.payments) return refused("payments_unavailable");
  const sale = await findPlanForSale(deps, input);
  if (!sale.ok) return sale;
  const { plan, totalPaise, receiptTerms } = sale.value;

  const receipt = await receiptOf(idempotencyKey);
  const wanted: Wanted = { planId: plan.planId, name: input.name, ...contactOf(input.contact) };
  const earlier = await findOrderByReceipt(deps, receipt);
  if (earlier) return answerTo(wanted, earlier);

  const refusal = await refuseTooMany(deps, "order", wanted.email ?? wanted.phone ?? "");
  if (refusal) return refusal;
  const answer = await deps.payments.createOrder({ amountPaise: totalPaise, receipt, notes: { plan: plan.planId } });
  if (!answer.ok) {
    deps.log("error", "order.provider_failed", { ...answer.failure, planId: plan.planId, receipt });
    return refused("provider_failed", MESSAGES.paymentFailed);
  }
  const { id, amount, currency } = answer.value;
  if (amount !== totalPaise || currency !== "INR") {
    deps.log("error", "order.provider_disagrees", { providerOrderId: id, amount, currency, totalPaise });
    return refused("provider_failed", MESSAGES.paymentFailed);
  }
  const made = { receipt, providerOrderId: id, planTitle: plan.title, amountPaise: totalPaise, receiptTerms };
  return keepOrder(deps, wanted, made);
}

/** Keeps what stands at the provider. When another call with this key was first, what that one kept is the answer. */
async function keepOrder(
  deps: Deps,
  wanted: Wanted,
  made: Pick<Order, "receipt" | "providerOrderId" | "planTitle" | "amountPaise"> & { receiptTerms: ReceiptTerms },
): Promise<Outcome<CreatedOrder>> {
  const { providerOrderId, receipt } = made;
  const kept = await insertOrder(deps, { ...made, ...wanted });
  if (!kept) {
    deps.log("error", "order.provider_disagrees", { providerOrderId, receipt });
    return refused("provider_failed", MESSAGES.paymentFailed);
  }
  // An order at the provider that lost the race is told to nobody, so nobody can pay it.
  const isKept = kept.providerOrderId === providerOrderId;
  deps.log("info", isKept ? "order.created" : "order.left_unused", { providerOrderId, planId: wanted.planId });
  return answerTo(wanted, kept);
}

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

/** At most 40 characters, as the provider asks; the key itself stays here. */
async function receiptOf(idempotencyKey: string): Promise<string> {
  return `masa_${sha256Hex(idempotencyKey).slice(0, 32)}`;
}

/** What is kept under an idempotency key is answered to who asks for the same, and to nobody else. */
function answerTo(wanted: Wanted, kept: Order): Outcome<CreatedOrder> {
  return isSameOrder(kept, wanted) ? ok(answerOf(kept)) : refused("idempotency_conflict");
}

function isSameOrder(order: Order, wanted: Wanted): boolean {
  return (
    order.planId === wanted.planId &&
    order.name === wanted.name &&
    order.email === wanted.email &&
    order.phone === wanted.phone
  );
}

function answerOf({ providerOrderId, amountPaise, currency }: Order): CreatedOrder {
  return { id: providerOrderId, amount: amountPaise, currency };
}
