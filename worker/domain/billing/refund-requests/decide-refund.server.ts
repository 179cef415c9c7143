import { and, sql } from "drizzle-orm";
import { type Outcome, ok, type Refusal, refused } from "../../../contracts/problem.ts";
import type { Deps } from "../../../deps.ts";
import { batchWithTrail, type Trail } from "../../audit-trail.server.ts";
import { queueMailIf } from "../../mail/outbox.server.ts";
import { hasLostDispute } from "../disputes/disputes.server.ts";
import { findOrder, hasAddress, type Order } from "../orders.server.ts";
import { auditHonouredStatement, isDecision, resolveDecisionStatement } from "../payment-decisions.server.ts";
import { findPayment } from "../payments.server.ts";
import { keptPaymentStatements } from "./keep-payment.server.ts";
import { refundApprovedMail } from "./mails.server.ts";
import {
  auditRequestStatement,
  decideRequestStatement,
  findRefundRequest,
  hasState,
  isFailedRequest,
  isRequestedFor,
  type RefundRequest,
  resolveRequestStatement,
} from "./refund-requests.server.ts";
import { remainingPaise } from "./request-refund.server.ts";

type DecideDeps = Pick<Deps, "db" | "now" | "log" | "queued">;
/** `by` is an operator, who has a trail, or a command. */
export type Decider = { id: string; by: string; trail?: Trail };

/** Approves a refund, which the scheduled job sends. The adapter must have asked for a passkey (docs/decisions/031). */
export async function approveRefund(deps: DecideDeps, { id, by, trail }: Decider): Promise<Outcome<RefundRequest>> {
  const known = await findWithOrder(deps, id);
  if (!known) return refused("not_found");
  const { request, order } = known;
  const isApproved = hasState(id, "processing");
  const mail = { recipient: order.email, about: { requestId: id }, once: id, language: order.language };
  const isAllowed = sql`not ${hasLostDispute(request.paymentId)}`;
  const when = sql`${hasState(id, "requested")} and ${isAllowed}`;
  const { decisionId, paymentId } = request;
  const isPart = sql`${isApproved} and ${remainingPaise(paymentId)} > 0`;
  const kept = await keptPaymentStatements(deps, { decisionId, paymentId }, isPart);
  const [[moved]] = await batchWithTrail(deps, { ...entryOf("refund.approval", request), trail, when }, () => [
    decideRequestStatement(deps, { id, state: "processing", by, when: isAllowed }),
    resolveDecisionStatement(deps, { id: decisionId, by, when: isApproved }),
    queueMailIf(deps, refundApprovedMail, mail, sql`${and(isApproved, hasAddress(order))}`),
    auditRequestStatement(deps, { id, orderId: order.id, actor: by, state: "processing" }),
    ...kept,
  ]);
  if (!moved) return whyNotApproved(deps, id);
  deps.queued.mail = true;
  deps.log("info", "refund.approved", { requestId: id, paymentId: moved.paymentId, amountPaise: moved.amountPaise });
  return ok(moved);
}

/** Refuses `not_found`, and `refund_decided` unless the refund is only requested. */
export async function rejectRefund(deps: DecideDeps, { id, by, trail }: Decider): Promise<Outcome<RefundRequest>> {
  const known = await findWithOrder(deps, id);
  if (!known) return refused("not_found");
  const entry = { ...entryOf("refund.rejection", known.request), trail, when: hasState(id, "requested") };
  const { decisionId, paymentId } = known.request;
  const kept = await keptPaymentStatements(deps, { decisionId, paymentId }, hasState(id, "rejected"));
  const [[moved]] = await batchWithTrail(deps, entry, () => [
    decideRequestStatement(deps, { id, state: "rejected", by, when: sql`true` }),
    resolveDecisionStatement(deps, { id: decisionId, by, when: hasState(id, "rejected") }),
    auditRequestStatement(deps, { id, orderId: known.order.id, actor: by, state: "rejected" }),
    ...kept,
  ]);
  if (!moved) return refused("refund_decided");
  deps.log("info", "refund.rejected", { requestId: id, paymentId: moved.paymentId });
  return ok(moved);
}

/** Marks a failed refund as resolved. The forum keeps what is not requested again, and that money gets a document. */
export async function resolveFailedRefund(
  deps: DecideDeps,
  { id, by, trail }: Decider,
): Promise<Outcome<RefundRequest>> {
  const request = await findRefundRequest(deps, id);
  if (!request) return refused("not_found");
  const kept = await keptPaymentStatements(deps, request, isFailedRequest(id, { isResolved: true }));
  const when = isFailedRequest(id, { isResolved: false });
  const entry = { action: "refund.attended", subject: `refund_request:${id}`, trail, when };
  const [[resolved]] = await batchWithTrail(deps, entry, () => [
    resolveRequestStatement(deps, { id, by, isDone: true }),
    ...kept,
  ]);
  return resolved ? ok(resolved) : refused("refund_decided");
}

/** Keeps a payment, such as one for a second membership. Money without a document gets one. */
export async function honourPayment(deps: DecideDeps, { id, by, trail }: Decider): Promise<Outcome<{ id: string }>> {
  const isUnrequested = sql`not ${isRequestedFor(sql`${id}`)}`;
  const kept = await keptPaymentStatements(deps, { decisionId: id }, isUnrequested);
  const when = sql`${isDecision(id, { isOpen: true })} and ${isUnrequested}`;
  const entry = { action: "decision.honoured", subject: `decision:${id}`, trail, when };
  const [, [honoured]] = await batchWithTrail(deps, entry, () => [
    auditHonouredStatement(deps, { id, by, when: isUnrequested }),
    resolveDecisionStatement(deps, { id, by, when: isUnrequested }).returning(),
    ...kept,
  ]);
  return honoured
    ? ok({ id })
    : refused("refund_decided", "This payment is already settled, or its refund is requested.");
}

function entryOf(action: string, { id, paymentId, amountPaise }: RefundRequest) {
  return { action, subject: `refund_request:${id}`, after: { paymentId, amountPaise } };
}

async function whyNotApproved(deps: DecideDeps, id: string): Promise<Refusal> {
  const request = await findRefundRequest(deps, id);
  return refused(request?.state === "requested" ? "dispute_lost" : "refund_decided");
}

async function findWithOrder(
  deps: DecideDeps,
  id: string,
): Promise<{ request: RefundRequest; order: Order } | undefined> {
  const request = await findRefundRequest(deps, id);
  const payment = request && (await findPayment(deps, request.paymentId));
  const order = payment && (await findOrder(deps, payment.orderId));
  return order && { request, order };
}
