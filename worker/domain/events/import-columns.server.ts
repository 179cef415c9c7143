import { type CsvRow, readCsvRows } from "../csv-rows.server.ts";

const COLUMNS = {
  fullName: /^(?:full )?name$|^participant$|^attendee$/,
  email: /^e ?mail(?: address| id)?$/,
  phone: /^(?:phone|mobile)(?: (?:number|no))?$/,
  membershipStatus: /^membership(?: status)?$/,
} as const;
export type ImportColumn = keyof typeof COLUMNS;
export type ImportColumns = Partial<Record<ImportColumn, number>>;
export const COLUMN_TITLES: Record<ImportColumn, string> = {
  fullName: "Name",
  email: "Email",
  phone: "Phone",
  membershipStatus: "Membership",
};
const REQUIRED = ["fullName", "email", "phone"] as const;

/** The rows below the line of titles, with commas or semicolons. */
export function findImportTable(
  text: string,
): { columns: ImportColumns; rows: readonly CsvRow[] } | { missing: readonly string[] } {
  const [titles = ""] = text.trimStart().split("\n");
  const delimiter = titles.split(";").length > titles.split(",").length ? ";" : ",";
  const [head, ...rows] = readCsvRows(text, delimiter);
  const columns = columnsOf(head?.cells ?? []);
  const missing = REQUIRED.filter((name) => columns[name] === undefined);
  return missing.length > 0 ? { missing: missing.map((name) => COLUMN_TITLES[name]) } : { columns, rows };
}

/** As a spreadsheet names it: A, B, … Z, AA. */
export function columnLetter(at: number): string {
  const last = String.fromCodePoint(65 + (at % 26));
  return at < 26 ? last : columnLetter(Math.floor(at / 26) - 1) + last;
}

function columnsOf(cells: readonly string[]): ImportColumns {
  const columns: ImportColumns = {};
  for (const [at, cell] of cells.entries()) {
    const title = cell
      .toLowerCase()
      .replaceAll(/[^a-z]+/g, " ")
      .trim();
    for (const [name, pattern] of Object.entries(COLUMNS) as [ImportColumn, RegExp][]) {
      if (pattern.test(title)) columns[name] ??= at;
    }
  }
  return columns;
}
