import { type Dispute, isOpenDispute, needsAnswer } from "../../billing/disputes/disputes.server.ts";
import type { OpenDecision } from "../../billing/payment-decisions.server.ts";
import type { RefundRequest } from "../../billing/refund-requests/refund-requests.server.ts";
import { dayAndHour, daysUntil, indianDay, longDate } from "../../india-calendar.server.ts";
import { formatRupees } from "../../money.server.ts";
import type { Cell } from "../list.server.ts";
import type { TimelineEvent } from "../timeline.server.ts";
import type { TodayAction } from "../today/today-source.server.ts";
import { paymentLabel } from "./payment-labels.server.ts";
import type { MoneyRow } from "./refund-views.server.ts";

export const DECISION_KINDS = {
  second_payment_of_order: "This order was paid twice",
  second_purchase_of_plan: "This person bought the plan twice",
  late_capture: "The payment came after the order had expired",
  payment_of_erased_order: "The payment is for the order of an erased person",
  upgrade_does_not_fit: "The upgrade no longer fits the membership it was bought for",
} as const;

const STATES: Record<string, Cell> = {
  under_review: { text: "Under review by the bank" },
  won: { text: "Won: the money stays with us", tone: "done" },
  lost: { text: "Lost: the bank has returned the money", tone: "late" },
  closed: { text: "Closed" },
};

const OUTCOMES: Record<string, string> = {
  won: "Dispute won: the money stays with us",
  lost: "Dispute lost: the bank has returned the money",
  closed: "Dispute closed",
};

export function disputeRows(disputes: readonly Dispute[], nameOf: (operator: string) => string): MoneyRow[] {
  return disputes.map((dispute) => {
    const { id, paymentId, amountPaise, phase, reasonCode, respondBy, answeredAt, answeredBy } = dispute;
    const deadline = respondBy && `Answer by ${longDate(indianDay(respondBy))}`;
    const waiting: Cell = { text: deadline ?? "Answer needed", tone: "late" };
    const state = answeredAt ? { text: "Answered" } : (STATES[dispute.status] ?? waiting);
    return {
      id,
      title: `₹${formatRupees(amountPaise)} disputed by the payer’s bank`,
      state,
      facts: [
        sentenceOf([phase, reasonCode]),
        paymentLabel(paymentId),
        ...(deadline && isOpenDispute(dispute) && state.text !== deadline ? [deadline] : []),
        ...(answeredAt && answeredBy ? [`Answered ${dayAndHour(answeredAt)} by ${nameOf(answeredBy)}`] : []),
      ],
      actions: actionsOf(dispute),
    };
  });
}

function actionsOf(dispute: Dispute): TodayAction[] {
  if (needsAnswer(dispute)) return [{ step: "answer_dispute", label: "Mark as answered" }];
  return dispute.answeredAt && !STATES[dispute.status] ? [{ step: "reopen_dispute", label: "Reopen" }] : [];
}

function sentenceOf(codes: readonly (string | null)[]): string {
  const words = codes.flatMap((code) => (code ? [code.replaceAll("_", " ")] : [])).join(": ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function disputeEvents(disputes: readonly Dispute[]): TimelineEvent[] {
  return disputes.flatMap(({ id, amountPaise, status, createdAt, reportedAt }) => {
    const outcome = OUTCOMES[status];
    const opened = { at: createdAt, what: `₹${formatRupees(amountPaise)} disputed by the payer’s bank`, text: id };
    return outcome ? [opened, { at: reportedAt, what: outcome, text: id }] : [opened];
  });
}

export function deadlineOf(respondBy: Date | null, now: Date): Cell {
  if (!respondBy) return { text: "Answer now", tone: "late" };
  const days = daysUntil(indianDay(respondBy), now);
  if (days < 0) return { text: `The deadline was ${longDate(indianDay(respondBy))}`, tone: "late" };
  if (days === 0) return { text: "Answer today", tone: "late" };
  return { text: days === 1 ? "Answer by tomorrow" : `Answer within ${days} days`, tone: "due" };
}

export function decisionRows(
  decisions: readonly OpenDecision[],
  requests: readonly RefundRequest[],
  nameOf: (operator: string) => string,
): MoneyRow[] {
  return decisions.map(({ id, kind, paymentId, createdAt, resolvedAt, resolvedBy }) => {
    const isRequested = requests.some(({ decisionId, state }) => decisionId === id && state !== "rejected");
    return {
      id,
      title: DECISION_KINDS[kind],
      state: resolvedAt ? { text: "Decided" } : { text: "Needs a decision", tone: "due" },
      facts: [
        paymentLabel(paymentId),
        `Since ${dayAndHour(createdAt)}`,
        ...(resolvedAt && resolvedBy ? [`Decided ${dayAndHour(resolvedAt)} by ${nameOf(resolvedBy)}`] : []),
        ...(isRequested && !resolvedAt ? ["A refund is awaiting approval"] : []),
      ],
      actions: resolvedAt || isRequested ? [] : [{ step: "honour", label: "Keep the payment" }],
    };
  });
}
