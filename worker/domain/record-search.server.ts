import { and, type SQL, sql } from "drizzle-orm";
import type { AnySQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { PHONE_ENDS, surnameIn } from "../db/schema/columns.ts";

export type Searchable = {
  email?: AnySQLiteColumn;
  /** Needs an index on the whole name and one on its last word, both in lower case. */
  name?: AnySQLiteColumn;
  /** Needs an index on the whole number and one for each length in `PHONE_ENDS`. */
  phone?: AnySQLiteColumn;
  /** Condition of these indexes if they are partial. */
  phoneCondition?: SQL;
  /** Columns with numbers that must match exactly. */
  exact?: readonly AnySQLiteColumn[];
  /** Queries for ids of records that the text matches in another table. */
  alsoIds?: (text: string) => readonly SQL[];
  /** Column with a person's id, and a query for the people whom the text names in another table. */
  person?: { column: AnySQLiteColumn; ids: (text: string) => SQL };
};

type Searched = { table: SQLiteTable; id: AnySQLiteColumn | SQL; base?: SQL | undefined; search?: Searchable };

/** Number of matches to read when filters can exclude many of them. */
export const FILTERED_MATCHES = 200;
const ERASED_NAME = "erased";
/** Shorter texts match too much. */
const SEARCH_MIN = 3;

/** Query for the ids of records with exactly this name, email or number: the beginning of one would match too many. */
export function idsNamed({ table, id, search = {} }: Searched, entered: string): SQL {
  const text = entered.trim();
  const { email, name, phone, phoneCondition, exact = [], alsoIds = () => [] } = search;
  const digits = digitsOf(text);
  const conditions = [
    ...exact.map((column) => sql`${column} = ${text}`),
    ...alsoIds(text).map((ids) => sql`${id} in (${ids})`),
    ...(email ? [sql`${email} = ${text.toLowerCase()}`] : []),
    ...(name && text !== ERASED_NAME ? [sql`lower(${name}) = ${asciiLower(text)}`] : []),
    ...(phone ? [sql`${and(sql`${phone} in (${digits}, ${`+${digits}`})`, phoneCondition)}`] : []),
  ];
  return sql`select ${id} from ${table} where ${sql.join(conditions, sql` or `)}`;
}

/** Query for the rowids (`found`) of at most `most` matches, so that a search reads only the rows that it shows. */
export function matchesOf({ table, id, base, search = {} }: Searched, entered: string, most: number): SQL | undefined {
  const text = entered.trim().toLowerCase();
  if (!isSearch(entered)) return undefined;
  const digits = digitsOf(text);
  const { email, name, phone, phoneCondition, exact = [], alsoIds = () => [], person } = search;
  const whole = [
    ...exact.map((column) => sql`${column} = ${entered.trim()}`),
    ...alsoIds(entered.trim()).map((ids) => sql`${id} in (${ids})`),
  ];
  const conditions = [
    ...(whole.length > 0 ? [sql.join(whole, sql` or `)] : []),
    ...(person ? [sql`${and(sql`${person.column} in (${person.ids(entered.trim())})`, base)}`] : []),
    ...(phone && /^\d{4,}$/.test(digits) ? hasDigits(phone, digits, phoneCondition) : []),
    ...(email ? [startsWith(sql`${email}`, text)] : []),
    ...(name ? hasName(name, asciiLower(entered.trim())) : []),
  ];
  if (conditions.length === 0) return undefined;
  const parts = conditions.map((condition) => sql`select rowid as found from ${table} where ${condition}`);
  return sql`select distinct found from (${unionOf(parts)}) limit ${most}`;
}

/** D1 allows at most this many terms in a union. */
export const UNION_TERMS = 5;

function unionOf(parts: readonly SQL[]): SQL {
  const groups = Array.from({ length: Math.ceil(parts.length / UNION_TERMS) }, (_, i) =>
    sql.join(parts.slice(i * UNION_TERMS, (i + 1) * UNION_TERMS), sql` union all `),
  );
  const [first, ...rest] = groups;
  return first && rest.length === 0 ? first : unionOf(groups.map((group) => sql`select * from (${group})`));
}

/** Takes the beginning of a name or of its last word, or the last word before the others. */
function hasName(name: AnySQLiteColumn, text: string): SQL[] {
  const [first = "", ...others] = text.split(/\s+/);
  const whole = sql`lower(${name})`;
  if (others.length === 0) return [startsWith(whole, first), startsWith(surnameIn(name), first)];
  return [
    [first, ...others],
    [...others, first],
  ].map((words) => startsWith(whole, words.join(" ")));
}

/** Like SQLite's `lower`, which the index uses, does not change "É". */
function asciiLower(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

export function isSearch(entered: string): boolean {
  return entered.trim().length >= SEARCH_MIN;
}

function startsWith(column: SQL, text: string): SQL {
  return sql`${column} >= ${text} and ${column} < ${`${text}\u{10ffff}`}`;
}

function digitsOf(text: string): string {
  const digits = text.replace(/[\s()+-]/g, "");
  return /^(?:\+|00)91/.test(text) || /^91\d{10}$/.test(digits) ? digits.replace(/^(?:00)?91/, "") : digits;
}

/**
 * SQL conditions: the digits occur in the number, at its start or at the start of one of its ends. They are separate and
 * repeat the condition of the partial indexes, because SQLite reads the row of each match if "or" joins them.
 */
function hasDigits(phone: AnySQLiteColumn, digits: string, condition: SQL | undefined): SQL[] {
  const ends = PHONE_ENDS.flatMap(({ length, end }) => {
    const unit = 10 ** (length - digits.length);
    const first = Number(digits) * unit;
    return unit >= 1 ? [sql`${end} between ${first} and ${first + unit - 1}`] : [];
  });
  const begins = [digits, `+${digits}`].map((start) => startsWith(sql`${phone}`, start));
  return [...begins, ...ends].map((one) => sql`${and(one, condition)}`);
}
