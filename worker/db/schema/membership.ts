import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { PLAN_IDS } from "../../contracts/vocabulary.ts";
import { members } from "./accounts.ts";
import { orders } from "./billing.ts";
import { createdAt, id, oneOf } from "./columns.ts";

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
    /** When to look again whether to remind; null after the last reminder. */
    nextReminderOn: text(),
    createdAt: createdAt(),
  },
  (t) => [
    check("memberships_plan", oneOf(t.planId, PLAN_IDS)),
    check("memberships_dates", sql`${t.validTo} > ${t.validFrom}`),
    index("memberships_member").on(t.memberId),
    index("memberships_next_reminder").on(t.nextReminderOn).where(sql.raw("next_reminder_on is not null")),
  ],
);

/** Owner: domain/membership/memberships. Numbers are consecutive within a financial year (April to March). */
export const receipts = sqliteTable(
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
