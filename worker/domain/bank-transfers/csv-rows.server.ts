/** `line` is the number of the row's first line in the file. */
export type CsvRow = { line: number; cells: string[] };

/** RFC 4180 with any delimiter; quoted cells may contain it and line breaks. Cells are trimmed, empty rows left out. */
export function readCsvRows(text: string, delimiter: string): CsvRow[] {
  const rows: CsvRow[] = [];
  let row: CsvRow = { line: 1, cells: [] };
  let cell = "";
  let line = 1;
  let isQuoted = false;
  const endCell = () => {
    row.cells.push(cell.replace(/\s+/g, " ").trim());
    cell = "";
  };
  const endRow = () => {
    endCell();
    if (row.cells.some(Boolean)) rows.push(row);
    row = { line: line + 1, cells: [] };
  };
  const source = text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  for (let at = 0; at < source.length; at++) {
    const letter = source[at] ?? "";
    if (isQuoted && letter === '"' && source[at + 1] === '"') {
      cell += '"';
      at++;
    } else if (letter === '"' && (isQuoted || cell.trim() === "")) isQuoted = !isQuoted;
    else if (letter === delimiter && !isQuoted) endCell();
    else if (letter === "\n" && !isQuoted) endRow();
    else cell += letter;
    if (letter === "\n") line++;
  }
  endRow();
  return rows;
}
