import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, id, language, oneOf, timestamp } from "./columns.ts";

export const MAIL_STATUSES = ["queued", "sending", "sent", "failed", "no_address"] as const;

export const MAIL_KINDS = [
  "receipt",
  "payment_kept",
  "renewal_reminder",
  "refund_approved",
  "refund_processed",
  "refund_failed",
  "bank_transfer_reserved",
  "dispute_reported",
  "seat_invited",
  "seat_withdrawn",
  "welcome",
  "known_address",
  "accounts_merged",
  "merged_address",
  "purchase_moved",
  "purchase_left",
  "sign_in_code",
  "no_account",
  "new_sign_in",
  "passkey_added",
  "email_change_code",
  "address_taken",
  "email_changed",
  "erasure_done",
  "event_registered",
  "event_correction",
  "contact_received",
  "call_back_received",
  "scheme_changed",
  "message_reply",
  "record_reply",
  "registration_confirmed",
  "registration_moved",
  "registration_cancelled",
] as const;

export const hasMailStatus = (status: (typeof MAIL_STATUSES)[number]) => sql.raw(`status = '${status}'`);
export const UNFINISHED_MAIL = sql.raw("status in ('queued', 'sending')");
/** Failed after all attempts, not because the mail's subject is gone or its address reached its limit. */
export const UNDELIVERED_MAIL = sql.raw("status = 'failed' and last_error not in ('subject_gone', 'address_limit')");
export const FINISHED_MAIL = sql.raw("status in ('sent', 'failed', 'no_address') and kind <> 'receipt'");
export const FINISHED_RECEIPTS = sql.raw("status in ('sent', 'failed', 'no_address') and kind = 'receipt'");

/** Owner: domain/mail/outbox. Erasure finds a member's mail by `memberId`, whatever the address. */
export const outbox = sqliteTable(
  "outbox",
  {
    id: id(),
    kind: text({ enum: MAIL_KINDS }).notNull(),
    recipient: text(),
    subjectId: text().notNull(),
    memberId: text(),
    dedupeKey: text().notNull().unique(),
    status: text({ enum: MAIL_STATUSES }).notNull().default("queued"),
    attempts: integer().notNull().default(0),
    nextAttemptAt: timestamp().notNull(),
    lastError: text(),
    createdAt: createdAt(),
    sentAt: timestamp(),
    /** Used unless an active account has the address. Then the account's language applies. */
    language: language(),
  },
  (t) => [
    check("outbox_status", oneOf(t.status, MAIL_STATUSES)),
    check("outbox_recipient", sql`${t.recipient} is not null or ${t.status} = 'no_address'`),
    index("outbox_due").on(t.nextAttemptAt).where(UNFINISHED_MAIL),
    index("outbox_newest").on(t.createdAt, t.id),
    ...MAIL_STATUSES.map((status) => index(`outbox_${status}`).on(t.createdAt, t.id).where(hasMailStatus(status))),
    index("outbox_kind").on(t.kind, t.createdAt, t.id),
    index("outbox_recipient_address").on(t.recipient),
    index("outbox_member").on(t.memberId).where(sql.raw("member_id is not null")),
    index("outbox_undelivered").on(t.createdAt).where(UNDELIVERED_MAIL),
    index("outbox_finished").on(t.createdAt).where(FINISHED_MAIL),
    index("outbox_finished_receipts").on(t.createdAt).where(FINISHED_RECEIPTS),
  ],
);
