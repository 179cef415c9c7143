import { EventRegistration } from "../../contracts/event-registration.ts";
import { MEMBERSHIP_STATUSES } from "../../contracts/vocabulary.ts";
import { columnLabel, type ImportTable, type LineError, readCells } from "../import-table.server.ts";

export const COLUMNS = {
  fullName: { title: "Name", pattern: /^(?:full )?name$|^participant$|^attendee$/ },
  email: { title: "Email", pattern: /^e ?mail(?: address| id)?$/ },
  phone: { title: "Phone", pattern: /^(?:phone|mobile)(?: (?:number|no))?$/ },
  membershipStatus: { title: "Membership", pattern: /^membership(?: status)?$/, isOptional: true },
} as const;
type Column = keyof typeof COLUMNS;
export type ImportPerson = Pick<EventRegistration, "fullName" | "email" | "phone" | "membershipStatus"> & {
  line: number;
};

/** Everybody in the file by address, and everything that is wrong with its lines. */
export function readPeople(table: ImportTable<Column>) {
  const people = new Map<string, ImportPerson>();
  const errors: LineError[] = [];
  for (const row of table.rows) {
    const { line } = row;
    const report = (name: Column, message: string) =>
      void errors.push({ line, column: columnLabel(table, name), message });
    // A phone number may begin with a plus.
    const cells = readCells(table, row, report, ["phone"]);
    const person = cells && readPerson(cells, report);
    if (!person) continue;
    const double = people.get(person.email);
    if (double) report("email", `Line ${double.line} has the same address.`);
    else people.set(person.email, { ...person, line });
  }
  return { people: [...people.values()], errors };
}

function readPerson(
  { fullName, email, phone, membershipStatus }: Record<Column, string>,
  report: (name: Column, message: string) => void,
): Omit<ImportPerson, "line"> | undefined {
  const { error, data } = EventRegistration.safeParse({
    ...{ fullName, email, phone: tenDigits(phone) },
    ...(membershipStatus && { membershipStatus: statusOf(membershipStatus) }),
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

function columnOf(field: PropertyKey | undefined): Column {
  return field === "email" || field === "phone" || field === "membershipStatus" ? field : "fullName";
}
