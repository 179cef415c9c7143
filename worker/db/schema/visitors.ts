import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { PLAN_IDS, VITALS } from "../../contracts/vocabulary.ts";
import { createdAt, id, language, phoneEnds, surnameIn, timestamp } from "./columns.ts";

export const UNANSWERED = sql.raw("answered_at is null");
export const ANSWERED = sql.raw("answered_at is not null");
export const HAS_PHONE = sql.raw("phone is not null");

export const MESSAGE_KINDS = ["contact", "call_back"] as const;

/** Owner: domain/visitors/contact. `fingerprint` prevents duplicates within one day. */
export const contactMessages = sqliteTable(
  "contact_messages",
  {
    id: id(),
    kind: text({ enum: MESSAGE_KINDS }).notNull(),
    name: text().notNull(),
    email: text(),
    phone: text(),
    message: text().notNull(),
    planId: text({ enum: PLAN_IDS }),
    fingerprint: text().notNull().unique(),
    createdAt: createdAt(),
    answeredAt: timestamp(),
    answeredBy: text(),
    language: language(),
  },
  (t) => [
    check("contact_messages_contact", sql`${t.email} is not null or ${t.phone} is not null`),
    index("contact_messages_email").on(t.email),
    index("contact_messages_created").on(t.createdAt),
    index("contact_messages_newest").on(t.createdAt, t.id),
    index("contact_messages_kind").on(t.kind, t.createdAt, t.id),
    index("contact_messages_open").on(t.createdAt, t.id).where(UNANSWERED),
    index("contact_messages_answered").on(t.createdAt, t.id).where(ANSWERED),
    index("contact_messages_name").on(sql`lower(${t.name})`),
    index("contact_messages_surname").on(surnameIn(t.name)),
    index("contact_messages_phone").on(t.phone).where(HAS_PHONE),
    ...phoneEnds("contact_messages", HAS_PHONE),
  ],
);

/** Owner: domain/visitors/message-replies. Written only for a rollback. Replies are read from `record_replies`. */
export const messageReplies = sqliteTable(
  "message_replies",
  {
    id: id(),
    messageId: text()
      .notNull()
      .references(() => contactMessages.id),
    body: text().notNull(),
    operator: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index("message_replies_message").on(t.messageId, t.createdAt)],
);

/** Owner: domain/visitors/intents. Anonymous. */
export const intents = sqliteTable(
  "intents",
  {
    id: id(),
    intent: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index("intents_created").on(t.createdAt),
    index("intents_newest").on(t.createdAt, t.id),
    index("intents_intent").on(t.intent, t.createdAt, t.id),
  ],
);

/** Owner: domain/visitors/vitals. Counts per Indian day. `bucket` is an upper bound (ms, or 1/1000 of layout shift). */
export const vitalCounts = sqliteTable(
  "vital_counts",
  {
    day: text().notNull(),
    route: text().notNull(),
    city: text().notNull(),
    connection: text().notNull(),
    metric: text({ enum: VITALS }).notNull(),
    bucket: integer().notNull(),
    count: integer().notNull().default(1),
  },
  (t) => [primaryKey({ columns: [t.day, t.route, t.city, t.connection, t.metric, t.bucket] })],
);
