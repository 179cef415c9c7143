import { and, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Deps } from "../../../deps.ts";
import { creditNotesStatement, exists } from "../../documents/documents.server.ts";
import { furtherDocumentStatement } from "../../documents/issue.server.ts";
import { queueMailIf } from "../../mail/outbox.server.ts";
import { receiptMail } from "../mails.server.ts";
import { findOrder, hasAddress } from "../orders.server.ts";
import { findDecision, isDecision } from "../payment-decisions.server.ts";
import { idsOfCapturedPayments, idsOfUnreturnedPayments } from "../payments.server.ts";
import { refundsWithStatus } from "../refunds.server.ts";

/**
 * Gives a second payment of an order, which the forum keeps, a document and its mail, with a note for what was refunded of
 * it. Run after the statement that settles the decision, in its batch; idempotent. `when`: it is settled by keeping.
 */
export async function keptPaymentStatements(
  deps: Pick<Deps, "db" | "now" | "queued">,
  decisionId: string | null,
  when: SQL,
): Promise<BatchItem<"sqlite">[]> {
  const decision = decisionId === null ? undefined : await findDecision(deps, decisionId);
  const order = decision?.kind === "second_payment_of_order" && (await findOrder(deps, decision.orderId));
  if (!decision || !order) return [];
  const id = crypto.randomUUID();
  const { email: recipient, language } = order;
  const payments = sql`select id from (${idsOfUnreturnedPayments(order.id)})
    where id in (${decision.paymentId}, ${decision.relatedPaymentId}) and ${isDecision(decision.id, false)} and ${when}`;
  deps.queued.mail = true;
  const mail = { recipient, about: { orderId: order.id }, once: id, language };
  return [
    furtherDocumentStatement(deps, order, { id, payments, issuedAt: deps.now() }),
    queueMailIf(deps, receiptMail, mail, sql`${and(exists(id), hasAddress(order))}`),
    creditNotesStatement(deps, order.id, refundsWithStatus("processed", idsOfCapturedPayments(order.id))),
  ];
}
