import type { Deps } from "../../deps.ts";
import { auditStatement } from "../audit.server.ts";
import { firstDocumentStatement } from "../documents/issue.server.ts";
import { queueMail } from "../mail/outbox.server.ts";
import { membershipStatements } from "../membership/memberships.server.ts";
import { creditStatements } from "./credit-notes.server.ts";
import { receiptMail } from "./mails.server.ts";
import { emailOfOrder, type Order, paidStatement } from "./orders.server.ts";
import { auditDecisionsStatement, idsOfPaymentsSetAside } from "./payment-decisions.server.ts";
import {
  auditRefundedStatement,
  idsOfPayments,
  type KnownPayment,
  paymentStatement,
  refundedStatement,
  secondPaymentStatements,
} from "./payments.server.ts";
import type { PlannedTerm } from "./planned-term.server.ts";
import type { ProviderEventRow } from "./provider-events.server.ts";
import { refundEffectStatements, revocationStatements } from "./refund-requests/refund-effects.server.ts";
import { auditRefundsStatement, type Refund, refundsStatement } from "./refunds.server.ts";

export type UpdateSource = "browser" | "webhook" | "reconciliation" | "bank_transfer";

export type UpdateDeps = Pick<Deps, "db" | "now" | "log" | "payments" | "queued" | "content">;
export type Update = {
  order: Order;
  payment: KnownPayment;
  source: UpdateSource;
  refunds: readonly Refund[];
  financeEmail: string | undefined;
  event: ProviderEventRow | undefined;
};

/** `paidAt` belongs to the order, `capturedAt` to the payment. `planned` is `undefined` when the order is already paid. */
export type PaidOrder = { paidAt: Date; capturedAt: Date; planned: PlannedTerm | undefined };

/** Records a captured payment and what it opens: the membership, its document and its mail, each once. */
export function paidStatements(deps: UpdateDeps, update: Update, paid: PaidOrder) {
  const { order, payment, source } = update;
  const { paidAt, planned } = paid;
  return {
    ...paymentStatements(deps, update, { unlessRefunded: true }),
    becamePaid: paidStatement(deps, order, { paidAt, when: planned?.isCurrent }),
    secondPayment: secondPaymentStatements(deps, order, payment),
    auditedDecisions: auditDecisionsStatement(deps, source, payment.id),
    fulfilment: fulfilmentStatements(deps, update, paid),
    credits: creditStatements(deps, order, { issuedAt: paid.capturedAt }),
    effects: effectStatements(deps, update),
  };
}

export function paymentStatements(deps: UpdateDeps, update: Update, { unlessRefunded }: { unlessRefunded: boolean }) {
  const { order, payment, source, refunds } = update;
  return {
    payment: paymentStatement(deps, order, payment),
    refunds: refundsStatement(deps, payment.id, refunds),
    refundedSum: refundedStatement(deps, payment, { isCurrent: source === "reconciliation", unlessRefunded }),
    auditedRefunds: auditRefundsStatement(deps, { orderId: order.id, paymentId: payment.id, actor: source }),
    auditedRefundedSum: auditRefundedStatement(deps, order, payment, source),
  };
}

/** Leaves out the revocation for an unpaid order without refunds: it has no membership to end. */
export function effectStatements(deps: UpdateDeps, { order, payment, source, refunds, financeEmail }: Update) {
  if (refunds.length === 0) return order.status === "paid" ? revocationStatements(deps, order, source) : [];
  return refundEffectStatements(deps, order, { paymentId: payment.id, refunds, actor: source, financeEmail });
}

function fulfilmentStatements(deps: UpdateDeps, { order, payment, source }: Update, paid: PaidOrder) {
  const { paidAt, planned } = paid;
  const { id: orderId, language } = order;
  const setAside = idsOfPaymentsSetAside(idsOfPayments(orderId));
  const mail = { recipient: emailOfOrder(order), about: { orderId }, once: orderId, language };
  const opening = planned && [
    ...membershipStatements(deps, order, { term: planned.term, paidAt }),
    firstDocumentStatement(deps, order, { paymentId: payment.id, paidAt, setAside }),
    queueMail(deps, receiptMail, mail),
  ];
  return [
    ...(opening ?? []),
    auditStatement(deps, {
      actor: source,
      action: "order.paid",
      subject: `order:${order.id}`,
      detail: `${payment.id} ${payment.status}`,
      once: `order.paid:${order.id}`,
    }),
  ] as const;
}
