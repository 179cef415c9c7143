import { sql } from "drizzle-orm";
import { type Outcome, ok, refused } from "../../contracts/problem.ts";
import { UNANSWERED } from "../../db/schema/visitors.ts";
import type { Deps } from "../../deps.ts";
import { type Actor, type TrailDeps, withTrail } from "../audit-trail.server.ts";
import { markMailQueued, queueMailIf } from "../mail/outbox.server.ts";
import { findReply, hasNoReply, isCreated, replyStatement } from "../mail/record-replies.server.ts";
import { addressOfMessage, answeredStatement, findMessage, hasMessage } from "./contact.server.ts";
import { messageReplyMail } from "./mails.server.ts";
import { formerReplyStatement } from "./message-replies.server.ts";
import { refusePlaceholders } from "./reply-templates.server.ts";

const ANSWERED_MEANWHILE =
  "Somebody has answered this message since you opened it, so your reply was not sent. Read the answer below, then send yours again if it is still needed.";

type AnswerDeps = TrailDeps & Pick<Deps, "queued" | "content">;

type NewReply = { messageId: string; replyId: string; body: string; seen?: number | undefined };

/**
 * Mails the reply and marks the message as answered. A repeated form with the same reply id sends it once. Refuses it if
 * a colleague has answered since `seen`, the time of the last answer that the operator knew of.
 */
export async function replyToMessage(
  deps: AnswerDeps,
  by: Actor,
  { messageId, replyId, body, seen }: NewReply,
): Promise<Outcome<null>> {
  const unfilled = await refusePlaceholders(deps, body);
  if (!unfilled.ok) return unfilled;
  const message = await findMessage(deps, messageId);
  if (!message) return refused("not_found");
  const { email, language } = message;
  if (!email) return refused("invalid_input", "This person left no email address. Call them instead.");
  const reply = { id: replyId, body, operator: by.memberId, createdAt: deps.now() };
  const isKnown = seen === undefined ? sql`true` : sql`(${UNANSWERED} or answered_at = ${seen})`;
  const isNew = sql`${hasMessage(messageId, isKnown)} and ${hasNoReply(replyId)}`;
  const entry = { action: "message.replied", subject: `message:${messageId}`, after: { body } };
  const mail = { recipient: addressOfMessage(messageId), about: { replyId }, once: replyId, language };
  const [queued] = await withTrail(
    deps,
    by,
    entry,
    () => [
      queueMailIf(deps, messageReplyMail, mail, isNew),
      formerReplyStatement(deps, { ...reply, messageId }, isNew),
      replyStatement(deps, { ...reply, subject: `message:${messageId}` }, isNew),
      // Last, because it makes `isNew` false.
      answeredStatement(deps, messageId, by.memberId, isCreated(reply)),
    ],
    isNew,
  );
  markMailQueued(deps, queued);
  const isSent = queued.meta.changes > 0 || (await findReply(deps, replyId)) !== undefined;
  if (isSent) return ok(null);
  return (await findMessage(deps, messageId))
    ? refused("version_conflict", ANSWERED_MEANWHILE)
    : refused("version_conflict");
}

/** Marks a message that was answered by phone or from a mailbox. */
export async function markAnswered(deps: TrailDeps, by: Actor, messageId: string): Promise<Outcome<null>> {
  return setAnswered(deps, by, messageId, true);
}

export async function reopenMessage(deps: TrailDeps, by: Actor, messageId: string): Promise<Outcome<null>> {
  return setAnswered(deps, by, messageId, false);
}

async function setAnswered(deps: TrailDeps, by: Actor, id: string, isAnswered: boolean): Promise<Outcome<null>> {
  const isOther = isAnswered ? UNANSWERED : sql`not (${UNANSWERED})`;
  const entry = { action: isAnswered ? "message.answered" : "message.reopened", subject: `message:${id}` };
  await withTrail(
    deps,
    by,
    entry,
    () => [answeredStatement(deps, id, isAnswered ? by.memberId : null, isOther)],
    hasMessage(id, isOther),
  );
  return (await findMessage(deps, id)) ? ok(null) : refused("not_found");
}
