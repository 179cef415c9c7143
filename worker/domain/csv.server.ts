/** RFC 4180. An apostrophe before formulas and apostrophes stops formula injection (OWASP ASVS 1.2.10). */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(toCell).join(",")}\r\n`).join("");
}

function toCell(text: string): string {
  const safe = /^[=+\-@\t\r\n\0'＝＋－＠]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
