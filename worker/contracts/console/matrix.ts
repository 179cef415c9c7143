/** The benefit matrix as the table shows it. Imports nothing, so that the browser can use it. */

/** Input values by plan. */
export type MatrixCells = { en: Readonly<Record<string, string>>; hi: Readonly<Record<string, string>> };
/** `was` holds the cells that the operator started from, at `version`. */
export type TypedRow = { slug: string; version: number; was: MatrixCells; cells: MatrixCells };

/** Yes, no and numbers are the same in every language. */
export function needsTranslation(text: string): boolean {
  return !/^(?:yes|no|\d*)$/i.test(text.trim());
}
