import type { StoredPayment } from "../billing/payments.server.ts";
import { bankReferenceOf, type listRefundsOf } from "../billing/refunds.server.ts";
import { transferReferenceOf } from "../billing/transfer-ids.server.ts";
import { indianDay, longDate } from "../india-calendar.server.ts";
import { formatRupees } from "../money.server.ts";
import { methodLabel } from "./finance/payment-labels.server.ts";
import type { TimelineEvent } from "./timeline.server.ts";

type StoredRefund = Awaited<ReturnType<typeof listRefundsOf>>[number];

const UNRECEIVED = {
  created: "started",
  authorized: "authorised",
  captured: "received",
  refunded: "refunded",
  failed: "failed",
} as const;
const REFUNDS = { pending: "sent to the bank as a refund", processed: "refunded", failed: "could not be refunded" };

/** An order's payments and refunds, each after what caused it. `recordedAt`: when finance entered a refund, by its id. */
export function moneyEvents(
  payments: readonly StoredPayment[],
  refunds: readonly StoredRefund[],
  paidAt: Date | null,
  recordedAt: ReadonlyMap<string | null, Date> = new Map(),
): TimelineEvent[] {
  const isOnly = payments.filter(({ captured }) => captured).length === 1;
  return [
    ...payments.map((payment) => paymentEvent(payment, isOnly ? paidAt : null)),
    ...refunds.toReversed().map((refund) => refundEvent(refund, recordedAt.get(refund.id))),
    ...payments.flatMap((payment) => unlistedRefund(payment, refunds)),
  ];
}

function paymentEvent(payment: StoredPayment, paidAt: Date | null): TimelineEvent {
  const { id, status, captured, amountPaise, createdAt, updatedAt, refundedPaise, method, errorCode } = payment;
  const reference = transferReferenceOf(id);
  // A refund overwrites the time of the capture in `updatedAt`.
  const capturedAt = paidAt ?? (refundedPaise > 0 ? createdAt : updatedAt);
  return {
    at: captured ? capturedAt : updatedAt,
    what: `₹${formatRupees(amountPaise)} ${captured ? "received" : UNRECEIVED[status]}`,
    text: [...(reference ? [`Bank transfer ${reference}`] : [id, method && methodLabel(method)]), errorCode]
      .filter(Boolean)
      .join(", "),
  };
}

function refundEvent({ id, amountPaise, status, updatedAt }: StoredRefund, recordedAt = updatedAt): TimelineEvent {
  const amount = `₹${formatRupees(amountPaise)}`;
  const reference = bankReferenceOf(id);
  if (!reference) return { at: updatedAt, what: `${amount} ${REFUNDS[status]}`, text: id };
  const what = `${amount} refunded by bank, transferred ${longDate(indianDay(updatedAt))}`;
  return { at: recordedAt, what, text: reference };
}

function unlistedRefund(payment: StoredPayment, refunds: readonly StoredRefund[]): TimelineEvent[] {
  const listed = refunds.filter(({ paymentId, status }) => paymentId === payment.id && status !== "failed");
  const rest = payment.refundedPaise - listed.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  const text = payment.id;
  return payment.captured && rest > 0 ? [{ at: payment.updatedAt, what: `₹${formatRupees(rest)} refunded`, text }] : [];
}
