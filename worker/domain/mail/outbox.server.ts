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

/** Minutes until the next try after the first, second, … failed one; after the last the mail is given up as `failed`. */
const RETRY_MINUTES = [1, 5, 15, 60, 240, 720, 1440];
/** A sender that died gives its mail back after this time. */
const LEASE_MINUTES = 5;

/**
 * A statement that queues a mail, for the batch that gives the reason to send it. The same `dedupeKey` queues nothing
 * more. Without a recipient the row is kept as `no_address`, so that an operator can see what could not be sent. A
 * recipient in SQL is read when the statement runs: what was erased in the meantime is not written again.
 */
export function queueMail(
  deps: Pick<Deps, "db" | "now">,
  mail: {
    kind: MailKind;
    recipient: string | null | SQL;
    subjectId: string;
    dedupeKey: string;
    /** The member whom it is about: an erasure finds it by this, also at an address that was never theirs. */
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

/** As {@link queueMail}, but only if the condition holds when the statement runs. */
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

/**
 * Takes the mail that is due first for this sender alone: who changes the row sends the mail. One at a time, because a
 * claim counts as an attempt, also of a sender that dies of it, and a sender may end before it comes to the next one.
 */
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
  // Nothing is written of a mail whose address an erasure has taken while it was sent.
  const isIt = and(eq(outbox.id, mail.id), isNotNull(outbox.recipient));
  // The address of an erased person stays only until the mail that says so has gone.
  if (mail.kind === "erasure_done") await deps.db.delete(outbox).where(isIt);
  else await deps.db.update(outbox).set({ status: "sent", sentAt: deps.now(), lastError: null }).where(isIt);
}

/** Queues the mail again for later, or gives it up after the last try. */
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

/** Queues the mail again for later without counting the attempt: nobody tried to send it. */
export async function postponeMail(
  deps: Pick<Deps, "db" | "now">,
  mail: Pick<QueuedMail, "id" | "attempts">,
  seconds: number,
): Promise<void> {
  const nextAttemptAt = new Date(deps.now().getTime() + seconds * 1000);
  const attempts = mail.attempts - 1;
  await deps.db.update(outbox).set({ status: "queued", attempts, nextAttemptAt }).where(isClaim(mail));
}

/** Tries the mail no more; its row stays, so that it is not queued anew. */
export async function giveUpMail(
  deps: Pick<Deps, "db">,
  mail: Pick<QueuedMail, "id" | "kind" | "attempts">,
  error: string,
): Promise<void> {
  if (mail.kind === "erasure_done") await deps.db.delete(outbox).where(isClaim(mail));
  else await deps.db.update(outbox).set({ status: "failed", lastError: error }).where(isClaim(mail));
}

/** Not once an erasure has taken the mail back, nor once another sender has taken it over: its attempt is a later one. */
function isClaim({ id, attempts }: Pick<QueuedMail, "id" | "attempts">) {
  return and(eq(outbox.id, id), eq(outbox.status, "sending"), eq(outbox.attempts, attempts));
}

/** The mails to an address, for the privacy centre: what for and when, not their text, which is not kept. */
export async function listMailOf(deps: Pick<Deps, "db">, email: string) {
  const { id, kind, recipient, status, createdAt, sentAt } = outbox;
  const shown = { id, kind, recipient, status, createdAt, sentAt };
  return deps.db.select(shown).from(outbox).where(eq(outbox.recipient, email)).orderBy(asc(outbox.createdAt));
}

/**
 * The statements that clear the mails to an address and those about the member. The row of a receipt stays without its
 * address, so that the same receipt is not sent anew.
 */
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

/** The statements that hand receipts to another address of the same person and clear the other mails to the old one. */
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

/** For the sweep: deletes what was sent or given up before `before`; receipts, which must not go out twice, before `receiptsBefore`. */
export async function purgeMail(deps: Pick<Deps, "db">, before: Date, receiptsBefore: Date): Promise<void> {
  await purgeRows(deps, outbox, and(FINISHED_MAIL, lt(outbox.createdAt, before)));
  await purgeRows(deps, outbox, and(FINISHED_RECEIPTS, lt(outbox.createdAt, receiptsBefore)));
}
