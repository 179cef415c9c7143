import { sql } from "drizzle-orm";
import { type AnySQLiteColumn, integer, text } from "drizzle-orm/sqlite-core";

/**
 * Each table names its owner in worker/domain. Times are UTC milliseconds, money is integer paise. Foreign keys never cascade:
 * deleting one thing must not delete money, consent or people.
 */

export const id = () => text().primaryKey();
export const moment = () => integer({ mode: "timestamp_ms" });
export const createdAt = () => moment().notNull();

export const oneOf = (column: AnySQLiteColumn, words: readonly string[]) =>
  sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(", "))})`;
