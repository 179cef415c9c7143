import { and, desc, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import { type ConsentPurpose, NOTICE_VERSION } from "../../contracts/vocabulary.ts";
import { consents } from "../../db/schema/accounts.ts";
import type { Deps } from "../../deps.ts";
import { auditRowsStatement } from "../audit.server.ts";

/** Whose consent it is: a member's, or what somebody ticked for an address that nobody has proven yet. */
type Person = { memberId: string } | { email: string };

export function consentStatement(deps: Pick<Deps, "db" | "now">, person: Person, purpose: ConsentPurpose) {
  return deps.db
    .insert(consents)
    .values({ id: crypto.randomUUID(), ...person, purpose, noticeVersion: NOTICE_VERSION, givenAt: deps.now() });
}

/** Records that the member agrees now; a second time changes nothing. */
export async function giveConsent(deps: Pick<Deps, "db" | "now">, memberId: string, purpose: ConsentPurpose) {
  const isOpen = and(eq(consents.memberId, memberId), eq(consents.purpose, purpose), isNull(consents.withdrawnAt));
  const row = sql`${crypto.randomUUID()}, ${memberId}, null, ${purpose}, ${NOTICE_VERSION}, ${deps.now().getTime()}, null`;
  await deps.db
    .insert(consents)
    .select(sql`select ${row} where not exists (select 1 from ${consents} where ${isOpen})`);
}

/** Withdraws what the member had agreed to for one purpose; the record of it stays. */
export async function withdrawConsent(deps: Pick<Deps, "db" | "now">, memberId: string, purpose: ConsentPurpose) {
  const isOpen = and(eq(consents.memberId, memberId), eq(consents.purpose, purpose), isNull(consents.withdrawnAt));
  await deps.db.update(consents).set({ withdrawnAt: deps.now() }).where(isOpen);
}

/** What is held of a person: the member's own consents, and what somebody ticked for the address before it was proven. */
export async function listConsentsHeld(deps: Pick<Deps, "db">, person: { memberId: string; email: string }) {
  const { memberId, email } = person;
  const isHeld = or(eq(consents.memberId, memberId), isTickedFor(email));
  return deps.db.select().from(consents).where(isHeld).orderBy(desc(consents.givenAt));
}

/** The member's own consents, newest first. */
export async function listConsents(deps: Pick<Deps, "db">, memberId: string) {
  return deps.db.select().from(consents).where(eq(consents.memberId, memberId)).orderBy(desc(consents.givenAt));
}

/** What a member has agreed to and not withdrawn. */
export async function listOpenPurposes(deps: Pick<Deps, "db">, memberId: string): Promise<ConsentPurpose[]> {
  const given = await listConsents(deps, memberId);
  return [...new Set(given.filter(({ withdrawnAt }) => !withdrawnAt).map(({ purpose }) => purpose))];
}

/**
 * The statements that delete a member's consents, and what was ticked for the address before it was proven. What the member
 * agreed to, when and until when stays provable in the audit trail, of nobody in particular: one statement for all of it, as
 * a batch may only have so many.
 */
export function eraseConsentsOf(deps: Pick<Deps, "db" | "now">, memberId: string, address: SQL) {
  const moment = (column: SQL) => sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${column} / 1000.0, 'unixepoch')`;
  const until = sql`coalesce(${consents.withdrawnAt}, ${deps.now().getTime()})`;
  const proof = auditRowsStatement(deps, {
    id: sql`'consent.erased:' || ${consents.id}`,
    actor: memberId,
    action: "consent.erased",
    subject: sql`'consent:' || ${consents.id}`,
    detail: sql`${consents.purpose} || ' ' || ${consents.noticeVersion} || ' ' || ${moment(sql`${consents.givenAt}`)} || ' ' || ${moment(until)}`,
    rows: sql`${consents} where ${eq(consents.memberId, memberId)}`,
  });
  // Two statements: with OR between them SQLite may read the whole table.
  return [
    proof,
    deps.db.delete(consents).where(eq(consents.memberId, memberId)),
    deps.db.delete(consents).where(eq(consents.email, address)),
  ] as const;
}

/** The statement that deletes what was ticked for an address that nobody has proven; with `when` only if that holds. */
export function purgeTickedFor(deps: Pick<Deps, "db">, email: string, when?: SQL) {
  return deps.db.delete(consents).where(and(isTickedFor(email), when));
}

function isTickedFor(email: string) {
  return and(isNull(consents.memberId), eq(consents.email, email));
}
