import { sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, timestamp } from "./columns.ts";

/** Owner: domain/links/link-checks. Results of the last check of each link in the content. */
export const linkChecks = sqliteTable("link_checks", {
  address: text().primaryKey(),
  /** An HTTP status, or why there was none. */
  status: text().notNull(),
  checkedAt: createdAt(),
  /** Start of the current run of failed checks; null while the address works. */
  firstFailedAt: timestamp(),
  /** When an operator confirmed that the address works although the check fails. */
  acceptedAt: timestamp(),
});
