import { sql } from "drizzle-orm";
import { type AnySQLiteColumn, check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { Locale } from "#messages/locale.ts";
import { type BuyerDetails, orders, payments, refunds } from "./billing.ts";
import { createdAt, id, timestamp } from "./columns.ts";

export const DOCUMENT_KINDS = ["invoice", "receipt", "credit_note"] as const;

/** States are GST codes. Missing texts are empty strings. */
export type DocumentTerms = {
  prefix: string;
  item: string;
  /** True for a payment that the forum keeps although it pays for no membership. */
  isKept?: boolean;
  /** The payment provider's id of the order. */
  reference: string;
  sac: string;
  ratePercent: number;
  placeOfSupply: string;
  seller: { legalName: string; address: string; state: string; gstin: string };
  buyer: BuyerDetails & { name: string };
  /** Second language of the labels. Missing in documents older than the Hindi pages. */
  language?: Locale;
};

export const IS_ORIGINAL = sql.raw("kind <> 'credit_note'");

export const IS_REVISION = sql.raw("revision > 0");

/** Owner: domain/documents/documents. Only `cancelledAt` changes, when a credit note's refund fails. */
export const documents = sqliteTable(
  "documents",
  {
    id: id(),
    kind: text({ enum: DOCUMENT_KINDS }).notNull(),
    orderId: text()
      .notNull()
      .references(() => orders.id),
    refundId: text()
      .unique()
      .references(() => refunds.id),
    creditsId: text().references((): AnySQLiteColumn => documents.id),
    series: text().notNull(),
    sequence: integer().notNull(),
    revision: integer().notNull(),
    number: text().notNull(),
    issuedOn: text().notNull(),
    totalPaise: integer().notNull(),
    taxablePaise: integer().notNull(),
    cgstPaise: integer().notNull(),
    sgstPaise: integer().notNull(),
    igstPaise: integer().notNull(),
    periodFrom: text(),
    periodTo: text(),
    terms: text({ mode: "json" }).$type<DocumentTerms>().notNull(),
    createdAt: createdAt(),
    cancelledAt: timestamp(),
    /** 0 at first. Higher for an invoice or receipt issued after the payment of an earlier one was fully refunded. */
    ordinal: integer().notNull().default(0),
    /** The payment that an invoice or receipt documents. Older rows have none. */
    paymentId: text().references(() => payments.id),
  },
  (t) => [
    check("documents_sum", sql`${t.totalPaise} = ${t.taxablePaise} + ${t.cgstPaise} + ${t.sgstPaise} + ${t.igstPaise}`),
    check("documents_total", sql`${t.totalPaise} > 0`),
    uniqueIndex("documents_number").on(t.series, t.sequence, t.revision),
    uniqueIndex("documents_original").on(t.orderId, t.ordinal, t.revision).where(IS_ORIGINAL),
    index("documents_order").on(t.orderId),
    index("documents_revised").on(t.orderId).where(IS_REVISION),
    index("documents_issued").on(t.issuedOn, t.id),
    index("documents_kind").on(t.kind, t.issuedOn, t.id),
  ],
);
