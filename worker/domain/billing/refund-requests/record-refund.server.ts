import type { Deps } from "../../../deps.ts";
import { creditStatements } from "../credit-notes.server.ts";
import type { Order } from "../orders.server.ts";
import { auditRefundedStatement, refundedStatement, type StoredPayment } from "../payments.server.ts";
import { auditRefundsStatement, logRefunds, type Refund, refundsStatement } from "../refunds.server.ts";
import { financeEmailFor, refundEffectStatements } from "./refund-effects.server.ts";

type RecordDeps = Pick<Deps, "db" | "now" | "log" | "queued" | "content">;
const ACTOR = "scheduler";

/** Records the provider's answer to our call. A webhook about the same refund may have done so already. */
export async function recordOwnRefund(
  deps: RecordDeps,
  { order, payment, refund }: { order: Order; payment: StoredPayment; refund: Refund },
): Promise<void> {
  const { id } = payment;
  // The answer describes the refund only; it claims nothing about the payment.
  const known = { id, status: "captured", amount: payment.amountPaise, currency: order.currency } as const;
  const refunds = [refund];
  const financeEmail = await financeEmailFor(deps, refunds);
  const unclaimed = { ...known, captured: true, amount_refunded: 0, order_id: order.providerOrderId };
  const [, , audited] = await deps.db.batch([
    refundsStatement(deps, id, refunds),
    refundedStatement(deps, unclaimed, { isCurrent: false, unlessRefunded: false }),
    auditRefundsStatement(deps, { orderId: order.id, paymentId: id, actor: ACTOR }),
    auditRefundedStatement(deps, order, unclaimed, ACTOR),
    ...creditStatements(deps, order, { issuedAt: deps.now() }),
    ...refundEffectStatements(deps, order, { paymentId: id, refunds, actor: ACTOR, financeEmail }),
  ]);
  logRefunds(deps, audited);
}
