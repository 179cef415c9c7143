import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { OPERATOR_ROLES } from "../../contracts/console/vocabulary.ts";
import { createdAt, id, timestamp } from "./columns.ts";

export const CURRENT_GRANT = sql.raw("revoked_at is null");
export const SHARED_VIEW = sql.raw("is_shared = 1");

/** Owner: domain/operators/operators. One row per grant. Set at the first visit, `memberId` then identifies them. */
export const operators = sqliteTable(
  "operators",
  {
    id: id(),
    email: text().notNull(),
    memberId: text(),
    role: text({ enum: OPERATOR_ROLES }).notNull(),
    grantedAt: createdAt(),
    grantedBy: text().notNull(),
    revokedAt: timestamp(),
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

/** Owner: domain/record-notes. Visible to operators only. `subject` is a record: `kind:id`. */
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

/** Owner: domain/mail/record-replies. Mails from operators to the person in a record; `subject` is `kind:id`. */
export const recordReplies = sqliteTable(
  "record_replies",
  {
    id: id(),
    subject: text().notNull(),
    body: text().notNull(),
    operator: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index("record_replies_subject").on(t.subject, t.createdAt)],
);

/** A marked record. `at` is the sort time of its list, so that a filtered page reads one index. */
const marked = () => ({ recordKind: text().notNull(), recordId: text().notNull(), at: createdAt() });

/** Owner: domain/record-marks. The operator assigned to a record; `subject` is `kind:id`. */
export const recordAssignments = sqliteTable(
  "record_assignments",
  {
    subject: text().primaryKey(),
    ...marked(),
    operator: text().notNull(),
    assignedAt: createdAt(),
    /** Day in India from which it is on Today; null for at once. */
    dueOn: text(),
  },
  (t) => [
    index("record_assignments_list").on(t.recordKind, t.operator, t.at, t.recordId),
    index("record_assignments_newest").on(t.operator, t.assignedAt),
  ],
);

/** Owner: domain/record-marks. Tags that operators put on records, in lower case. */
export const recordTags = sqliteTable(
  "record_tags",
  { subject: text().notNull(), tag: text().notNull(), ...marked(), addedAt: createdAt() },
  (t) => [
    primaryKey({ columns: [t.subject, t.tag] }),
    index("record_tags_list").on(t.recordKind, t.tag, t.at, t.recordId),
  ],
);

/** Owner: domain/operators/saved-views. Filters of a list, without the search text. */
export const savedViews = sqliteTable(
  "saved_views",
  {
    id: id(),
    path: text().notNull(),
    name: text().notNull(),
    query: text().notNull(),
    operator: text().notNull(),
    isShared: integer({ mode: "boolean" }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("saved_views_own").on(t.operator, t.path, t.name),
    index("saved_views_shared").on(t.path, t.name).where(SHARED_VIEW),
  ],
);
