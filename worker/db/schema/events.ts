import { sql } from "drizzle-orm";
import { check, index, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { createdAt, id } from "./columns.ts";

/** Owner: domain/events/event-registrations. `event` is the slug, or 'general' when none was named. */
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
