import { EventRegistration } from "../../contracts/event-registration.ts";
import { MEMBERSHIP_STATUSES } from "../../contracts/vocabulary.ts";
import { type ImportTable, readPeople } from "../import-table.server.ts";

export const COLUMNS = {
  fullName: { title: "Name", pattern: /^(?:full)?name$|^participant$|^attendee$/ },
  email: { title: "Email", pattern: /^email(?:address|id)?$/ },
  phone: { title: "Phone", pattern: /^(?:phone|mobile)(?:number|no)?$/, mayBeginWithPlus: true },
  membershipStatus: { title: "Membership", pattern: /^membership(?:status|asstated)?$/, isOptional: true },
} as const;
type Person = Pick<EventRegistration, "fullName" | "email" | "phone" | "membershipStatus">;
export type ImportPerson = Person & { line: number };

export function readRegistrations(table: ImportTable<keyof typeof COLUMNS>) {
  return readPeople(table, ({ membershipStatus, phone, ...cells }) =>
    EventRegistration.safeParse({
      ...cells,
      phone: tenDigits(phone),
      ...(membershipStatus && { membershipStatus: statusOf(membershipStatus) }),
    }),
  );
}

/** Reduces "+91 98765 43210" and "098765-43210" to the ten digits. */
function tenDigits(text: string): string {
  const digits = text.replaceAll(/[\s()-]/g, "");
  return digits.replace(/^(?:\+91|91(?=\d{10}$)|0(?=\d{10}$))/, "");
}

function statusOf(text: string): string {
  return MEMBERSHIP_STATUSES.find((status) => status.toLowerCase() === text.toLowerCase()) ?? text;
}
