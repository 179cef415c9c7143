import { CsvError, parse } from "csv-parse/sync";

/** `line` is the number of the row's first line in the file. */
export type CsvRow = { line: number; cells: string[] };
type Parsed = { record: string[]; raw: string; info: { lines: number } };

const DELIMITERS = [",", "\t", ";"];
const MAX_ROWS_ABOVE = 60;

const BROKEN_QUOTES: readonly string[] = ["CSV_QUOTE_NOT_CLOSED", "CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE"];

/** RFC 4180 with any delimiter. Trims cells and skips empty rows. If one quote is broken, a quote inside a cell is text. */
export function readCsvRows(text: string, delimiter: string): CsvRow[] {
  const source = text.replace(/\r\n?/g, "\n");
  try {
    return parseRows(source, delimiter, '"');
  } catch (error) {
    if (error instanceof CsvError && BROKEN_QUOTES.includes(error.code)) return parseRows(source, delimiter, null);
    throw error;
  }
}

/** Finds the line of headings, with any of the usual delimiters, and the rows below it. Titles above it are skipped. */
export function findHeadedRows<Columns, Missing>(
  text: string,
  columnsOf: (cells: readonly string[]) => Columns,
  missingOf: (columns: Columns) => Missing[],
): { headings: string[]; columns: Columns; rows: CsvRow[] } | { missing: Missing[] } {
  let nearest = missingOf(columnsOf([]));
  for (const delimiter of DELIMITERS) {
    const rows = readCsvRows(text, delimiter);
    for (const [at, { cells }] of rows.slice(0, MAX_ROWS_ABOVE).entries()) {
      const columns = columnsOf(cells);
      const missing = missingOf(columns);
      if (missing.length === 0) return { headings: cells, columns, rows: rows.slice(at + 1) };
      if (missing.length < nearest.length) nearest = missing;
    }
  }
  return { missing: nearest };
}

function parseRows(source: string, delimiter: string, quote: '"' | null): CsvRow[] {
  const options = { bom: true, raw: true, info: true, relax_quotes: true, relax_column_count: true, trim: true };
  const parsed: unknown = parse(source, { ...options, delimiter, quote, record_delimiter: "\n", escape: '"' });
  return (parsed as Parsed[])
    .map(({ record, raw, info }) => {
      const texts = quote ? record : record.map((cell) => cell.replace(/^"(.*)"$/s, "$1").replaceAll('""', '"'));
      const cells = texts.map((cell) => cell.replace(/\s+/g, " ").trim());
      return { line: info.lines - raw.trimEnd().split("\n").length + 1, cells };
    })
    .filter(({ cells }) => cells.some(Boolean));
}
