import { and, desc, eq, isNull } from "drizzle-orm";
import { type ConsentPurpose, NOTICE_VERSION } from "../contracts/vocabulary.ts";
import { consents } from "../db/schema.ts";
import type { Deps } from "../deps.ts";

/** Whose consent it is: a member's, or what somebody ticked for an address that nobody has proven yet. */
type Person = { memberId: string } | { email: string };

/** The statement that records one consent, for the batch in which it is given. */
export function consentStatement(deps: Pick<Deps, "db" | "now">, person: Person, purpose: ConsentPurpose) {
  return deps.db
    .insert(consents)
    .values({ id: crypto.randomUUID(), ...person, purpose, noticeVersion: NOTICE_VERSION, givenAt: deps.now() });
}

/** Withdraws what the member had agreed to for one purpose; the record of it stays. */
export async function withdrawConsent(deps: Pick<Deps, "db" | "now">, memberId: string, purpose: ConsentPurpose) {
  const isOpen = and(eq(consents.memberId, memberId), eq(consents.purpose, purpose), isNull(consents.withdrawnAt));
  await deps.db.update(consents).set({ withdrawnAt: deps.now() }).where(isOpen);
}

/** The member's own consents, newest first. */
export async function listConsents(deps: Pick<Deps, "db">, memberId: string) {
  return deps.db.select().from(consents).where(eq(consents.memberId, memberId)).orderBy(desc(consents.givenAt));
}
