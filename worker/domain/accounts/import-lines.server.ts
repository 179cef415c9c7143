import { englishLabels } from "#messages/labels.ts";
import { roleLabel } from "#messages/vocabulary/people.ts";
import { ImportedAccount } from "../../contracts/console/import.ts";
import { ROLES } from "../../contracts/vocabulary.ts";
import { type ImportTable, readPeople } from "../import-table.server.ts";

export const COLUMNS = {
  name: { title: "Name", pattern: /^(?:full)?name$/ },
  email: { title: "Email", pattern: /^email(?:address|id)?$/ },
  role: { title: "Role", pattern: /^role$/ },
  phone: { title: "Phone", pattern: /^(?:phone|mobile)(?:number|no)?$/, isOptional: true, mayBeginWithPlus: true },
} as const;
const TITLES = englishLabels(roleLabel);
export type ImportedPerson = ImportedAccount & { line: number };

export function readAccounts(table: ImportTable<keyof typeof COLUMNS>) {
  return readPeople(table, (cells) => ImportedAccount.safeParse({ ...cells, role: roleOf(cells.role) }));
}

function roleOf(text: string): string {
  const wanted = text.toLowerCase();
  return ROLES.find((role) => TITLES[role].toLowerCase() === wanted) ?? "";
}
