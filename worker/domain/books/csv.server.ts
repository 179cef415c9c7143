import Papa from "papaparse";

export type Table = { fields: readonly string[]; data: ReadonlyArray<ReadonlyArray<string | number>> };

/** UTF-8 with a byte order mark, which Excel needs. A text that begins like a formula gets an apostrophe before it. */
export function toCsv({ fields, data }: Table): string {
  const rows = { fields: [...fields], data: data.map((row) => [...row]) };
  return `\uFEFF${Papa.unparse(rows, { escapeFormulae: true, newline: "\r\n" })}\r\n`;
}
