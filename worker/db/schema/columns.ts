import { sql } from "drizzle-orm";
import { type AnySQLiteColumn, integer, text } from "drizzle-orm/sqlite-core";

/*
 * Every table has one owner in worker/domain, named above it. Times are UTC, in milliseconds since 1970; money is
 * integer paise. Foreign keys never cascade: money, consent and people are not deleted by deleting something else.
 */

export const id = () => text().primaryKey();
export const moment = () => integer({ mode: "timestamp_ms" });
export const createdAt = () => moment().notNull();

/** SQL list of a vocabulary, for CHECK constraints. The words are this code's own, never input. */
export const oneOf = (column: AnySQLiteColumn, words: readonly string[]) =>
  sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(", "))})`;
