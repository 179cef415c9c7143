/** Excel reads a CSV file as UTF-8 only after this mark. */
export const BYTE_ORDER_MARK = "\u{feff}";

/** RFC 4180. An apostrophe before formulas and apostrophes prevents formula injection (OWASP ASVS 1.2.10). */
export function toCsv(rows: ReadonlyArray<ReadonlyArray<string | number>>): string {
  return rows.map((row) => `${row.map(toCell).join(",")}\r\n`).join("");
}

function toCell(value: string | number): string {
  return typeof value === "number" ? String(value) : toTextCell(value);
}

function toTextCell(text: string): string {
  const safe = /^[=+\-@\t\r\n\0'＝＋－＠]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
