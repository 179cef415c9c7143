import { EventRegistration } from "../../contracts/event-registration.ts";
import { MEMBERSHIP_STATUSES } from "../../contracts/vocabulary.ts";
import type { CsvRow } from "../csv-rows.server.ts";
import { COLUMN_TITLES, columnLetter, type ImportColumn, type ImportColumns } from "./import-columns.server.ts";

export type ImportPerson = Pick<EventRegistration, "fullName" | "email" | "phone" | "membershipStatus"> & {
  line: number;
};
export type LineError = { line: number; column: string; message: string };

/** Spreadsheets calculate a cell that begins like this; our own exports put an apostrophe before it. */
const FORMULA = /^'?[=+\-@\t\r]/;

/** Everybody in the file by address, and everything that is wrong with its lines. */
export function readPeople(rows: readonly CsvRow[], columns: ImportColumns) {
  const people = new Map<string, ImportPerson>();
  const errors: LineError[] = [];
  for (const { line, cells } of rows) {
    const report = (name: ImportColumn, message: string) => {
      const at = columns[name] ?? 0;
      errors.push({ line, column: `${columnLetter(at)} (${COLUMN_TITLES[name]})`, message });
    };
    const person = readPerson(cells, columns, report);
    if (!person) continue;
    const double = people.get(person.email);
    if (double) report("email", `Line ${double.line} has the same address.`);
    else people.set(person.email, { ...person, line });
  }
  return { people: [...people.values()], errors };
}

function readPerson(
  cells: readonly string[],
  columns: ImportColumns,
  report: (name: ImportColumn, message: string) => void,
): Omit<ImportPerson, "line"> | undefined {
  const cellOf = (name: ImportColumn) => cells[columns[name] ?? -1] ?? "";
  const formulas = (["fullName", "email", "membershipStatus"] as const).filter((name) => FORMULA.test(cellOf(name)));
  for (const name of formulas)
    report(name, "A cell must not begin with =, +, - or @. A spreadsheet would calculate it.");
  const empty = (["fullName", "email", "phone"] as const).filter((name) => cellOf(name) === "");
  for (const name of empty) report(name, "This cell is empty.");
  if (formulas.length + empty.length > 0) return undefined;
  const { error, data } = EventRegistration.safeParse({
    fullName: cellOf("fullName"),
    email: cellOf("email"),
    phone: tenDigits(cellOf("phone")),
    ...(cellOf("membershipStatus") && { membershipStatus: statusOf(cellOf("membershipStatus")) }),
  });
  for (const { path, message } of error?.issues ?? []) report(columnOf(path[0]), message);
  return data;
}

/** "+91 98765 43210" and "098765-43210" as the ten digits. */
function tenDigits(text: string): string {
  const digits = text.replaceAll(/[\s()-]/g, "");
  return digits.replace(/^(?:\+91|91(?=\d{10}$)|0(?=\d{10}$))/, "");
}

function statusOf(text: string): string {
  return MEMBERSHIP_STATUSES.find((status) => status.toLowerCase() === text.toLowerCase()) ?? text;
}

function columnOf(field: PropertyKey | undefined): ImportColumn {
  return field === "email" || field === "phone" || field === "membershipStatus" ? field : "fullName";
}
