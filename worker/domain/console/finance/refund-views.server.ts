import type { RefundReason } from "../../../contracts/refunds/vocabulary.ts";
import type { RefundRequest } from "../../billing/refund-requests/refund-requests.server.ts";
import { bankReferenceOf, type listRefundsOf } from "../../billing/refunds.server.ts";
import { dayAndHour } from "../../india-calendar.server.ts";
import { formatRupees } from "../../money.server.ts";
import type { Cell } from "../list.server.ts";
import type { TodayAction } from "../today/today-source.server.ts";
import { paymentLabel } from "./payment-labels.server.ts";

type StoredRefund = Awaited<ReturnType<typeof listRefundsOf>>[number];
export type MoneyRow = {
  id: string;
  title: string;
  state: Cell;
  facts: readonly string[];
  /** Further text, such as the provider's error message. */
  text?: string | undefined;
  link?: { href: string; label: string };
  actions: readonly TodayAction[];
};

export const REASONS: Record<RefundReason, string> = {
  second_payment: "Paid twice",
  late_payment: "Paid too late",
  cancellation: "Cancellation",
  complaint: "Complaint",
  mistake: "Mistake",
};

/** Lists refunds that the forum requested, then those made directly on the provider’s dashboard. */
export function refundRows(
  requests: readonly RefundRequest[],
  refunds: readonly StoredRefund[],
  nameOf: (operator: string) => string,
): MoneyRow[] {
  const asked = new Set(requests.map(({ providerRefundId }) => providerRefundId));
  const others = refunds.filter(({ id }) => !asked.has(id));
  return [...requests.map((request) => requestRow(request, nameOf)), ...others.map(dashboardRow)];
}

function requestRow(request: RefundRequest, nameOf: (operator: string) => string): MoneyRow {
  const { id, amountPaise, paymentId, reason, endsMembership, createdAt, requestedBy, decidedBy, decidedAt } = request;
  const transfer = bankReferenceOf(request.providerRefundId ?? "");
  const decided = decidedBy && decidedAt && !transfer;
  return {
    id,
    title: `₹${formatRupees(amountPaise)}`,
    state: stateOf(request),
    facts: [
      REASONS[reason],
      paymentLabel(paymentId),
      ...(transfer ? [`Transferred by bank as ${transfer}`] : []),
      `${transfer ? "Recorded" : "Requested"} ${dayAndHour(createdAt)} by ${nameOf(requestedBy)}`,
      ...(decided ? [`Decided ${dayAndHour(decidedAt)} by ${nameOf(decidedBy)}`] : []),
      ...(endsMembership ? ["Ends the membership"] : []),
    ],
    text: request.state === "failed" || request.state === "processing" ? (request.lastError ?? undefined) : undefined,
    actions: actionsOf(request),
  };
}

function stateOf({ state, providerRefundId, attendedAt }: RefundRequest): Cell {
  if (state === "requested") return { text: "Awaiting approval", tone: "due" };
  if (state === "rejected") return { text: "Rejected" };
  if (state === "processed") return { text: "Refunded", tone: "done" };
  if (state === "failed") return attendedAt ? { text: "Failed, resolved" } : { text: "Failed", tone: "late" };
  return { text: providerRefundId ? "Sent to the bank" : "Approved, will be sent within 15 minutes" };
}

function actionsOf({ state, attendedAt }: RefundRequest): TodayAction[] {
  if (state === "requested") return DECIDE_REFUND;
  return state === "failed" && !attendedAt ? [{ step: "attend_refund", label: "Mark as resolved" }] : [];
}

export const DECIDE_REFUND: TodayAction[] = [
  { step: "approve_refund", label: "Approve" },
  { step: "reject_refund", label: "Reject", isDanger: true },
];

const STATES = {
  pending: { text: "Sent to the bank" },
  processed: { text: "Refunded", tone: "done" },
  failed: { text: "Failed", tone: "late" },
} as const;

function dashboardRow({ id, paymentId, amountPaise, status, createdAt }: StoredRefund): MoneyRow {
  return {
    id,
    title: `₹${formatRupees(amountPaise)}`,
    state: STATES[status],
    facts: ["Made on Razorpay’s dashboard", paymentLabel(paymentId), dayAndHour(createdAt)],
    actions: [],
  };
}
