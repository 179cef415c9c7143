import { planName } from "#messages/membership/plan-names.ts";
import * as m from "#messages/membership/terms.ts";
import type { PaymentConfirmation, StartedMembership, VerifyPayment } from "../../contracts/payment.ts";
import { type Outcome, ok, refused } from "../../contracts/problem.ts";
import type { Deps } from "../../deps.ts";
import type { Payments } from "../../providers/razorpay.ts";
import type { ProviderPayment } from "../../providers/razorpay-entities.ts";
import { listNextEvents } from "../events/next-events.server.ts";
import { indianDay, longDate } from "../india-calendar.server.ts";
import { endOf } from "../membership/last-day.server.ts";
import { makeMembershipCard } from "../membership/membership-card.server.ts";
import { findMembershipNumber } from "../membership/membership-numbers.server.ts";
import { findMembership, type Membership } from "../membership/memberships.server.ts";
import { validityOf } from "../membership/validity.server.ts";
import { rateLimits } from "../rate-limits.server.ts";
import { findOrderByProviderId, type Order } from "./orders.server.ts";
import { recordPayment } from "./payment-updates.server.ts";

type Answer = Outcome<PaymentConfirmation>;
type ReportedStatus = ProviderPayment["status"] | "mismatch" | "unanswered";

/** The signature proves the order, the API the status. Uncaptured payments wait for a webhook (section 7). */
export async function confirmPayment(deps: Deps, input: VerifyPayment): Promise<Answer> {
  if (!deps.payments) return refused("payments_unavailable");
  const refusal = await rateLimits.consume(deps, "verify", { client: deps.clientId });
  if (refusal) return refusal;
  const order = await findOrderByProviderId(deps, input.razorpay_order_id);
  if (!order) return refused("unknown_order");
  const { razorpay_payment_id: paymentId, razorpay_signature: signature } = input;
  if (!(await deps.payments.isPaymentSigned(order.providerOrderId, paymentId, signature))) {
    deps.log("warn", "payment.bad_signature", { orderId: order.id });
    return refused("bad_signature");
  }
  const reported = order.status === "paid" ? "captured" : await askProvider(deps, deps.payments, order, paymentId);
  return answerOf(deps, order, reported);
}

async function askProvider(deps: Deps, payments: Payments, order: Order, paymentId: string): Promise<ReportedStatus> {
  const found = await payments.findPayment(paymentId);
  if (!found.ok) deps.log("warn", "payment.lookup_failed", { ...found.failure, orderId: order.id });
  const signed = {
    id: paymentId,
    order_id: order.providerOrderId,
    amount: order.amountPaise,
    currency: order.currency,
    status: "authorized" as const,
  };
  const payment = found.ok ? found.value : signed;
  if (!(await recordPayment(deps, order, payment, "browser"))) return "mismatch";
  return found.ok ? payment.status : "unanswered";
}

async function answerOf(deps: Deps, order: Order, reported: ReportedStatus): Promise<Answer> {
  const { id, planTitle } = order;
  const plan = planName(planTitle);
  const membership = await findMembership(deps, id);
  const notPaid = (message: string): Answer => ok({ message, state: "not_paid" });
  if (membership?.revokedOn) {
    const day = longDate(endOf(membership));
    return notPaid(membership.revokedBy ? m.endedOn({ plan, last: day }) : m.returned({ plan, day }));
  }
  if (membership?.endedOn) return ok({ message: m.upgraded({ plan }), state: "paid" });
  if (membership) {
    const message = validityOf(planTitle, membership, indianDay(deps.now()));
    return ok({ message, state: "paid", membership: await describeStartedMembership(deps, order, membership) });
  }
  switch (reported) {
    case "refunded":
      return notPaid(m.refunded({ plan }));
    case "failed":
      return notPaid(m.failed({ plan }));
    case "mismatch":
      return notPaid(m.mismatch({ plan }));
    case "captured":
      return notPaid(order.upgrade ? m.upgradeDoesNotFit({ plan }) : m.expired({ plan }));
    case "created":
    case "authorized":
    case "unknown":
    case "unanswered":
      deps.log("info", "payment.waiting_for_capture", { orderId: id });
      return ok({ message: m.waiting({ plan }), state: "waiting" });
  }
}

/** Returns what the payer sees after paying: the membership card, the invoice or receipt, and the next event. */
async function describeStartedMembership(
  deps: Pick<Deps, "db" | "content" | "now">,
  order: Order,
  membership: Membership,
): Promise<StartedMembership> {
  const number = await findMembershipNumber(deps, order.id);
  if (!number) throw new Error("A paid order has no membership number.");
  const [next] = await listNextEvents(deps);
  return {
    ...makeMembershipCard(order, membership, number),
    receipt: `/dashboard/receipts/${order.id}`,
    document: (order.receiptTerms?.taxPaise ?? 0) > 0 ? "invoice" : "receipt",
    email: order.email,
    nextEvent: next ? { title: next.title, when: `${longDate(next.day)}, ${next.hours}`, href: next.href } : null,
  };
}
