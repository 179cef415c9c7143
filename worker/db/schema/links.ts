import { sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, moment } from "./columns.ts";

/** Owner: domain/links/link-checks. What the last check of an address in the content found. */
export const linkChecks = sqliteTable("link_checks", {
  address: text().primaryKey(),
  /** An HTTP status, or why there was none. */
  status: text().notNull(),
  checkedAt: createdAt(),
  /** Since when every check has failed; null while the address works. */
  firstFailedAt: moment(),
  /** An operator opened the address and found it fine, though the check fails. */
  acceptedAt: moment(),
});
