import { englishLabels } from "#messages/labels.ts";
import { roleLabel } from "#messages/vocabulary/people.ts";
import { ImportedAccount } from "../../contracts/console/import.ts";
import { type Outcome, ok, refused } from "../../contracts/problem.ts";
import { ROLES } from "../../contracts/vocabulary.ts";
import { causesOf } from "../../db/causes-of.ts";
import { type Actor, atOneTime, type TrailDeps, withTrail } from "../audit-trail.server.ts";
import { findImportTable, type ImportTable, inStatements, type LineError, readPeople } from "../import-table.server.ts";
import { importAccountsStatement, listAddressesAmong } from "./members.server.ts";

export type AccountsReport = {
  errors: readonly LineError[];
  added: number;
  known: readonly ImportedPerson[];
  unread: readonly string[];
};

const ATTEMPTS = 5;
const JUST_REGISTERED =
  "People in this file registered while it was being imported, so nothing was added. Please import it again.";

/**
 * Unless `isDryRun` is set, adds everyone, or no one if a single line is wrong. The accounts are unconfirmed, without
 * consents, and get no mail. Their owners confirm them at the first login.
 */
export async function importAccounts(
  deps: TrailDeps,
  by: Actor,
  { csv, isDryRun }: { csv: string; isDryRun: boolean },
): Promise<Outcome<AccountsReport>> {
  const table = findImportTable(csv, COLUMNS);
  if ("fault" in table) return refused("invalid_input", table.fault, [{ field: "csv", message: table.fault }]);
  const { people, errors } = readAccounts(table);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const taken = new Set<string>();
    for (const some of inStatements(people))
      for (const address of await listAddressesAmong(deps, some)) taken.add(address);
    const known = people.filter(({ email }) => taken.has(email));
    const fresh = people.filter(({ email }) => !taken.has(email));
    const report = { errors, added: fresh.length, known, unread: table.unread };
    if (isDryRun || errors.length > 0 || fresh.length === 0) return ok(report);
    if (await addAll(deps, by, fresh)) return ok(report);
  }
  return refused("version_conflict", JUST_REGISTERED);
}

/** Adds all of them with their audit entry, or none if one has registered in the meantime. */
async function addAll(deps: TrailDeps, by: Actor, people: readonly ImportedPerson[]): Promise<boolean> {
  const parts = inStatements(people).map((some) => some.map((person) => ({ id: crypto.randomUUID(), ...person })));
  const entry = { action: "member.imported", subject: "members", after: { people: people.length } };
  const atOnce = atOneTime(deps);
  try {
    await withTrail(atOnce, by, entry, () => parts.map((rows) => importAccountsStatement(atOnce, rows)));
    return true;
  } catch (error) {
    if (!/UNIQUE constraint failed: members\.email/.test(causesOf(error))) throw error;
    return false;
  }
}

export const COLUMNS = {
  name: { title: "Name", pattern: /^(?:full)?name$/ },
  email: { title: "Email", pattern: /^email(?:address|id)?$/ },
  role: { title: "Role", pattern: /^role$/ },
  phone: { title: "Phone", pattern: /^(?:phone|mobile)(?:number|no)?$/, isOptional: true, mayBeginWithPlus: true },
} as const;
const TITLES = englishLabels(roleLabel);
type ImportedPerson = ImportedAccount & { line: number };

function readAccounts(table: ImportTable<keyof typeof COLUMNS>) {
  return readPeople(table, (cells) => ImportedAccount.safeParse({ ...cells, role: roleOf(cells.role) }));
}

function roleOf(text: string): string {
  const wanted = text.toLowerCase();
  return ROLES.find((role) => TITLES[role].toLowerCase() === wanted) ?? "";
}
