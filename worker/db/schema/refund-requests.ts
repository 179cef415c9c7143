import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { REFUND_REASONS } from "../../contracts/refunds/vocabulary.ts";
import { paymentDecisions, payments } from "./billing.ts";
import { createdAt, id, timestamp } from "./columns.ts";

export const REFUND_REQUEST_STATES = ["requested", "rejected", "processing", "processed", "failed"] as const;

export const REQUESTED_REFUND = sql.raw("state = 'requested'");
export const DUE_REFUND = sql.raw("state = 'processing'");
export const UNATTENDED_REFUND = sql.raw("state = 'failed' and attended_at is null");

/** Owner: domain/billing/refund-requests/refund-requests. Refunds that we ask for; `refunds` holds what the provider reports. */
export const refundRequests = sqliteTable(
  "refund_requests",
  {
    id: id(),
    paymentId: text()
      .notNull()
      .references(() => payments.id),
    decisionId: text().references(() => paymentDecisions.id),
    amountPaise: integer().notNull(),
    reason: text({ enum: REFUND_REASONS }).notNull(),
    endsMembership: integer({ mode: "boolean" }).notNull(),
    state: text({ enum: REFUND_REQUEST_STATES }).notNull(),
    idempotencyKey: text().notNull().unique(),
    requestedBy: text().notNull(),
    decidedBy: text(),
    decidedAt: timestamp(),
    providerRefundId: text().unique(),
    attempts: integer().notNull(),
    nextTryAt: timestamp(),
    lastError: text(),
    attendedAt: timestamp(),
    attendedBy: text(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    check("refund_requests_amount", sql`${t.amountPaise} > 0`),
    check("refund_requests_decided", sql`(${t.decidedAt} is null) = (${t.decidedBy} is null)`),
    check("refund_requests_attended", sql`(${t.attendedAt} is null) = (${t.attendedBy} is null)`),
    index("refund_requests_payment").on(t.paymentId),
    index("refund_requests_decision").on(t.decisionId).where(sql.raw("decision_id is not null")),
    index("refund_requests_requested").on(t.createdAt).where(REQUESTED_REFUND),
    index("refund_requests_due").on(t.nextTryAt).where(DUE_REFUND),
    index("refund_requests_failed").on(t.updatedAt).where(UNATTENDED_REFUND),
  ],
);
