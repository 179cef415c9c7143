import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { ROLES } from "../../contracts/vocabulary.ts";
import { OFFER_INSTRUMENTS, OFFER_STATUSES, SUBMISSION_KINDS } from "../../contracts/workspace-vocabulary.ts";
import { memberId } from "./accounts.ts";
import { createdAt, id, oneOf, timestamp } from "./columns.ts";

/** Owner: domain/workspace/tasks. The greatest (changedAt, completed, source) wins. */
export const taskStates = sqliteTable(
  "task_states",
  {
    memberId: memberId(),
    role: text({ enum: ROLES }).notNull(),
    taskId: text().notNull(),
    changedAt: timestamp().notNull(),
    completed: integer({ mode: "boolean" }).notNull(),
    source: text({ enum: ["hand", "activity"] }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.role, t.taskId] }), check("task_states_role", oneOf(t.role, ROLES))],
);

/** Owner: domain/workspace/activities. `subject` is a slug, or empty. */
export const activities = sqliteTable(
  "activities",
  {
    memberId: memberId(),
    kind: text().notNull(),
    subject: text().notNull(),
    at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.kind, t.subject] })],
);

export const SUBMITTED = sql.raw("state = 'submitted'");
/** Unique id. Queries and the index share this expression, which has no comma: drizzle-kit splits there. */
export const SUBMISSION_ID = sql.raw("member_id || '.' || kind || '.' || key");

/** Owner: domain/workspace/submissions. `key` is a startup's slug, an id, or empty if a member has only one. */
export const submissions = sqliteTable(
  "submissions",
  {
    memberId: memberId(),
    kind: text({ enum: SUBMISSION_KINDS }).notNull(),
    key: text().notNull(),
    version: integer().notNull(),
    state: text({ enum: ["draft", "submitted"] }).notNull(),
    data: text({ mode: "json" }).$type<Record<string, string>>().notNull(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.kind, t.key] }),
    check("submissions_kind", oneOf(t.kind, SUBMISSION_KINDS)),
    check("submissions_version", sql`${t.version} > 0`),
    index("submissions_newest").on(t.memberId, t.kind, t.updatedAt, t.key),
    index("submissions_id").on(SUBMISSION_ID),
    index("submissions_submitted").on(t.updatedAt, SUBMISSION_ID).where(SUBMITTED),
    index("submissions_submitted_kind").on(t.kind, t.updatedAt, SUBMISSION_ID).where(SUBMITTED),
  ],
);

/** Owner: domain/workspace/offers. `opportunity` is a slug. */
export const offers = sqliteTable(
  "offers",
  {
    id: id(),
    memberId: memberId(),
    opportunity: text().notNull(),
    amountPaise: integer().notNull(),
    instrument: text({ enum: OFFER_INSTRUMENTS }).notNull(),
    terms: text().notNull(),
    status: text({ enum: OFFER_STATUSES }).notNull().default("submitted"),
    version: integer().notNull(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    check("offers_amount", sql`${t.amountPaise} > 0`),
    check("offers_status", oneOf(t.status, OFFER_STATUSES)),
    index("offers_newest").on(t.memberId, t.createdAt, t.id),
    index("offers_all").on(t.createdAt, t.id),
    index("offers_status").on(t.status, t.createdAt, t.id),
    index("offers_opportunity").on(t.opportunity, t.createdAt, t.id),
    index("offers_sum").on(t.opportunity, t.status, t.amountPaise),
  ],
);

/** Owner: domain/workspace/startups. An operator assigns them; `startup` is a slug. */
export const startupAssignments = sqliteTable(
  "startup_assignments",
  {
    memberId: memberId(),
    startup: text().notNull(),
    assignedAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.startup] })],
);
