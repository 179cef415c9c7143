import { type SQL, sql } from "drizzle-orm";
import { type AnySQLiteColumn, index, integer, text } from "drizzle-orm/sqlite-core";
import { LOCALES } from "#messages/locale.ts";

/**
 * Times are UTC milliseconds, money is integer paise. Foreign keys never cascade: money and consent must survive.
 * Conditions of partial indexes are exported, because SQLite uses such an index only if the query implies its condition.
 */

export const id = () => text().primaryKey();
export const timestamp = () => integer({ mode: "timestamp_ms" });
/** Language in which a person acts or receives mail. */
export const language = () => text({ enum: LOCALES }).notNull().default("en");
export const createdAt = () => timestamp().notNull();

export const oneOf = (column: AnySQLiteColumn, words: readonly string[]) =>
  sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(", "))})`;

/** The last digits of a phone number. The expression has no comma, because drizzle-kit splits expressions at commas. */
export const PHONE_ENDS = [4, 5, 6, 7, 8, 9].map((length) => {
  return { length, end: sql.raw(`cast(phone as integer) % ${10 ** length}`) };
});

/** Together with the index on the whole number, these find any four or more of its digits. */
export const phoneEnds = (table: string, where?: SQL) =>
  PHONE_ENDS.map(({ length, end }) => {
    const added = index(`${table}_phone_${length}`).on(end);
    return where ? added.where(where) : added;
  });

/**
 * SQL: the last word of a name, in lower case. drizzle-kit splits an expression at its commas, so the migration of an index on
 * this one was corrected by hand.
 */
export const surnameIn = (name: AnySQLiteColumn) =>
  sql`lower(substr(${name}, length(rtrim(${name}, replace(${name}, ' ', ''))) + 1))`;

/** SQL: the Indian month ("2026-11") of a time in UTC milliseconds. */
export const indianMonthOf = (at: AnySQLiteColumn) => sql`strftime('%Y-%m', (${at} + 19800000) / 1000, 'unixepoch')`;
