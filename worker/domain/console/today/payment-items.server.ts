import { sql } from "drizzle-orm";
import { listParkedCredits } from "../../bank-transfers/credits.server.ts";
import { reasonText } from "../../bank-transfers/transfer-terms.server.ts";
import { listOpenTransfers, listTransfersByReference } from "../../bank-transfers/transfers.server.ts";
import { isOpenDispute, listDisputesOf, listUnansweredDisputes } from "../../billing/disputes/disputes.server.ts";
import { listOrdersBy } from "../../billing/orders.server.ts";
import { DECISION_ID, listOpenDecisions } from "../../billing/payment-decisions.server.ts";
import { listPaymentsBy } from "../../billing/payments.server.ts";
import {
  isRequestedFor,
  listFailedRequests,
  listRequestsToApprove,
  type RefundRequest,
} from "../../billing/refund-requests/refund-requests.server.ts";
import { LOST_IN_DISPUTE } from "../../billing/refund-requests/send-refund.server.ts";
import { dayAndHour, daysUntil, indianDay, longDate } from "../../india-calendar.server.ts";
import { formatRupees } from "../../money.server.ts";
import { namesOf } from "../../operators/staff.server.ts";
import { DECISION_KINDS, deadlineOf } from "../finance/dispute-views.server.ts";
import { findBuyers } from "../finance/found-orders.server.ts";
import { SITE } from "../finance/order-money.server.ts";
import { paymentLabel } from "../finance/payment-labels.server.ts";
import { DECIDE_REFUND, REASONS } from "../finance/refund-views.server.ts";
import type { TodayDeps, TodayItem, TodaySource } from "./today-source.server.ts";

const MONEY = { sees: "payments.read", acts: "payments.change" } as const;

export const openDisputes: TodaySource = {
  id: "disputes",
  title: "Disputes to answer",
  ...MONEY,
  async list(deps, limit) {
    const found = await listUnansweredDisputes(deps, limit);
    const purchases = await purchasesOf(deps, found);
    return found.map(({ id, orderId, paymentId, amountPaise, reasonCode, respondBy }) => ({
      id,
      title: `₹${formatRupees(amountPaise)} disputed by the payer’s bank`,
      facts: [
        ...(purchases.get(orderId ?? "") ?? []),
        paymentLabel(paymentId),
        ...(reasonCode ? [reasonCode.replaceAll("_", " ")] : []),
      ],
      due: deadlineOf(respondBy, deps.now()),
      ...(orderId && { subject: `order:${orderId}`, link: { href: `/console/payments/${orderId}`, label: "Open" } }),
      actions: [{ step: "answer_dispute", label: "Mark as answered" }],
    }));
  },
};

export const openDecisions: TodaySource = {
  id: "decisions",
  title: "Payments that need a decision",
  ...MONEY,
  async list(deps, limit) {
    const found = await listOpenDecisions(deps, { when: sql`not ${isRequestedFor(DECISION_ID)}`, limit });
    const purchases = await purchasesOf(deps, found);
    return found.map(({ id, kind, orderId, paymentId, createdAt }) => ({
      id,
      title: DECISION_KINDS[kind],
      subject: `order:${orderId}`,
      facts: [...(purchases.get(orderId) ?? []), paymentLabel(paymentId), `Since ${dayAndHour(createdAt)}`],
      link: { href: `/console/payments/${orderId}`, label: "Open" },
      actions: [{ step: "honour", label: "Keep the payment" }],
    }));
  },
};

export const requestedRefunds: TodaySource = {
  id: "refunds",
  title: "Refunds to approve",
  ...MONEY,
  async list(deps, limit) {
    const found = await listRequestsToApprove(deps, limit);
    const names = await namesOf(deps, [...new Set(found.map(({ requestedBy }) => requestedBy))]);
    const disputes = await listDisputesOf(
      deps,
      found.map(({ paymentId }) => paymentId),
    );
    const disputed = new Set(disputes.filter(isOpenDispute).map(({ paymentId }) => paymentId));
    return refundItems(deps, found, ({ paymentId, createdAt, requestedBy, endsMembership }) => ({
      facts: [
        `Requested ${dayAndHour(createdAt)} by ${names.get(requestedBy) ?? SITE}`,
        ...(endsMembership ? ["Ends the membership"] : []),
      ],
      ...(disputed.has(paymentId) && { due: { text: "Disputed by the payer’s bank", tone: "late" } }),
      actions: DECIDE_REFUND,
    }));
  },
};

export const failedRefunds: TodaySource = {
  id: "failed-refunds",
  title: "Refunds that failed",
  ...MONEY,
  async list(deps, limit) {
    return refundItems(deps, await listFailedRequests(deps, limit), ({ lastError }) => ({
      facts: lastError ? [lastError === LOST_IN_DISPUTE ? lastError : `Razorpay says: ${lastError}`] : [],
      actions: [{ step: "attend_refund", label: "Mark as resolved" }],
    }));
  },
};

type Shown = Pick<TodayItem, "due"> & { facts: string[]; actions: typeof DECIDE_REFUND };

async function refundItems(deps: TodayDeps, found: readonly RefundRequest[], shown: (one: RefundRequest) => Shown) {
  const payments = await listPaymentsBy(
    deps,
    found.map(({ paymentId }) => paymentId),
  );
  const orders = new Map(payments.map(({ id, orderId }) => [id, orderId]));
  const purchases = await purchasesOf(deps, payments);
  return found.map((request) => {
    const orderId = orders.get(request.paymentId) ?? "";
    const { facts, ...rest } = shown(request);
    return {
      id: request.id,
      title: `₹${formatRupees(request.amountPaise)}`,
      subject: `order:${orderId}`,
      facts: [...(purchases.get(orderId) ?? []), REASONS[request.reason], paymentLabel(request.paymentId), ...facts],
      link: { href: `/console/payments/${orderId}`, label: "Open" },
      ...rest,
    };
  });
}

async function purchasesOf(deps: TodayDeps, rows: readonly { orderId: string | null }[]) {
  const orders = await listOrdersBy(
    deps,
    rows.flatMap(({ orderId }) => orderId ?? []),
  );
  return new Map(orders.map(({ id, name, planTitle }) => [id, [name, planTitle]]));
}

export const parkedMoney: TodaySource = {
  id: "parked-money",
  title: "Bank transfers that do not match",
  ...MONEY,
  async list(deps, limit) {
    const found = await listParkedCredits(deps, limit);
    const references = found.map(({ reference }) => reference);
    const transfers = await listTransfersByReference(deps, references);
    return found.map(({ id, reference, amountPaise, receivedOn, reason }) => {
      const transfer = transfers.get(reference);
      return {
        id,
        title: `₹${formatRupees(amountPaise)} for ${reference}`,
        facts: [`Received ${longDate(receivedOn)}`, ...(reason && transfer ? [reasonText(reason, transfer)] : [])],
        link: { href: `/console/bank-transfers/${reference}`, label: "Open" },
      };
    });
  },
};

export const openTransfers: TodaySource = {
  id: "bank-transfers",
  title: "Bank transfers to confirm",
  ...MONEY,
  more: [{ href: "/console/bank-transfers?state=reserved&sort=oldest", label: "All awaiting payment" }],
  async list(deps, limit) {
    const found = await listOpenTransfers(deps, indianDay(deps.now()), limit);
    const names = await findBuyers(deps, found);
    return found.map(({ reference, orderId, amountPaise, lastDay }) => {
      const days = daysUntil(lastDay, deps.now());
      return {
        id: reference,
        title: `₹${formatRupees(amountPaise)} from ${names.get(orderId) ?? ""}`,
        facts: [reference, `Last day ${longDate(lastDay)}`],
        due: { text: days === 0 ? "Last day today" : days === 1 ? "1 day left" : `${days} days left` },
        link: { href: `/console/bank-transfers/${reference}`, label: "Open" },
      };
    });
  },
};
