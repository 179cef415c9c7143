import { sql } from "drizzle-orm";
import { check, index, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { createdAt, id, language, phoneEnds, surnameIn, timestamp } from "./columns.ts";

export const UNCONFIRMED = sql.raw("confirmed_at is null");
export const CONFIRMED = sql.raw("confirmed_at is not null");

/** Owner: domain/events/event-registrations. `event` is a slug, or "general". */
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
    confirmedAt: timestamp(),
    confirmedBy: text(),
    language: language(),
  },
  (t) => [
    uniqueIndex("event_registrations_person").on(t.event, t.email),
    index("event_registrations_email").on(t.email),
    index("event_registrations_created").on(t.createdAt),
    index("event_registrations_newest").on(t.createdAt, t.id),
    index("event_registrations_event").on(t.event, t.createdAt, t.id),
    index("event_registrations_waiting").on(t.event, t.createdAt, t.id).where(UNCONFIRMED),
    index("event_registrations_all_waiting").on(t.createdAt, t.id).where(UNCONFIRMED),
    index("event_registrations_confirmed").on(t.event, t.createdAt, t.id).where(CONFIRMED),
    index("event_registrations_all_confirmed").on(t.createdAt, t.id).where(CONFIRMED),
    index("event_registrations_name").on(sql`lower(${t.fullName})`),
    index("event_registrations_surname").on(surnameIn(t.fullName)),
    index("event_registrations_phone").on(t.phone),
    ...phoneEnds("event_registrations"),
    check("event_registrations_phone", sql`length(${t.phone}) = 10 and ${t.phone} not glob '*[^0-9]*'`),
  ],
);

/** Owner: domain/events/registration-corrections. No effect until the owner of the address accepts them. */
export const registrationCorrections = sqliteTable(
  "registration_corrections",
  {
    id: id(),
    registrationId: text()
      .notNull()
      .references(() => eventRegistrations.id),
    fullName: text().notNull(),
    phone: text().notNull(),
    membershipStatus: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index("registration_corrections_registration").on(t.registrationId, t.createdAt),
    index("registration_corrections_created").on(t.createdAt),
    check("registration_corrections_phone", sql`length(${t.phone}) = 10 and ${t.phone} not glob '*[^0-9]*'`),
  ],
);
