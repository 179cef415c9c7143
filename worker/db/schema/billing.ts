import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { PLAN_IDS } from "../../contracts/vocabulary.ts";
import { createdAt, id, language, oneOf, phoneEnds, surnameIn, timestamp } from "./columns.ts";

/** Copied when the order is created. `taxPaise` is included in the amount. */
export type ReceiptTerms = {
  taxPaise: number;
  ratePercent: number;
  sac: string;
  gstin: string;
  legalName: string;
  address: string;
  state?: string;
  prefix?: string;
};

/** Details that a buyer adds for a tax invoice. Missing texts are empty strings; `state` is a GST code. */
export type BuyerDetails = { company: string; gstin: string; address: string; state: string };
/**
 * The term promised for the difference in price. `orderId` is the order of the membership to upgrade.
 * `isMovable`: the term starts when the money arrives and keeps its number of days.
 */
export type UpgradeQuote = { orderId: string; validFrom: string; validTo: string; isMovable?: true };

export const ORDER_STATUSES = ["created", "attempted", "paid"] as const;
export const PAYMENT_STATUSES = ["created", "authorized", "captured", "refunded", "failed"] as const;
export const REFUND_STATUSES = ["pending", "processed", "failed"] as const;
export const SETTLED_TYPES = ["payment", "refund", "adjustment"] as const;
export const PAYMENT_DECISION_KINDS = [
  "second_payment_of_order",
  "second_purchase_of_plan",
  "late_capture",
  "payment_of_erased_order",
  "upgrade_does_not_fit",
] as const;

export const CLOSED_UNPAID = sql.raw("status <> 'paid' and next_check_at is null and name <> 'erased'");

export const UNERASED_PHONE = sql.raw("phone <> 'erased'");
const HAS_REFERENCE = sql.raw("reference is not null");
export const OPEN_DECISION = sql.raw("resolved_at is null");
export const OPEN_DISPUTE = sql.raw("status not in ('won', 'lost', 'closed')");

/** Owner: domain/billing/orders. The status only moves forward. */
export const orders = sqliteTable(
  "orders",
  {
    id: id(),
    orderReference: text("receipt").notNull().unique(),
    providerOrderId: text().notNull().unique(),
    planId: text({ enum: PLAN_IDS }).notNull(),
    planTitle: text().notNull(),
    amountPaise: integer().notNull(),
    currency: text().notNull(),
    receiptTerms: text({ mode: "json" }).$type<ReceiptTerms>(),
    buyer: text({ mode: "json" }).$type<BuyerDetails>(),
    upgrade: text({ mode: "json" }).$type<UpgradeQuote>(),
    name: text().notNull(),
    email: text(),
    phone: text(),
    status: text({ enum: ORDER_STATUSES }).notNull().default("created"),
    createdAt: createdAt(),
    paidAt: timestamp(),
    /** Null when reconciliation is complete. */
    nextCheckAt: timestamp(),
    /** Language of the purchase and its documents. */
    language: language(),
  },
  (t) => [
    check("orders_plan", oneOf(t.planId, PLAN_IDS)),
    check("orders_status", oneOf(t.status, ORDER_STATUSES)),
    check("orders_amount", sql`${t.amountPaise} >= 100`),
    check("orders_currency", sql`${t.currency} = 'INR'`),
    check("orders_paid_at", sql`(${t.status} = 'paid') = (${t.paidAt} is not null)`),
    check("orders_contact", sql`${t.email} is not null or ${t.phone} is not null`),
    index("orders_next_check").on(t.nextCheckAt).where(sql.raw("next_check_at is not null")),
    index("orders_unpaid").on(t.createdAt).where(CLOSED_UNPAID),
    index("orders_unpaid_erased").on(t.createdAt).where(sql`${CLOSED_UNPAID} and phone = 'erased'`),
    index("orders_email").on(t.email),
    index("orders_plan_paid").on(t.planId, t.paidAt).where(sql`${t.status} = 'paid'`),
    index("orders_newest").on(t.createdAt, t.id),
    index("orders_status").on(t.status, t.createdAt, t.id),
    index("orders_name").on(sql`lower(${t.name})`),
    index("orders_surname").on(surnameIn(t.name)),
    index("orders_phone").on(t.phone).where(UNERASED_PHONE),
    ...phoneEnds("orders", UNERASED_PHONE),
  ],
);

/** Owner: domain/billing/payments. The provider's view; `id` is the provider's. */
export const payments = sqliteTable(
  "payments",
  {
    id: id(),
    orderId: text()
      .notNull()
      .references(() => orders.id),
    status: text({ enum: PAYMENT_STATUSES }).notNull(),
    amountPaise: integer().notNull(),
    /** True if it was ever captured. `status` is `refunded` only after a full refund. */
    captured: integer({ mode: "boolean" }).notNull(),
    /** Derived from `refunds` and `reportedRefundPaise`; excludes failed refunds. */
    refundedPaise: integer().notNull(),
    /** Reported by the payment itself, including failed refunds without a row in `refunds`. */
    reportedRefundPaise: integer().notNull(),
    method: text(),
    errorCode: text(),
    /** The bank's reference, which the buyer's app shows. For UPI it is the 12-digit RRN. */
    reference: text(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    check("payments_status", oneOf(t.status, PAYMENT_STATUSES)),
    check("payments_amount", sql`${t.amountPaise} >= 0`),
    index("payments_order").on(t.orderId),
    index("payments_reference").on(t.reference).where(HAS_REFERENCE),
  ],
);

/** Owner: domain/billing/payment-decisions. No CHECK on `kind`: a new kind would rebuild the table. */
export const paymentDecisions = sqliteTable(
  "payment_decisions",
  {
    id: id(),
    kind: text({ enum: PAYMENT_DECISION_KINDS }).notNull(),
    orderId: text()
      .notNull()
      .references(() => orders.id),
    paymentId: text()
      .notNull()
      .references(() => payments.id),
    relatedPaymentId: text().references(() => payments.id),
    createdAt: createdAt(),
    resolvedAt: timestamp(),
    resolvedBy: text(),
  },
  (t) => [
    check("payment_decisions_resolved", sql`(${t.resolvedAt} is null) = (${t.resolvedBy} is null)`),
    index("payment_decisions_payment").on(t.paymentId),
    index("payment_decisions_open").on(t.createdAt).where(OPEN_DECISION),
  ],
);

/** Owner: domain/billing/refunds. The status only moves forward. */
export const refunds = sqliteTable(
  "refunds",
  {
    id: id(),
    paymentId: text()
      .notNull()
      .references(() => payments.id),
    amountPaise: integer().notNull(),
    status: text({ enum: REFUND_STATUSES }).notNull(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    check("refunds_status", oneOf(t.status, REFUND_STATUSES)),
    check("refunds_amount", sql`${t.amountPaise} > 0`),
    index("refunds_payment").on(t.paymentId),
  ],
);

/** Owner: domain/billing/disputes/disputes. `phase`, `status` and `reasonCode` are the provider's. */
export const disputes = sqliteTable(
  "disputes",
  {
    id: id(),
    paymentId: text().notNull(),
    orderId: text().references(() => orders.id),
    amountPaise: integer().notNull(),
    phase: text().notNull(),
    status: text().notNull(),
    reasonCode: text(),
    respondBy: timestamp(),
    createdAt: createdAt(),
    reportedAt: timestamp().notNull(),
    updatedAt: createdAt(),
    /** When an operator answered the current state on the provider's dashboard. A new state clears it. */
    answeredAt: timestamp(),
    answeredBy: text(),
  },
  (t) => [index("disputes_payment").on(t.paymentId), index("disputes_open").on(t.respondBy).where(OPEN_DISPUTE)],
);

/** Owner: domain/settlements/settled-items. Lines of the provider's settlement reconciliation, in paise. */
export const settledItems = sqliteTable(
  "settled_items",
  {
    /** Settlement id and entity id, because a later settlement can correct a line. */
    id: id(),
    entityId: text().notNull(),
    type: text({ enum: SETTLED_TYPES }).notNull(),
    amountPaise: integer().notNull(),
    /** Includes `taxPaise`. */
    feePaise: integer().notNull(),
    taxPaise: integer().notNull(),
    creditPaise: integer().notNull(),
    debitPaise: integer().notNull(),
    settlementId: text().notNull(),
    utr: text().notNull(),
    settledAt: timestamp().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index("settled_items_settled").on(t.settledAt), index("settled_items_entity").on(t.entityId)],
);

/** Owner: domain/billing/provider-events. Webhook deliveries without personal data; `id` is the provider's. */
export const providerEvents = sqliteTable(
  "provider_events",
  {
    id: id(),
    type: text().notNull(),
    providerOrderId: text(),
    paymentId: text(),
    receivedAt: createdAt(),
  },
  (t) => [index("provider_events_received").on(t.receivedAt)],
);
