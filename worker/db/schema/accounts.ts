import { sql } from "drizzle-orm";
import { type AnySQLiteColumn, check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { CONSENT_PURPOSES, ROLES } from "../../contracts/vocabulary.ts";
import { createdAt, id, language, oneOf, phoneEnds, surnameIn, timestamp } from "./columns.ts";

/** Owner: domain/accounts/members. Also better-auth's user. `email` is lower case; `active` means verified. */
export const members = sqliteTable(
  "members",
  {
    id: id(),
    name: text().notNull(),
    email: text().notNull().unique(),
    phone: text().notNull(),
    role: text({ enum: ROLES }).notNull(),
    state: text({ enum: ["unverified", "active", "merged"] })
      .notNull()
      .default("unverified"),
    createdAt: createdAt(),
    /** Language of the account's mails. */
    language: language(),
    mergedInto: text().references((): AnySQLiteColumn => members.id),
  },
  (t) => [
    check("members_role", oneOf(t.role, ROLES)),
    check("members_email", sql`${t.email} = lower(${t.email})`),
    index("members_state").on(t.state, t.createdAt),
    index("members_state_newest").on(t.state, t.createdAt, t.id),
    index("members_newest").on(t.createdAt, t.id),
    index("members_role_newest").on(t.role, t.createdAt, t.id),
    index("members_name").on(sql`lower(${t.name})`),
    index("members_surname").on(surnameIn(t.name)),
    index("members_phone").on(t.phone),
    ...phoneEnds("members"),
    index("members_merged").on(t.mergedInto).where(sql.raw("merged_into is not null")),
  ],
);

export const memberId = () =>
  text()
    .notNull()
    .references(() => members.id);

/** Owner: domain/accounts/sessions. `token` is a SHA-256, `expiresAt` the absolute end. */
export const sessions = sqliteTable(
  "sessions",
  {
    id: id(),
    userId: text()
      .notNull()
      .references(() => members.id),
    token: text().notNull().unique(),
    expiresAt: timestamp().notNull(),
    ipAddress: text(),
    userAgent: text(),
    createdAt: createdAt(),
    updatedAt: timestamp().notNull(),
    /** When a passkey was last used; null after a login by code. */
    passkeyAt: timestamp(),
  },
  (t) => [
    index("sessions_user").on(t.userId, t.updatedAt),
    index("sessions_expires").on(t.expiresAt),
    index("sessions_updated").on(t.updatedAt),
  ],
);

/** Owner: domain/accounts/passkeys. Column names are those of better-auth's plugin. */
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

/** SQLite needs the same expression in the index and in the query. */
export const CHALLENGED_MEMBER = sql.raw("case when json_valid(value) then value ->> '$.userData.id' end");

/** Owner: domain/accounts/passkeys. Valid for five minutes. */
export const passkeyChallenges = sqliteTable(
  "passkey_challenges",
  {
    id: id(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: timestamp().notNull(),
    createdAt: createdAt(),
    updatedAt: timestamp().notNull(),
  },
  (t) => [
    index("passkey_challenges_identifier").on(t.identifier),
    index("passkey_challenges_expires").on(t.expiresAt),
    index("passkey_challenges_member").on(CHALLENGED_MEMBER),
  ],
);

/** Owner: domain/accounts/login-codes. One per address and browser; `addressKey` is a keyed hash. */
export const loginCodes = sqliteTable(
  "sign_in_codes",
  {
    addressKey: text().notNull(),
    deviceId: text().notNull(),
    nonce: text().notNull().unique(),
    tries: integer().notNull().default(0),
    sends: integer().notNull().default(1),
    sentAt: timestamp().notNull(),
    expiresAt: timestamp().notNull(),
    usedAt: timestamp(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.addressKey, t.deviceId] }), index("sign_in_codes_expires").on(t.expiresAt)],
);

export const WITHDRAWN = sql.raw("withdrawn_at is not null");
export const NOT_WITHDRAWN = sql.raw("withdrawn_at is null");

/** Owner: domain/accounts/consents. No effect while `memberId` is null, because the address is unverified. */
export const consents = sqliteTable(
  "consents",
  {
    id: id(),
    memberId: text().references(() => members.id),
    email: text(),
    purpose: text({ enum: CONSENT_PURPOSES }).notNull(),
    noticeVersion: text().notNull(),
    givenAt: timestamp().notNull(),
    withdrawnAt: timestamp(),
    /** Language in which the notice was read. */
    language: language(),
  },
  (t) => [
    check("consents_purpose", oneOf(t.purpose, CONSENT_PURPOSES)),
    check("consents_person", sql`${t.memberId} is not null or ${t.email} is not null`),
    index("consents_member").on(t.memberId, t.purpose),
    index("consents_email").on(t.email),
    index("consents_newest").on(t.givenAt, t.id),
    index("consents_purpose").on(t.purpose, t.givenAt, t.id),
    index("consents_withdrawn").on(t.givenAt, t.id).where(WITHDRAWN),
    index("consents_valid").on(t.givenAt, t.id).where(NOT_WITHDRAWN),
  ],
);
