import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { createdAt, id } from "./columns.ts";

/** By language, of the shape of `data`: only texts, lists in the order of the English ones. */
export type StoredTranslations = { hi?: unknown };

export const ENTRY_STATUSES = ["draft", "published"] as const;

/** Owner: domain/content/content. `data` is JSON of the collection's schema. */
export const contentEntries = sqliteTable(
  "content_entries",
  {
    id: id(),
    collection: text().notNull(),
    slug: text().notNull(),
    position: integer().notNull(),
    status: text({ enum: ENTRY_STATUSES }).notNull(),
    data: text({ mode: "json" }).notNull(),
    translations: text({ mode: "json" }).$type<StoredTranslations>(),
    updatedAt: createdAt(),
  },
  (t) => [uniqueIndex("content_entries_slug").on(t.collection, t.slug)],
);

/** Owner: domain/content/content. */
export const contentRevisions = sqliteTable(
  "content_revisions",
  {
    id: id(),
    entryId: text()
      .notNull()
      .references(() => contentEntries.id),
    data: text({ mode: "json" }).notNull(),
    actor: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index("content_revisions_entry").on(t.entryId, t.createdAt)],
);
