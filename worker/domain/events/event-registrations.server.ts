import { and, asc, count, eq, inArray, lt, ne, not, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { EventRegistration } from "../../contracts/event-registration.ts";
import { insertIf } from "../../db/insert-if.ts";
import { isOneOf } from "../../db/is-one-of.ts";
import { type Renaming, renameIf } from "../../db/rename-if.ts";
import { indianMonthOf } from "../../db/schema/columns.ts";
import { CONFIRMED, eventRegistrations, UNCONFIRMED } from "../../db/schema/events.ts";
import type { Deps } from "../../deps.ts";
import { auditStatement } from "../audit.server.ts";
import { eventTakesPlace } from "../content/entry-conditions.server.ts";
import { currentAddress } from "../current-address.server.ts";
import { moveUnsentMail } from "../mail/outbox.server.ts";
import { hasReplies } from "../mail/record-replies.server.ts";
import { dayFilters, type RowsSource } from "../record-rows.server.ts";
import { deleteTraces, moveTraces } from "../record-traces.server.ts";
import { registrationConfirmedMail } from "./mails.server.ts";
import { deleteCorrections, detailsFrom, isWaiting, listCorrections } from "./registration-corrections.server.ts";

type Details = Omit<typeof eventRegistrations.$inferInsert, "email"> & Pick<EventRegistration, "membershipStatus">;
export type NewRegistration = Details & { email: SQL<string> };

export function insertStatement(deps: Pick<Deps, "db">, row: NewRegistration, when: SQL) {
  const { event, email } = eventRegistrations;
  return insertIf(deps.db, eventRegistrations, row, when).onConflictDoNothing({ target: [event, email] });
}

/** Inserts the registration or replaces the details of the address. Deletes pending corrections. */
export function replaceStatements(deps: Pick<Deps, "db">, row: NewRegistration, when: SQL) {
  const { event, email } = eventRegistrations;
  return [
    insertIf(deps.db, eventRegistrations, row, when).onConflictDoUpdate({
      target: [event, email],
      set: {
        fullName: sql`excluded.full_name`,
        phone: sql`excluded.phone`,
        membershipStatus: sql`excluded.membership_status`,
        language: sql`excluded.language`,
      },
    }),
    deleteCorrections(deps, idsWhere(and(eq(event, row.event), eq(email, row.email), when))),
  ] as const;
}

/** SQL for the registration of this address for the event: its language, and its id if its details differ. */
export function registrationToCorrect(row: NewRegistration): { ids: SQL; language: SQL } {
  const { event, email, fullName, phone, membershipStatus, language } = eventRegistrations;
  const isSame = and(eq(event, row.event), eq(email, row.email));
  const hasOtherDetails = or(
    ne(fullName, row.fullName),
    ne(phone, row.phone),
    ne(membershipStatus, row.membershipStatus),
  );
  return {
    ids: idsWhere(and(isSame, hasOtherDetails)),
    language: sql`(select ${language} from ${eventRegistrations} where ${isSame})`,
  };
}

export async function acceptCorrection(
  deps: Pick<Deps, "db" | "now">,
  registrationId: string,
  correctionId: string,
): Promise<boolean> {
  const { id } = eventRegistrations;
  const isPending = isWaiting(registrationId, correctionId);
  const isWaitingFor = and(eq(id, registrationId), isPending);
  const entry = {
    actor: "mail_link",
    action: "registration.corrected",
    subject: `event_registration:${registrationId}`,
  };
  const [changed] = await deps.db.batch([
    deps.db.update(eventRegistrations).set(detailsFrom(correctionId)).where(isWaitingFor).returning({ id }),
    auditStatement(deps, entry, isPending),
    deleteCorrections(deps, idsWhere(isWaitingFor)),
  ]);
  return changed.length > 0;
}

/** Fails its whole batch if one of them is already registered for the event. Sends no mail. */
export function importStatement(
  deps: Pick<Deps, "db" | "now">,
  event: string,
  people: readonly (Pick<Details, "id" | "fullName" | "phone" | "membershipStatus"> & { email: string })[],
) {
  const { id } = eventRegistrations;
  const value = (name: string) => sql.raw(`value ->> '${name}'`);
  const given = sql`${value("id")}, ${event}, ${value("fullName")}, ${currentAddress(value("email"))}, ${value("phone")},
    ${value("membershipStatus")}, ${deps.now().getTime()}, null, null, 'en'`;
  return deps.db
    .insert(eventRegistrations)
    .select(sql`select ${given} from json_each(${JSON.stringify(people)})`)
    .returning({ id });
}

export async function findRegistration(deps: Pick<Deps, "db">, id: string) {
  return deps.db.select().from(eventRegistrations).where(eq(eventRegistrations.id, id)).get();
}

export async function listRegistrationsOf(deps: Pick<Deps, "db">, email: string) {
  return deps.db
    .select()
    .from(eventRegistrations)
    .where(eq(eventRegistrations.email, email))
    .orderBy(asc(eventRegistrations.createdAt));
}

export async function listCorrectionsOf(deps: Pick<Deps, "db">, email: string) {
  return listCorrections(deps, idsWhere(eq(eventRegistrations.email, email)));
}

export async function listByName(
  { db }: Pick<Deps, "db">,
  event: string,
  { isConfirmed, limit }: { isConfirmed: boolean; limit: number },
) {
  const { event: slug, fullName, id } = eventRegistrations;
  const isListed = and(eq(slug, event), isConfirmed ? CONFIRMED : undefined);
  return db
    .select()
    .from(eventRegistrations)
    .where(isListed)
    .orderBy(sql`lower(trim(${fullName}))`, asc(id))
    .limit(limit);
}

/** Lists registrations of the event with one of these email addresses or phone numbers. */
export async function listRegisteredAmong(
  deps: Pick<Deps, "db">,
  event: string,
  people: readonly { email: string; phone: string }[],
) {
  const { email, phone } = eventRegistrations;
  const among = (column: SQLWrapper, values: readonly string[]) =>
    deps.db
      .select()
      .from(eventRegistrations)
      .where(and(isOneOf(column, values), eq(eventRegistrations.event, event)));
  // Two statements, because each has its own index.
  const found = await deps.db.batch([
    among(
      email,
      people.map((person) => person.email),
    ),
    among(
      phone,
      people.map((person) => person.phone),
    ),
  ]);
  return found.flat();
}

/** Lists other registrations of the event with the same phone number or name. */
export async function listDuplicates(
  deps: Pick<Deps, "db">,
  { id, event, phone, fullName }: typeof eventRegistrations.$inferSelect,
) {
  const isOther = and(eq(eventRegistrations.event, event), ne(eventRegistrations.id, id));
  const like = (same: SQL) => deps.db.select().from(eventRegistrations).where(and(same, isOther)).limit(5);
  // Two statements, because each has its own index.
  const [samePhone, sameName] = await deps.db.batch([
    like(eq(eventRegistrations.phone, phone)),
    like(sql`lower(${eventRegistrations.fullName}) = lower(${fullName})`),
  ]);
  return [...samePhone, ...sameName.filter((one) => !samePhone.some((other) => other.id === one.id))];
}

export async function listRegisteredEvents({ db }: Pick<Deps, "db">, events: readonly string[]): Promise<string[]> {
  if (events.length === 0) return [];
  const isIt = sql`${eventRegistrations.event} = one.value`;
  const rows = await db.all<{ value: string }>(sql`select one.value from json_each(${JSON.stringify(events)}) as one
    where exists (select 1 from ${eventRegistrations} where ${isIt})`);
  return rows.map(({ value }) => value);
}

export async function listWithoutEvent({ db }: Pick<Deps, "db">, ids: readonly string[]): Promise<string[]> {
  const { id } = eventRegistrations;
  const rows = await db
    .select({ id })
    .from(eventRegistrations)
    .where(and(isOneOf(id, ids), sql`not (${registeredEventTakesPlace()})`));
  return rows.map((row) => row.id);
}

export async function countRegistrations({ db }: Pick<Deps, "db">, event: string): Promise<number> {
  return db.$count(eventRegistrations, eq(eventRegistrations.event, event));
}

export async function countPlaces({ db }: Pick<Deps, "db">, event: string) {
  const { event: slug, confirmedAt } = eventRegistrations;
  const counted = { all: count(), confirmed: count(confirmedAt) };
  const row = await db.select(counted).from(eventRegistrations).where(eq(slug, event)).get();
  return row ?? { all: 0, confirmed: 0 };
}

/** Counts the registrations for an event to which no operator has written since then. */
export async function countUnwritten({ db }: Pick<Deps, "db">, event: string, since: Date): Promise<number> {
  const isWritten = hasReplies(sql`'registration:' || ${eventRegistrations.id}`, sql`${since.getTime()}`);
  return db.$count(eventRegistrations, and(eq(eventRegistrations.event, event), not(isWritten)));
}

export function countedRegistrations(): SQL {
  const { createdAt, event } = eventRegistrations;
  return sql`select ${indianMonthOf(createdAt)} as period, ${event} as label, count(*) as count, 0 as paise
    from ${eventRegistrations} group by 1, 2`;
}

export const REGISTRATION_ROWS = {
  table: eventRegistrations,
  id: eventRegistrations.id,
  at: eventRegistrations.createdAt,
  filters: {
    event: (value) => eq(eventRegistrations.event, value),
    state: (value) => (value === "waiting" ? UNCONFIRMED : CONFIRMED),
    ...dayFilters(eventRegistrations.createdAt),
  },
  search: {
    email: eventRegistrations.email,
    name: eventRegistrations.fullName,
    phone: eventRegistrations.phone,
  },
} satisfies RowsSource<typeof eventRegistrations>;

/** Confirms a registration. If `by` is null, withdraws the confirmation. */
export function confirmationStatement(deps: Pick<Deps, "db" | "now">, id: string, by: string | null, when?: SQL) {
  return deps.db
    .update(eventRegistrations)
    .set({ confirmedAt: by === null ? null : deps.now(), confirmedBy: by })
    .where(and(eq(eventRegistrations.id, id), isConfirmed(by === null), when));
}

/** SQL condition: the registration still has the old address, and no other one for the event has the new address. */
export function mayChangeAddress(id: string, from: string, to: SQL): SQL {
  const isTaken = sql`select 1 from ${eventRegistrations} as other join ${eventRegistrations} as own on own.event = other.event
    where own.id = ${id} and other.id <> own.id and other.email = ${to}`;
  return sql`${hasRegistration(id, eq(eventRegistrations.email, from))} and not exists (${isTaken})`;
}

/** Changes the address. Deletes pending corrections, which were waiting for the owner of the old address. */
export function changeAddressStatements(deps: Pick<Deps, "db">, id: string, to: SQL, when: SQL) {
  return [
    deleteCorrections(deps, idsWhere(and(eq(eventRegistrations.id, id), when))),
    deps.db
      .update(eventRegistrations)
      .set({ email: to })
      .where(and(eq(eventRegistrations.id, id), when))
      .returning({ id: eventRegistrations.id }),
  ] as const;
}

/** SQL condition: the registration is still for `from`, and its address is not registered for `to`. */
export function mayChangeEvent(id: string, { from, to }: { from: string; to: string }): SQL {
  return sql`${hasRegistration(id, eq(eventRegistrations.event, from))} and not exists (${sameAddress(id, to)})`;
}

/** Moves the registration to another event, where its place is not confirmed. */
export function changeEventStatement({ db }: Pick<Deps, "db">, id: string, event: string, when: SQL) {
  return db
    .update(eventRegistrations)
    .set({ event, confirmedAt: null, confirmedBy: null })
    .where(and(eq(eventRegistrations.id, id), when))
    .returning({ id: eventRegistrations.id });
}

/** Finds the id of the registration for another event with the same address. */
export async function findSameAddress({ db }: Pick<Deps, "db">, id: string, event: string) {
  return (await db.get<{ id: string } | undefined>(sameAddress(id, event)))?.id;
}

function sameAddress(id: string, event: string): SQL {
  return sql`select other.id from ${eventRegistrations} as other
    where other.event = ${event} and other.email = ${addressOfRegistration(id)}`;
}

export function renameInRegistrations(db: Deps["db"], renaming: Renaming, when: SQL) {
  const { event, email } = eventRegistrations;
  return renameIf(db, { table: eventRegistrations, column: event, keys: [email] }, renaming, when);
}

/** In a merge of two registrations, confirms the kept one if either was confirmed. */
export function mergeConfirmationStatement(
  deps: Pick<Deps, "db">,
  { keepId, dropId }: { keepId: string; dropId: string },
  when: SQL,
) {
  const { id, confirmedAt, confirmedBy } = eventRegistrations;
  const ofDropped = (column: SQLWrapper) => sql`(select ${column} from ${eventRegistrations} where ${id} = ${dropId})`;
  const isFirst = sql`${confirmedAt} is not null`;
  return deps.db
    .update(eventRegistrations)
    .set({
      confirmedAt: sql`case when ${isFirst} then ${confirmedAt} else ${ofDropped(sql`confirmed_at`)} end`,
      confirmedBy: sql`case when ${isFirst} then ${confirmedBy} else ${ofDropped(sql`confirmed_by`)} end`,
    })
    .where(and(eq(id, keepId), when))
    .returning({ id });
}

/** Run before the confirmation moves. `isPair` is a condition on the registrations `old` and `own` of one event. */
export function moveConfirmationMail(deps: Pick<Deps, "db">, isPair: SQL) {
  const pairs = sql`${eventRegistrations} as old join ${eventRegistrations} as own on own.event = old.event`;
  const moves = sql`select old.id as old, old.email as old_email, own.id as fresh, own.email as email from ${pairs}
    where ${isPair} and old.confirmed_at is not null and own.confirmed_at is null`;
  return moveUnsentMail(deps, registrationConfirmedMail, moves);
}

/** Keeps the registration with the address `to` for each event, with the notes and the confirmation of both. */
export function mergeRegistrationsOf(deps: Pick<Deps, "db">, from: string, to: string) {
  const both = sql`${eventRegistrations} as old join ${eventRegistrations} as own on own.event = old.event
    where old.email = ${from} and own.email = ${to}`;
  const old = (column: string) =>
    sql`(select ${sql.raw(`old.${column}`)} from ${eventRegistrations} as old where old.email = ${from}
      and old.event = ${eventRegistrations.event})`;
  const moves = sql`select 'registration:' || old.id as old, 'registration:' || own.id as fresh, own.created_at as at from ${both}`;
  return [
    ...moveTraces(deps, moves),
    moveConfirmationMail(deps, sql`old.email = ${from} and own.email = ${to}`),
    deps.db
      .update(eventRegistrations)
      .set({ confirmedAt: old("confirmed_at"), confirmedBy: old("confirmed_by") })
      .where(and(eq(eventRegistrations.email, to), UNCONFIRMED, sql`${old("confirmed_at")} is not null`)),
    ...moveRegistrations(deps, from, to),
  ] as const;
}

function moveRegistrations(deps: Pick<Deps, "db">, from: string, to: string) {
  const { event, email } = eventRegistrations;
  const known = deps.db.select({ event }).from(eventRegistrations).where(eq(email, to));
  return [
    deleteCorrections(deps, idsWhere(eq(email, from))),
    ...deleteWhere(deps, and(eq(email, from), inArray(event, known))),
    deps.db.update(eventRegistrations).set({ email: to }).where(eq(email, from)),
  ] as const;
}

export async function cancelRegistration(
  deps: Pick<Deps, "db" | "now">,
  { memberId, email }: { memberId: string; email: string },
  id: string,
): Promise<void> {
  const mine = and(eq(eventRegistrations.id, id), eq(eventRegistrations.email, email));
  const found = await deps.db.select({ event: eventRegistrations.event }).from(eventRegistrations).where(mine).get();
  if (!found) return;
  const subject = `event_registration:${id}`;
  const entry = { actor: memberId, action: "registration.cancelled", subject, detail: found.event };
  await deps.db.batch([auditStatement(deps, entry, sql`exists (${idsWhere(mine)})`), ...deleteWhere(deps, mine)]);
}

export function eraseRegistrationsOf(deps: Pick<Deps, "db">, address: SQL) {
  return deleteWhere(deps, eq(eventRegistrations.email, address));
}

/** Ids of registrations for events that ended before `before`. Without a known end, uses the registration date. */
export async function listOldRegistrations(
  deps: Pick<Deps, "db" | "content">,
  before: Date,
  limit: number,
): Promise<string[]> {
  const { events } = (await deps.content.snapshot()).collections;
  const recent = events.filter((event) => new Date(event.endsAt ?? event.startsAt ?? 0) >= before && !event.recurrence);
  const { id, event, createdAt } = eventRegistrations;
  const isRecent = isOneOf(
    event,
    recent.map(({ slug }) => slug),
  );
  const isOld = and(lt(createdAt, before), sql`not ${isRecent}`);
  const rows = await deps.db.select({ id }).from(eventRegistrations).where(isOld).limit(limit);
  return rows.map((row) => row.id);
}

export function purgeRegistrations(deps: Pick<Deps, "db">, ids: readonly string[], when?: SQL) {
  const isOne = isOneOf(eventRegistrations.id, ids);
  return deleteWhere(deps, and(isOne, when));
}

function deleteWhere(deps: Pick<Deps, "db">, condition: SQL | undefined) {
  return [
    deleteCorrections(deps, idsWhere(condition)),
    ...deleteTraces(deps, sql`select 'registration:' || one.id from (${idsWhere(condition)}) as one`),
    deps.db.delete(eventRegistrations).where(condition),
  ] as const;
}

export function hasRegistration(id: string, condition: SQL = sql`true`): SQL {
  return sql`exists (${idsWhere(and(eq(eventRegistrations.id, id), condition))})`;
}

export function isConfirmed(is: boolean): SQL {
  return is ? CONFIRMED : UNCONFIRMED;
}

export function registeredEventTakesPlace(): SQL {
  return eventTakesPlace(sql`${eventRegistrations.event}`);
}

/** SQL that reads the address when the statement runs, because an operator may have corrected it. */
export function addressOfRegistration(id: string): SQL {
  const { id: idColumn, email } = eventRegistrations;
  return sql`(select ${email} from ${eventRegistrations} where ${idColumn} = ${id})`;
}

function idsWhere(condition: SQL | undefined): SQL {
  return sql`select ${eventRegistrations.id} from ${eventRegistrations} where ${condition}`;
}
