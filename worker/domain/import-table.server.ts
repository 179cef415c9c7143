import { type CsvRow, findHeadedRows } from "./csv-rows.server.ts";

/** Columns of a file by name. `title` is the name shown on the page; `pattern` sees only lower-case letters. */
export type Columns<Name extends string> = Readonly<
  Record<Name, { title: string; pattern: RegExp; isOptional?: boolean; mayBeginWithPlus?: boolean }>
>;
export type ImportTable<Name extends string> = {
  columns: Columns<Name>;
  places: Partial<Record<Name, number>>;
  rows: readonly CsvRow[];
  unread: readonly string[];
};
export type LineError = { line: number; column: string; message: string };

const IMPORT_LINES = 10_000;
const STATEMENT_LINES = 500;

/** Spreadsheets evaluate a cell that begins like this, so our own exports put an apostrophe before it. */
const FORMULA = /^'?[=+\-@\t\r]/;

/** Reads the rows below the headings, separated by commas, semicolons or, if pasted, tabs, or says what is wrong with the file. */
export function findImportTable<Name extends string>(
  text: string,
  columns: Columns<Name>,
): ImportTable<Name> | { fault: string } {
  const required = namesOf(columns).filter((name) => !columns[name].isOptional);
  const found = findHeadedRows(
    text,
    (cells) => placesOf(cells, columns),
    (places) => required.filter((name) => places[name] === undefined),
  );
  const listed = (names: readonly Name[]) => names.map((name) => columns[name].title);
  if ("missing" in found) {
    const needed = new Intl.ListFormat("en-IN").format(listed(required));
    return { fault: `One line must have the headings ${needed}. Missing: ${listed(found.missing).join(", ")}.` };
  }
  const { headings, columns: places, rows } = found;
  if (rows.length > IMPORT_LINES) return { fault: `A file may have at most ${IMPORT_LINES} lines. Split it.` };
  return { columns, places, rows, unread: listUnread(headings, new Set(Object.values(places)), rows) };
}

type Parsed<Person> = {
  data?: Person | undefined;
  error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } | undefined;
};

export function readPeople<Name extends string, Person extends { email: string }>(
  table: ImportTable<Name | "email">,
  parse: (cells: Record<Name | "email", string>) => Parsed<Person>,
) {
  const people = new Map<string, Person & { line: number }>();
  const errors: LineError[] = [];
  const names = namesOf(table.columns);
  for (const { line, cells } of table.rows) {
    const report = (name: Name | "email", message: string) =>
      void errors.push({ line, column: columnLabel(table.places[name] ?? 0, table.columns[name].title), message });
    const named = nameCells(table, cells, report);
    if (!named) continue;
    const { error, data } = parse(named);
    for (const { path, message } of error?.issues ?? []) {
      report(names.find((name) => name === path[0]) ?? "email", message);
    }
    const double = data && people.get(data.email);
    if (double) report("email", `Line ${double.line} has the same address.`);
    else if (data) people.set(data.email, { ...data, line });
  }
  return { people: [...people.values()], errors };
}

function nameCells<Name extends string>(
  { columns, places }: ImportTable<Name>,
  cells: readonly string[],
  report: (name: Name, message: string) => void,
): Record<Name, string> | undefined {
  const named = namesOf(columns).map((name) => [name, cells[places[name] ?? -1] ?? ""] as const);
  const formulas = named.filter(([name, cell]) => FORMULA.test(cell) && !columns[name].mayBeginWithPlus);
  for (const [name] of formulas)
    report(name, "A cell must not begin with =, +, - or @. A spreadsheet would run it as a formula.");
  const empty = named.filter(([name, cell]) => cell === "" && !columns[name].isOptional);
  for (const [name] of empty) report(name, "This cell is empty.");
  return formulas.length + empty.length > 0 ? undefined : (Object.fromEntries(named) as Record<Name, string>);
}

function listUnread(headings: readonly string[], read: ReadonlySet<unknown>, rows: readonly CsvRow[]): string[] {
  const used = [headings, ...rows.map(({ cells }) => cells)].flatMap((cells) =>
    [...cells.keys()].filter((at) => cells[at]),
  );
  const unread = [...new Set(used)].filter((at) => !read.has(at)).sort((a, b) => a - b);
  return unread.map((at) => columnLabel(at, headings[at] || "no heading"));
}

/** Returns a label such as "C (Phone)", with the letter that a spreadsheet shows. */
function columnLabel(at: number, title: string): string {
  return `${columnLetter(at)} (${title})`;
}

function columnLetter(at: number): string {
  const last = String.fromCodePoint(65 + (at % 26));
  return at < 26 ? last : columnLetter(Math.floor(at / 26) - 1) + last;
}

function placesOf<Name extends string>(cells: readonly string[], columns: Columns<Name>) {
  const places: Partial<Record<Name, number>> = {};
  for (const [at, cell] of cells.entries()) {
    const title = cell.toLowerCase().replaceAll(/[^a-z]/g, "");
    for (const name of namesOf(columns)) if (columns[name].pattern.test(title)) places[name] ??= at;
  }
  return places;
}

function namesOf<Name extends string>(columns: Columns<Name>): Name[] {
  return Object.keys(columns) as Name[];
}

export function inStatements<T>(lines: readonly T[]): T[][] {
  const count = Math.ceil(lines.length / STATEMENT_LINES);
  return Array.from({ length: count }, (_, i) => lines.slice(i * STATEMENT_LINES, (i + 1) * STATEMENT_LINES));
}
