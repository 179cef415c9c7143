import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, id, timestamp } from "./columns.ts";

/** Owner: domain/audit. Append-only, without personal data. */
export const auditEntries = sqliteTable(
  "audit_entries",
  {
    id: id(),
    at: createdAt(),
    actor: text().notNull(),
    action: text().notNull(),
    subject: text().notNull(),
    detail: text().notNull().default(""),
  },
  (t) => [index("audit_subject").on(t.subject, t.at)],
);

/** Keyed digests of each field's value before and after a change; null where there was no value. */
export type FieldDigests = Record<string, [before: string | null, after: string | null]>;

/** Owner: domain/audit-trail. Append-only log of operators' actions. `hash` covers the row and `previousHash`. */
export const auditTrail = sqliteTable(
  "audit_trail",
  {
    seq: integer().primaryKey({ autoIncrement: true }),
    at: createdAt(),
    operator: text().notNull(),
    action: text().notNull(),
    subject: text().notNull(),
    fields: text({ mode: "json" }).$type<FieldDigests>().notNull(),
    reason: text(),
    requestId: text().notNull(),
    /** Unique: of two concurrent appends to the same entry, one fails. */
    previousHash: text().notNull().unique(),
    hash: text().notNull(),
  },
  (t) => [
    index("audit_trail_subject").on(t.subject, t.seq),
    index("audit_trail_operator").on(t.operator, t.seq),
    index("audit_trail_time").on(t.at),
    index("audit_trail_operator_time").on(t.operator, t.at),
    index("audit_trail_action_time").on(t.action, t.at),
    index("audit_trail_request").on(t.requestId),
  ],
);

/** Owner: domain/rate-limits. Use in the current window; `key` is a hash. */
export const rateLimits = sqliteTable(
  "rate_limits",
  {
    key: text().primaryKey(),
    used: integer().notNull(),
    endsAt: timestamp().notNull(),
  },
  (t) => [index("rate_limits_ends").on(t.endsAt)],
);

export const FIGURES = [
  "intents",
  "registrations",
  "orders",
  "paid",
  "refunded",
  "mails",
  "members",
  "joined",
] as const;

/**
 * Owner: domain/figures/figure-counts. Maintained by triggers, see migrations/0003_figure_triggers.sql.
 * `period` is an Indian month ("2026-11"), or "now" for a count of the current state. No personal data.
 */
export const figureCounts = sqliteTable(
  "figure_counts",
  {
    figure: text({ enum: FIGURES }).notNull(),
    period: text().notNull(),
    label: text().notNull(),
    count: integer().notNull(),
    paise: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.figure, t.period, t.label] })],
);
