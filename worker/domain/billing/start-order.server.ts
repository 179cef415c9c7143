import type { CreatedOrder, CreateOrder } from "../../contracts/payment.ts";
import { type Outcome, ok, type Refusal, refused } from "../../contracts/problem.ts";
import { MESSAGES } from "../../contracts/vocabulary.ts";
import type { ReceiptTerms } from "../../db/schema/billing.ts";
import type { Deps } from "../../deps.ts";
import { sha256Hex } from "../digest.server.ts";
import { buyerOf } from "../documents/buyer.server.ts";
import { longDate } from "../india-calendar.server.ts";
import { findMembership } from "../membership/memberships.server.ts";
import { findPlanForSale } from "../membership/plans.server.ts";
import { rateLimits } from "../rate-limits.server.ts";
import { contactOf } from "../visitors/contact-details.server.ts";
import { mayBeOfferedAgain } from "./order-expiry.server.ts";
import { findOrderByReceipt, findRecentPurchase, insertOrder, type Order } from "./orders.server.ts";

type Wanted = Pick<Order, "planId" | "name" | "email" | "phone" | "buyer">;
type Caller = {
  idempotencyKey?: string | undefined;
  signedInAs?: string | undefined;
};

/**
 * Creates an order at the provider and stores it; the amount is in paise. Refuses an unconfirmed second purchase with
 * `already_member` if the session or the idempotency key proves knowledge of the first (docs/decisions/015).
 */
export async function startOrder(
  deps: Deps,
  input: CreateOrder,
  { idempotencyKey = crypto.randomUUID(), signedInAs }: Caller = {},
): Promise<Outcome<CreatedOrder>> {
  if (!deps.payments) return refused("payments_unavailable");
  const sale = await findPlanForSale(deps, input);
  if (!sale.ok) return sale;
  const { plan, totalPaise, receiptTerms } = sale.value;

  const wanted: Wanted = { planId: plan.planId, name: input.name, buyer: buyerOf(input), ...contactOf(input.contact) };
  const { receipt, earlier } = await findAttempt(deps, idempotencyKey, wanted, totalPaise);
  if (earlier) return answerTo(deps, wanted, earlier);
  if (!input.confirmed && wanted.email !== null && wanted.email === signedInAs) {
    const recent = await findRecentPurchase(deps, { planId: wanted.planId, email: wanted.email });
    if (recent && !(await isRevoked(deps, recent))) return alreadyMember(deps, recent);
  }

  const address = wanted.email ?? wanted.phone ?? "";
  const refusal = await rateLimits.consume(deps, "order", { client: deps.clientId, address });
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
  return storeOrder(deps, wanted, {
    receipt,
    providerOrderId: id,
    planTitle: plan.title,
    amountPaise: totalPaise,
    receiptTerms,
  });
}

/** A stale order's successor hashes the old receipt, so that concurrent calls agree on it. */
async function findAttempt(
  deps: Deps,
  idempotencyKey: string,
  wanted: Wanted,
  totalPaise: number,
): Promise<{ receipt: string; earlier?: Order }> {
  for (let receipt = receiptOf(idempotencyKey); ; receipt = receiptOf(receipt)) {
    const earlier = await findOrderByReceipt(deps, receipt);
    if (!earlier) return { receipt };
    const isOver =
      earlier.status === "paid"
        ? await isRevoked(deps, earlier)
        : !(earlier.amountPaise === totalPaise && mayBeOfferedAgain(earlier, deps.now()));
    if (!isSameOrder(earlier, wanted) || !isOver) return { receipt, earlier };
  }
}

async function storeOrder(
  deps: Deps,
  wanted: Wanted,
  made: Pick<Order, "receipt" | "providerOrderId" | "planTitle" | "amountPaise"> & { receiptTerms: ReceiptTerms },
): Promise<Outcome<CreatedOrder>> {
  const { providerOrderId, receipt } = made;
  const stored = await insertOrder(deps, { ...made, ...wanted });
  if (!stored) {
    deps.log("error", "order.provider_disagrees", { providerOrderId, receipt });
    return refused("provider_failed", MESSAGES.paymentFailed);
  }
  // The order of the call that lost the race reaches no browser, so it cannot be paid.
  const isStored = stored.providerOrderId === providerOrderId;
  deps.log("info", isStored ? "order.created" : "order.left_unused", { providerOrderId, planId: wanted.planId });
  return answerTo(deps, wanted, stored);
}

/** The provider allows 40 characters. */
function receiptOf(key: string): string {
  return `masa_${sha256Hex(key).slice(0, 32)}`;
}

async function answerTo(deps: Deps, wanted: Wanted, order: Order): Promise<Outcome<CreatedOrder>> {
  if (!isSameOrder(order, wanted)) return refused("idempotency_conflict");
  if (order.status === "paid") return alreadyMember(deps, order);
  return ok({ id: order.providerOrderId, amount: order.amountPaise, currency: order.currency });
}

function isSameOrder(order: Order, wanted: Wanted): boolean {
  return (
    order.planId === wanted.planId &&
    order.name === wanted.name &&
    order.email === wanted.email &&
    order.phone === wanted.phone &&
    JSON.stringify(order.buyer) === JSON.stringify(wanted.buyer)
  );
}

async function isRevoked(deps: Deps, { id }: Order): Promise<boolean> {
  return Boolean((await findMembership(deps, id))?.revokedOn);
}

async function alreadyMember(deps: Deps, { id, planTitle }: Order): Promise<Refusal> {
  const membership = await findMembership(deps, id);
  const until = membership && ` Your membership is valid until ${longDate(membership.validTo)}.`;
  return refused("already_member", `You have already paid for ${planTitle}.${until ?? ""}`);
}
