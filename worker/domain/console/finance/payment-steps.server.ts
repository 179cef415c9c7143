import { type Outcome, ok, refused } from "../../../contracts/problem.ts";
import type { RecordBankRefund, RequestRefund } from "../../../contracts/refunds/refund.ts";
import type { Deps } from "../../../deps.ts";
import { withTrail } from "../../audit-trail.server.ts";
import { answerStatement, findDispute, isDisputeOpen } from "../../billing/disputes/disputes.server.ts";
import { findOrder } from "../../billing/orders.server.ts";
import { listDecisionsOf } from "../../billing/payment-decisions.server.ts";
import { findPayment, listPaymentsOfOrder } from "../../billing/payments.server.ts";
import { recordBankRefund } from "../../billing/refund-requests/record-bank-refund.server.ts";
import { type Requester, requestRefund } from "../../billing/refund-requests/request-refund.server.ts";
import { hasReceiptToSend, isResendDue, resendReceiptStatement } from "../../billing/resend-receipt.server.ts";
import { markMailQueued } from "../../mail/outbox.server.ts";
import { type Operator, refuseStalePasskey } from "../../operators/admission.server.ts";
import { noteStatement } from "../../record-notes.server.ts";

type StepDeps = Pick<Deps, "db" | "now" | "config" | "log" | "queued">;

/** Requests a refund of a payment of this order. Its approval also resolves an open decision about the payment. */
export async function requestRefundOf(
  deps: StepDeps,
  operator: Operator,
  orderId: string,
  wanted: RequestRefund,
): Promise<Outcome<unknown>> {
  const requester = await requesterOf(deps, operator, orderId, wanted.paymentId);
  return requester.ok ? requestRefund(deps, wanted, requester.value) : requester;
}

/** Records a refund that finance sent by bank. It resolves an open decision about the payment. */
export async function recordBankRefundOf(
  deps: StepDeps,
  operator: Operator,
  orderId: string,
  wanted: RecordBankRefund,
): Promise<Outcome<unknown>> {
  const requester = await requesterOf(deps, operator, orderId, wanted.paymentId);
  return requester.ok ? recordBankRefund(deps, wanted, requester.value) : requester;
}

async function requesterOf(
  deps: StepDeps,
  operator: Operator,
  orderId: string,
  paymentId: string,
): Promise<Outcome<Requester>> {
  const refusal = refuseStalePasskey(operator);
  if (refusal) return refusal;
  const ids = (await listPaymentsOfOrder(deps, orderId)).map(({ id }) => id);
  if (!ids.includes(paymentId)) return refused("unknown_payment");
  const decision = (await listDecisionsOf(deps, ids)).find(
    (one) => !one.resolvedAt && [one.paymentId, one.relatedPaymentId].includes(paymentId),
  );
  const trail = { actor: operator, config: deps.config };
  return ok({ requestedBy: operator.memberId, decisionId: decision?.id, trail });
}

/** Marks a dispute as answered on the provider’s dashboard, and keeps the answer as a note on the order. */
export async function answerDispute(
  deps: StepDeps,
  operator: Operator,
  { orderId, id, answer }: { orderId: string; id: string; answer: string },
): Promise<Outcome<null>> {
  const dispute = await findDispute(deps, id);
  // A dispute that was reported before its payment has no order.
  const payment = dispute && (await findPayment(deps, dispute.paymentId));
  if (payment?.orderId !== orderId) return refused("not_found");
  const when = isDisputeOpen(id, { isAnswered: false });
  const note = { subject: `order:${orderId}`, body: `Dispute ${id}: ${answer}`, when };
  const entry = { action: "dispute.answered", subject: `dispute:${id}` };
  const change = answerStatement(deps, { id, by: operator.memberId, isDone: true });
  const writes = () => [noteStatement(deps, operator, note), change] as const;
  const [noted] = await withTrail(deps, operator, entry, writes, when);
  return noted.meta.changes > 0 ? ok(null) : refused("version_conflict", "This dispute is already answered or closed.");
}

export async function resendReceipt(
  deps: StepDeps,
  operator: Operator,
  { orderId, key }: { orderId: string; key: string },
): Promise<Outcome<null>> {
  const order = await findOrder(deps, orderId);
  if (!order) return refused("unknown_order");
  const entry = { action: "receipt.resent", subject: `order:${orderId}` };
  const mail = resendReceiptStatement(deps, order, key);
  const [queued] = await withTrail(deps, operator, entry, () => [mail], isResendDue(order, key));
  markMailQueued(deps, queued);
  if (await hasReceiptToSend(deps, order)) return ok(null);
  return refused("invalid_input", "There is no receipt, or no email address to send it to.");
}
