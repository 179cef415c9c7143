import { type CsvRow, findHeadedRows } from "../csv-rows.server.ts";
import { sha256Hex } from "../digest.server.ts";
import { bankNumberOf } from "./reference.server.ts";

/** A credit in a statement. `key` stays the same when another statement shows it again. */
export type StatementCredit = {
  line: number;
  receivedOn: string;
  narration: string;
  amountPaise: number;
  key: string;
  /** The bank's number of the transfer; empty if the file has no such column. */
  number: string;
};
export type UnreadableLine = { line: number; problem: "date" | "amount" | "direction" };
export type BankStatement = { credits: StatementCredit[]; debits: number; unreadable: UnreadableLine[] };

type Entry = Omit<StatementCredit, "key">;

/** Reads the CSV layouts of the common Indian banks, whose columns are recognised by their titles. */
export function readBankStatement(text: string): BankStatement | { missing: MissingColumn[] } {
  const table = findTable(text);
  if ("missing" in table) return table;
  const entries: Entry[] = [];
  const unreadable: UnreadableLine[] = [];
  let debits = 0;
  let before: Entry | undefined;
  for (const row of table.rows) {
    const read = readRow(row, table.columns);
    if (read === "continuation") {
      if (!isText(row, table.columns)) before = undefined;
      if (before) before.narration += ` ${cellOf(row, table.columns.narration)}`;
      continue;
    }
    before = undefined;
    if (read === "debit") debits++;
    else if ("problem" in read) unreadable.push(read);
    else {
      before = read;
      entries.push(read);
    }
  }
  return { credits: withKeys(entries), debits, unreadable };
}

function readRow(row: CsvRow, columns: Columns): Entry | UnreadableLine | "debit" | "continuation" {
  const { line } = row;
  const printedDate = cellOf(row, columns.valueDate) || cellOf(row, columns.date);
  const printed = creditCellOf(row, columns);
  if (!printed && printedDate === "") return "continuation";
  if (printed === undefined) return { line, problem: "direction" };
  if (printed === "") return "debit";
  const amountPaise = parseStatementAmount(printed);
  if (amountPaise === undefined) return { line, problem: "amount" };
  if (amountPaise === 0) return "debit";
  const receivedOn = parseStatementDate(printedDate);
  if (receivedOn === undefined) return { line, problem: "date" };
  const numbers = columns.numbers.map((at) => cellOf(row, at));
  const number = numbers.find((text) => bankNumberOf(text) !== "") ?? numbers[0] ?? "";
  const narration = [cellOf(row, columns.narration), number].join(" ").trim();
  return { line, receivedOn, narration, amountPaise, number };
}

/** Returns "" for a debit. Some banks have one column of amounts, and say "CR" or "DR" in another or behind the amount, or sign it. */
function creditCellOf(row: CsvRow, { credit, amount, type, direction = type }: Columns): string | undefined {
  if (credit !== undefined) return cellOf(row, credit).replace(/^[-–]$/, "");
  const printed = cellOf(row, amount);
  if (printed === "") return "";
  const side = parseDirection(cellOf(row, direction)) ?? parseDirection(printed) ?? parseSign(printed);
  if (side === "credit") return printed;
  return side === "debit" ? "" : undefined;
}

/** False for a debit without a date of its own and for a closing balance, which have a figure in another column. */
function isText({ cells }: CsvRow, { narration, numbers }: Columns): boolean {
  return cells.every((cell, at) => !/\d/.test(cell) || at === narration || numbers.includes(at));
}

function withKeys(entries: readonly Entry[]): StatementCredit[] {
  const seen = new Map<string, number>();
  return entries.map((credit) => {
    const text = credit.narration.toUpperCase().replace(/[^A-Z0-9]/g, "");
    const id = [credit.receivedOn, credit.amountPaise, text, credit.number].join("|");
    const count = (seen.get(id) ?? 0) + 1;
    seen.set(id, count);
    return { ...credit, key: sha256Hex(`${id}|${count}`) };
  });
}

function cellOf({ cells }: CsvRow, at: number | undefined): string {
  return (at === undefined ? undefined : cells[at]) ?? "";
}

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const TIME = /[ T]\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?: ?[AP]M)?$/i;
const YEAR_FIRST = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/;
const DAY_FIRST = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/;
const NAMED = /^(\d{1,2})(?:st|nd|rd|th)?[ /-]([a-z]{3})[a-z]*[ ,/-]+(\d{4}|\d{2})$/i;
const AMOUNT =
  /^\+?(?:₹|rs\.?|inr)? ?(\d{1,12}|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.(\d{1,2}))?(?:\/-|\+)?(?: ?\(?cr\.?\)?)?$/i;
const SIGN = /^(?:([+-])[^+-]*\d(?:\/-)?|[^+-]*\d([+-]))$/;
const CREDIT = /^(?:c(?:r|redit)?|deposit)\.?$/i;
const DEBIT = /^(?:d(?:r|ebit)?|withdrawal)\.?$/i;
const SIDE = /[\d ]\(?([cd]r)\.?\)?$/i;

/** Indian banks write the day first: "24/11/26", "24-Nov-2026", "24th Nov 2026". The result is YYYY-MM-DD. */
export function parseStatementDate(text: string): string | undefined {
  const printed = text.trim().replace(TIME, "");
  const [, firstYear = "", nextMonth = "", lastDay = ""] = YEAR_FIRST.exec(printed) ?? [];
  if (firstYear) return realDay(Number(firstYear), Number(nextMonth), Number(lastDay));
  const [, day = "", month = "", year = ""] = DAY_FIRST.exec(printed) ?? NAMED.exec(printed) ?? [];
  if (!day) return undefined;
  const monthNumber = /^\d/.test(month) ? Number(month) : MONTHS.indexOf(month.toLowerCase()) + 1;
  return realDay(year.length === 2 ? 2000 + Number(year) : Number(year), monthNumber, Number(day));
}

/** Parses "2,99,999.00", "₹ 5,000/-" and "299999.5 Cr" to paise; `undefined` without a number. */
export function parseStatementAmount(text: string): number | undefined {
  const [, rupees = "", paise = ""] = AMOUNT.exec(text.trim()) ?? [];
  const digits = rupees.replaceAll(",", "");
  if (digits === "" || digits.length > 12) return undefined;
  return Number(digits) * 100 + Number(paise.padEnd(2, "0"));
}

/** Reads "CR", "Debit" or the end of "5.00 (Dr)"; `undefined` for anything else. */
function parseDirection(text: string): "credit" | "debit" | undefined {
  const word = SIDE.exec(text)?.[1] ?? text;
  if (CREDIT.test(word)) return "credit";
  return DEBIT.test(word) ? "debit" : undefined;
}

function parseSign(amount: string): "credit" | "debit" | undefined {
  const [, before, behind] = SIGN.exec(amount) ?? [];
  const sign = before ?? behind;
  if (!sign) return undefined;
  return sign === "+" ? "credit" : "debit";
}

function realDay(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 10) : undefined;
}

const COLUMNS = {
  valueDate: /^value (?:date|dt)$/,
  date: /^(?:(?:txn|tran|transaction|post|posting|posted|booking) )?(?:date|dt)(?: (?:and )?time)?$/,
  narration: /^(?:(?:transaction|txn|tran) )?(?:(?:narration|description|particulars|remarks|details)(?: |$))+$/,
  credit: /^(?:credits?|deposits?|cr)(?: (?:amount|amt))?(?: cr)?(?: (?:in )?(?:inr|rs))?$/,
  amount: /^(?:(?:transaction|txn|tran) )?(?:amount|amt)(?: (?:in )?(?:inr|rs))?$/,
  direction: /^(?:dr cr|cr dr|debit credit|credit debit)$/,
  /** Some banks write the direction here, others how the money was sent. */
  type: /^(?:(?:transaction|txn) )?type$/,
} as const;
const NUMBER = /^(?!.*\b(?:date|dt)\b).*\b(?:ref|utr|chq|cheque|(?:transaction|txn|tran) id)\b/;

type Name = keyof typeof COLUMNS;
type Columns = Partial<Record<Name, number>> & { numbers: number[] };
type MissingColumn = "date" | "narration" | "credit";

function findTable(text: string): { columns: Columns; rows: CsvRow[] } | { missing: MissingColumn[] } {
  return findHeadedRows(text, columnsOf, missingOf);
}

/** Treats "Deposit Amt." and "DEPOSIT AMT (INR)" as the same column. The first of a kind counts. `numbers` begins with the UTR. */
function columnsOf(cells: readonly string[]): Columns {
  const titles = cells.map((cell) =>
    cell
      .toLowerCase()
      .replace(/[^a-z]+/g, " ")
      .trim(),
  );
  const columns: Columns = { numbers: [] };
  for (const [at, title] of titles.entries()) {
    for (const [name, pattern] of Object.entries(COLUMNS) as Array<[Name, RegExp]>) {
      if (pattern.test(title)) columns[name] ??= at;
    }
    if (NUMBER.test(title)) columns.numbers.push(at);
  }
  const isUtr = (at: number) => /\butr\b/.test(titles[at] ?? "");
  return { ...columns, numbers: columns.numbers.toSorted((a, b) => Number(isUtr(b)) - Number(isUtr(a))) };
}

function missingOf({ date, valueDate, narration, credit, amount }: Columns): MissingColumn[] {
  const hasCredit = credit !== undefined || amount !== undefined;
  return [
    ...(date === undefined && valueDate === undefined ? (["date"] as const) : []),
    ...(narration === undefined ? (["narration"] as const) : []),
    ...(hasCredit ? [] : (["credit"] as const)),
  ];
}
