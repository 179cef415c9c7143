import { DOWNLOAD_DAYS } from "../../documents/download-links.server.ts";
import { longDate } from "../../india-calendar.server.ts";
import { defineMail, type MailContext } from "../../mail/mail-definition.server.ts";
import { formatRupees } from "../../money.server.ts";

/** Amounts in paise, days as YYYY-MM-DD. */
type RefundData = { planTitle: string; amountPaise: number; paidPaise: number };
export type ApprovedRefundData = RefundData & { endsMembership: boolean; hasMembership: boolean };
export type ProcessedRefundData = RefundData & {
  refundId: string;
  /** The bank's number, if the forum has transferred the money itself. */
  bankReference: string | undefined;
  processedOn: string;
  /** None for money without a document. `path` is of the PDF, with its signature. */
  creditNote: { id: string; number: string; path: string } | undefined;
  membership: { validTo: string; revokedOn: string | null } | undefined;
};
export type FailedRefundData = {
  paymentId: string;
  providerOrderId: string;
  amountPaise: number;
  message: string | null;
};

export const refundApprovedMail = defineMail({
  kind: "refund_approved",
  about: "requestId",
  write: (refund: ApprovedRefundData) => ({
    subject: `We are refunding ₹${formatRupees(refund.amountPaise)}`,
    paragraphs: [
      `We are refunding ₹${formatRupees(refund.amountPaise)} of your payment for ${refund.planTitle}.`,
      "The payment provider is processing it, and you do not need to do anything. We will write to you again when it is done.",
      ...(refund.hasMembership ? [effectOf(refund)] : []),
    ],
    rows: rowsOf(refund),
  }),
});

export const refundProcessedMail = defineMail({
  kind: "refund_processed",
  about: "refundId",
  write: (refund: ProcessedRefundData, context) => ({
    subject: `Your refund of ₹${formatRupees(refund.amountPaise)}`,
    paragraphs: [...wayOf(refund), ...membershipOf(refund)],
    rows: [
      ...rowsOf(refund),
      [refund.bankReference ? "Transferred on" : "Processed on", longDate(refund.processedOn)],
      ["Reference", refund.bankReference ?? refund.refundId],
      ...(refund.creditNote ? [["Credit note number", refund.creditNote.number] as [string, string]] : []),
    ],
    ...creditNoteOf(refund, context),
    notes: [
      ...downloadOf(refund, context),
      `If the money has not arrived after 7 working days, write to ${context.email} with this reference.`,
    ],
  }),
});

/** To the forum itself; it names no buyer. */
export const refundFailedMail = defineMail({
  kind: "refund_failed",
  about: "failedRefundId",
  write: ({ paymentId, providerOrderId, amountPaise, message }: FailedRefundData) => ({
    subject: `A refund of ₹${formatRupees(amountPaise)} failed`,
    paragraphs: [
      `The refund of ₹${formatRupees(amountPaise)} for payment ${paymentId} failed. The buyer has not received the money.`,
      message
        ? `The payment provider says: “${message}”`
        : "The payment provider gives no reason. Look at the refund on its dashboard.",
      "Request the refund again, or return the money another way. Then mark the failed refund as dealt with.",
    ],
    rows: [
      ["Payment", paymentId],
      ["Order", providerOrderId],
      ["Refund", `₹${formatRupees(amountPaise)}`],
    ],
  }),
});

function wayOf({ amountPaise, planTitle, bankReference }: ProcessedRefundData): string[] {
  const amount = `₹${formatRupees(amountPaise)}`;
  if (bankReference) {
    return [
      `We have transferred your refund of ${amount} for ${planTitle} to the bank account from which you paid.`,
      "Your bank usually shows it on the same or the next working day.",
    ];
  }
  return [
    `The payment provider has processed your refund of ${amount} for ${planTitle}.`,
    "Your bank usually shows it within 5 to 7 working days, on the account or card with which you paid.",
  ];
}

function creditNoteOf({ creditNote }: ProcessedRefundData, { siteUrl, account }: MailContext) {
  if (!creditNote || !account) return {};
  return { button: { label: "Open your credit note", url: `${siteUrl}/dashboard/documents/${creditNote.id}` } };
}

/** A link that opens without a session goes to a proven address only. */
function downloadOf({ creditNote }: ProcessedRefundData, { siteUrl, account }: MailContext): string[] {
  if (!creditNote || account?.name === undefined) return [];
  const { number, path } = creditNote;
  return [`Download credit note ${number} as a PDF without logging in, for ${DOWNLOAD_DAYS} days: ${siteUrl}${path}`];
}

function rowsOf({ planTitle, amountPaise, paidPaise }: RefundData): Array<[string, string]> {
  return [
    ["Membership", planTitle],
    ["Paid", `₹${formatRupees(paidPaise)}`],
    ["Refund", `₹${formatRupees(amountPaise)}`],
  ];
}

function effectOf({ planTitle, endsMembership }: ApprovedRefundData): string {
  return endsMembership
    ? `Your ${planTitle} membership ends on the day on which the refund is processed.`
    : `Your ${planTitle} membership does not change.`;
}

function membershipOf({ planTitle, membership }: ProcessedRefundData): string[] {
  if (!membership) return [];
  const { validTo, revokedOn } = membership;
  return revokedOn
    ? [`Your ${planTitle} membership ended on ${longDate(revokedOn)}.`]
    : [`Your ${planTitle} membership remains valid until ${longDate(validTo)}.`];
}
