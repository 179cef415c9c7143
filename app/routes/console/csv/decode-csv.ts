const NOT_CSV =
  "This is not a CSV file. Open it in Excel or Google Sheets, save or download it as CSV, and choose the new file.";
/** Excel files (.xlsx, .xls) and PDF. */
const OTHER_KINDS = ["PK\u0003\u0004", "\u00D0\u00CF\u0011\u00E0", "%PDF"];

/** Reads UTF-8, UTF-16 (“Unicode text” of Excel) and Windows-1252, in which Excel writes “CSV” without Hindi. */
export function decodeCsv(bytes: Uint8Array): { text: string } | { fault: string } {
  if (bytes.length === 0) return { fault: "This file is empty. Choose another one." };
  const start = String.fromCharCode(...bytes.subarray(0, 4));
  if (OTHER_KINDS.includes(start)) return { fault: NOT_CSV };
  if (start.startsWith("\u00FF\u00FE")) return { text: new TextDecoder("utf-16le").decode(bytes) };
  if (start.startsWith("\u00FE\u00FF")) return { text: new TextDecoder("utf-16be").decode(bytes) };
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
  } catch {
    return { text: new TextDecoder("windows-1252").decode(bytes) };
  }
}
