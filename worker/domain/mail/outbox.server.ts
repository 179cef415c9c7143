import { and, asc, eq, inArray, isNotNull, lt, lte, or, SQL, sql } from "drizzle-orm";
import { insertIf } from "../../db/insert-if.ts";
import { FINISHED_MAIL, FINISHED_RECEIPTS, type MAIL_KINDS, outbox, UNFINISHED_MAIL } from "../../db/schema/mail.ts";
import type { Deps } from "../../deps.ts";
import { purgeRows } from "../purge.server.ts";

export type MailKind = (typeof MAIL_KINDS)[number];
export type QueuedMail = {
  id: string;
  kind: MailKind;
  recipient: string;
  subjectId: string;
  attempts: number;
  createdAt: Date;
};

/** Minutes until each retry; then the mail is `failed`. */
const RETRY_MINUTES = [1, 5, 15, 60, 240, 720, 1440];
/** A crashed sender's mail becomes due again after this time. */
const LEASE_MINUTES = 5;

/** Run in the same batch as the change. A recipient in SQL is read there: the person may be erased meanwhile. */
export function queueMail(
  deps: Pick<Deps, "db" | "now">,
  mail: {
    kind: MailKind;
    recipient: string | null | SQL;
    subjectId: string;
    dedupeKey: string;
    /** An erasure finds the mail by it, also at a foreign address. */
    memberId?: string;
  },
) {
  const now = deps.now();
  const { recipient } = mail;
  const asRead = sql<"queued">`case when ${recipient} is null then 'no_address' else 'queued' end`;
  return deps.db
    .insert(outbox)
    .values({
      id: crypto.randomUUID(),
      ...mail,
      status: recipient instanceof SQL ? asRead : recipient ? "queued" : "no_address",
      nextAttemptAt: now,
      createdAt: now,
    })
    .onConflictDoNothing({ target: outbox.dedupeKey });
}

export function queueMailIf(
  deps: Pick<Deps, "db" | "now">,
  mail: { kind: MailKind; recipient: string; subjectId: string; dedupeKey: string },
  condition: SQL,
) {
  const now = deps.now();
  const state = { status: "queued" as const, attempts: 0, nextAttemptAt: now, createdAt: now };
  return insertIf(deps.db, outbox, { id: crypto.randomUUID(), ...mail, ...state }, condition).onConflictDoNothing({
    target: outbox.dedupeKey,
  });
}

/** Claims the first due mail. One at a time: a claim counts as an attempt even if the sender crashes. */
export async function claimDueMail(deps: Pick<Deps, "db" | "now">): Promise<QueuedMail | undefined> {
  const now = deps.now();
  const isDue = and(
    UNFINISHED_MAIL,
    lte(outbox.nextAttemptAt, now),
    or(eq(outbox.status, "queued"), lt(outbox.nextAttemptAt, now)),
  );
  const due = deps.db.select({ id: outbox.id }).from(outbox).where(isDue).orderBy(asc(outbox.nextAttemptAt)).limit(1);
  const [claimed] = await deps.db
    .update(outbox)
    .set({
      status: "sending",
      attempts: sql`${outbox.attempts} + 1`,
      nextAttemptAt: new Date(now.getTime() + LEASE_MINUTES * 60_000),
    })
    .where(inArray(outbox.id, due))
    .returning();
  return claimed?.recipient ? { ...claimed, recipient: claimed.recipient } : undefined;
}

export async function recordMailSent(deps: Pick<Deps, "db" | "now">, mail: Pick<QueuedMail, "id" | "kind">) {
  // An erasure may clear the address while the mail is sent.
  const isIt = and(eq(outbox.id, mail.id), isNotNull(outbox.recipient));
  // Delete the erased person's address as soon as this mail is sent.
  if (mail.kind === "erasure_done") await deps.db.delete(outbox).where(isIt);
  else await deps.db.update(outbox).set({ status: "sent", sentAt: deps.now(), lastError: null }).where(isIt);
}

export async function recordMailFailed(
  deps: Pick<Deps, "db" | "now">,
  mail: Pick<QueuedMail, "id" | "kind" | "attempts">,
  error: string,
): Promise<"queued" | "failed"> {
  const wait = RETRY_MINUTES[mail.attempts - 1];
  if (wait === undefined) {
    await giveUpMail(deps, mail, error);
    return "failed";
  }
  const nextAttemptAt = new Date(deps.now().getTime() + wait * 60_000);
  await deps.db.update(outbox).set({ status: "queued", nextAttemptAt, lastError: error }).where(isClaim(mail));
  return "queued";
}

export async function postponeMail(
  deps: Pick<Deps, "db" | "now">,
  mail: Pick<QueuedMail, "id" | "attempts">,
  seconds: number,
): Promise<void> {
  const nextAttemptAt = new Date(deps.now().getTime() + seconds * 1000);
  const attempts = mail.attempts - 1;
  await deps.db.update(outbox).set({ status: "queued", attempts, nextAttemptAt }).where(isClaim(mail));
}

/** The row stays, so that the mail is not queued again. */
export async function giveUpMail(
  deps: Pick<Deps, "db">,
  mail: Pick<QueuedMail, "id" | "kind" | "attempts">,
  error: string,
): Promise<void> {
  if (mail.kind === "erasure_done") await deps.db.delete(outbox).where(isClaim(mail));
  else await deps.db.update(outbox).set({ status: "failed", lastError: error }).where(isClaim(mail));
}

/** An erasure or another sender may have taken the mail over. */
function isClaim({ id, attempts }: Pick<QueuedMail, "id" | "attempts">) {
  return and(eq(outbox.id, id), eq(outbox.status, "sending"), eq(outbox.attempts, attempts));
}

export async function listMailOf(deps: Pick<Deps, "db">, email: string) {
  const { id, kind, recipient, status, createdAt, sentAt } = outbox;
  const shown = { id, kind, recipient, status, createdAt, sentAt };
  return deps.db.select(shown).from(outbox).where(eq(outbox.recipient, email)).orderBy(asc(outbox.createdAt));
}

/** Deletes the mails to or about a member. A receipt's row stays without address, so that it is not resent. */
export function eraseMailOf(deps: Pick<Deps, "db">, memberId: string, address: SQL) {
  const isToThem = eq(outbox.recipient, address);
  return [
    deps.db
      .update(outbox)
      .set({ recipient: null, status: "no_address", lastError: null })
      .where(and(eq(outbox.kind, "receipt"), isToThem)),
    // Two statements: with OR between them SQLite would not use the two indexes.
    deps.db.delete(outbox).where(isToThem),
    deps.db.delete(outbox).where(eq(outbox.memberId, memberId)),
  ] as const;
}

export function moveMail(deps: Pick<Deps, "db">, from: string, to: string) {
  const isOld = eq(outbox.recipient, from);
  return [
    deps.db
      .update(outbox)
      .set({ recipient: to })
      .where(and(isOld, eq(outbox.kind, "receipt"))),
    deps.db.delete(outbox).where(isOld),
  ] as const;
}

/** Receipts stay until `receiptsBefore`: they must not be sent twice. */
export async function purgeMail(deps: Pick<Deps, "db">, before: Date, receiptsBefore: Date): Promise<void> {
  await purgeRows(deps, outbox, and(FINISHED_MAIL, lt(outbox.createdAt, before)));
  await purgeRows(deps, outbox, and(FINISHED_RECEIPTS, lt(outbox.createdAt, receiptsBefore)));
}
