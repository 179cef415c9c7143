import { EventRegistration } from "../../contracts/event-registration.ts";
import { type Outcome, ok, refused } from "../../contracts/problem.ts";
import { MEMBERSHIP_STATUSES } from "../../contracts/vocabulary.ts";
import { causesOf } from "../../db/causes-of.ts";
import type { Deps } from "../../deps.ts";
import { type Actor, atOneTime, type TrailDeps, withTrail } from "../audit-trail.server.ts";
import { findCurrentAddresses } from "../current-address.server.ts";
import { findImportTable, type ImportTable, inStatements, type LineError, readPeople } from "../import-table.server.ts";
import { countPlaces, importStatement, listRegisteredAmong } from "./event-registrations.server.ts";
import { ANY_EVENT } from "./event-titles.server.ts";

export type ImportReport = {
  errors: readonly LineError[];
  /** Number of people that the import adds or has added. */
  added: number;
  /** People already registered for the event with the same address. The import does not change them. */
  known: readonly ImportPerson[];
  /** People whose phone number is in another registration of the event, or an earlier line, with another address. */
  similar: readonly Similar[];
  unread: readonly string[];
  /** Registrations of an event with a number of places, those of the file included. */
  places?: { registered: number; capacity: number } | undefined;
};
type Similar = { person: ImportPerson; name: string; line?: number };
type ImportDeps = TrailDeps & Pick<Deps, "content">;

const ATTEMPTS = 5;
const JUST_REGISTERED =
  "People in this file registered for the event while it was being imported, so nothing was added. Please import it again.";

/** Unless `isDryRun` is set, imports everyone, or no one if a single line is wrong. Repeating a file adds no one. */
export async function importRegistrations(
  deps: ImportDeps,
  by: Actor,
  { event, csv, isDryRun }: { event: string; csv: string; isDryRun: boolean },
): Promise<Outcome<ImportReport>> {
  const { events } = (await deps.content.snapshot()).collections;
  const chosen = events.find(({ slug }) => slug === event);
  if (event !== ANY_EVENT && !chosen) return fault("event", "Choose an event.");
  if (chosen?.isCancelled) return fault("event", "This event is cancelled, so it takes no registrations.");
  const table = findImportTable(csv, COLUMNS);
  if ("fault" in table) return fault("csv", table.fault);
  const { people, errors } = readRegistrations(table);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const { known, similar } = await comparePeople(deps, event, people);
    const registered = new Set(known);
    const fresh = people.filter((person) => !registered.has(person));
    const places = await placesAfter(deps, event, fresh.length, chosen?.capacity);
    const report = { errors, added: fresh.length, known, similar, unread: table.unread, places };
    if (isDryRun || errors.length > 0 || fresh.length === 0) return ok(report);
    if (await addAll(deps, by, event, fresh)) return ok(report);
  }
  return refused("version_conflict", JUST_REGISTERED);
}

async function placesAfter(deps: ImportDeps, event: string, added: number, capacity: number | undefined) {
  return capacity === undefined ? undefined : { registered: (await countPlaces(deps, event)).all + added, capacity };
}

/** Adds all of them with their audit entry, or none if one has registered in the meantime. */
async function addAll(deps: ImportDeps, by: Actor, event: string, people: readonly ImportPerson[]): Promise<boolean> {
  const parts = inStatements(people).map((some) => some.map((person) => ({ id: crypto.randomUUID(), ...person })));
  const entry = { action: "registration.imported", subject: `event:${event}`, after: { people: people.length } };
  const atOnce = atOneTime(deps);
  try {
    await withTrail(atOnce, by, entry, () => parts.map((rows) => importStatement(atOnce, event, rows)));
    return true;
  } catch (error) {
    if (!/UNIQUE constraint failed: event_registrations\./.test(causesOf(error))) throw error;
    return false;
  }
}

/** Compares current addresses: that of a merged account counts as its successor's. */
async function comparePeople(deps: Pick<Deps, "db">, event: string, people: readonly ImportPerson[]) {
  const known: ImportPerson[] = [];
  const similar: Similar[] = [];
  const earlier = new Map<string, ImportPerson>();
  const addresses = new Set<string>();
  for (const some of inStatements(people)) {
    const currentOf = await findCurrentAddresses(
      deps,
      some.map(({ email }) => email),
    );
    const registered = await listRegisteredAmong(
      deps,
      event,
      some.map(({ email, phone }) => ({ email: currentOf(email), phone })),
    );
    for (const { email } of registered) addresses.add(email);
    const byPhone = new Map(registered.map(({ phone, fullName }) => [phone, fullName]));
    for (const person of some) {
      const name = byPhone.get(person.phone);
      const double = earlier.get(person.phone);
      earlier.set(person.phone, double ?? person);
      const isKnown = addresses.has(currentOf(person.email));
      addresses.add(currentOf(person.email));
      if (isKnown) known.push(person);
      else if (name !== undefined) similar.push({ person, name });
      else if (double) similar.push({ person, name: double.fullName, line: double.line });
    }
  }
  return { known, similar };
}

function fault(field: string, message: string) {
  return refused("invalid_input", message, [{ field, message }]);
}

export const COLUMNS = {
  fullName: { title: "Name", pattern: /^(?:full)?name$|^participant$|^attendee$/ },
  email: { title: "Email", pattern: /^email(?:address|id)?$/ },
  phone: { title: "Phone", pattern: /^(?:phone|mobile)(?:number|no)?$/, mayBeginWithPlus: true },
  membershipStatus: { title: "Membership", pattern: /^membership(?:status|asstated)?$/, isOptional: true },
} as const;
type Person = Pick<EventRegistration, "fullName" | "email" | "phone" | "membershipStatus">;
type ImportPerson = Person & { line: number };

function readRegistrations(table: ImportTable<keyof typeof COLUMNS>) {
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
