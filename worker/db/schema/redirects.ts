import { primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt } from "./columns.ts";

/** Owner: domain/content/redirects. Former slugs of entries; `toSlug` is the entry's current one. */
export const slugRedirects = sqliteTable(
  "slug_redirects",
  {
    collection: text().notNull(),
    fromSlug: text().notNull(),
    toSlug: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.collection, t.fromSlug] })],
);
