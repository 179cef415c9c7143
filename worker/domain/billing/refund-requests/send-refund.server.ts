import type { Deps } from "../../../deps.ts";
import type { OutgoingFailure } from "../../../providers/outgoing.ts";
import type { Payments, ProviderResult } from "../../../providers/razorpay.ts";
import type { ProviderRefund } from "../../../providers/razorpay-entities.ts";
import { markMailQueued, queueMailIf } from "../../mail/outbox.server.ts";
import { isLostInDispute } from "../disputes/disputes.server.ts";
import { findOrder, type Order } from "../orders.server.ts";
import { findPayment, type StoredPayment } from "../payments.server.ts";
import { logRefunds, type Refund, refundOf, refundsStatement } from "../refunds.server.ts";
import { refundFailedMail } from "./mails.server.ts";
import { recordedRefundStatements } from "./recorded-refund.server.ts";
import { financeEmailFor, findFinanceEmail, refundEffectStatements } from "./refund-effects.server.ts";
import {
  auditRequestStatement,
  claimRequest,
  failRequestStatement,
  hasState,
  type RefundRequest,
  recordFailedAttempt,
} from "./refund-requests.server.ts";
import { ALARMING_ATTEMPTS } from "./retry-pauses.server.ts";

export const LOST_IN_DISPUTE = "The payment was lost in a dispute, so nothing was sent.";
const ACTOR = "scheduler";

type SendDeps = Pick<Deps, "db" | "now" | "log" | "queued" | "content">;

/** Sends an approved refund or asks for its status. Of several concurrent runs, only one calls the provider. */
export async function sendRefund(deps: SendDeps, payments: Payments, due: RefundRequest): Promise<"done" | "stop"> {
  const claimed = await claimRequest(deps, due);
  const payment = claimed && (await findPayment(deps, claimed.paymentId));
  const order = payment && (await findOrder(deps, payment.orderId));
  if (!order) return "done";
  if (!claimed.providerRefundId && (await isLostInDispute(deps, payment.id))) {
    await giveUp(deps, claimed, order, LOST_IN_DISPUTE);
    return "done";
  }
  const answer = await askProvider(payments, claimed);
  if (answer.ok && answer.value) {
    await recordOwnRefund(deps, { order, payment, refund: refundOf(answer.value) });
    return "done";
  }
  if (!answer.ok && isRefused(answer.failure) && !claimed.providerRefundId) {
    await giveUp(deps, claimed, order, messageOf(answer.failure));
    return "done";
  }
  const failure: OutgoingFailure | { reason: "not_listed" } = answer.ok ? { reason: "not_listed" } : answer.failure;
  await recordFailedAttempt(deps, claimed, messageOf(failure));
  const level = claimed.attempts >= ALARMING_ATTEMPTS ? "error" : "warn";
  deps.log(level, "refund.not_sent", { ...failure, requestId: claimed.id, attempts: claimed.attempts });
  return failure.reason === "circuit_open" ? "stop" : "done";
}

/** Looks for the refund first on later attempts: it may exist, because an earlier answer may have been lost. */
async function askProvider(
  payments: Payments,
  { id, paymentId, amountPaise, idempotencyKey, attempts, providerRefundId }: RefundRequest,
): Promise<ProviderResult<ProviderRefund | undefined>> {
  if (attempts > 1 || providerRefundId) {
    const listed = await payments.listRefunds(paymentId);
    if (!listed.ok) return listed;
    const found = listed.value.find((refund) => refund.receipt === id || refund.id === providerRefundId);
    if (found || providerRefundId) return { ok: true, value: found };
  }
  return payments.refund({ paymentId, amountPaise, receipt: id, idempotencyKey });
}

async function giveUp(deps: SendDeps, { id, paymentId }: RefundRequest, order: Order, message: string): Promise<void> {
  const mail = { recipient: await findFinanceEmail(deps), about: { failedRefundId: id }, once: id };
  const [[failed], mailed] = await deps.db.batch([
    failRequestStatement(deps, id, message),
    queueMailIf(deps, refundFailedMail, mail, hasState(id, "failed")),
    auditRequestStatement(deps, { id, orderId: order.id, actor: ACTOR, state: "failed" }),
  ]);
  if (!failed) return;
  markMailQueued(deps, mailed);
  deps.log("error", "refund.refused", { requestId: id, paymentId });
}

/** True if the provider rejected the refund itself. Bad keys, limits and outages can pass; 409 means in progress. */
function isRefused(failure: OutgoingFailure): boolean {
  if (failure.reason !== "error" || failure.status !== 400) return false;
  return !/authentication/i.test(failure.description ?? "");
}

function messageOf(failure: OutgoingFailure | { reason: "not_listed" }): string {
  if (failure.reason !== "error") return failure.reason;
  return failure.description || `HTTP ${failure.status}`;
}

/** Records the provider's answer to our call. A webhook about the same refund may have done so already. */
async function recordOwnRefund(
  deps: SendDeps,
  { order, payment, refund }: { order: Order; payment: StoredPayment; refund: Refund },
): Promise<void> {
  const { id } = payment;
  const refunds = [refund];
  const financeEmail = await financeEmailFor(deps, refunds);
  const [, , audited] = await deps.db.batch([
    refundsStatement(deps, id, refunds),
    ...recordedRefundStatements(deps, order, payment, ACTOR),
    ...refundEffectStatements(deps, order, { paymentId: id, refunds, actor: ACTOR, financeEmail }),
  ]);
  logRefunds(deps, audited);
}
