import type { CsvRow } from "../csv-rows.server.ts";
import { sha256Hex } from "../digest.server.ts";
import { bankNumberOf } from "./reference.server.ts";
import { parseDirection, parseSign, parseStatementAmount, parseStatementDate } from "./statement-cells.server.ts";
import { type Columns, findTable, type MissingColumn } from "./statement-columns.server.ts";

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
