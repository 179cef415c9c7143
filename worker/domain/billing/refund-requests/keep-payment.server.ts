import { and, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Deps } from "../../../deps.ts";
import { creditNotesStatement, exists } from "../../documents/documents.server.ts";
import { keptDocumentStatement } from "../../documents/issue.server.ts";
import { queueMailIf } from "../../mail/outbox.server.ts";
import { paymentKeptMail } from "../mails.server.ts";
import { ERASED, findOrder, hasAddress } from "../orders.server.ts";
import { findDecision, idsOfResolvedPayments } from "../payment-decisions.server.ts";
import { findPayment, idsOfCapturedPayments, idsOfPayments, idsOfUnreturnedPayments } from "../payments.server.ts";
import { refundsWithStatus } from "../refunds.server.ts";
import { remainingPaise } from "./request-refund.server.ts";

type Resolved = { decisionId: string | null; paymentId?: string };

const NAME_DELETED = "Name deleted";

/** Issues a document and mail for money that the forum keeps by a decision; place after the statement that resolves it. */
export async function keptPaymentStatements(
  deps: Pick<Deps, "db" | "now" | "queued">,
  { decisionId, paymentId }: Resolved,
  when: SQL,
): Promise<BatchItem<"sqlite">[]> {
  const decision = decisionId === null ? undefined : await findDecision(deps, decisionId);
  const payment = await findPayment(deps, paymentId ?? decision?.paymentId ?? "");
  const order = payment && (await findOrder(deps, payment.orderId));
  if (!order) return [];
  const id = crypto.randomUUID();
  const { email: recipient, language } = order;
  const payments = sql`select id from (${idsOfUnreturnedPayments(order.id)}) as kept
    where id in (${idsOfResolvedPayments(idsOfPayments(order.id), { decisionId, paymentId: payment.id })})
      and ${remainingPaise(sql`kept.id`)} > 0 and ${when} order by id <> ${payment.id}`;
  const sold = { ...order, name: order.name === ERASED ? NAME_DELETED : order.name };
  const isFurther = order.status === "paid";
  deps.queued.mail = true;
  return [
    keptDocumentStatement(deps, sold, { id, payments, issuedAt: deps.now(), isFurther }),
    queueMailIf(
      deps,
      paymentKeptMail,
      { recipient, about: { documentId: id }, once: id, language },
      sql`${and(exists(id), hasAddress(order))}`,
    ),
    creditNotesStatement(deps, order.id, refundsWithStatus("processed", idsOfCapturedPayments(order.id))),
  ];
}
