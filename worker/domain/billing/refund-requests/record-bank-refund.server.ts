import { sql } from "drizzle-orm";
import { invalidInput, type Outcome, ok, type Refusal, refused } from "../../../contracts/problem.ts";
import type { RecordBankRefund } from "../../../contracts/refunds/refund.ts";
import type { Deps } from "../../../deps.ts";
import { batchWithTrail } from "../../audit-trail.server.ts";
import { indianDay, startOfIndianDay } from "../../india-calendar.server.ts";
import { hasLostDispute } from "../disputes/disputes.server.ts";
import { findOrder } from "../orders.server.ts";
import { resolveDecisionStatement } from "../payment-decisions.server.ts";
import { findPayment, isCapturedSince, type StoredPayment } from "../payments.server.ts";
import { bankRefundId, bankRefundStatement, logRefunds } from "../refunds.server.ts";
import { BANK_TRANSFER } from "../transfer-ids.server.ts";
import { keptPaymentStatements } from "./keep-payment.server.ts";
import { recordedRefundStatements } from "./recorded-refund.server.ts";
import { refundEffectStatements } from "./refund-effects.server.ts";
import {
  findRefundRequestByKey,
  hasState,
  insertRequestStatement,
  isRequestedWith,
  listRequestsOf,
  type RefundRequest,
} from "./refund-requests.server.ts";
import { explainRefusal, type Requester, refundableSince, remainingPaise } from "./request-refund.server.ts";

type RecordDeps = Pick<Deps, "db" | "now" | "log" | "queued">;

const NOT_BY_BANK =
  "This was paid online less than six months ago. Request the refund from the payment provider instead.";
const RECORDED = "A refund with this bank reference is already recorded.";

/**
 * Records a refund that finance has already sent by bank, so there is nothing to approve: of a bank transfer, or of an
 * online payment that is too old for the provider or whose refund failed there. A bank reference counts as one refund.
 */
export async function recordBankRefund(
  deps: RecordDeps,
  wanted: RecordBankRefund,
  { requestedBy, decisionId, trail }: Requester,
): Promise<Outcome<RefundRequest>> {
  const { paymentId, amountPaise, reason, endsMembership, bankReference, paidOn } = wanted;
  const payment = await findPayment(deps, paymentId);
  const order = payment && (await findOrder(deps, payment.orderId));
  if (!order) return refused("unknown_payment");
  const problem = dayProblem(deps, payment, paidOn) ?? (await wayProblem(deps, payment));
  if (problem) return problem;
  const id = crypto.randomUUID();
  const idempotencyKey = `bank-refund-${bankReference}`;
  const refundId = bankRefundId(bankReference);
  const request = { paymentId, amountPaise, reason, endsMembership, idempotencyKey, requestedBy, decisionId };
  const condition = sql`${isCapturedSince(paymentId, new Date(0))} and not ${hasLostDispute(paymentId)}
    and ${remainingPaise(paymentId)} >= ${amountPaise}`;
  const isDone = hasState(id, "processed");
  const when = sql`${condition} and not ${isRequestedWith(idempotencyKey)}`;
  const kept = await keptPaymentStatements(deps, { decisionId: decisionId ?? null, paymentId }, isDone);
  const entry = { action: "refund.recorded", subject: `order:${order.id}`, after: wanted, trail, when };
  const [, , , audited] = await batchWithTrail(deps, entry, () => [
    insertRequestStatement(deps, id, { ...request, transferredAs: refundId }, condition),
    bankRefundStatement(deps, { id: refundId, paymentId, amountPaise, at: startOfIndianDay(paidOn) }, isDone),
    ...recordedRefundStatements(deps, order, payment, requestedBy),
    resolveDecisionStatement(deps, { id: decisionId ?? null, by: requestedBy, when: isDone }),
    ...refundEffectStatements(deps, order, {
      paymentId,
      refunds: [{ id: refundId, amount: amountPaise, status: "processed" }],
      actor: requestedBy,
      financeEmail: undefined,
    }),
    ...kept,
  ]);
  logRefunds(deps, audited);
  const recorded = await findRefundRequestByKey(deps, idempotencyKey);
  if (!recorded) return explainRefusal(deps, payment, new Date(0));
  const isSame = recorded.paymentId === paymentId && recorded.amountPaise === amountPaise;
  return isSame ? ok(recorded) : refused("version_conflict", RECORDED);
}

function dayProblem({ now }: Pick<Deps, "now">, { createdAt }: StoredPayment, paidOn: string): Refusal | undefined {
  const isPossible = paidOn >= indianDay(createdAt) && paidOn <= indianDay(now());
  if (isPossible) return undefined;
  return invalidInput([{ path: ["paidOn"], message: "The day of the transfer is not between the payment and today." }]);
}

async function wayProblem(
  deps: Pick<Deps, "db" | "now">,
  { id, method, createdAt }: StoredPayment,
): Promise<Refusal | undefined> {
  if (method === BANK_TRANSFER || createdAt < refundableSince(deps.now())) return undefined;
  const hasFailed = (await listRequestsOf(deps, [id])).some(({ state }) => state === "failed");
  return hasFailed ? undefined : refused("version_conflict", NOT_BY_BANK);
}
