import { sql } from "drizzle-orm";
import { type Outcome, ok, refused } from "../../contracts/problem.ts";
import { UNANSWERED } from "../../db/schema/visitors.ts";
import type { Deps } from "../../deps.ts";
import { type Actor, type TrailDeps, withTrail } from "../audit-trail.server.ts";
import { noteQueued, queueMailIf } from "../mail/outbox.server.ts";
import { findReply, hasNoReply, replyStatement } from "../mail/record-replies.server.ts";
import { answeredStatement, findMessage, hasMessage } from "./contact.server.ts";
import { messageReplyMail } from "./mails.server.ts";
import { formerReplyStatement } from "./message-replies.server.ts";
import { refusePlaceholders } from "./reply-templates.server.ts";

type AnswerDeps = TrailDeps & Pick<Deps, "queued" | "content">;

/** Mails the reply and marks the message as answered. A repeated form with the same reply id sends it once. */
export async function replyToMessage(
  deps: AnswerDeps,
  by: Actor,
  { messageId, replyId, body }: { messageId: string; replyId: string; body: string },
): Promise<Outcome<null>> {
  const unfilled = await refusePlaceholders(deps, body);
  if (!unfilled.ok) return unfilled;
  const message = await findMessage(deps, messageId);
  if (!message) return refused("not_found");
  const { email, language } = message;
  if (!email) return refused("invalid_input", "This person left no email address. Call them instead.");
  const reply = { id: replyId, body, operator: by.memberId, createdAt: deps.now() };
  const isNew = sql`${hasMessage(messageId)} and ${hasNoReply(replyId)}`;
  const entry = { action: "message.replied", subject: `message:${messageId}`, after: { body } };
  const mail = { recipient: email, about: { replyId }, once: replyId, language };
  const [, queued] = await withTrail(
    deps,
    by,
    entry,
    () => [
      answeredStatement(deps, messageId, by.memberId, isNew),
      queueMailIf(deps, messageReplyMail, mail, isNew),
      formerReplyStatement(deps, { ...reply, messageId }, isNew),
      replyStatement(deps, { ...reply, subject: `message:${messageId}` }, isNew),
    ],
    isNew,
  );
  noteQueued(deps, queued);
  const isSent = queued.meta.changes > 0 || (await findReply(deps, replyId)) !== undefined;
  return isSent ? ok(null) : refused("version_conflict");
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
