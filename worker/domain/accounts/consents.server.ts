import { and, desc, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import { locale } from "#messages/locale.ts";
import { type ConsentPurpose, NOTICE_VERSION, type NoticeVersion } from "../../contracts/vocabulary.ts";
import { insertIf } from "../../db/insert-if.ts";
import { consents, NOT_WITHDRAWN, WITHDRAWN } from "../../db/schema/accounts.ts";
import type { Deps } from "../../deps.ts";
import { auditRowsStatement } from "../audit.server.ts";
import type { RowsSource } from "../record-rows.server.ts";

/** An email identifies consent given before anyone verified the address. */
type Person = { memberId: string } | { email: string };

/** `notice` is the version that the person read. */
export function consentStatement(
  deps: Pick<Deps, "db" | "now">,
  person: Person,
  purpose: ConsentPurpose,
  { notice = NOTICE_VERSION, when = sql`true` }: { notice?: NoticeVersion; when?: SQL } = {},
) {
  const given = { noticeVersion: notice, givenAt: deps.now(), language: locale() };
  return insertIf(deps.db, consents, { id: crypto.randomUUID(), ...person, purpose, ...given }, when);
}

export async function giveConsent(deps: Pick<Deps, "db" | "now">, memberId: string, purpose: ConsentPurpose) {
  const isOpen = and(eq(consents.memberId, memberId), eq(consents.purpose, purpose), isNull(consents.withdrawnAt));
  const when = sql`exists (select 1 from members where id = ${memberId} and merged_into is null)
    and not exists (select 1 from ${consents} where ${isOpen})`;
  await consentStatement(deps, { memberId }, purpose, { when });
}

export async function withdrawConsent(deps: Pick<Deps, "db" | "now">, memberId: string, purpose: ConsentPurpose) {
  const isOpen = and(eq(consents.memberId, memberId), eq(consents.purpose, purpose), isNull(consents.withdrawnAt));
  await deps.db.update(consents).set({ withdrawnAt: deps.now() }).where(isOpen);
}

export async function listConsentsOf(deps: Pick<Deps, "db">, person: { memberId: string; email: string }) {
  const { memberId, email } = person;
  const isTheirs = or(eq(consents.memberId, memberId), isTickedFor(email));
  return deps.db.select().from(consents).where(isTheirs).orderBy(desc(consents.givenAt));
}

export async function listConsents(deps: Pick<Deps, "db">, memberId: string) {
  return deps.db.select().from(consents).where(eq(consents.memberId, memberId)).orderBy(desc(consents.givenAt));
}

export async function listOpenPurposes(deps: Pick<Deps, "db">, memberId: string): Promise<ConsentPurpose[]> {
  const given = await listConsents(deps, memberId);
  return [...new Set(given.filter(({ withdrawnAt }) => !withdrawnAt).map(({ purpose }) => purpose))];
}

export const CONSENT_ROWS = {
  table: consents,
  id: consents.id,
  at: consents.givenAt,
  filters: {
    purpose: (value) => sql`${consents.purpose} = ${value}`,
    state: (value) => (value === "withdrawn" ? WITHDRAWN : NOT_WITHDRAWN),
  },
  search: { email: consents.email },
} satisfies RowsSource<typeof consents>;

/** Deletes a member's consents. The audit trail keeps purpose and period without the person. */
export function eraseConsentsOf(deps: Pick<Deps, "db" | "now">, memberId: string, address: SQL) {
  const moment = (column: SQL) => sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${column} / 1000.0, 'unixepoch')`;
  const until = sql`coalesce(${consents.withdrawnAt}, ${deps.now().getTime()})`;
  const proof = auditRowsStatement(deps, {
    id: sql`'consent.erased:' || ${consents.id}`,
    actor: memberId,
    action: "consent.erased",
    subject: sql`'consent:' || ${consents.id}`,
    detail: sql`${consents.purpose} || ' ' || ${consents.noticeVersion} || ' ' || ${moment(sql`${consents.givenAt}`)} || ' ' || ${moment(until)} || ' ' || ${consents.language}`,
    rows: sql`${consents} where ${eq(consents.memberId, memberId)}`,
  });
  // Two statements, because with OR SQLite can scan the table.
  return [
    proof,
    deps.db.delete(consents).where(eq(consents.memberId, memberId)),
    deps.db.delete(consents).where(eq(consents.email, address)),
  ] as const;
}

export function purgeTickedFor(deps: Pick<Deps, "db">, email: string | SQL, when?: SQL) {
  return deps.db.delete(consents).where(and(isTickedFor(email), when));
}

/** SQL condition: somebody has registered with this address, which nobody has confirmed. */
export function hasTicked(email: SQL): SQL {
  return sql`exists (select 1 from ${consents} where ${isTickedFor(email)})`;
}

function isTickedFor(email: string | SQL) {
  return and(isNull(consents.memberId), eq(consents.email, email));
}

/** Moves every consent with its time. Consent to mails ends unless the other account also gave it. */
export function mergeConsents({ db, now }: Pick<Deps, "db" | "now">, { from, to }: { from: string; to: string }) {
  const { memberId, purpose, withdrawnAt } = consents;
  const hasOwn = sql`exists (select 1 from ${consents} as own where own.member_id = ${to}
    and own.purpose = ${purpose} and own.withdrawn_at is null)`;
  return [
    db
      .update(consents)
      .set({ withdrawnAt: now() })
      .where(and(eq(memberId, from), eq(purpose, "marketing"), isNull(withdrawnAt), sql`not ${hasOwn}`)),
    db.update(consents).set({ memberId: to }).where(eq(memberId, from)),
  ] as const;
}
