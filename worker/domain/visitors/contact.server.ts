import { and, asc, eq, isNotNull, lt, type SQL, sql } from "drizzle-orm";
import * as specified from "#messages/contracts/specified.ts";
import { type Locale, locale } from "#messages/locale.ts";
import * as m from "#messages/refusals/visitors.ts";
import type { CallBackRequest, ContactMessage } from "../../contracts/contact.ts";
import { type Outcome, ok, type Refusal } from "../../contracts/problem.ts";
import { insertIf } from "../../db/insert-if.ts";
import { isOneOf } from "../../db/is-one-of.ts";
import { ANSWERED, contactMessages, HAS_PHONE, MESSAGE_KINDS, UNANSWERED } from "../../db/schema/visitors.ts";
import type { Deps } from "../../deps.ts";
import { sha256Hex } from "../digest.server.ts";
import { indianDay } from "../india-calendar.server.ts";
import { markMailQueued, type QueueDeps, queueMailIf } from "../mail/outbox.server.ts";
import { type ClientDeps, rateLimits } from "../rate-limits.server.ts";
import type { RowsSource } from "../record-rows.server.ts";
import { deleteTraces } from "../record-traces.server.ts";
import { contactOf } from "./contact-details.server.ts";
import { callBackReceivedMail, contactReceivedMail } from "./mails.server.ts";
import { deleteFormerReplies } from "./message-replies.server.ts";

/** Saves a message; the same message from one person on one day is saved once (section 7). */
export async function sendContactMessage(
  deps: MessageDeps,
  { name, email, message }: ContactMessage,
): Promise<Outcome<{ message: string }>> {
  const refusal = await saveMessage(deps, email, { kind: "contact", name, email, message });
  return refusal ?? ok({ message: specified.contactSent() });
}

export async function requestCallBack(
  deps: MessageDeps,
  { name, contact, plan }: CallBackRequest,
): Promise<Outcome<{ message: string }>> {
  const message = `Please call me back about the ${plan} membership.`;
  const { email, phone } = contactOf(contact);
  const request = { kind: "call_back" as const, name, email, phone, message, planId: plan };
  const refusal = await saveMessage(deps, email ?? phone ?? "", request);
  return refusal ?? ok({ message: m.callBack() });
}

export async function findMessage(deps: Pick<Deps, "db">, id: string) {
  return deps.db.select().from(contactMessages).where(eq(contactMessages.id, id)).get();
}

export async function listMessagesOf(deps: Pick<Deps, "db">, email: string) {
  return deps.db
    .select()
    .from(contactMessages)
    .where(eq(contactMessages.email, email))
    .orderBy(asc(contactMessages.createdAt));
}

export const MESSAGE_ROWS = {
  table: contactMessages,
  id: contactMessages.id,
  at: contactMessages.createdAt,
  filters: {
    state: (value) => (value === "open" ? UNANSWERED : ANSWERED),
    kind: (value) => sql`${contactMessages.kind} = ${value}`,
  },
  search: {
    email: contactMessages.email,
    name: contactMessages.name,
    phone: contactMessages.phone,
    phoneCondition: HAS_PHONE,
  },
} satisfies RowsSource<typeof contactMessages>;

/** The oldest of each kind, because those are due next. */
export async function listOpenMessages({ db }: Pick<Deps, "db">, limit: number) {
  const { createdAt, id, kind } = contactMessages;
  const oldest = (one: (typeof MESSAGE_KINDS)[number]) => {
    const isOpen = and(UNANSWERED, eq(kind, one));
    return db.select().from(contactMessages).where(isOpen).orderBy(asc(createdAt), asc(id)).limit(limit);
  };
  return (await Promise.all(MESSAGE_KINDS.map(oldest))).flat();
}

/** Marks a message as answered. If `by` is null, reopens it. */
export function answeredStatement(deps: Pick<Deps, "db" | "now">, id: string, by: string | null, when: SQL) {
  return deps.db
    .update(contactMessages)
    .set({ answeredAt: by === null ? null : deps.now(), answeredBy: by })
    .where(and(eq(contactMessages.id, id), when))
    .returning({ id: contactMessages.id });
}

export function hasMessage(id: string, condition: SQL = sql`true`): SQL {
  return sql`exists (select 1 from ${contactMessages} where ${contactMessages.id} = ${id} and ${condition})`;
}

/** SQL that reads the address when the statement runs, because its owner may have changed it. */
export function addressOfMessage(id: string): SQL {
  return sql`(select email from ${contactMessages} where id = ${id})`;
}

export function eraseMessagesOf(deps: Pick<Deps, "db">, address: SQL) {
  return deleteMessages(deps, sql`${contactMessages.email} = ${address}`);
}

function deleteMessages(deps: Pick<Deps, "db">, condition: SQL) {
  const ids = sql`select ${contactMessages.id} from ${contactMessages} where ${condition}`;
  return [
    ...deleteTraces(deps, sql`select 'message:' || value.id from (${ids}) as value`),
    deleteFormerReplies(deps, ids),
    deps.db.delete(contactMessages).where(condition),
  ] as const;
}

export function moveMessages(deps: Pick<Deps, "db">, from: string, to: string) {
  return deps.db.update(contactMessages).set({ email: to }).where(eq(contactMessages.email, from));
}

export async function listOldMessages(deps: Pick<Deps, "db">, before: Date, limit: number): Promise<string[]> {
  const { id, createdAt } = contactMessages;
  const rows = await deps.db.select({ id }).from(contactMessages).where(lt(createdAt, before)).limit(limit);
  return rows.map((row) => row.id);
}

export function purgeMessages(deps: Pick<Deps, "db">, ids: readonly string[]) {
  return deleteMessages(deps, isOneOf(contactMessages.id, ids));
}

type MessageDeps = ClientDeps & QueueDeps & { config: Pick<Deps["config"], "hasHindi"> };
type NewMessage = Omit<typeof contactMessages.$inferInsert, "id" | "fingerprint" | "createdAt">;

async function saveMessage(deps: MessageDeps, address: string, fields: NewMessage): Promise<Refusal | undefined> {
  const createdAt = deps.now();
  const { kind, name, email, phone, message } = fields;
  const fingerprint = sha256Hex(JSON.stringify([kind, name, email, phone, message, indianDay(createdAt)]));
  const row = { id: crypto.randomUUID(), ...fields, fingerprint, createdAt, language: languageOf(deps, message) };
  const who = { client: deps.clientId, address };
  const { refusal, results } = await rateLimits.consumeWith(deps, "contact", who, (isAllowed) => [
    insertIf(deps.db, contactMessages, row, isAllowed).onConflictDoNothing({ target: contactMessages.fingerprint }),
    acknowledge(deps, row),
  ]);
  const [, acknowledgement] = results;
  markMailQueued(deps, acknowledgement);
  return refusal;
}

/** Somebody who writes in Hindi on an English page is answered in Hindi. */
function languageOf({ config }: Pick<MessageDeps, "config">, text: string): Locale {
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0;
  const isHindi = count(/\p{Script=Devanagari}/gu) * 2 > count(/[\p{Letter}\p{Mark}]/gu);
  return config.hasHindi && isHindi ? "hi" : locale();
}

type Saved = NewMessage & { id: string; createdAt: Date; language: Locale };

/** At most once a day per address and form, so that no one can flood someone else's mailbox. */
function acknowledge(deps: QueueDeps, { id, kind, email, createdAt, language }: Saved) {
  const mail = kind === "contact" ? contactReceivedMail : callBackReceivedMail;
  const { id: column, email: address } = contactMessages;
  const saved = deps.db
    .select({ id: column })
    .from(contactMessages)
    .where(and(eq(column, id), isNotNull(address)));
  const once = `${email}:${indianDay(createdAt)}`;
  return queueMailIf(
    deps,
    mail,
    { recipient: email ?? null, about: { messageId: id }, once, language },
    sql`exists ${saved}`,
  );
}
