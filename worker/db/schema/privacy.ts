import { sql } from "drizzle-orm";
import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, id, moment } from "./columns.ts";

/** What the law keeps of an erased person: kind, number of the document and, as YYYY-MM-DD, the last day. */
export type RetainedDocument = { kind: "receipt" | "open_order"; number: string; until: string };

/**
 * Owner: domain/privacy/erasure-requests. Who asked to be erased, by an id that means nothing once it is done; `id` is
 * the number that the person keeps. What stayed is told in `kept`, without a name.
 */
export const erasureRequests = sqliteTable(
  "erasure_requests",
  {
    id: id(),
    memberId: text().notNull().unique(),
    requestedAt: createdAt(),
    doneAt: moment(),
    retained: text({ mode: "json" }).$type<RetainedDocument[]>(),
  },
  (t) => [index("erasure_requests_open").on(t.requestedAt).where(sql.raw("done_at is null"))],
);
