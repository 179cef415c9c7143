import { sql } from "drizzle-orm";
import { batchNamed } from "../../db/named-batch.ts";
import type { Deps } from "../../deps.ts";
import type { ProviderPayment } from "../../providers/razorpay-entities.ts";
import { auditStatement } from "../audit.server.ts";
import { creditStatements } from "./credit-notes.server.ts";
import { isExpiredAt } from "./order-expiry.server.ts";
import { attemptedStatement, findOrder, isUnpaid, isUnpaidAndErased, type Order } from "./orders.server.ts";
import {
  effectStatements,
  paidStatements,
  paymentStatements,
  type Update,
  type UpdateDeps,
  type UpdateSource,
} from "./payment-batch.server.ts";
import {
  auditDecisionsStatement,
  decisionStatement,
  logDecisions,
  type SetAsideKind,
} from "./payment-decisions.server.ts";
import { isCaptured, isRefunded, type KnownPayment, wasCaptured } from "./payments.server.ts";
import { isOvertaken, planTerm } from "./planned-term.server.ts";
import { eventStatement, type ProviderEventRow } from "./provider-events.server.ts";
import { financeEmailFor } from "./refund-requests/refund-effects.server.ts";
import { fetchMissedRefunds, logRefunds, type Refund } from "./refunds.server.ts";

/**
 * Records a payment of an order in one batch; forward only and idempotent. A captured payment makes the order paid,
 * with one membership, one receipt and one mail. Expired orders become payment decisions. Returns whether it matches.
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
    await recordMismatch(deps, order, payment, { mismatch, source, event });
    return false;
  }
  const { status } = payment;
  if (status === "unknown") {
    deps.log("error", "payment.unknown_status", { orderId: order.id, paymentId: payment.id, source });
    if (event) await eventStatement(deps, event, aboutOf(order, payment));
    return true;
  }
  const missed = source === "reconciliation" ? await fetchMissedRefunds(deps, payment) : [];
  const refunds = refund ? [refund] : missed;
  const financeEmail = await financeEmailFor(deps, refunds);
  const update = { order, payment: { ...payment, status }, source, refunds, financeEmail, event };
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

function mayBePaid({ payment, refunds }: Update): boolean {
  if (payment.status === "captured") return true;
  // The payment may be a snapshot older than the refund's failure.
  return wasCaptured(payment) && refunds.some(({ status }) => status === "failed");
}

async function writeUnpaid(deps: UpdateDeps, update: Update): Promise<void> {
  const { order } = update;
  const { auditedRefunds } = await batchNamed(deps, {
    ...paymentStatements(deps, update, { unlessRefunded: false }),
    attempted: attemptedStatement(deps, order),
    credits: creditStatements(deps, order, { issuedAt: deps.now() }),
    effects: effectStatements(deps, update),
    event: eventStatements(deps, update),
  });
  logRefunds(deps, auditedRefunds);
}

/** Records captured money that opens no membership. A person decides, unless another update made the order paid. */
async function writeUndecided(deps: UpdateDeps, update: Update, kind: SetAsideKind): Promise<void> {
  const { order, payment, source } = update;
  const decision = { kind, orderId: order.id, paymentId: payment.id };
  const { auditedRefunds, auditedDecisions } = await batchNamed(deps, {
    ...paymentStatements(deps, update, { unlessRefunded: false }),
    attempted: attemptedStatement(deps, order),
    decision: decisionStatement(deps, decision, sql`${isCaptured(payment)} and ${isUnpaid(order)}`),
    auditedDecisions: auditDecisionsStatement(deps, source, payment.id),
    credits: creditStatements(deps, order, { issuedAt: deps.now() }),
    effects: effectStatements(deps, update),
    event: eventStatements(deps, update),
  });
  logRefunds(deps, auditedRefunds);
  logDecisions(deps, auditedDecisions);
}

const MAX_ATTEMPTS = 10;

/** Makes the order paid. The batch fails if the payment was refunded or the person erased, even concurrently. */
async function writePaid(deps: UpdateDeps, update: Update, attempt = 1): Promise<boolean> {
  const { order, payment, source } = update;
  const capturedAt = paidAtOf(payment, order, deps.now());
  const paidAt = order.paidAt ?? capturedAt;
  const planned = order.status === "paid" ? undefined : await planTerm(deps, order, paidAt);
  if (planned === "does_not_fit") return writeUnfitting(deps, update);
  try {
    const { auditedRefunds, auditedDecisions, becamePaid } = await batchNamed(deps, {
      ...paidStatements(deps, update, { paidAt, capturedAt, planned }),
      event: eventStatements(deps, update),
    });
    logRefunds(deps, auditedRefunds);
    logDecisions(deps, auditedDecisions);
    return becamePaid.length > 0;
  } catch (error) {
    if (await isUnpaidAndErased(deps, order)) {
      await writeUndecided(deps, update, "payment_of_erased_order");
      return false;
    }
    if (planned && attempt < MAX_ATTEMPTS && (await isOvertaken(deps, planned)))
      return writePaid(deps, update, attempt + 1);
    const claimsRefund = update.refunds.some(({ status }) => status !== "failed");
    if (!claimsRefund && !(await isRefunded(deps, payment))) throw error;
    await writeUnpaid(deps, update);
    // The batch failed for another reason, or the refund has since failed: the provider reports it again.
    if (!(await isRefunded(deps, payment))) throw error;
    deps.log("info", "order.refunded_before", { orderId: order.id, paymentId: payment.id, source });
    return false;
  }
}

/** Asks for a decision on an upgrade that does not fit, unless another update of the payment has already begun it. */
async function writeUnfitting(deps: UpdateDeps, update: Update): Promise<boolean> {
  const order = await findOrder(deps, update.order.id);
  if (order?.status === "paid") return writePaid(deps, { ...update, order });
  await writeUndecided(deps, update, "upgrade_does_not_fit");
  return false;
}

/** Provider time, clamped between order and now (clock skew). Sets first day and receipt year (decision 003). */
function paidAtOf({ created_at: seconds }: KnownPayment, { createdAt }: Order, now: Date): Date {
  if (seconds === undefined) return now;
  return new Date(Math.max(createdAt.getTime(), Math.min(now.getTime(), seconds * 1000)));
}

function eventStatements(deps: UpdateDeps, { event, order, payment }: Update) {
  return event ? [eventStatement(deps, event, aboutOf(order, payment))] : [];
}

const aboutOf = ({ providerOrderId }: Order, { id }: ProviderPayment) => ({ providerOrderId, paymentId: id });

function mismatchOf(order: Order, payment: ProviderPayment): string | undefined {
  if (payment.order_id !== order.providerOrderId) return "order";
  if (payment.currency !== order.currency) return "currency";
  if (payment.amount !== order.amountPaise) return "amount";
  return undefined;
}

async function recordMismatch(
  deps: Pick<Deps, "db" | "now" | "log">,
  order: Order,
  payment: ProviderPayment,
  { mismatch, source, event }: { mismatch: string; source: UpdateSource; event: ProviderEventRow | undefined },
): Promise<void> {
  deps.log("error", "order.mismatch", { orderId: order.id, paymentId: payment.id, mismatch, source });
  await deps.db.batch([
    auditStatement(deps, {
      actor: source,
      action: "payment.mismatch",
      subject: `order:${order.id}`,
      detail: `${payment.id} ${mismatch}`,
      once: `payment.mismatch:${order.id}:${payment.id}`,
    }),
    ...(event ? [eventStatement(deps, event, aboutOf(order, payment))] : []),
  ]);
}
