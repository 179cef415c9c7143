import { englishLabels } from "#messages/labels.ts";
import { roleLabel } from "#messages/vocabulary/people.ts";
import { ImportedAccount } from "../../contracts/console/import.ts";
import { ROLES } from "../../contracts/vocabulary.ts";
import { columnLabel, type ImportTable, type LineError, readCells } from "../import-table.server.ts";

export const COLUMNS = {
  name: { title: "Name", pattern: /^(?:full )?name$/ },
  email: { title: "Email", pattern: /^e ?mail(?: address| id)?$/ },
  role: { title: "Role", pattern: /^role$/ },
  phone: { title: "Phone", pattern: /^(?:phone|mobile)(?: (?:number|no))?$/, isOptional: true },
} as const;
const TITLES = englishLabels(roleLabel);
type Column = keyof typeof COLUMNS;
export type ImportedPerson = ImportedAccount & { line: number };

/** Everybody in the file by address, and everything that is wrong with its lines. */
export function readAccounts(table: ImportTable<Column>) {
  const people = new Map<string, ImportedPerson>();
  const errors: LineError[] = [];
  for (const row of table.rows) {
    const { line } = row;
    const report = (name: Column, message: string) =>
      void errors.push({ line, column: columnLabel(table, name), message });
    const cells = readCells(table, row, report, ["phone"]);
    if (!cells) continue;
    const { error, data } = ImportedAccount.safeParse({ ...cells, role: roleOf(cells.role) });
    for (const { path, message } of error?.issues ?? []) report(columnOf(path[0]), message);
    const double = data && people.get(data.email);
    if (double) report("email", `Line ${double.line} has the same address.`);
    else if (data) people.set(data.email, { ...data, line });
  }
  return { people: [...people.values()], errors };
}

/** As the site or a spreadsheet writes it: "MSME", "Startup". */
function roleOf(text: string): string {
  const wanted = text.toLowerCase();
  return ROLES.find((role) => role === wanted || TITLES[role].toLowerCase() === wanted) ?? text;
}

function columnOf(field: PropertyKey | undefined): Column {
  return field === "email" || field === "role" || field === "phone" ? field : "name";
}
