import { type CsvRow, findHeadedRows } from "../csv-rows.server.ts";

const COLUMNS = {
  valueDate: /^value (?:date|dt)$/,
  date: /^(?:(?:txn|tran|transaction|post|posting|posted|booking) )?(?:date|dt)(?: (?:and )?time)?$/,
  narration:
    /^(?:narration|description|particulars|remarks|details|(?:transaction|txn|tran) (?:remarks|details|particulars|description|narration))$/,
  credit: /^(?:credits?|deposits?|cr)(?: (?:amount|amt))?(?: cr)?(?: (?:inr|rs))?$/,
  amount: /^(?:(?:transaction|txn|tran) )?(?:amount|amt)(?: (?:inr|rs))?$/,
  direction: /^(?:dr cr|cr dr|debit credit|credit debit)$/,
  /** Some banks write the direction here, others how the money was sent. */
  type: /^(?:(?:transaction|txn) )?type$/,
  number: /\b(?:ref|utr|chq|cheque|(?:transaction|txn|tran) id)\b/,
} as const;

export type Columns = Partial<Record<keyof typeof COLUMNS, number>>;
export type MissingColumn = "date" | "narration" | "credit";

export function findTable(text: string): { columns: Columns; rows: CsvRow[] } | { missing: MissingColumn[] } {
  return findHeadedRows(text, columnsOf, missingOf);
}

/** Treats "Deposit Amt." and "DEPOSIT AMT (INR)" as the same column; the first of a kind counts, but a UTR before other numbers. */
function columnsOf(cells: readonly string[]): Columns {
  const titles = cells.map((cell) =>
    cell
      .toLowerCase()
      .replace(/[^a-z]+/g, " ")
      .trim(),
  );
  const columns: Columns = {};
  for (const [at, title] of titles.entries()) {
    for (const [name, pattern] of Object.entries(COLUMNS) as Array<[keyof Columns, RegExp]>) {
      if (pattern.test(title)) columns[name] ??= at;
    }
  }
  const utr = titles.findIndex((title) => /\butr\b/.test(title));
  return utr === -1 ? columns : { ...columns, number: utr };
}

function missingOf({ date, valueDate, narration, credit, amount }: Columns): MissingColumn[] {
  const hasCredit = credit !== undefined || amount !== undefined;
  return [
    ...(date === undefined && valueDate === undefined ? (["date"] as const) : []),
    ...(narration === undefined ? (["narration"] as const) : []),
    ...(hasCredit ? [] : (["credit"] as const)),
  ];
}
