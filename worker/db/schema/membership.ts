import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { PLAN_IDS } from "../../contracts/vocabulary.ts";
import { members } from "./accounts.ts";
import { orders } from "./billing.ts";
import { createdAt, id, oneOf } from "./columns.ts";

/** `upgrade` pays the difference, or the full price of a higher plan without a quote. No CHECK: kinds will be added. */
export const PURCHASE_KINDS = ["new", "renewal", "upgrade", "later_lower_plan"] as const;
export type PurchaseKind = (typeof PURCHASE_KINDS)[number];

/** SQL condition: an upgrade, a refund, a lost dispute or an operator has ended the membership early. */
export const STOPPED = sql.raw("(ended_on is not null or revoked_on is not null)");

export const RUNS = sql.raw("ended_on is null and revoked_on is null");

/** Owner: domain/membership/memberships. Dates are days in India (YYYY-MM-DD). */
export const memberships = sqliteTable(
  "memberships",
  {
    id: id(),
    orderId: text()
      .notNull()
      .unique()
      .references(() => orders.id),
    memberId: text().references(() => members.id),
    planId: text({ enum: PLAN_IDS }).notNull(),
    validFrom: text().notNull(),
    validTo: text().notNull(),
    /** Day on which the job next checks for a reminder; null after the last one. */
    nextReminderOn: text(),
    /** First day of the upgrade paid by `replacedBy`; null while that order is fully refunded. */
    endedOn: text(),
    kind: text({ enum: PURCHASE_KINDS }),
    replacedBy: text().references(() => orders.id),
    /** The day on which a refund or a lost dispute ended it; null again if the money is returned to us. */
    revokedOn: text(),
    /** The operator who ended it. If set, no later payment reopens the membership. */
    revokedBy: text(),
    createdAt: createdAt(),
  },
  (t) => [
    check("memberships_plan", oneOf(t.planId, PLAN_IDS)),
    check("memberships_dates", sql`${t.validTo} > ${t.validFrom}`),
    index("memberships_member").on(t.memberId),
    index("memberships_end").on(t.validTo, t.id),
    index("memberships_plan_end").on(t.planId, t.validTo, t.id),
    index("memberships_stopped").on(t.validTo, t.id).where(STOPPED),
    index("memberships_running").on(t.validTo, t.id).where(RUNS),
    index("memberships_replaced").on(t.replacedBy).where(sql.raw("replaced_by is not null")),
    index("memberships_next_reminder").on(t.nextReminderOn).where(sql.raw("next_reminder_on is not null")),
  ],
);

/** Owner: domain/membership/membership-numbers. Numbers are consecutive within a financial year (April to March). */
export const membershipNumbers = sqliteTable(
  "receipts",
  {
    orderId: text()
      .primaryKey()
      .references(() => orders.id),
    financialYear: text().notNull(),
    number: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("receipts_number").on(t.financialYear, t.number),
    check("receipts_positive", sql`${t.number} > 0`),
  ],
);
