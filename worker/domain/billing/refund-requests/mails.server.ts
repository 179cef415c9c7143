import * as m from "#messages/mails/refunds.ts";
import { planName } from "#messages/membership/plan-names.ts";
import { DOWNLOAD_DAYS } from "../../documents/download-links.server.ts";
import { longDate } from "../../india-calendar.server.ts";
import { defineMail, type MailContext, pageAt } from "../../mail/mail-definition.server.ts";
import { formatRupees } from "../../money.server.ts";

/** Amounts in paise, days as YYYY-MM-DD. */
type RefundData = { planTitle: string; amountPaise: number; paidPaise: number };
export type ApprovedRefundData = RefundData & { endsMembership: boolean; hasMembership: boolean };
export type ProcessedRefundData = RefundData & {
  refundId: string;
  /** The bank's reference, if the forum has transferred the money itself. */
  bankReference: string | undefined;
  processedOn: string;
  /** `undefined` for money without a document. `path` is the signed path of the PDF. */
  creditNote: { id: string; number: string; path: string } | undefined;
  membership: { validTo: string; revokedOn: string | null } | undefined;
  /** What the person still holds if the refund has ended `membership`, soonest first. */
  remaining: ReadonlyArray<{ planTitle: string; validFrom: string; validTo: string }>;
};
export type FailedRefundData = {
  paymentId: string;
  providerOrderId: string;
  amountPaise: number;
  message: string | null;
  isLostInDispute: boolean;
};

export const refundApprovedMail = defineMail({
  kind: "refund_approved",
  about: "requestId",
  write: (refund: ApprovedRefundData) => ({
    subject: m.refunding(wordsOf(refund)),
    paragraphs: [m.refundingOf(wordsOf(refund)), m.processing(), ...(refund.hasMembership ? [effectOf(refund)] : [])],
    rows: rowsOf(refund),
  }),
});

export const refundProcessedMail = defineMail({
  kind: "refund_processed",
  about: "refundId",
  write: (refund: ProcessedRefundData, context) => ({
    subject: m.yourRefund(wordsOf(refund)),
    paragraphs: [...methodTextOf(refund), ...membershipOf(refund)],
    rows: [
      ...rowsOf(refund),
      [refund.bankReference ? m.transferredOn() : m.processedOn(), longDate(refund.processedOn)],
      [m.reference(), refund.bankReference ?? refund.refundId],
      ...(refund.creditNote ? [[m.creditNoteNumber(), refund.creditNote.number] as [string, string]] : []),
    ],
    ...creditNoteOf(refund, context),
    notes: [...downloadOf(refund, context), m.notArrived(context)],
  }),
});

/** Goes to the forum itself and does not name the buyer. */
export const refundFailedMail = defineMail({
  kind: "refund_failed",
  about: "failedRefundId",
  isInternal: true,
  write: ({ paymentId, providerOrderId, amountPaise, message, isLostInDispute }: FailedRefundData) => ({
    subject: `A refund of ₹${formatRupees(amountPaise)} failed`,
    paragraphs: isLostInDispute
      ? [
          `The refund of ₹${formatRupees(amountPaise)} for payment ${paymentId} failed. The payer’s bank has returned money of this payment in a dispute.`,
          "Do not return it another way, because the payer may get it twice. Mark the failed refund as resolved.",
        ]
      : [
          `The refund of ₹${formatRupees(amountPaise)} for payment ${paymentId} failed. The buyer has not received the money.`,
          message
            ? `The payment provider says: “${message}”`
            : "The payment provider gives no reason. Look at the refund on its dashboard.",
          "Request the refund again, or return the money another way. Then mark the failed refund as resolved.",
        ],
    rows: [
      ["Payment", paymentId],
      ["Order", providerOrderId],
      ["Refund", `₹${formatRupees(amountPaise)}`],
    ],
  }),
});

function wordsOf({ planTitle, amountPaise }: RefundData) {
  return { plan: planName(planTitle), amount: formatRupees(amountPaise) };
}

function methodTextOf(refund: ProcessedRefundData): string[] {
  const words = wordsOf(refund);
  return refund.bankReference ? [m.transferred(words), m.nextDay()] : [m.processed(words), m.withinDays()];
}

function creditNoteOf({ creditNote }: ProcessedRefundData, context: MailContext) {
  if (!creditNote || !context.account) return {};
  return { button: { label: m.openCreditNote(), url: pageAt(context, `/dashboard/documents/${creditNote.id}`) } };
}

/** Sends a link that works without a session to a verified address only. */
function downloadOf({ creditNote }: ProcessedRefundData, context: MailContext): string[] {
  if (!creditNote || context.account?.name === undefined) return [];
  const { number, path } = creditNote;
  return [m.download({ number, days: DOWNLOAD_DAYS, url: pageAt(context, path) })];
}

function rowsOf({ planTitle, amountPaise, paidPaise }: RefundData): Array<[string, string]> {
  return [
    [m.membership(), planName(planTitle)],
    [m.paid(), `₹${formatRupees(paidPaise)}`],
    [m.refund(), `₹${formatRupees(amountPaise)}`],
  ];
}

function effectOf({ planTitle, endsMembership }: ApprovedRefundData): string {
  const plan = planName(planTitle);
  return endsMembership ? m.willEnd({ plan }) : m.unchanged({ plan });
}

function membershipOf({ planTitle, membership, remaining }: ProcessedRefundData): string[] {
  if (!membership) return [];
  const { validTo, revokedOn } = membership;
  const plan = planName(planTitle);
  if (!revokedOn) return [m.remains({ plan, day: longDate(validTo) })];
  const others = remaining.map((other) =>
    m.stillValid({ plan: planName(other.planTitle), from: longDate(other.validFrom), to: longDate(other.validTo) }),
  );
  return [m.ended({ plan, day: longDate(revokedOn) }), ...others];
}
