import { sql } from "drizzle-orm";
import type { Locale } from "#messages/locale.ts";
import { type Outcome, ok, refused } from "../../../contracts/problem.ts";
import type { Deps } from "../../../deps.ts";
import { inLocale } from "../../../locale.server.ts";
import { findMember, findMemberByEmail } from "../../accounts/members.server.ts";
import { type Actor, type TrailDeps, withTrail } from "../../audit-trail.server.ts";
import { findOrder } from "../../billing/orders.server.ts";
import { findRegistration } from "../../events/event-registrations.server.ts";
import { greetingOf } from "../../mail/mail-layout.server.ts";
import { markMailQueued, queueMailIf } from "../../mail/outbox.server.ts";
import {
  findReply,
  hasNoReply,
  hasNoReplySince,
  listRepliesTo,
  type RecordReply,
  replyStatement,
} from "../../mail/record-replies.server.ts";
import {
  fillTemplate,
  listReplyTemplates,
  refusePlaceholders,
  type TemplateFacts,
} from "../../visitors/reply-templates.server.ts";
import { stillExists } from "../marks/marked-kinds.server.ts";
import { recordReplyMail } from "./record-mail.server.ts";
import { viewReplies } from "./sent-replies.server.ts";

export type Addressee = { email: string | null; language: Locale };
type Written = { kind: string; id: string; replyId: string; body: string; seen?: number | undefined };
const WRITTEN_MEANWHILE =
  "Somebody has written to this person since you opened the page, so your email was not sent. Read theirs, then send yours again if it is still needed.";

type ViewDeps = Pick<Deps, "db" | "content"> & { config: Pick<Deps["config"], "siteUrl" | "hasHindi"> };
type Shown = Addressee & { subject: string; facts: TemplateFacts; template: string };

/** Finds the person behind a record, by kind. Messages are answered by `replyToMessage`. */
const ADDRESSEES = new Map<string, (deps: Pick<Deps, "db">, id: string) => Promise<Addressee | undefined>>([
  ["registration", findRegistration],
  ["member", findMember],
  ["order", findOrder],
]);

/**
 * Mails the person behind a record. A form sent twice with the same reply id sends one mail. Refuses it if a colleague has
 * written since `seen`, the time of the last mail that the operator knew of.
 */
export async function writeTo(
  deps: TrailDeps & Pick<Deps, "queued" | "content">,
  by: Actor,
  { kind, id, replyId, body, seen }: Written,
): Promise<Outcome<null>> {
  const unfilled = await refusePlaceholders(deps, body);
  if (!unfilled.ok) return unfilled;
  const addressee = await ADDRESSEES.get(kind)?.(deps, id);
  if (!addressee) return refused("not_found");
  const { email, language } = addressee;
  if (!email) return refused("invalid_input", "There is no email address to write to.");
  const subject = `${kind}:${id}`;
  const reply = { id: replyId, subject, body, operator: by.memberId, createdAt: deps.now() };
  // Sends nothing after an erasure or a change of the address.
  const isThere = stillExists({ recordKind: kind, recordId: id }, sql`email = ${email}`);
  const isKnown = seen === undefined ? sql`true` : hasNoReplySince(subject, seen);
  const isNew = sql`${isThere} and ${isKnown} and ${hasNoReply(replyId)}`;
  const entry = { action: `${kind}.written`, subject, after: { body } };
  const mail = { recipient: email, about: { replyId }, once: replyId, language };
  const [queued] = await withTrail(
    deps,
    by,
    entry,
    () => [queueMailIf(deps, recordReplyMail, mail, isNew), replyStatement(deps, reply, isNew)],
    isNew,
  );
  markMailQueued(deps, queued);
  const isSent = queued.meta.changes > 0 || (await findReply(deps, replyId)) !== undefined;
  if (isSent) return ok(null);
  const isLate = seen !== undefined && lastOf(await listRepliesTo(deps, [subject])) > seen;
  return isLate ? refused("version_conflict", WRITTEN_MEANWHILE) : refused("version_conflict");
}

export async function viewCorrespondence(
  deps: ViewDeps,
  operator: { name: string },
  { subject, email, language, facts, template }: Shown,
) {
  const replies = await listRepliesTo(deps, [subject]);
  const account = email === null ? undefined : await findAccount(deps, email);
  const readers = deps.config.hasHindi ? (account?.language ?? language) : "en";
  return {
    canReply: email !== null,
    replies: await viewReplies(deps, replies),
    seen: lastOf(replies),
    templates: email === null ? [] : await listReplyTemplates(deps),
    draft: await inLocale(readers, () => fillTemplate(deps, operator, facts, template)),
    greeting: email === null ? "" : inLocale(readers, () => greetingOf(account?.name)),
    isAboutEvent: facts.event !== undefined,
  };
}

/** The time of the last reply, or 0. */
function lastOf(replies: readonly RecordReply[]): number {
  return replies.at(-1)?.createdAt.getTime() ?? 0;
}

async function findAccount({ db }: ViewDeps, email: string) {
  const member = await findMemberByEmail({ db }, email);
  return member?.state === "active" ? member : undefined;
}
