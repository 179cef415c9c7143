import { longDate } from "../../india-calendar.server.ts";
import { defineMail } from "../../mail/mail-definition.server.ts";
import { formatRupees } from "../../money.server.ts";
import { needsAnswer } from "./disputes.server.ts";

/** Amounts in paise, days as YYYY-MM-DD. */
export type DisputeData = {
  paymentId: string;
  providerOrderId: string | undefined;
  amountPaise: number;
  phase: string;
  status: string;
  reasonCode: string | null;
  answerBy: string | undefined;
  membership: { validTo: string; revokedOn: string | null } | undefined;
};

/** Goes to the forum itself and does not name the buyer. */
export const disputeReportedMail = defineMail({
  kind: "dispute_reported",
  about: "disputeState",
  isInternal: true,
  write: (dispute: DisputeData) => ({
    subject: subjectOf(dispute),
    paragraphs: [meaningOf(dispute), ...effectOf(dispute)],
    rows: [
      ["Payment", dispute.paymentId],
      ["Order", dispute.providerOrderId ?? "Not an order of this site"],
      ["Amount", `₹${formatRupees(dispute.amountPaise)}`],
      ["Phase", wordsOf(dispute.phase)],
      ["Reason", wordsOf(dispute.reasonCode ?? "not given")],
      ...(dispute.answerBy ? [["Answer by", longDate(dispute.answerBy)] as [string, string]] : []),
    ],
  }),
});

function subjectOf({ status, answerBy, paymentId }: DisputeData): string {
  if (!needsAnswer({ status, answeredAt: null })) return `Dispute about payment ${paymentId}: ${wordsOf(status)}`;
  return answerBy ? `Dispute: answer by ${longDate(answerBy)}` : "Dispute: answer now";
}

function meaningOf({ status }: DisputeData): string {
  switch (status) {
    case "won":
      return "The bank has ruled in the forum’s favour. The money stays with the forum.";
    case "lost":
      return "The bank has ruled in the payer’s favour and has returned the money. It cannot be refunded again.";
    case "closed":
      return "The dispute is closed. Check the outcome on the payment provider’s dashboard.";
    case "under_review":
      return "The bank is reviewing the forum’s answer. There is nothing to do now.";
    default:
      return "The payer’s bank contests a payment. Answer on the payment provider’s dashboard, and attach the receipt and what the member has used.";
  }
}

function effectOf({ status, membership }: DisputeData): string[] {
  if (status !== "lost" || !membership) return [];
  return membership.revokedOn
    ? [`The membership of this order ended on ${longDate(membership.revokedOn)}.`]
    : [`Part of the money remains, so the membership of this order runs until ${longDate(membership.validTo)}.`];
}

function wordsOf(code: string): string {
  return code.replaceAll("_", " ");
}
