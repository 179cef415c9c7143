import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { ENTRY_STATUSES, type EntryStatus } from "../../contracts/console/content.ts";
import { createdAt, id, timestamp } from "./columns.ts";

/** Same shape as `data`, but only the texts. Lists have the order of the English ones. */
export type StoredTranslations = { hi?: unknown };
/** `data` may be incomplete until it is published. */
export type Draft = { data: unknown; translations: StoredTranslations | null };

/** Owner: domain/content/entries. `data` is JSON of the collection's schema: the public version, if any. */
export const contentEntries = sqliteTable(
  "content_entries",
  {
    id: id(),
    collection: text().notNull(),
    slug: text().notNull(),
    position: integer().notNull(),
    status: text({ enum: ENTRY_STATUSES }).notNull(),
    data: text({ mode: "json" }).notNull(),
    updatedAt: createdAt(),
    translations: text({ mode: "json" }).$type<StoredTranslations>(),
    /** Unpublished changes to a published entry. */
    draft: text({ mode: "json" }).$type<Draft>(),
    /** For optimistic locking: every write adds one, except a change of position. */
    version: integer().notNull().default(1),
    publishAt: timestamp(),
    /** The operator who chose `publishAt`. */
    scheduledBy: text(),
  },
  (t) => [
    uniqueIndex("content_entries_slug").on(t.collection, t.slug),
    index("content_entries_due").on(t.publishAt).where(sql.raw("publish_at is not null")),
  ],
);

/** Owner: domain/content/revisions. `actor` is an operator's account, or the process that wrote it. */
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
    translations: text({ mode: "json" }).$type<StoredTranslations>(),
  },
  (t) => [index("content_revisions_entry").on(t.entryId, t.createdAt)],
);

/** No CHECK, because more kinds will be added. */
export const PUBLICATION_KINDS = ["hand", "schedule", "rollback"] as const;

/** Owner: domain/content/publications. */
export const publications = sqliteTable(
  "publications",
  {
    id: id(),
    kind: text({ enum: PUBLICATION_KINDS }).notNull(),
    operator: text().notNull(),
    takesBack: text(),
    createdAt: createdAt(),
  },
  (t) => [index("publications_time").on(t.createdAt)],
);

/** Changes that a publication makes to an entry. Missing fields do not change. */
export type PublicState = Partial<Draft> & { status?: EntryStatus; position?: number };

/** Owner: domain/content/publications. */
export const publicationChanges = sqliteTable(
  "publication_changes",
  {
    id: id(),
    publicationId: text()
      .notNull()
      .references(() => publications.id),
    entryId: text()
      .notNull()
      .references(() => contentEntries.id),
    before: text({ mode: "json" }).$type<PublicState>().notNull(),
    after: text({ mode: "json" }).$type<PublicState>().notNull(),
  },
  (t) => [
    index("publication_changes_publication").on(t.publicationId),
    index("publication_changes_entry").on(t.entryId),
  ],
);
