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
  /** The records that rows belong to, such as orders: a text that finds one finds its rows. `key` needs an index. */
  parent?: { rows: Searched; key: AnySQLiteColumn };
};

type Searched = { table: SQLiteTable; id: AnySQLiteColumn | SQL; base?: SQL | undefined; search?: Searchable };

/** Shorter texts match too much. */
const SEARCH_MIN = 3;

/** Query for the rowids (`found`) of the matches, or of the first `limit`, to read no more rows than the list shows. */
export function matchesOf(source: Searched, entered: string, limit: number | undefined): SQL | undefined {
  if (!isSearch(entered)) return undefined;
  const { table, base, search: { parent } = {} } = source;
  const own = conditionsFor(source, entered).map((one) => sql`select rowid as found from ${table} where ${one}`);
  // A cross join stops SQLite from starting with the rows instead of the records that the text finds.
  const joined =
    parent &&
    sql`${parent.rows.table} cross join (select rowid as found, ${parent.key} as parent from ${table}
      where ${base ?? sql`true`}) as child on child.parent = ${parent.rows.id}`;
  const ofParents = conditionsFor(parent?.rows, entered).map((one) => sql`select found from ${joined} where ${one}`);
  const parts = [...own, ...ofParents];
  if (parts.length === 0) return undefined;
  return sql`select distinct found from (${unionOf(parts)})${limit === undefined ? undefined : sql` limit ${limit}`}`;
}

function conditionsFor(source: Searched | undefined, entered: string): SQL[] {
  if (!source?.search) return [];
  const text = entered.trim();
  const digits = digitsOf(text);
  const { email, name, phone, phoneCondition, exact = [], alsoIds = () => [] } = source.search;
  const whole = [
    ...exact.map((column) => sql`${column} = ${text}`),
    ...alsoIds(text).map((ids) => sql`${source.id} in (${ids})`),
  ];
  return [
    ...(whole.length > 0 ? [sql.join(whole, sql` or `)] : []),
    ...(phone && /^\d{4,}$/.test(digits) ? hasDigits(phone, digits, phoneCondition) : []),
    ...(email ? [startsWith(sql`${email}`, text.toLowerCase())] : []),
    ...(name ? spellingsOf(asciiLower(text)).flatMap((one) => hasName(name, one.split(/\s+/))) : []),
  ];
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

/** Phones type the curly apostrophe of “D’Souza”, computers the straight one. */
function spellingsOf(text: string): string[] {
  return [...new Set(["’", "'"].map((apostrophe) => text.replaceAll(/[’']/g, apostrophe)))];
}

const TITLES = ["mr", "mrs", "ms", "miss", "dr", "prof", "shri", "sri", "smt", "श्री", "श्रीमती", "डॉ"];

/**
 * Matches the beginning of a name or of its last word, the last word before the others, or the beginnings of the first
 * and the last word. A title such as “Mrs” need not be part of the name.
 */
function hasName(name: AnySQLiteColumn, words: readonly string[]): SQL[] {
  const [first = "", ...others] = words;
  const [second] = others;
  const whole = sql`lower(${name})`;
  if (second === undefined) return [startsWith(whole, first), startsWith(surnameIn(name), first)];
  return [
    startsWith(whole, [first, ...others].join(" ")),
    startsWith(whole, [...others, first].join(" ")),
    ...(others.length === 1 ? [hasEnds(name, first, second), hasEnds(name, second, first)] : []),
    ...(isTitle(first) ? hasName(name, words.slice(words.findIndex((word) => !isTitle(word)))) : []),
  ];
}

function isTitle(word: string): boolean {
  return TITLES.includes(word.replace(/\.$/, ""));
}

function hasEnds(name: AnySQLiteColumn, first: string, last: string): SQL {
  return sql`${startsWith(sql`lower(${name})`, first)} and ${startsWith(surnameIn(name), last)}`;
}

/** Like SQLite's `lower`, which the index uses, does not change "É". */
function asciiLower(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

export function isSearch(entered: string): boolean {
  return entered.trim().length >= SEARCH_MIN;
}

export function isTooShort(entered: string): boolean {
  return entered.trim() !== "" && !isSearch(entered);
}

function startsWith(column: SQL, text: string): SQL {
  return sql`${column} >= ${text} and ${column} < ${`${text}\u{10ffff}`}`;
}

function digitsOf(text: string): string {
  const digits = text.replace(/[\s()+-]/g, "");
  const isIndian = /^(?:\+|00)91/.test(text) || /^91\d{10}$/.test(digits);
  return isIndian ? digits.replace(/^(?:00)?91/, "") : digits.replace(/^0(?=\d{10}$)/, "");
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
  const starts = [digits, `+${digits}`].map((start) => startsWith(sql`${phone}`, start));
  return [...starts, ...ends].map((one) => sql`${and(one, condition)}`);
}
