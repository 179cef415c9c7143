import { index, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Answers } from "../../contracts/schemes/vocabulary.ts";
import { memberId } from "./accounts.ts";
import { createdAt, timestamp } from "./columns.ts";

/** Owner: domain/schemes/saved-answers. Only at the member's request. */
export const savedAnswers = sqliteTable("saved_answers", {
  memberId: memberId().primaryKey(),
  answers: text({ mode: "json" }).$type<Answers>().notNull(),
  savedAt: createdAt(),
});

/** Owner: domain/schemes/reminders. Each row is a consent. `seen` is a digest of the terms the member last saw. */
export const schemeReminders = sqliteTable(
  "scheme_reminders",
  {
    memberId: memberId(),
    scheme: text().notNull(),
    noticeVersion: text().notNull(),
    givenAt: timestamp().notNull(),
    seen: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.scheme] }), index("scheme_reminders_seen").on(t.scheme, t.seen)],
);
