import type { Deps } from "../../../deps.ts";
import { creditStatements } from "../credit-notes.server.ts";
import type { Order } from "../orders.server.ts";
import { auditRefundedStatement, refundedStatement, type StoredPayment } from "../payments.server.ts";
import { auditRefundsStatement } from "../refunds.server.ts";

/** Returns what follows a refund that we recorded ourselves; place after the statement that records it. */
export function recordedRefundStatements(
  deps: Pick<Deps, "db" | "now" | "queued">,
  order: Order,
  { id, amountPaise }: Pick<StoredPayment, "id" | "amountPaise">,
  actor: string,
) {
  // Nobody reported the payment itself, so nothing is claimed about it.
  const known = { id, status: "captured", amount: amountPaise, currency: order.currency } as const;
  const unclaimed = { ...known, captured: true, amount_refunded: 0, order_id: order.providerOrderId };
  return [
    refundedStatement(deps, unclaimed, { isCurrent: false, unlessRefunded: false }),
    auditRefundsStatement(deps, { orderId: order.id, paymentId: id, actor }),
    auditRefundedStatement(deps, order, unclaimed, actor),
    ...creditStatements(deps, order, { issuedAt: deps.now() }),
  ] as const;
}
