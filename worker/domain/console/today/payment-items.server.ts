import { listOpenDecisions } from "../../billing/payment-decisions.server.ts";
import { listRequestsToApprove } from "../../billing/refund-requests/refund-requests.server.ts";
import { dayAndHour } from "../../india-calendar.server.ts";
import { formatExactRupees } from "../../money.server.ts";
import type { TodaySource } from "./today-source.server.ts";

const KINDS = {
  second_payment_of_order: "This order was paid twice",
  second_purchase_of_plan: "This person bought the plan twice",
  late_capture: "The payment came after the order had expired",
  payment_of_erased_order: "The payment is for an order whose person was erased",
  upgrade_does_not_fit: "The upgrade no longer fits the membership it was bought for",
} as const;

export const openDecisions: TodaySource = {
  id: "decisions",
  title: "Payments that need a decision",
  sees: "payments.read",
  acts: "payments.change",
  async list(deps, limit) {
    const found = await listOpenDecisions(deps, { limit });
    return found.map(({ id, kind, orderId, paymentId, createdAt }) => ({
      id,
      title: KINDS[kind],
      facts: [`Payment ${paymentId}`, `Since ${dayAndHour(createdAt)}`],
      link: { href: `/console/payments/${orderId}`, label: "Open" },
      actions: [{ step: "honour", label: "Keep the payment" }],
    }));
  },
};

export const requestedRefunds: TodaySource = {
  id: "refunds",
  title: "Refunds to approve",
  sees: "payments.read",
  acts: "payments.change",
  async list(deps, limit) {
    const found = await listRequestsToApprove(deps, limit);
    return found.map(({ id, amountPaise, paymentId, endsMembership, createdAt }) => ({
      id,
      title: formatExactRupees(amountPaise),
      facts: [
        `Payment ${paymentId}`,
        `Requested ${dayAndHour(createdAt)}`,
        ...(endsMembership ? ["Ends the membership"] : []),
      ],
      actions: [
        { step: "approve_refund", label: "Approve" },
        { step: "reject_refund", label: "Reject", isDanger: true },
      ],
    }));
  },
};
