import { and, desc, eq, getTableColumns, gte, isNull, lt, ne, type SQL, sql } from "drizzle-orm";
import * as specified from "#messages/contracts/specified.ts";
import { type Locale, locale } from "#messages/locale.ts";
import { type Outcome, ok } from "../../contracts/problem.ts";
import type { Confirmation, Registration } from "../../contracts/registration.ts";
import type { Role } from "../../contracts/vocabulary.ts";
import { causesOf } from "../../db/causes-of.ts";
import { isOneOf, isOneOfFew } from "../../db/is-one-of.ts";
import { members } from "../../db/schema/accounts.ts";
import { indianMonthOf } from "../../db/schema/columns.ts";
import type { Deps } from "../../deps.ts";
import { auditStatement } from "../audit.server.ts";
import { indianDay } from "../india-calendar.server.ts";
import { type QueueDeps, queueMail } from "../mail/outbox.server.ts";
import { type ClientDeps, rateLimits } from "../rate-limits.server.ts";
import { dayFilters, type RowsSource } from "../record-rows.server.ts";
import { deleteTraces } from "../record-traces.server.ts";
import { consentStatement, purgeTickedFor } from "./consents.server.ts";
import { knownAddressMail, mergedAddressMail, welcomeMail } from "./mails.server.ts";

/** Registers an account. For a known address, it changes nothing but returns the same answer after the same work. */
export async function registerMember(
  deps: ClientDeps & QueueDeps,
  { name, email, phone, role, consent, marketing }: Registration,
): Promise<Outcome<{ message: string }>> {
  const refusal = await rateLimits.consume(deps, "register", { client: deps.clientId, address: email });
  if (refusal) return refusal;
  const now = deps.now();
  const known = await findMemberByEmail(deps, email);
  // Never the id of the known account, which may be erased by now.
  const id = crypto.randomUUID();
  const memberId = known?.id ?? id;
  const isUnknown = sql`not ${hasAccountAt(email)}`;
  await deps.db.batch([
    deps.db
      .insert(members)
      .values({ id, name, email, phone, role, createdAt: now, language: locale() })
      .onConflictDoNothing(),
    queueMail(deps, registrationMail(known), {
      recipient: email,
      about: { memberId },
      memberId,
      // At most one a day, because anyone can enter a member's address.
      once: `${email}:${indianDay(now)}`,
    }),
    ...(consent ? [consentStatement(deps, { email }, "account", { notice: consent, when: isUnknown })] : []),
    ...(consent && marketing
      ? [consentStatement(deps, { email }, "marketing", { notice: consent, when: isUnknown })]
      : []),
  ]);
  return ok({ message: specified.registered() });
}

function registrationMail(known: { state: string } | undefined) {
  if (!known) return welcomeMail;
  return known.state === "merged" ? mergedAddressMail : knownAddressMail;
}

/** Activates the account with the details given after verification, not those typed before it. */
export async function confirmMember(
  deps: Pick<Deps, "db" | "now">,
  memberId: string,
  { name, phone, role, consent, marketing }: Confirmation,
): Promise<void> {
  const isNew = isUnverified(memberId);
  await deps.db.batch([
    consentStatement(deps, { memberId }, "account", { notice: consent, when: isNew }),
    ...(marketing ? [consentStatement(deps, { memberId }, "marketing", { notice: consent, when: isNew })] : []),
    purgeTickedFor(deps, addressOf(deps, memberId), isNew),
    auditStatement(deps, { actor: memberId, action: "member.confirmed", subject: `member:${memberId}` }, isNew),
    deps.db
      .update(members)
      .set({ name, phone, role, state: "active" })
      .where(and(eq(members.id, memberId), isNew)),
  ]);
}

export async function findMember(deps: Pick<Deps, "db">, id: string) {
  return deps.db.select().from(members).where(eq(members.id, id)).get();
}

export async function findMemberByEmail(deps: Pick<Deps, "db">, email: string) {
  return deps.db.select().from(members).where(eq(members.email, email)).get();
}

export const MEMBER_ROWS = {
  table: members,
  id: members.id,
  at: members.createdAt,
  filters: {
    role: (value) => sql`${members.role} = ${value}`,
    state: (value) => sql`${members.state} = ${value}`,
    ...dayFilters(members.createdAt),
  },
  search: { email: members.email, name: members.name, phone: members.phone },
} satisfies RowsSource<typeof members>;

export function addressesOf(memberIds: SQL): SQL {
  return sql`select email from ${members} where id in (${memberIds})`;
}

export function countedMembers(): SQL {
  return sql`select 'now' as period, ${members.role} as label, count(*) as count, 0 as paise
    from ${members} where ${members.state} = 'active' group by 2`;
}

export function countedJoined(): SQL {
  return sql`select ${indianMonthOf(members.createdAt)} as period, ${members.role} as label, count(*) as count, 0 as paise
    from ${members} where ${members.state} = 'active' group by 1, 2`;
}

/** Languages of the active accounts with these addresses, by address. */
export async function listLanguagesAt({ db }: Pick<Deps, "db">, emails: readonly string[]) {
  const { email, language, state } = members;
  const isOne = and(isOneOf(email, emails), eq(state, "active"));
  const rows = await db.select({ email, language }).from(members).where(isOne);
  return new Map(rows.map((row) => [row.email, row.language] as const));
}

export async function listMembersById(deps: Pick<Deps, "db">, ids: readonly string[]) {
  return deps.db.select({ id: members.id, name: members.name }).from(members).where(isOneOfFew(members.id, ids));
}

/** SQL that reads the member's current address when the statement runs. Null once the member is erased. */
export function addressOf(deps: Pick<Deps, "db">, memberId: string): SQL {
  return sql`(${deps.db.select({ email: members.email }).from(members).where(eq(members.id, memberId))})`;
}

export function whileMember(deps: Pick<Deps, "db">, memberId: string, text: string): SQL {
  return sql`(${deps.db
    .select({ text: sql`${text}` })
    .from(members)
    .where(eq(members.id, memberId))})`;
}

export async function correctProfile(
  deps: Pick<Deps, "db" | "now">,
  memberId: string,
  { name, phone }: { name: string; phone: string },
): Promise<void> {
  await deps.db.batch([
    deps.db.update(members).set({ name, phone }).where(eq(members.id, memberId)),
    auditStatement(deps, { actor: memberId, action: "member.corrected", subject: `member:${memberId}` }),
  ]);
}

/** Stores a changed language. Logged-in pages call it, so that mails follow the language a member reads. */
export async function storeLanguage(deps: Pick<Deps, "db">, memberId: string, language: Locale): Promise<void> {
  const isOther = and(eq(members.id, memberId), ne(members.language, language));
  await deps.db.update(members).set({ language }).where(isOther);
}

export function failUnlessAt(deps: Pick<Deps, "db">, memberId: string, email: string) {
  const isThere = and(eq(members.id, memberId), eq(members.email, email), isNull(members.mergedInto));
  return failUnless(deps, sql`exists (select 1 from ${members} where ${isThere})`);
}

/** Aborts its batch unless the condition holds, by inserting a member without an id. See {@link isFailedCondition}. */
export function failUnless(deps: Pick<Deps, "db">, condition: SQL) {
  const empty = sql.join(
    Object.keys(getTableColumns(members)).map(() => sql`null`),
    sql`, `,
  );
  return deps.db.insert(members).select(sql`select ${empty} where not (${condition})`);
}

export function isFailedCondition(error: unknown): boolean {
  return /NOT NULL constraint failed: members\.id/.test(causesOf(error));
}

/** SQL condition: confirmed, at this address, and not merged into another account. */
export function isActiveAt({ id, email }: { id: string; email: string }): SQL {
  const isIt = and(eq(members.id, id), eq(members.email, email), eq(members.state, "active"));
  return sql`exists (select 1 from ${members} where ${isIt})`;
}

/** SQL condition: a confirmed account has the address, or one that was merged into another. Always false for `null`. */
export function hasAccountAt(email: string | null): SQL {
  return sql`exists (select 1 from ${members} where ${members.email} = ${email} and ${members.state} <> 'unverified')`;
}

export function isUnmerged(id: string): SQL {
  return sql`exists (select 1 from ${members} where ${members.id} = ${id} and ${members.mergedInto} is null)`;
}

/** Keeps the merged account, so that its address stays taken. Accounts merged into it earlier follow. */
export function mergeStatements({ db }: Pick<Deps, "db">, { from, to }: { from: string; to: string }) {
  return [
    db.update(members).set({ mergedInto: to }).where(eq(members.mergedInto, from)),
    db.update(members).set({ state: "merged", mergedInto: to }).where(eq(members.id, from)),
  ] as const;
}

export async function listMergedInto(deps: Pick<Deps, "db">, id: string) {
  return deps.db.select().from(members).where(eq(members.mergedInto, id));
}

export async function listDuplicateMembers(
  deps: Pick<Deps, "db">,
  { id, name, phone }: { id: string; name: string; phone: string },
) {
  const isOther = and(ne(members.id, id), eq(members.state, "active"));
  const like = (same: SQL) => deps.db.select().from(members).where(and(same, isOther)).limit(5);
  // Two statements, because each has its own index.
  const [samePhone, sameName] = await deps.db.batch([
    like(eq(members.phone, phone)),
    like(sql`lower(${members.name}) = lower(${name})`),
  ]);
  return [...samePhone, ...sameName.filter((one) => !samePhone.some((other) => other.id === one.id))];
}

/** The UNIQUE constraint throws if another member has the address. */
export function addressStatement(deps: Pick<Deps, "db">, memberId: string, from: string, to: string) {
  return deps.db
    .update(members)
    .set({ email: to })
    .where(and(eq(members.id, memberId), eq(members.email, from)));
}

export function eraseMember(deps: Pick<Deps, "db">, memberId: string) {
  return deps.db.delete(members).where(eq(members.id, memberId));
}

export function purgeUnverified(deps: Pick<Deps, "db">, memberId: string) {
  const isIt = and(eq(members.id, memberId), eq(members.state, "unverified"));
  return [
    ...deleteTraces(deps, sql`select 'member:' || ${members.id} from ${members} where ${isIt}`),
    deps.db.delete(members).where(isIt),
  ] as const;
}

export function isUnverified(memberId: string): SQL {
  const isIt = and(eq(members.id, memberId), eq(members.state, "unverified"));
  return sql`exists (select 1 from ${members} where ${isIt})`;
}

export async function listUnverified(deps: Pick<Deps, "db">, before: Date, limit: number) {
  const isStale = and(eq(members.state, "unverified"), lt(members.createdAt, before));
  return deps.db.select({ id: members.id, email: members.email }).from(members).where(isStale).limit(limit);
}

export async function listAddressesAmong({ db }: Pick<Deps, "db">, people: readonly { email: string }[]) {
  const isOne = isOneOf(
    members.email,
    people.map(({ email }) => email),
  );
  const rows = await db.select({ email: members.email }).from(members).where(isOne);
  return rows.map(({ email }) => email);
}

/** The newest unmerged accounts of a role that were created at `since` or later. */
export async function listNewMembers(
  { db }: Pick<Deps, "db">,
  { role, since, when }: { role: Role; since: Date; when: SQL },
  limit: number,
) {
  const isNew = and(eq(members.role, role), gte(members.createdAt, since), ne(members.state, "merged"), when);
  return db.select().from(members).where(isNew).orderBy(desc(members.createdAt), desc(members.id)).limit(limit);
}

type Imported = Pick<typeof members.$inferInsert, "id" | "name" | "email" | "phone" | "role">;

/** Adds unconfirmed accounts. Fails its whole batch if one of the addresses already has an account. */
export function importAccountsStatement({ db, now }: Pick<Deps, "db" | "now">, people: readonly Imported[]) {
  const value = (name: keyof Imported) => sql.raw(`value ->> '${name}'`);
  const given = sql`${value("id")}, ${value("name")}, ${value("email")}, ${value("phone")}, ${value("role")}, 'unverified',
    ${now().getTime()}, 'en', null`;
  return db.insert(members).select(sql`select ${given} from json_each(${JSON.stringify(people)})`);
}
