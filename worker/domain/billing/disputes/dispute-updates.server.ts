import type { Deps } from "../../../deps.ts";
import type { ProviderDispute } from "../../../providers/razorpay-entities.ts";
import { auditStatement } from "../../audit.server.ts";
import { settingsOf } from "../../content/settings.server.ts";
import { queueMailIf } from "../../mail/outbox.server.ts";
import { findOrder, type Order } from "../orders.server.ts";
import { findPayment } from "../payments.server.ts";
import { eventStatement, type ProviderEventRow } from "../provider-events.server.ts";
import { revocationStatements } from "../refund-requests/refund-effects.server.ts";
import { disputeReportedMail } from "./dispute-mail.server.ts";
import { disputeOf, disputeStatement, isDisputeIn, type ReportedDispute } from "./disputes.server.ts";

type DisputeDeps = Pick<Deps, "db" | "now" | "log" | "queued" | "content">;
const ACTOR = "webhook";
const URGENT = ["open", "action_required", "lost"];

/** Records a dispute and reports each of its states to the forum. A lost one may end the membership (decision 052). */
export async function recordDispute(
  deps: DisputeDeps,
  dispute: ProviderDispute,
  known: Order | undefined,
  { event, reportedAt }: { event: ProviderEventRow; reportedAt: Date },
): Promise<void> {
  const order = known ?? (await findOrderOfPayment(deps, dispute.payment_id));
  const reported = disputeOf(dispute, order, { type: event.type, reportedAt });
  const { id, paymentId, phase, status, respondBy } = reported;
  const { email } = settingsOf((await deps.content.snapshot()).collections);
  // A bank can ask for an answer again in the same phase, by another day.
  const once = [id, phase, status, respondBy?.getTime()].join(":");
  const mail = { recipient: email, about: { disputeState: `${id}:${status}` }, once };
  const [, audited] = await deps.db.batch([
    disputeStatement(deps, reported),
    auditDispute(deps, reported, once),
    eventStatement(deps, event, { paymentId, ...(order && { providerOrderId: order.providerOrderId }) }),
    ...(order ? revocationStatements(deps, order, ACTOR) : []),
    queueMailIf(deps, disputeReportedMail, mail, isDisputeIn(reported)),
  ]);
  if (audited.length === 0) return;
  deps.queued.mail = true;
  const { orderId } = reported;
  deps.log(URGENT.includes(status) ? "error" : "warn", "payment.disputed", {
    ...{ disputeId: id, paymentId, orderId: orderId ?? undefined, phase, status },
    respondBy: respondBy?.toISOString(),
  });
}

function auditDispute(deps: DisputeDeps, dispute: ReportedDispute, once: string) {
  const { id, paymentId, orderId, phase, status, amountPaise, reasonCode, respondBy } = dispute;
  return auditStatement(deps, {
    actor: ACTOR,
    action: `dispute.${status}`,
    subject: orderId ? `order:${orderId}` : `payment:${paymentId}`,
    detail: [id, paymentId, phase, amountPaise, reasonCode, respondBy?.toISOString()].filter(Boolean).join(" "),
    once: `dispute:${once}`,
  }).returning();
}

async function findOrderOfPayment(deps: DisputeDeps, paymentId: string): Promise<Order | undefined> {
  const payment = await findPayment(deps, paymentId);
  return payment && findOrder(deps, payment.orderId);
}
