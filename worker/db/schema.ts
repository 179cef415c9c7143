import { sql } from "drizzle-orm";
import {
  type AnySQLiteColumn,
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { CONSENT_PURPOSES, PLAN_IDS, ROLES, VITALS } from "../contracts/vocabulary.ts";
import { OFFER_INSTRUMENTS, OFFER_STATUSES, WRITING_KINDS } from "../contracts/workspace-vocabulary.ts";

/*
 * Every table has one owner in worker/domain, named above it. Times are UTC, in milliseconds since 1970; money is
 * integer paise. Foreign keys never cascade: money, consent and people are not deleted by deleting something else.
 */

/** What the law keeps of an erased person: kind, number of the document and, as YYYY-MM-DD, the last day. */
export type KeptDocument = { kind: "receipt" | "open_order"; number: string; until: string };

/**
 * What a receipt states beside the price, as it was when the order was made: a rate, a number or an address that changes
 * later changes no receipt. `taxPaise` is the tax within the amount; 0 where none was charged.
 */
export type ReceiptTerms = {
  taxPaise: number;
  ratePercent: number;
  sac: string;
  gstin: string;
  legalName: string;
  address: string;
};

const id = () => text().primaryKey();
const moment = () => integer({ mode: "timestamp_ms" });
const createdAt = () => moment().notNull();
/** SQL list of a vocabulary, for CHECK constraints. The words are this code's own, never input. */
const oneOf = (column: AnySQLiteColumn, words: readonly string[]) =>
  sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(", "))})`;

export const ORDER_STATUSES = ["created", "attempted", "paid"] as const;
export const PAYMENT_STATUSES = ["created", "authorized", "captured", "refunded", "failed"] as const;
export const REFUND_STATUSES = ["pending", "processed", "failed"] as const;
export const PAYMENT_DECISION_KINDS = ["second_payment_of_order", "second_purchase_of_plan", "late_capture"] as const;
export const MAIL_STATUSES = ["queued", "sending", "sent", "failed", "no_address"] as const;
export const MAIL_KINDS = [
  "receipt",
  "welcome",
  "known_address",
  "sign_in_code",
  "no_account",
  "new_sign_in",
  "passkey_added",
  "email_change_code",
  "address_taken",
  "email_changed",
  "erasure_done",
] as const;
export const MESSAGE_KINDS = ["contact", "call_back"] as const;
export const ENTRY_STATUSES = ["draft", "published"] as const;

/**
 * Owner: domain/members. People who signed up; `email` is lower case. *Active* since the owner of the address has proven
 * it and confirmed the details; until then they are a stranger's words. It is also better-auth's user.
 */
export const members = sqliteTable(
  "members",
  {
    id: id(),
    name: text().notNull(),
    email: text().notNull().unique(),
    phone: text().notNull(),
    role: text({ enum: ROLES }).notNull(),
    state: text({ enum: ["unverified", "active"] })
      .notNull()
      .default("unverified"),
    createdAt: createdAt(),
  },
  (t) => [
    check("members_role", oneOf(t.role, ROLES)),
    check("members_email", sql`${t.email} = lower(${t.email})`),
    index("members_state").on(t.state, t.createdAt),
  ],
);

/**
 * Owner: domain/sessions. Written by better-auth; `token` is the SHA-256 of what the browser holds, `expiresAt` the absolute
 * end, `updatedAt` when the member was last seen.
 */
export const sessions = sqliteTable(
  "sessions",
  {
    id: id(),
    userId: text()
      .notNull()
      .references(() => members.id),
    token: text().notNull().unique(),
    expiresAt: moment().notNull(),
    ipAddress: text(),
    userAgent: text(),
    createdAt: createdAt(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    index("sessions_user").on(t.userId, t.updatedAt),
    index("sessions_expires").on(t.expiresAt),
    index("sessions_updated").on(t.updatedAt),
  ],
);

/** Owner: domain/passkeys. Written by better-auth's plugin, whose names these are. */
export const passkeys = sqliteTable(
  "passkeys",
  {
    id: id(),
    userId: text()
      .notNull()
      .references(() => members.id),
    name: text(),
    credentialID: text().notNull().unique(),
    publicKey: text().notNull(),
    counter: integer().notNull(),
    deviceType: text().notNull(),
    backedUp: integer({ mode: "boolean" }).notNull(),
    transports: text(),
    aaguid: text(),
    createdAt: createdAt(),
  },
  (t) => [index("passkeys_user").on(t.userId)],
);

/** The member that a challenge for a new passkey names; an index and the erasure use the same expression. */
export const CHALLENGED_MEMBER = sql.raw("case when json_valid(value) then value ->> '$.userData.id' end");

/** Owner: domain/passkeys. Challenges that better-auth's plugin has given out and not seen again yet; five minutes. */
export const passkeyChallenges = sqliteTable(
  "passkey_challenges",
  {
    id: id(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: moment().notNull(),
    createdAt: createdAt(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    index("passkey_challenges_identifier").on(t.identifier),
    index("passkey_challenges_expires").on(t.expiresAt),
    index("passkey_challenges_member").on(CHALLENGED_MEMBER),
  ],
);

/**
 * Owner: domain/sign-in-codes. One code for each address, known or not, and browser that requests it, so that tries in one
 * browser do not count in another. Neither the address nor the code is stored: `addressKey` is a keyed hash, and the code
 * is derived from `nonce` and the secret.
 */
export const signInCodes = sqliteTable(
  "sign_in_codes",
  {
    addressKey: text().notNull(),
    /** The id in the browser's signed cookie. */
    browserId: text().notNull(),
    nonce: text().notNull().unique(),
    /** Wrong tries and the right one; a resend leaves them. */
    tries: integer().notNull().default(0),
    sends: integer().notNull().default(1),
    sentAt: moment().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.addressKey, t.browserId] }), index("sign_in_codes_expires").on(t.expiresAt)],
);

/**
 * Owner: domain/consents. What a person agreed to: which version of the notice, for what, when given and when withdrawn.
 * Without `memberId` it was given on behalf of an address that is not proven, and counts for nothing yet.
 */
export const consents = sqliteTable(
  "consents",
  {
    id: id(),
    memberId: text().references(() => members.id),
    email: text(),
    purpose: text({ enum: CONSENT_PURPOSES }).notNull(),
    noticeVersion: text().notNull(),
    givenAt: moment().notNull(),
    withdrawnAt: moment(),
  },
  (t) => [
    check("consents_purpose", oneOf(t.purpose, CONSENT_PURPOSES)),
    check("consents_person", sql`${t.memberId} is not null or ${t.email} is not null`),
    index("consents_member").on(t.memberId, t.purpose),
    index("consents_email").on(t.email),
  ],
);

/*
 * SQLite uses a partial index only for a query that repeats its condition word for word, without parameters and without a
 * table's name. Indexes and queries therefore share these.
 */
/** Orders that were never paid, that nobody will check again, and that still name a person. */
export const CLOSED_UNPAID = sql.raw("status <> 'paid' and next_check_at is null and name <> 'erased'");
/** Without it the index of phone numbers would be chosen to find erased orders, and reads all of them. */
export const UNERASED_PHONE = sql.raw("phone <> 'erased'");
export const UNFINISHED_MAIL = sql.raw("status in ('queued', 'sending')");
export const FINISHED_MAIL = sql.raw("status in ('sent', 'failed', 'no_address') and kind <> 'receipt'");
export const FINISHED_RECEIPTS = sql.raw("status in ('sent', 'failed', 'no_address') and kind = 'receipt'");

/** Owner: domain/orders. One row for each order that stands at the provider; its status only moves forward. */
export const orders = sqliteTable(
  "orders",
  {
    id: id(),
    receipt: text().notNull().unique(),
    providerOrderId: text().notNull().unique(),
    planId: text({ enum: PLAN_IDS }).notNull(),
    planTitle: text().notNull(),
    amountPaise: integer().notNull(),
    currency: text().notNull(),
    /** Empty for orders from before it was kept. */
    receiptTerms: text({ mode: "json" }).$type<ReceiptTerms>(),
    name: text().notNull(),
    email: text(),
    phone: text(),
    status: text({ enum: ORDER_STATUSES }).notNull().default("created"),
    createdAt: createdAt(),
    paidAt: moment(),
    /** When the sweep asks the provider next; empty once there is nothing left to learn. */
    nextCheckAt: moment(),
  },
  (t) => [
    check("orders_plan", oneOf(t.planId, PLAN_IDS)),
    check("orders_status", oneOf(t.status, ORDER_STATUSES)),
    check("orders_amount", sql`${t.amountPaise} >= 100`),
    check("orders_currency", sql`${t.currency} = 'INR'`),
    check("orders_paid_at", sql`(${t.status} = 'paid') = (${t.paidAt} is not null)`),
    check("orders_contact", sql`${t.email} is not null or ${t.phone} is not null`),
    index("orders_next_check").on(t.nextCheckAt).where(sql.raw("next_check_at is not null")),
    index("orders_unpaid").on(t.createdAt).where(CLOSED_UNPAID),
    index("orders_unpaid_erased").on(t.createdAt).where(sql`${CLOSED_UNPAID} and phone = 'erased'`),
    index("orders_email").on(t.email),
    index("orders_plan_paid").on(t.planId, t.paidAt).where(sql`${t.status} = 'paid'`),
    index("orders_phone").on(t.phone).where(UNERASED_PHONE),
  ],
);

/** Owner: domain/payments. What the provider says of each payment; `id` is the provider's. */
export const payments = sqliteTable(
  "payments",
  {
    id: id(),
    orderId: text()
      .notNull()
      .references(() => orders.id),
    status: text({ enum: PAYMENT_STATUSES }).notNull(),
    amountPaise: integer().notNull(),
    /** Whether it was ever captured, refunded or not. `status` is `refunded` only while all of it is refunded. */
    captured: integer({ mode: "boolean" }).notNull(),
    /** Derived from `refunds` and `reportedRefundPaise`; a failed refund takes its part back. */
    refundedPaise: integer().notNull(),
    /** The refunds that the payment itself reports, failed ones included: they may have no row in `refunds`. */
    reportedRefundPaise: integer().notNull(),
    method: text(),
    errorCode: text(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    check("payments_status", oneOf(t.status, PAYMENT_STATUSES)),
    check("payments_amount", sql`${t.amountPaise} >= 0`),
    index("payments_order").on(t.orderId),
  ],
);

/**
 * Owner: domain/payment-decisions. Captured money that a person has to decide about: refund it or honour it. `id` is made
 * of the kind and its payments, so that a repeated report adds nothing. No CHECK on `kind`: a new kind would then need a
 * rebuild of the table.
 */
export const paymentDecisions = sqliteTable(
  "payment_decisions",
  {
    id: id(),
    kind: text({ enum: PAYMENT_DECISION_KINDS }).notNull(),
    orderId: text()
      .notNull()
      .references(() => orders.id),
    paymentId: text()
      .notNull()
      .references(() => payments.id),
    /** The other payment of a pair. */
    relatedPaymentId: text().references(() => payments.id),
    createdAt: createdAt(),
    resolvedAt: moment(),
    /** Id of the operator. */
    resolvedBy: text(),
  },
  (t) => [
    check("payment_decisions_resolved", sql`(${t.resolvedAt} is null) = (${t.resolvedBy} is null)`),
    index("payment_decisions_payment").on(t.paymentId),
  ],
);

/** Owner: domain/refunds. Each refund as the provider reports it; its status only moves forward. */
export const refunds = sqliteTable(
  "refunds",
  {
    id: id(),
    paymentId: text()
      .notNull()
      .references(() => payments.id),
    amountPaise: integer().notNull(),
    status: text({ enum: REFUND_STATUSES }).notNull(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    check("refunds_status", oneOf(t.status, REFUND_STATUSES)),
    check("refunds_amount", sql`${t.amountPaise} > 0`),
    index("refunds_payment").on(t.paymentId),
  ],
);

/**
 * Owner: domain/disputes. A payer's bank contests a payment. `phase`, `status` and `reasonCode` are the provider's words;
 * a payment that is no order's has no `orderId`.
 */
export const disputes = sqliteTable(
  "disputes",
  {
    id: id(),
    paymentId: text().notNull(),
    orderId: text().references(() => orders.id),
    amountPaise: integer().notNull(),
    phase: text().notNull(),
    status: text().notNull(),
    reasonCode: text(),
    /** Deadline for the evidence. */
    respondBy: moment(),
    createdAt: createdAt(),
    /** When the provider made the event that this state comes from. */
    reportedAt: moment().notNull(),
    updatedAt: createdAt(),
  },
  (t) => [index("disputes_payment").on(t.paymentId)],
);

/** Owner: domain/provider-events. Webhook deliveries by the provider's event id; no personal data, only ids. */
export const providerEvents = sqliteTable(
  "provider_events",
  {
    id: id(),
    type: text().notNull(),
    providerOrderId: text(),
    paymentId: text(),
    receivedAt: createdAt(),
  },
  (t) => [index("provider_events_received").on(t.receivedAt)],
);

/** Owner: domain/memberships. One for each paid order; the dates are calendar days in India (YYYY-MM-DD). */
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
    createdAt: createdAt(),
  },
  (t) => [
    check("memberships_plan", oneOf(t.planId, PLAN_IDS)),
    check("memberships_dates", sql`${t.validTo} > ${t.validFrom}`),
    index("memberships_member").on(t.memberId),
  ],
);

/** Owner: domain/memberships. Consecutive within the Indian financial year (April to March), without gaps. */
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

/** Owner: domain/contact. `fingerprint` makes a message that is sent twice on one day one row. */
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
  },
  (t) => [
    check("contact_messages_contact", sql`${t.email} is not null or ${t.phone} is not null`),
    index("contact_messages_email").on(t.email),
    index("contact_messages_created").on(t.createdAt),
  ],
);

/** Owner: domain/event-registrations. `event` is the slug, or 'general' when none was named. */
export const eventRegistrations = sqliteTable(
  "event_registrations",
  {
    id: id(),
    event: text().notNull(),
    fullName: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    membershipStatus: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("event_registrations_person").on(t.event, t.email),
    index("event_registrations_email").on(t.email),
    index("event_registrations_created").on(t.createdAt),
    check("event_registrations_phone", sql`length(${t.phone}) = 10 and ${t.phone} not glob '*[^0-9]*'`),
  ],
);

/** Owner: domain/intents. The popup's choice, of nobody in particular. */
export const intents = sqliteTable(
  "intents",
  {
    id: id(),
    intent: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index("intents_created").on(t.createdAt)],
);

/**
 * Owner: domain/outbox. Mail to be sent: what it is about, not its text, which is made when it is sent.
 * `dedupeKey` makes a mail that is asked for twice one mail. `memberId` is the member whom a mail is about, so that an erasure
 * finds it whatever the address.
 */
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
    nextAttemptAt: moment().notNull(),
    lastError: text(),
    createdAt: createdAt(),
    sentAt: moment(),
  },
  (t) => [
    check("outbox_status", oneOf(t.status, MAIL_STATUSES)),
    check("outbox_recipient", sql`${t.recipient} is not null or ${t.status} = 'no_address'`),
    index("outbox_due").on(t.nextAttemptAt).where(UNFINISHED_MAIL),
    index("outbox_recipient_address").on(t.recipient),
    index("outbox_member").on(t.memberId).where(sql.raw("member_id is not null")),
    index("outbox_finished").on(t.createdAt).where(FINISHED_MAIL),
    index("outbox_finished_receipts").on(t.createdAt).where(FINISHED_RECEIPTS),
  ],
);

/** Owner: domain/audit. Append-only; ids and words, no personal data. An `id` that exists already is not written again. */
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

/** Owner: domain/content. What the site says, one row an entry; `data` is JSON of the collection's schema. */
export const contentEntries = sqliteTable(
  "content_entries",
  {
    id: id(),
    collection: text().notNull(),
    slug: text().notNull(),
    position: integer().notNull(),
    status: text({ enum: ENTRY_STATUSES }).notNull(),
    data: text({ mode: "json" }).notNull(),
    updatedAt: createdAt(),
  },
  (t) => [uniqueIndex("content_entries_slug").on(t.collection, t.slug)],
);

/** Owner: domain/content. Every version that was ever saved. */
export const contentRevisions = sqliteTable(
  "content_revisions",
  {
    id: id(),
    entryId: text()
      .notNull()
      .references(() => contentEntries.id),
    data: text({ mode: "json" }).notNull(),
    actor: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index("content_revisions_entry").on(t.entryId, t.createdAt)],
);

/**
 * Owner: domain/vitals. How many measured visits of a day (India's calendar) fell into a bucket; `bucket` is its upper
 * end, in milliseconds or in thousandths of layout shift. Counts only: nothing leads to a visitor.
 */
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

/** Owner: domain/limits. How often somebody did something in the current window; `key` is a digest, nobody's name. */
export const rateLimits = sqliteTable(
  "rate_limits",
  {
    key: text().primaryKey(),
    used: integer().notNull(),
    endsAt: moment().notNull(),
  },
  (t) => [index("rate_limits_ends").on(t.endsAt)],
);

const memberId = () =>
  text()
    .notNull()
    .references(() => members.id);

/**
 * Owner: domain/tasks. State of a member's task, since when, and whether the member or an activity set it. An unchanged task has
 * no row. Of two rows the greater (changedAt, completed, source) is the later one.
 */
export const taskStates = sqliteTable(
  "task_states",
  {
    memberId: memberId(),
    role: text({ enum: ROLES }).notNull(),
    taskId: text().notNull(),
    changedAt: moment().notNull(),
    completed: integer({ mode: "boolean" }).notNull(),
    source: text({ enum: ["hand", "activity"] }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.role, t.taskId] }), check("task_states_role", oneOf(t.role, ROLES))],
);

/** Owner: domain/activities. What a member has read, studied or opened, once for each `subject` (a slug, or empty). */
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

/**
 * Owner: domain/writings. What members write on their dashboard, as the form's own texts. `slot` tells several of one
 * kind apart: the startup's slug, an id, or empty where there is one only. `version` grows with every save.
 */
export const writings = sqliteTable(
  "writings",
  {
    memberId: memberId(),
    kind: text({ enum: WRITING_KINDS }).notNull(),
    slot: text().notNull(),
    version: integer().notNull(),
    state: text({ enum: ["draft", "submitted"] }).notNull(),
    data: text({ mode: "json" }).$type<Record<string, string>>().notNull(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.kind, t.slot] }),
    check("writings_kind", oneOf(t.kind, WRITING_KINDS)),
    check("writings_version", sql`${t.version} > 0`),
    index("writings_newest").on(t.memberId, t.kind, t.updatedAt, t.slot),
  ],
);

/** Owner: domain/offers. What investors offer, in integer paise; `opportunity` is a slug. */
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
  ],
);

/** Owner: domain/startups. Which startups an operator has given to a mentor; `startup` is a slug. */
export const startupAssignments = sqliteTable(
  "startup_assignments",
  {
    memberId: memberId(),
    startup: text().notNull(),
    assignedAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.startup] })],
);

/**
 * Owner: domain/erasure-requests. Who asked to be erased, by an id that means nothing once it is done; `id` is the number that
 * the person keeps. What stayed is told in `kept`, without a name.
 */
export const erasureRequests = sqliteTable(
  "erasure_requests",
  {
    id: id(),
    memberId: text().notNull().unique(),
    requestedAt: createdAt(),
    doneAt: moment(),
    kept: text({ mode: "json" }).$type<KeptDocument[]>(),
  },
  (t) => [index("erasure_requests_open").on(t.requestedAt).where(sql.raw("done_at is null"))],
);
