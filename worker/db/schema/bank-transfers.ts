import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { orders } from "./billing.ts";
import { createdAt, id, timestamp } from "./columns.ts";

/** There is no status for expired: a transfer expires after its last day. */
export const TRANSFER_STATUSES = ["reserved", "paid", "cancelled"] as const;
export const CREDIT_STATES = ["used", "parked", "returned"] as const;
export const PARK_REASONS = [
  "amount_differs",
  "too_late",
  "wrong_date",
  "paid_before",
  "cancelled",
  "erased",
  "upgrade_does_not_fit",
  "number_used",
] as const;

/** Owner: domain/bank-transfers/transfers. `lastDay` is a day in India. */
export const bankTransfers = sqliteTable(
  "bank_transfers",
  {
    reference: text().primaryKey(),
    orderId: text()
      .notNull()
      .unique()
      .references(() => orders.id),
    amountPaise: integer().notNull(),
    status: text({ enum: TRANSFER_STATUSES }).notNull().default("reserved"),
    lastDay: text().notNull(),
    createdAt: createdAt(),
    closedAt: timestamp(),
    closedBy: text(),
  },
  (t) => [
    check("bank_transfers_closed", sql`(${t.status} = 'reserved') = (${t.closedAt} is null)`),
    index("bank_transfers_created").on(t.createdAt, t.reference),
    index("bank_transfers_last_day").on(t.lastDay, t.reference),
    index("bank_transfers_status_day").on(t.status, t.lastDay, t.reference),
    index("bank_transfers_status").on(t.status, t.createdAt, t.reference),
  ],
);

/** Owner: domain/bank-transfers/credits. Money that has arrived for a transfer. `receivedOn` is a day in India. */
export const bankCredits = sqliteTable(
  "bank_credits",
  {
    id: id(),
    reference: text()
      .notNull()
      .references(() => bankTransfers.reference),
    amountPaise: integer().notNull(),
    receivedOn: text().notNull(),
    /** Digest of the line in a bank statement; null until a statement contains it. */
    lineKey: text().unique(),
    entryKey: text().unique(),
    state: text({ enum: CREDIT_STATES }).notNull(),
    reason: text({ enum: PARK_REASONS }),
    recordedBy: text().notNull(),
    createdAt: createdAt(),
    settledAt: timestamp(),
    settledBy: text(),
    /** The bank's number for the transfer back to the payer. */
    returnedAs: text(),
    /** The bank's number for this transfer (UTR), if known. Statements may repeat a placeholder, so it is not unique. */
    bankNumber: text(),
  },
  (t) => [
    index("bank_credits_reference").on(t.reference),
    index("bank_credits_number").on(t.bankNumber).where(sql.raw("bank_number is not null")),
    index("bank_credits_parked").on(t.createdAt).where(sql.raw("state = 'parked'")),
  ],
);
