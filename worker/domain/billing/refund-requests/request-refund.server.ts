import { type SQL, sql } from "drizzle-orm";
import { type Outcome, ok, type Refusal, refused } from "../../../contracts/problem.ts";
import type { RequestRefund } from "../../../contracts/refunds/refund.ts";
import { REFUNDABLE_MONTHS } from "../../../contracts/refunds/vocabulary.ts";
import type { Deps } from "../../../deps.ts";
import { batchWithTrail, type Trail } from "../../audit-trail.server.ts";
import { formatRupees } from "../../money.server.ts";
import { hasLostDispute, lostSum } from "../disputes/disputes.server.ts";
import { findPayment, isCapturedSince, type StoredPayment, unrefundedPaise } from "../payments.server.ts";
import { BANK_TRANSFER } from "../transfer-ids.server.ts";
import {
  auditRequestStatement,
  findRefundRequestByKey,
  insertRequestStatement,
  isRequestedWith,
  type NewRefundRequest,
  type RefundRequest,
  reservedPaise,
} from "./refund-requests.server.ts";

type RequestDeps = Pick<Deps, "db" | "now" | "log">;
export type Requester = { requestedBy: string; decisionId?: string | undefined; trail?: Trail };

/**
 * Requests a refund, sent only once approved. One statement decides, so two requests never exceed the payment. Refuses
 * `unknown_payment`, `paid_by_transfer`, `idempotency_conflict` and what {@link explainRefusal} returns.
 */
export async function requestRefund(
  deps: RequestDeps,
  wanted: RequestRefund,
  requester: Requester,
): Promise<Outcome<RefundRequest>> {
  const payment = await findPayment(deps, wanted.paymentId);
  if (!payment) return refused("unknown_payment");
  if (payment.method === BANK_TRANSFER) return refused("paid_by_transfer");
  const id = crypto.randomUUID();
  const { trail, ...by } = requester;
  const request: NewRefundRequest = { ...wanted, ...by };
  const since = refundableSince(deps.now());
  const condition = sql`${isCapturedSince(payment.id, since)} and not ${hasLostDispute(payment.id)}
    and ${remainingPaise(payment.id)} >= ${wanted.amountPaise}`;
  const audited = { id, orderId: payment.orderId, actor: requester.requestedBy, state: "requested" } as const;
  const { idempotencyKey, ...after } = wanted;
  const when = sql`${condition} and not ${isRequestedWith(idempotencyKey)}`;
  const entry = { action: "refund.request", subject: `order:${payment.orderId}`, after, trail, when };
  const [[inserted]] = await batchWithTrail(deps, entry, () => [
    insertRequestStatement(deps, id, request, condition),
    auditRequestStatement(deps, audited),
  ]);
  if (!inserted) return answerTo(deps, request, payment, since);
  deps.log("info", "refund.requested", { requestId: id, paymentId: payment.id, amountPaise: inserted.amountPaise });
  return ok(inserted);
}

async function answerTo(
  deps: RequestDeps,
  request: NewRefundRequest,
  payment: StoredPayment,
  since: Date,
): Promise<Outcome<RefundRequest>> {
  const earlier = await findRefundRequestByKey(deps, request.idempotencyKey);
  if (earlier) return isSame(earlier, request) ? ok(earlier) : refused("idempotency_conflict");
  return explainRefusal(deps, payment, since);
}

export async function explainRefusal(deps: RequestDeps, { id }: StoredPayment, since: Date): Promise<Refusal> {
  const state = await deps.db.get<{ isLost: number; remaining: number | null }>(
    sql`select ${hasLostDispute(id)} as "isLost", ${remainingPaise(id)} as remaining`,
  );
  const payment = await findPayment(deps, id);
  if (state?.isLost) return refused("dispute_lost");
  if (!payment?.captured) return refused("payment_not_captured");
  if (payment.createdAt < since) return refused("refund_too_late");
  const remaining = Math.max(0, state?.remaining ?? 0);
  const message =
    remaining === 0
      ? "Nothing more of this payment can be refunded."
      : `Only ₹${formatRupees(remaining)} of this payment can still be refunded.`;
  return refused("refund_too_large", message, [{ field: "amount", message }]);
}

export async function findRemainingPaise(deps: Pick<Deps, "db">, paymentId: string): Promise<number> {
  const row = await deps.db.get<{ remaining: number | null }>(sql`select ${remainingPaise(paymentId)} as remaining`);
  return Math.max(0, row?.remaining ?? 0);
}

export function remainingPaise(paymentId: string | SQL): SQL {
  return sql`(${unrefundedPaise(paymentId)} - ${reservedPaise(paymentId)} - ${lostSum(sql`${paymentId}`)})`;
}

function isSame(earlier: RefundRequest, request: NewRefundRequest): boolean {
  return (
    earlier.paymentId === request.paymentId &&
    earlier.amountPaise === request.amountPaise &&
    earlier.endsMembership === request.endsMembership
  );
}

export function refundableSince(now: Date): Date {
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - REFUNDABLE_MONTHS);
  // A month without this day has rolled over into the next one.
  if (since.getUTCDate() !== now.getUTCDate()) since.setUTCDate(0);
  return since;
}
