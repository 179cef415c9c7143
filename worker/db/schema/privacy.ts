import { sql } from "drizzle-orm";
import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, id, timestamp } from "./columns.ts";

/** Retained by law after erasure. `until` is the last day, as YYYY-MM-DD. */
export type RetainedDocument = {
  kind: "invoice" | "receipt" | "credit_note" | "open_order";
  number: string;
  until: string;
};

/** Owner: domain/privacy/erasure-requests. `id` is the person's reference number; no personal data. */
export const erasureRequests = sqliteTable(
  "erasure_requests",
  {
    id: id(),
    memberId: text().notNull().unique(),
    requestedAt: createdAt(),
    doneAt: timestamp(),
    retained: text({ mode: "json" }).$type<RetainedDocument[]>(),
  },
  (t) => [index("erasure_requests_open").on(t.requestedAt).where(sql.raw("done_at is null"))],
);
