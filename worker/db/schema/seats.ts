import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { members } from "./accounts.ts";
import { createdAt, id, timestamp } from "./columns.ts";

export const SEAT_STATUSES = ["invited", "accepted", "declined", "withdrawn", "ended"] as const;
export const OPEN_SEAT = sql.raw("status in ('invited', 'accepted')");

/** Owner: domain/seats/seats. One row per invitation; `ownerId` is the account that bought the membership. */
export const seats = sqliteTable(
  "seats",
  {
    id: id(),
    ownerId: text()
      .notNull()
      .references(() => members.id),
    /** From 1 to the plan's number of seats. */
    place: integer().notNull(),
    /** Lower case; null once the person is erased. */
    email: text(),
    memberId: text().references(() => members.id),
    status: text({ enum: SEAT_STATUSES }).notNull(),
    createdAt: createdAt(),
    acceptedAt: timestamp(),
    closedAt: timestamp(),
    /** Day in India on which the job next checks whether the owner's membership is over. */
    checkOn: text().notNull(),
  },
  (t) => [
    uniqueIndex("seats_place").on(t.ownerId, t.place).where(OPEN_SEAT),
    uniqueIndex("seats_person").on(t.ownerId, t.email).where(OPEN_SEAT),
    index("seats_owner").on(t.ownerId, t.place),
    index("seats_email").on(t.email),
    index("seats_member").on(t.memberId).where(sql.raw("member_id is not null")),
    index("seats_check").on(t.checkOn).where(OPEN_SEAT),
    index("seats_closed").on(t.closedAt).where(sql.raw("closed_at is not null")),
  ],
);
