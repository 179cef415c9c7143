import { type CsvRow, findHeadedRows } from "../csv-rows.server.ts";

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
export type Columns = Partial<Record<Name, number>> & { numbers: number[] };
export type MissingColumn = "date" | "narration" | "credit";

export function findTable(text: string): { columns: Columns; rows: CsvRow[] } | { missing: MissingColumn[] } {
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
