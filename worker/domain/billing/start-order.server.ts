import * as specified from "#messages/contracts/specified.ts";
import { planName } from "#messages/membership/plan-names.ts";
import * as m from "#messages/membership/terms.ts";
import type { CreatedOrder, CreateOrder } from "../../contracts/payment.ts";
import { type Outcome, ok, type Refusal, refused } from "../../contracts/problem.ts";
import type { ReceiptTerms } from "../../db/schema/billing.ts";
import type { Deps } from "../../deps.ts";
import { isAboveMaximum } from "../../providers/razorpay.ts";
import { isAddressOf } from "../current-address.server.ts";
import { sha256Hex } from "../digest.server.ts";
import { buyerOf, refuseIncompleteBuyer } from "../documents/buyer.server.ts";
import { longDate } from "../india-calendar.server.ts";
import { findMembership } from "../membership/memberships.server.ts";
import { rateLimits } from "../rate-limits.server.ts";
import { contactOf } from "../visitors/contact-details.server.ts";
import { mayBeOfferedAgain } from "./order-expiry.server.ts";
import { findOrderByReference, insertOrder, type Order } from "./orders.server.ts";
import { quote } from "./quote.server.ts";

type Wanted = Pick<Order, "planId" | "name" | "email" | "phone" | "buyer">;
type Price = Pick<Order, "amountPaise" | "upgrade" | "receiptTerms">;
type NewOrder = Pick<Order, "orderReference" | "providerOrderId" | "planTitle" | "amountPaise" | "upgrade"> & {
  receiptTerms: ReceiptTerms;
};

/** Refuses an unconfirmed second purchase if the buyer provably knows of the first (docs/decisions/015 and 032). */
export async function startOrder(
  deps: Deps,
  input: CreateOrder,
  {
    idempotencyKey = crypto.randomUUID(),
    loggedInAs,
  }: { idempotencyKey?: string | undefined; loggedInAs?: string | undefined } = {},
): Promise<Outcome<CreatedOrder>> {
  if (!deps.payments) return refused("payments_unavailable");
  const contact = contactOf(input.contact);
  const quoted = await quote(deps, input, { email: contact.email, loggedInAs });
  if (!quoted.ok) return quoted;
  const { plan, purchase, planTitle, amountPaise, upgrade, receiptTerms } = quoted.value;
  const price = { planTitle, amountPaise, upgrade, receiptTerms };
  const { planId } = plan;

  const wanted: Wanted = { planId, name: input.name, buyer: buyerOf(input), ...contact };
  const { orderReference, earlier } = await findAttempt(deps, idempotencyKey, wanted, price);
  if (earlier?.status === "paid") return answerTo(deps, wanted, earlier);
  if (!input.confirmed && purchase.lastMembership)
    return refused("already_member", `${purchase.lastMembership} ${purchase.sentence}`);
  if (earlier) return answerTo(deps, wanted, earlier);
  const incomplete = refuseIncompleteBuyer(wanted.buyer, { amountPaise, taxPaise: receiptTerms.taxPaise });
  if (incomplete) return incomplete;

  const address = wanted.email ?? wanted.phone ?? "";
  const refusal = await rateLimits.consume(deps, "order", { client: deps.clientId, address });
  if (refusal) return refusal;
  const answer = await deps.payments.createOrder({ amountPaise, receipt: orderReference, notes: { plan: planId } });
  if (!answer.ok) {
    deps.log("error", "order.provider_failed", { ...answer.failure, planId, orderReference });
    return isAboveMaximum(answer.failure)
      ? refused("amount_above_maximum")
      : refused("provider_failed", specified.paymentFailed());
  }
  const { id, amount, currency } = answer.value;
  if (amount !== amountPaise || currency !== "INR") {
    deps.log("error", "order.provider_disagrees", { providerOrderId: id, amount, currency, amountPaise });
    return refused("provider_failed", specified.paymentFailed());
  }
  return storeOrder(deps, wanted, { orderReference, providerOrderId: id, ...price });
}

/** Derives the reference of a stale order's successor from the old one, so that concurrent calls agree on it. */
async function findAttempt(
  deps: Deps,
  idempotencyKey: string,
  wanted: Wanted,
  price: Price,
): Promise<{ orderReference: string; earlier?: Order }> {
  for (let orderReference = referenceOf(idempotencyKey); ; orderReference = referenceOf(orderReference)) {
    const earlier = await findOrderByReference(deps, orderReference);
    if (!earlier) return { orderReference };
    const isOver =
      earlier.status === "paid"
        ? await isRevoked(deps, earlier)
        : !(isSamePrice(earlier, price) && mayBeOfferedAgain(earlier, deps.now()));
    if (!(await isSameOrder(deps, earlier, wanted)) || !isOver) return { orderReference, earlier };
  }
}

function isSamePrice(a: Price, b: Price): boolean {
  const [one, other] = [a, b].map((price) => JSON.stringify([price.amountPaise, price.upgrade, price.receiptTerms]));
  return one === other;
}

async function storeOrder(deps: Deps, wanted: Wanted, made: NewOrder): Promise<Outcome<CreatedOrder>> {
  const { providerOrderId, orderReference } = made;
  const stored = await insertOrder(deps, { ...made, ...wanted });
  if (!stored) {
    deps.log("error", "order.provider_disagrees", { providerOrderId, orderReference });
    return refused("provider_failed", specified.paymentFailed());
  }
  // The order of the call that lost the race reaches no browser, so it cannot be paid.
  const isStored = stored.providerOrderId === providerOrderId;
  deps.log("info", isStored ? "order.created" : "order.left_unused", { providerOrderId, planId: wanted.planId });
  return answerTo(deps, wanted, stored);
}

/** The provider allows 40 characters. */
function referenceOf(key: string): string {
  return `masa_${sha256Hex(key).slice(0, 32)}`;
}

async function answerTo(deps: Deps, wanted: Wanted, order: Order): Promise<Outcome<CreatedOrder>> {
  if (!(await isSameOrder(deps, order, wanted))) return refused("idempotency_conflict");
  if (order.status === "paid") return alreadyMember(deps, order);
  return ok({ id: order.providerOrderId, amount: order.amountPaise, currency: order.currency });
}

async function isSameOrder(deps: Deps, order: Order, wanted: Wanted): Promise<boolean> {
  return (
    order.planId === wanted.planId &&
    order.name === wanted.name &&
    order.phone === wanted.phone &&
    JSON.stringify(order.buyer) === JSON.stringify(wanted.buyer) &&
    (await isBuyerAt(deps, order, wanted.email))
  );
}

/** True also if the account of the address was merged after the order was stored. */
async function isBuyerAt(deps: Deps, { email: own }: Order, email: string | null): Promise<boolean> {
  return own === null || email === null ? own === email : isAddressOf(deps, own, email);
}

async function isRevoked(deps: Deps, { id }: Order): Promise<boolean> {
  return Boolean((await findMembership(deps, id))?.revokedOn);
}

async function alreadyMember(deps: Deps, { id, planTitle }: Order): Promise<Refusal> {
  const membership = await findMembership(deps, id);
  const until = membership && m.runsUntil({ last: longDate(membership.validTo) });
  const sentences = [m.alreadyPaid({ plan: planName(planTitle) }), until, m.addsMonths()];
  return refused("already_member", sentences.filter(Boolean).join(" "));
}
