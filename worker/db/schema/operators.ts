import { sql } from "drizzle-orm";
import { check, index, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { OPERATOR_ROLES } from "../../contracts/console/vocabulary.ts";
import { createdAt, id, moment } from "./columns.ts";

/** SQLite uses a partial index only when a query repeats its condition word for word. */
export const CURRENT_GRANT = sql.raw("revoked_at is null");

/** Owner: domain/operators/operators. One row per grant. `memberId` is set at the first visit; from then on it decides. */
export const operators = sqliteTable(
  "operators",
  {
    id: id(),
    email: text().notNull(),
    memberId: text(),
    role: text({ enum: OPERATOR_ROLES }).notNull(),
    grantedAt: createdAt(),
    grantedBy: text().notNull(),
    revokedAt: moment(),
    revokedBy: text(),
  },
  (t) => [
    check("operators_revoked", sql`(${t.revokedAt} is null) = (${t.revokedBy} is null)`),
    check("operators_email", sql`${t.email} = lower(${t.email})`),
    uniqueIndex("operators_current").on(t.email).where(CURRENT_GRANT),
    uniqueIndex("operators_current_member").on(t.memberId).where(CURRENT_GRANT),
    index("operators_member").on(t.memberId),
    index("operators_email_index").on(t.email),
  ],
);

/** Owner: domain/operators/console-sessions. `sessionId` is that of a row in `sessions`. */
export const consoleSessions = sqliteTable(
  "console_sessions",
  {
    sessionId: text().primaryKey(),
    memberId: text().notNull(),
    startedAt: createdAt(),
    seenAt: createdAt(),
  },
  (t) => [index("console_sessions_member").on(t.memberId), index("console_sessions_started").on(t.startedAt)],
);

/** Owner: domain/record-notes. For operators alone. `subject` is a record: `kind:id`. */
export const recordNotes = sqliteTable(
  "record_notes",
  {
    id: id(),
    subject: text().notNull(),
    body: text().notNull(),
    operator: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index("record_notes_subject").on(t.subject, t.createdAt)],
);
