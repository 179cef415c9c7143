import { sql } from "drizzle-orm";
import { type AnySQLiteColumn, integer, text } from "drizzle-orm/sqlite-core";
import { LOCALES } from "#messages/locale.ts";

/** Times are UTC milliseconds, money is integer paise. Foreign keys never cascade: money and consent must survive. */

export const id = () => text().primaryKey();
export const moment = () => integer({ mode: "timestamp_ms" });
/** In which somebody acts or is written to. */
export const language = () => text({ enum: LOCALES }).notNull().default("en");
export const createdAt = () => moment().notNull();

export const oneOf = (column: AnySQLiteColumn, words: readonly string[]) =>
  sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(", "))})`;

/** The last five digits; without a comma, at which drizzle-kit splits an expression. */
export const PHONE_END = sql.raw("cast(phone as integer) % 100000");

/** SQL: the Indian month ("2026-11") of a time in UTC milliseconds. */
export const indianMonthOf = (at: AnySQLiteColumn) => sql`strftime('%Y-%m', (${at} + 19800000) / 1000, 'unixepoch')`;
