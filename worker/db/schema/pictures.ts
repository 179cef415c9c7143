import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, id } from "./columns.ts";

/** Owner: domain/content/pictures/pictures. `hash` covers both files. Narrow pictures have no `small…` file. */
export const pictures = sqliteTable(
  "pictures",
  {
    hash: id(),
    format: text({ enum: ["webp", "avif"] }).notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: integer().notNull(),
    smallWidth: integer(),
    smallHeight: integer(),
    smallBytes: integer(),
    alt: text().notNull(),
    altHi: text().notNull().default(""),
    focusX: integer().notNull(),
    focusY: integer().notNull(),
    /** The operator's account. */
    uploadedBy: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index("pictures_created").on(t.createdAt, t.hash)],
);
