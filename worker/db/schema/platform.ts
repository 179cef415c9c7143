import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, id, moment } from "./columns.ts";

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

/** Owner: domain/rate-limits. Use in the current window; `key` is a hash. */
export const rateLimits = sqliteTable(
  "rate_limits",
  {
    key: text().primaryKey(),
    used: integer().notNull(),
    endsAt: moment().notNull(),
  },
  (t) => [index("rate_limits_ends").on(t.endsAt)],
);
