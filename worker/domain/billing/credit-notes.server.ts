import { and, sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { cancelCreditNotesStatement, creditNotesStatement, exists } from "../documents/documents.server.ts";
import { nextDocumentStatement } from "../documents/issue.server.ts";
import { queueMailIf } from "../mail/outbox.server.ts";
import { receiptMail } from "./mails.server.ts";
import { hasAddress, isUnpaid, type Order } from "./orders.server.ts";
import { idsOfCapturedPayments, idsOfPayments, idsOfUnreturnedPayments } from "./payments.server.ts";
import { refundsWithStatus } from "./refunds.server.ts";

/**
 * Updates an order's documents after payments and refunds. Idempotent; place after their statements in the batch. A
 * refund is credited to the document of its payment. Once that money is returned, the next payment gets a document.
 */
export function creditStatements(
  deps: Pick<Deps, "db" | "now" | "queued">,
  order: Order,
  { issuedAt }: { issuedAt: Date },
) {
  const refunds = refundsWithStatus("processed", idsOfCapturedPayments(order.id));
  const failed = sql`select id from (${refundsWithStatus("failed", idsOfPayments(order.id))})`;
  // An unpaid order has no membership that another payment could pay for.
  const payments = sql`select id from (${idsOfUnreturnedPayments(order.id)}) where not ${isUnpaid(order)}`;
  const next = { id: crypto.randomUUID(), payments, issuedAt };
  const { email: recipient, language } = order;
  const mail = { recipient, about: { orderId: order.id }, once: next.id, language };
  return [
    cancelCreditNotesStatement(deps, order.id, failed),
    creditNotesStatement(deps, order.id, refunds),
    nextDocumentStatement(deps, order, next),
    queueMailIf(deps, receiptMail, mail, sql`${and(exists(next.id), hasAddress(order))}`),
    creditNotesStatement(deps, order.id, refunds),
  ] as const;
}
