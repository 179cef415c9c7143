import { and, asc, between, desc, eq, gte, inArray, isNull, lt, lte, ne, not, or, SQL, sql } from "drizzle-orm";
import { type Locale, locale } from "#messages/locale.ts";
import { insertIf } from "../../db/insert-if.ts";
import { isOneOf } from "../../db/is-one-of.ts";
import { indianMonthOf } from "../../db/schema/columns.ts";
import {
  FINISHED_MAIL,
  FINISHED_RECEIPTS,
  hasMailStatus,
  MAIL_STATUSES,
  outbox,
  UNDELIVERED_MAIL,
  UNFINISHED_MAIL,
} from "../../db/schema/mail.ts";
import type { Deps } from "../../deps.ts";
import { purgeRows } from "../purge.server.ts";
import type { RowsSource } from "../record-rows.server.ts";
import type { MailDefinition, MailKind } from "./mail-definition.server.ts";

export type QueuedMail = {
  id: string;
  kind: MailKind;
  recipient: string;
  subjectId: string;
  attempts: number;
  createdAt: Date;
  language: Locale;
};

export const CODE_MAILS = ["sign_in_code", "email_change_code"] as const satisfies readonly MailKind[];
/** Minutes until each retry; then the mail is `failed`. */
const RETRY_MINUTES = [1, 5, 15, 60, 240, 720, 1440];
/** A crashed sender's mail becomes due again after this time. */
const LEASE_MINUTES = 5;

type Account = { id: string; email: string };
type NewMail<Id extends string, Recipient> = {
  recipient: Recipient;
  about: Record<NoInfer<Id>, string>;
  /** Deduplication key: mails of one kind with the same value are queued once. */
  once: string;
  /** Language in which the recipient acted, if not the current one. An account's own language takes precedence. */
  language?: Locale | SQL | undefined;
};
export type QueueDeps = Pick<Deps, "db" | "now" | "queued">;

/** Run in the same batch as the change. SQL for a recipient runs there, as the person may have been erased. */
export function queueMail<Id extends string>(
  deps: QueueDeps,
  mail: Pick<MailDefinition<MailKind, Id, never>, "kind" | "about">,
  {
    memberId,
    ...added
  }: NewMail<Id, string | null | SQL> & {
    /** Lets an erasure find the mail even if it goes to another address. */
    memberId?: string;
  },
) {
  const { recipient } = added;
  const asRead = sql<"queued">`case when ${recipient} is null then 'no_address' else 'queued' end`;
  const status = recipient instanceof SQL ? asRead : recipient ? ("queued" as const) : ("no_address" as const);
  deps.queued.mail = true;
  return deps.db
    .insert(outbox)
    .values({ ...rowOf(deps, mail, added), recipient, status, ...(memberId && { memberId }) })
    .onConflictDoNothing({ target: outbox.dedupeKey });
}

/**
 * `condition` must imply that there is a recipient. Pass the result to {@link markMailQueued} after the batch, so that the
 * outbox is read only if a mail was queued.
 */
export function queueMailIf<Id extends string>(
  deps: QueueDeps,
  mail: Pick<MailDefinition<MailKind, Id, never>, "kind" | "about">,
  { memberId, ...added }: NewMail<Id, string | null | SQL> & { memberId?: string | undefined },
  condition: SQL,
) {
  const state = { recipient: added.recipient, memberId, status: "queued" as const, attempts: 0 };
  return insertIf(deps.db, outbox, { ...rowOf(deps, mail, added), ...state }, condition).onConflictDoNothing({
    target: outbox.dedupeKey,
  });
}

export function markMailQueued(deps: Pick<Deps, "queued">, ...results: D1Result[]): void {
  if (results.some(({ meta }) => meta.changes > 0)) deps.queued.mail = true;
}

function rowOf<Id extends string>(
  { now }: QueueDeps,
  { kind, about: id }: Pick<MailDefinition<MailKind, Id, never>, "kind" | "about">,
  { about, once, language = locale() }: Omit<NewMail<Id, never>, "recipient">,
) {
  const createdAt = now();
  const subjectId: string = about[id];
  return {
    id: crypto.randomUUID(),
    kind,
    subjectId,
    dedupeKey: `${kind}:${once}`,
    nextAttemptAt: createdAt,
    createdAt,
    language,
  };
}

/** SQL condition: no mail of this kind has this value. */
export function isNewMail({ kind }: { kind: MailKind }, once: string): SQL {
  return sql`not exists (select 1 from ${outbox} where ${outbox.dedupeKey} = ${`${kind}:${once}`})`;
}

/**
 * Claims the next due mail, codes first, because someone is waiting for them. Claims only one, because a claim counts
 * as an attempt even if the sender crashes.
 */
export async function claimDueMail(deps: Pick<Deps, "db" | "now">): Promise<QueuedMail | undefined> {
  const now = deps.now();
  const isDue = and(
    UNFINISHED_MAIL,
    lte(outbox.nextAttemptAt, now),
    or(eq(outbox.status, "queued"), lt(outbox.nextAttemptAt, now)),
  );
  const first = [desc(inArray(outbox.kind, CODE_MAILS)), asc(outbox.nextAttemptAt)];
  const due = deps.db
    .select({ id: outbox.id })
    .from(outbox)
    .where(isDue)
    .orderBy(...first)
    .limit(1);
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

export async function recordMailSent(
  deps: Pick<Deps, "db" | "now">,
  mail: Pick<QueuedMail, "id" | "kind" | "recipient">,
) {
  // Race: the address can be erased or changed while the mail is being sent. A new one gets it when the lease ends.
  const isIt = and(eq(outbox.id, mail.id), eq(outbox.recipient, mail.recipient));
  // Delete the erased person's address as soon as this mail is sent.
  if (mail.kind === "erasure_done") await deps.db.delete(outbox).where(isIt);
  else await deps.db.update(outbox).set({ status: "sent", sentAt: deps.now(), lastError: null }).where(isIt);
}

export async function recordMailFailed(
  deps: Pick<Deps, "db" | "now">,
  mail: Pick<QueuedMail, "id" | "recipient" | "kind" | "attempts">,
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
  mail: Pick<QueuedMail, "id" | "recipient" | "attempts">,
  seconds: number,
): Promise<void> {
  const nextAttemptAt = new Date(deps.now().getTime() + seconds * 1000);
  const attempts = mail.attempts - 1;
  await deps.db.update(outbox).set({ status: "queued", attempts, nextAttemptAt }).where(isClaim(mail));
}

/** Marks the mail as failed. Keeps the row, so that the mail is not queued again. */
export async function giveUpMail(
  deps: Pick<Deps, "db">,
  mail: Pick<QueuedMail, "id" | "recipient" | "kind" | "attempts">,
  error: string,
): Promise<void> {
  if (mail.kind === "erasure_done") await deps.db.delete(outbox).where(isClaim(mail));
  else await deps.db.update(outbox).set({ status: "failed", lastError: error }).where(isClaim(mail));
}

/** SQL condition: the mail is still this sender's, and to the same address. */
function isClaim({ id, recipient, attempts }: Pick<QueuedMail, "id" | "recipient" | "attempts">) {
  const isTheirs = and(eq(outbox.status, "sending"), eq(outbox.attempts, attempts));
  return and(eq(outbox.id, id), isTheirs, eq(outbox.recipient, recipient));
}

export async function findMail(deps: Pick<Deps, "db">, id: string) {
  return deps.db.select().from(outbox).where(eq(outbox.id, id)).get();
}

/** Lists the mails to an address and, if given, those about a member's account to addresses without an account. */
export async function listMailOf(deps: Pick<Deps, "db">, email: string, memberId?: string) {
  const { id, kind, recipient, subjectId, status, createdAt, sentAt } = outbox;
  const shown = { id, kind, recipient, subjectId, status, createdAt, sentAt };
  const hasNoAccount = sql`not exists (select 1 from members where email = ${recipient})`;
  // The code for a new address would tell the member that nobody else has an account there.
  const isAbout = and(eq(outbox.memberId, memberId ?? ""), hasNoAccount, ne(kind, "email_change_code"));
  const isListed = or(eq(recipient, email), isAbout);
  return deps.db.select(shown).from(outbox).where(isListed).orderBy(asc(createdAt));
}

/** Lists mails of these kinds whose `once` is the id, or begins with it and a colon, to any address. */
export async function listMailAbout(deps: Pick<Deps, "db">, kinds: readonly MailKind[], id: string) {
  const isAbout = kinds.map((kind) => between(outbox.dedupeKey, `${kind}:${id}`, `${kind}:${id}:~`));
  return deps.db
    .select()
    .from(outbox)
    .where(or(...isAbout))
    .orderBy(asc(outbox.createdAt));
}

/** Lists mails that were queued with one of these kinds and `once` values, to any address. */
export async function listMailOnce(deps: Pick<Deps, "db">, kinds: readonly MailKind[], once: readonly string[]) {
  const { id, subjectId, status } = outbox;
  const keys = kinds.flatMap((kind) => once.map((value) => `${kind}:${value}`));
  return deps.db.select({ id, subjectId, status }).from(outbox).where(isOneOf(outbox.dedupeKey, keys));
}

/** Returns those of the addresses for which a mail of this kind was queued between two times (UTC, in ms). */
export async function listRecipients(
  { db }: Pick<Deps, "db">,
  kind: MailKind,
  emails: readonly string[],
  { from, before }: { from: number; before: number },
): Promise<ReadonlySet<unknown>> {
  const { recipient, createdAt } = outbox;
  const isThen = and(gte(createdAt, new Date(from)), lt(createdAt, new Date(before)));
  const isToOne = isOneOf(recipient, emails);
  const rows = await db
    .select({ recipient })
    .from(outbox)
    .where(and(isToOne, eq(outbox.kind, kind), isThen));
  return new Set(rows.map((row) => row.recipient));
}

export const MAIL_ROWS = {
  table: outbox,
  id: outbox.id,
  at: outbox.createdAt,
  filters: {
    state: (value) => hasMailStatus(MAIL_STATUSES.find((status) => status === value) ?? "failed"),
    kind: (value) => sql`${outbox.kind} = ${value}`,
  },
  search: { email: outbox.recipient },
} satisfies RowsSource<typeof outbox>;

export function countedMails(): SQL {
  const { createdAt, status } = outbox;
  return sql`select ${indianMonthOf(createdAt)} as period, ${status} as label, count(*) as count, 0 as paise
    from ${outbox} where ${status} in ('sent', 'failed') group by 1, 2`;
}

export async function listUndelivered(deps: Pick<Deps, "db">, limit: number) {
  return deps.db.select().from(outbox).where(UNDELIVERED_MAIL).orderBy(asc(outbox.createdAt)).limit(limit);
}

export function isUndelivered(id: string): SQL {
  return sql`exists (select 1 from ${outbox} where ${and(eq(outbox.id, id), UNDELIVERED_MAIL)})`;
}

export function retryStatement(deps: Pick<Deps, "db" | "now">, id: string) {
  return deps.db
    .update(outbox)
    .set({ status: "queued", attempts: 0, nextAttemptAt: deps.now() })
    .where(and(eq(outbox.id, id), UNDELIVERED_MAIL));
}

export function hasFailedAt(email: string): SQL {
  return sql`exists (select 1 from ${outbox} where ${outbox.recipient} = ${email} and ${hasMailStatus("failed")})`;
}

const ACCOUNT_MAILS = [
  "welcome",
  "known_address",
  "sign_in_code",
  "new_sign_in",
  "passkey_added",
  "email_change_code",
] as const;
const HAS_NOT_ARRIVED = or(UNFINISHED_MAIL, UNDELIVERED_MAIL);

/** Moves receipts, and mails that have not arrived and are not about the account itself. Deletes the others. */
export function moveMail(deps: Pick<Deps, "db">, from: string, to: string) {
  const isOld = eq(outbox.recipient, from);
  const isOther = not(inArray(outbox.kind, ACCOUNT_MAILS));
  return [
    deps.db
      .update(outbox)
      .set({ recipient: to })
      .where(and(isOld, or(eq(outbox.kind, "receipt"), and(HAS_NOT_ARRIVED, isOther)))),
    deps.db.delete(outbox).where(isOld),
  ] as const;
}

/** Readdresses mails that have not arrived, but deletes those about the old account. Sent ones keep their address. */
export function mergeMail({ db }: Pick<Deps, "db">, from: Account, to: Account) {
  const isWaiting = and(eq(outbox.recipient, from.email), HAS_NOT_ARRIVED);
  return [
    db.delete(outbox).where(and(isWaiting, inArray(outbox.kind, ACCOUNT_MAILS))),
    db.update(outbox).set({ recipient: to.email }).where(isWaiting),
    db.update(outbox).set({ memberId: to.id }).where(eq(outbox.memberId, from.id)),
  ] as const;
}

const ORDER_MAILS = [
  "receipt",
  "payment_kept",
  "renewal_reminder",
  "refund_approved",
  "refund_processed",
  "bank_transfer_reserved",
] as const;

/** Assigns the mails about orders, and these replies, to an account. Those that did not arrive go to its address. */
export function moveOrderMail({ db }: Pick<Deps, "db">, from: string, to: Account, replies: SQL) {
  const isAboutOrder = or(inArray(outbox.kind, ORDER_MAILS), sql`${outbox.subjectId} in (${replies})`);
  const isTheirs = and(eq(outbox.recipient, from), isNull(outbox.memberId), isAboutOrder);
  return [
    db.update(outbox).set({ recipient: to.email, memberId: to.id }).where(and(isTheirs, HAS_NOT_ARRIVED)),
    db.update(outbox).set({ memberId: to.id }).where(isTheirs),
  ] as const;
}

/** Moves mails that did not arrive to another record. `moves`: query for `old`, `old_email`, `fresh`, `email`. */
export function moveUnsentMail({ db }: Pick<Deps, "db">, { kind }: { kind: MailKind }, moves: SQL) {
  const isAbout = sql`${outbox.recipient} = moved.old_email and ${outbox.subjectId} = moved.old`;
  return db
    .update(outbox)
    .set({
      subjectId: sql`moved.fresh`,
      recipient: sql`moved.email`,
      dedupeKey: sql`replace(${outbox.dedupeKey}, moved.old, moved.fresh)`,
    })
    .from(sql`(${moves}) as moved`)
    .where(and(eq(outbox.kind, kind), isAbout, HAS_NOT_ARRIVED));
}

type Corrected = { subjectId: string; replies: SQL; from: string; to: SQL };

/** Readdresses unsent replies. Deletes the record's other unsent mail, because it is queued again. */
export function redirectUnsentMail({ db }: Pick<Deps, "db">, { subjectId, replies, from, to }: Corrected, when: SQL) {
  const isUnsent = and(eq(outbox.recipient, from), HAS_NOT_ARRIVED, when);
  return [
    db
      .update(outbox)
      .set({ recipient: to })
      .where(and(isUnsent, sql`${outbox.subjectId} in (${replies})`)),
    db.delete(outbox).where(and(isUnsent, eq(outbox.subjectId, subjectId))),
  ] as const;
}

/** Deletes the mails to or about a member. Keeps a receipt's row without its address, so that it is not sent again. */
export function eraseMailOf(deps: Pick<Deps, "db">, memberId: string, address: SQL) {
  const isToAddress = eq(outbox.recipient, address);
  return [
    deps.db
      .update(outbox)
      .set({ recipient: null, status: "no_address", lastError: null })
      .where(and(eq(outbox.kind, "receipt"), isToAddress)),
    // Two statements, because with OR SQLite would not use the two indexes.
    deps.db.delete(outbox).where(isToAddress),
    deps.db.delete(outbox).where(eq(outbox.memberId, memberId)),
  ] as const;
}

/** Deletes finished mails. Receipts stay until `receiptsBefore`, because they must not be sent twice. */
export async function purgeMail(deps: Pick<Deps, "db">, before: Date, receiptsBefore: Date): Promise<void> {
  await purgeRows(deps, outbox, and(FINISHED_MAIL, lt(outbox.createdAt, before)));
  await purgeRows(deps, outbox, and(FINISHED_RECEIPTS, lt(outbox.createdAt, receiptsBefore)));
}
