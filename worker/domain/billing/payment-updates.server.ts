import { sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import type { ProviderPayment } from "../../providers/razorpay-entities.ts";
import { auditStatement } from "../audit.server.ts";
import { queueMail } from "../mail/outbox.server.ts";
import { membershipStatements } from "../membership/memberships.server.ts";
import { isExpiredAt } from "./order-expiry.server.ts";
import {
  attemptedStatement,
  emailOfOrder,
  idsOfOrdersBySamePerson,
  isUnpaidAndErased,
  type Order,
  paidStatement,
} from "./orders.server.ts";
import { auditDecisionsStatement, decisionStatement, logDecisions } from "./payment-decisions.server.ts";
import { mismatchOf, recordMismatch } from "./payment-mismatch.server.ts";
import {
  auditRefundedStatement,
  hasCapturedPayment,
  isCaptured,
  isRefunded,
  type KnownPayment,
  paymentStatement,
  refundedStatement,
  secondPaymentStatements,
  wasCaptured,
} from "./payments.server.ts";
import { eventStatement, type ProviderEventRow } from "./provider-events.server.ts";
import {
  auditRefundsStatement,
  fetchMissedRefunds,
  logRefunds,
  type Refund,
  refundsStatement,
} from "./refunds.server.ts";

/** Where an update about a payment comes from. */
export type UpdateSource = "browser" | "webhook" | "sweep";

type UpdateDeps = Pick<Deps, "db" | "now" | "log" | "payments">;
type Update = {
  order: Order;
  payment: KnownPayment;
  source: UpdateSource;
  refunds: readonly Refund[];
  event: ProviderEventRow | undefined;
};

/**
 * Writes what the provider says of a payment of this order: forward only, all in one batch, and harmless to repeat. A
 * captured payment makes the order paid, and a paid order has exactly one membership, one receipt and one mail. A payment
 * that is refunded whole opens nothing, unless its refund fails; one that was made after the order had expired is left to a
 * person's decision. Returns whether it is the payment that the order asks for.
 */
export async function recordPayment(
  deps: UpdateDeps,
  order: Order,
  payment: ProviderPayment,
  source: UpdateSource,
  options: { event?: ProviderEventRow; refund?: Refund } = {},
): Promise<boolean> {
  const { event, refund } = options;
  const mismatch = mismatchOf(order, payment);
  if (mismatch) {
    await recordMismatch(deps, order, payment, { mismatch, actor: source, event });
    return false;
  }
  const { status } = payment;
  if (status === "unknown") {
    deps.log("error", "payment.unknown_status", { orderId: order.id, paymentId: payment.id, source });
    if (event) await eventStatement(deps, event, aboutOf(order, payment));
    return true;
  }
  const missed = source === "sweep" ? await fetchMissedRefunds(deps, payment) : [];
  const update = { order, payment: { ...payment, status }, source, refunds: refund ? [refund] : missed, event };
  if (!mayBePaid(update)) {
    await writeUnpaid(deps, update);
    return true;
  }
  if (order.status !== "paid" && isExpiredAt(order, paidAtOf(update.payment, order, deps.now()))) {
    await writeUndecided(deps, update, "late_capture");
    return true;
  }
  const becamePaid = await writePaid(deps, update);
  if (becamePaid) deps.log("info", "order.paid", { orderId: order.id, paymentId: payment.id, source });
  return true;
}

/** Whether it may be the payment of a paid order; what is in the database decides. */
function mayBePaid({ payment, refunds }: Update): boolean {
  if (payment.status === "captured") return true;
  // The payment beside a failed refund may be a snapshot from before the failure.
  return wasCaptured(payment) && refunds.some(({ status }) => status === "failed");
}

async function writeUnpaid(deps: UpdateDeps, update: Update): Promise<void> {
  const { order } = update;
  const [, , , refunds] = await deps.db.batch([
    ...paymentStatements(deps, update, { unlessRefunded: false }),
    attemptedStatement(deps, order),
    ...eventStatements(deps, update),
  ]);
  logRefunds(deps, refunds);
}

/** Money for an order that had expired or lost its person: nothing begins, and a person has to decide. */
async function writeUndecided(
  deps: UpdateDeps,
  update: Update,
  kind: "late_capture" | "payment_of_erased_order",
): Promise<void> {
  const { order, payment, source } = update;
  const decision = { kind, orderId: order.id, paymentId: payment.id };
  const [, , , refunds, , , , decisions] = await deps.db.batch([
    ...paymentStatements(deps, update, { unlessRefunded: false }),
    attemptedStatement(deps, order),
    decisionStatement(deps, decision, isCaptured(payment)),
    auditDecisionsStatement(deps, source, payment.id),
    ...eventStatements(deps, update),
  ]);
  logRefunds(deps, refunds);
  logDecisions(deps, decisions);
}

/**
 * Makes the order paid and gives it what that brings, unless this payment is refunded or the order has lost its person: the
 * batch then fails as a whole, whoever was first and however shortly before. Returns whether it was this that made it paid.
 */
async function writePaid(deps: UpdateDeps, update: Update): Promise<boolean> {
  const { order, payment, source } = update;
  const paidAt = order.paidAt ?? paidAtOf(payment, order, deps.now());
  try {
    const [, , , refunds, , moved, , , decisions] = await deps.db.batch([
      ...paymentStatements(deps, update, { unlessRefunded: true }),
      paidStatement(deps, order, paidAt),
      ...secondPaymentStatements(deps, order, payment),
      auditDecisionsStatement(deps, source, payment.id),
      ...fulfilmentStatements(deps, update, paidAt),
      ...eventStatements(deps, update),
    ]);
    logRefunds(deps, refunds);
    logDecisions(deps, decisions);
    return moved.length > 0;
  } catch (error) {
    if (await isUnpaidAndErased(deps, order)) {
      await writeUndecided(deps, update, "payment_of_erased_order");
      return false;
    }
    // Any other failure is the caller's. If the refund fails at this very moment, the provider reports it again.
    if (!(await isRefunded(deps, payment))) throw error;
    deps.log("info", "order.refunded_before", { orderId: order.id, paymentId: payment.id, source });
    await writeUnpaid(deps, update);
    return false;
  }
}

function paymentStatements(deps: UpdateDeps, update: Update, { unlessRefunded }: { unlessRefunded: boolean }) {
  const { order, payment, source, refunds } = update;
  return [
    paymentStatement(deps, order, payment),
    refundsStatement(deps, payment.id, refunds),
    refundedStatement(deps, payment, { isCurrent: source === "sweep", unlessRefunded }),
    auditRefundsStatement(deps, { orderId: order.id, paymentId: payment.id, actor: source }),
    auditRefundedStatement(deps, order, payment, source),
  ] as const;
}

/**
 * When a payment was made: by the provider's clock, but neither before its order nor after `now`, as another clock could
 * have it; `now` where the provider did not say. The membership's first day and the receipt's year come from it, also when
 * the update comes late (product: Money).
 */
function paidAtOf({ created_at: seconds }: KnownPayment, { createdAt }: Order, now: Date): Date {
  if (seconds === undefined) return now;
  return new Date(Math.max(createdAt.getTime(), Math.min(now.getTime(), seconds * 1000)));
}

function fulfilmentStatements(deps: UpdateDeps, { order, payment, source }: Update, paidAt: Date) {
  const earlierOrders = sql`select id from (${idsOfOrdersBySamePerson(order.id)}) as other
    where ${hasCapturedPayment(sql`other.id`)}`;
  return [
    ...membershipStatements(deps, order, { paidAt, earlierOrders }),
    queueMail(deps, {
      kind: "receipt",
      recipient: emailOfOrder(order),
      subjectId: order.id,
      dedupeKey: `receipt:${order.id}`,
    }),
    auditStatement(deps, {
      actor: source,
      action: "order.paid",
      subject: `order:${order.id}`,
      detail: `${payment.id} ${payment.status}`,
      once: `order.paid:${order.id}`,
    }),
  ] as const;
}

function eventStatements(deps: UpdateDeps, { event, order, payment }: Update) {
  return event ? [eventStatement(deps, event, aboutOf(order, payment))] : [];
}

const aboutOf = ({ providerOrderId }: Order, { id }: ProviderPayment) => ({ providerOrderId, paymentId: id });
