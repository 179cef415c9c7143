import { type CsvRow, readCsvRows } from "./csv-rows.server.ts";

/** The columns of a file by name; `title` is what the page calls one. */
export type Columns<Name extends string> = Readonly<
  Record<Name, { title: string; pattern: RegExp; isOptional?: boolean }>
>;
export type ImportTable<Name extends string> = {
  columns: Columns<Name>;
  places: Partial<Record<Name, number>>;
  rows: readonly CsvRow[];
};
export type LineError = { line: number; column: string; message: string };

export const IMPORT_LINES = 10_000;

/** Spreadsheets calculate a cell that begins like this; our own exports put an apostrophe before it. */
const FORMULA = /^'?[=+\-@\t\r]/;

/** The rows below the line of titles, with commas or semicolons, or in words what is wrong with the file. */
export function findImportTable<Name extends string>(
  text: string,
  columns: Columns<Name>,
): ImportTable<Name> | { fault: string } {
  const [titles = ""] = text.trimStart().split("\n");
  const delimiter = titles.split(";").length > titles.split(",").length ? ";" : ",";
  const [head, ...rows] = readCsvRows(text, delimiter);
  const places = placesOf(head?.cells ?? [], columns);
  const required = namesOf(columns).filter((name) => !columns[name].isOptional);
  const missing = required.filter((name) => places[name] === undefined);
  const listed = (names: readonly Name[]) => names.map((name) => columns[name].title);
  if (missing.length > 0) {
    const needed = new Intl.ListFormat("en-IN").format(listed(required));
    return { fault: `The first line needs the titles ${needed}. Missing: ${listed(missing).join(", ")}.` };
  }
  if (rows.length > IMPORT_LINES) return { fault: `A file may have at most ${IMPORT_LINES} lines. Split it.` };
  return { columns, places, rows };
}

/** The cells of a line by name; `undefined` after reporting those that are empty or a formula. */
export function readCells<Name extends string>(
  { columns, places }: ImportTable<Name>,
  { cells }: CsvRow,
  report: (name: Name, message: string) => void,
  mayBegin: readonly NoInfer<Name>[] = [],
): Record<Name, string> | undefined {
  const names = namesOf(columns);
  const entries = names.map((name) => [name, cells[places[name] ?? -1] ?? ""] as const);
  let isWhole = true;
  const refuse = (name: Name, message: string) => {
    isWhole = false;
    report(name, message);
  };
  for (const [name, cell] of entries) {
    if (FORMULA.test(cell) && !mayBegin.includes(name)) {
      refuse(name, "A cell must not begin with =, +, - or @. A spreadsheet would calculate it.");
    }
  }
  for (const [name, cell] of entries) if (cell === "" && !columns[name].isOptional) refuse(name, "This cell is empty.");
  return isWhole ? (Object.fromEntries(entries) as Record<Name, string>) : undefined;
}

/** Such as "C (Phone)", with the letter that a spreadsheet shows. */
export function columnLabel<Name extends string>({ columns, places }: ImportTable<Name>, name: Name): string {
  return `${columnLetter(places[name] ?? 0)} (${columns[name].title})`;
}

function columnLetter(at: number): string {
  const last = String.fromCodePoint(65 + (at % 26));
  return at < 26 ? last : columnLetter(Math.floor(at / 26) - 1) + last;
}

function placesOf<Name extends string>(cells: readonly string[], columns: Columns<Name>) {
  const places: Partial<Record<Name, number>> = {};
  for (const [at, cell] of cells.entries()) {
    const title = cell
      .toLowerCase()
      .replaceAll(/[^a-z]+/g, " ")
      .trim();
    for (const name of namesOf(columns)) if (columns[name].pattern.test(title)) places[name] ??= at;
  }
  return places;
}

function namesOf<Name extends string>(columns: Columns<Name>): Name[] {
  return Object.keys(columns) as Name[];
}
