/** The benefit matrix as the table shows it. Imports nothing, so that the browser can use it. */

/** What the inputs hold, by plan. */
export type MatrixCells = { en: Readonly<Record<string, string>>; hi: Readonly<Record<string, string>> };
/** `was`: what the cells held when the operator began, at this version. */
export type TypedRow = { slug: string; version: number; was: MatrixCells; cells: MatrixCells };

/** Only words have a translation: yes, no and numbers are the same in every language. */
export function isWords(text: string): boolean {
  return !/^(?:yes|no|\d*)$/i.test(text.trim());
}
