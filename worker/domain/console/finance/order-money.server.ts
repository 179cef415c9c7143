import { MIN_REFUND_PAISE } from "../../../contracts/refunds/vocabulary.ts";
import type { Deps } from "../../../deps.ts";
import { type Dispute, isOpenDispute, listDisputesOf } from "../../billing/disputes/disputes.server.ts";
import type { Order } from "../../billing/orders.server.ts";
import { listDecisionsOf } from "../../billing/payment-decisions.server.ts";
import { listPaymentsOfOrder, type StoredPayment } from "../../billing/payments.server.ts";
import { listRequestsOf, type RefundRequest } from "../../billing/refund-requests/refund-requests.server.ts";
import { refundableSince } from "../../billing/refund-requests/request-refund.server.ts";
import { listRefundsOf } from "../../billing/refunds.server.ts";
import { BANK_TRANSFER, transferReferenceOf } from "../../billing/transfer-ids.server.ts";
import { listDocumentsOf } from "../../documents/documents.server.ts";
import { findMembership } from "../../membership/memberships.server.ts";
import { formatExactRupees, formatRupees } from "../../money.server.ts";
import { namesOf } from "../../operators/staff.server.ts";
import { moneyEvents } from "../money-events.server.ts";
import { decisionRows, disputeEvents, disputeRows } from "./dispute-views.server.ts";
import { documentRows } from "./document-rows.server.ts";
import { methodLabel, paymentLabel } from "./payment-labels.server.ts";
import { type MoneyRow, refundRows } from "./refund-views.server.ts";

/** A payment with money left to refund: through Razorpay, by bank for the reason `byBank`, or either way. */
export type Refundable = {
  id: string;
  amount: string;
  remains: string;
  half: string;
  online: boolean;
  byBank?: string;
  isDisputed: boolean;
};
export type OrderMoney = Omit<Awaited<ReturnType<typeof viewOrderMoney>>, "history" | "isReceived" | "mailSubjects">;

const STATES = {
  created: { text: "Started" },
  authorized: { text: "Authorised, not received" },
  captured: { text: "Received", tone: "done" },
  refunded: { text: "Refunded in full" },
  failed: { text: "Failed" },
} as const;

export async function viewOrderMoney(deps: Pick<Deps, "db" | "now">, order: Order) {
  const payments = await listPaymentsOfOrder(deps, order.id);
  const ids = payments.map(({ id }) => id);
  const requests = await listRequestsOf(deps, ids);
  const refunds = await listRefundsOf(deps, ids);
  const disputes = await listDisputesOf(deps, ids);
  const decisions = await listDecisionsOf(deps, ids);
  const people = [
    ...requests.flatMap(({ requestedBy, decidedBy }) => [requestedBy, decidedBy]),
    ...disputes.map(({ answeredBy }) => answeredBy),
    ...decisions.map(({ resolvedBy }) => resolvedBy),
  ];
  const names = await namesOf(deps, [...new Set(people.flatMap((id) => id ?? []))]);
  const documents = await listDocumentsOf(deps, [order.id]);
  const recordedAt = new Map(requests.map(({ providerRefundId, createdAt }) => [providerRefundId, createdAt]));
  const nameOf = (id: string) => names.get(id) ?? SITE;
  return {
    payments: payments.map(paymentRow),
    refundable: payments.flatMap((payment) => refundableOf(payment, { requests, disputes, now: deps.now() })),
    refunds: refundRows(requests, refunds, nameOf),
    disputes: disputeRows(disputes, nameOf),
    decisions: decisionRows(decisions, requests, nameOf),
    documents: documentRows(documents),
    hasMembership: (await findMembership(deps, order.id)) !== undefined,
    canResend: order.status === "paid" && order.email !== null,
    history: [...moneyEvents(payments, refunds, order.paidAt, recordedAt), ...disputeEvents(disputes)],
    isReceived: payments.some(({ captured }) => captured),
    /** Ids to which mails about this money refer. */
    mailSubjects: [...requests, ...refunds, ...documents].map(({ id }) => id),
  };
}

/** Shown as the author of a change that no operator made. */
export const SITE = "the site";

function paymentRow({ id, amountPaise, status, method, reference, errorCode, refundedPaise }: StoredPayment): MoneyRow {
  const refunded = refundedPaise > 0 && refundedPaise < amountPaise;
  return {
    id,
    title: `₹${formatRupees(amountPaise)}`,
    state: STATES[status],
    facts: [
      ...(transferReferenceOf(id) ? [paymentLabel(id)] : [id, ...(method ? [methodLabel(method)] : [])]),
      ...(reference ? [`Bank’s reference ${reference}`] : []),
      ...(refunded ? [`₹${formatRupees(refundedPaise)} refunded`] : []),
      ...(errorCode ? [errorCode] : []),
    ],
    actions: [],
  };
}

/** Returns what can still be refunded. Requests that are not sent yet count as refunded. */
function refundableOf(
  payment: StoredPayment,
  { requests, disputes, now }: { requests: RefundRequest[]; disputes: Dispute[]; now: Date },
): Refundable[] {
  const { id, captured, amountPaise, refundedPaise } = payment;
  const isOpen = ({ paymentId, state, providerRefundId }: RefundRequest) =>
    paymentId === id && !providerRefundId && (state === "requested" || state === "processing");
  const asked = requests.filter(isOpen).reduce((sum, request) => sum + request.amountPaise, 0);
  const remains = amountPaise - refundedPaise - asked;
  const isLost = disputes.some((dispute) => dispute.paymentId === id && dispute.status === "lost");
  if (!captured || isLost || remains < MIN_REFUND_PAISE) return [];
  const hasFailed = requests.some(({ paymentId, state }) => paymentId === id && state === "failed");
  const sums = {
    amount: `₹${formatExactRupees(amountPaise)}`,
    remains: `₹${formatExactRupees(remains)}`,
    half: `₹${formatExactRupees(Math.round(remains / 2))}`,
  };
  const isDisputed = disputes.some((dispute) => dispute.paymentId === id && isOpenDispute(dispute));
  return [{ id, ...sums, isDisputed, ...refundMethodsOf(payment, { hasFailed, now }) }];
}

function refundMethodsOf(
  { method, createdAt }: StoredPayment,
  { hasFailed, now }: { hasFailed: boolean; now: Date },
): Pick<Refundable, "online" | "byBank"> {
  if (method === BANK_TRANSFER) {
    return { online: false, byBank: "This was paid by bank transfer, so it is refunded by bank." };
  }
  if (createdAt < refundableSince(now)) {
    return { online: false, byBank: "Razorpay cannot refund a payment that is older than six months." };
  }
  return { online: true, ...(hasFailed && { byBank: "A refund of this payment through Razorpay has failed." }) };
}
