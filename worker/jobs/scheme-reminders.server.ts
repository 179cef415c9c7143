import type { Deps } from "../deps.ts";
import { findMember } from "../domain/accounts/members.server.ts";
import { noteQueued, type QueuedMail, queueMailIf } from "../domain/mail/outbox.server.ts";
import { type SchemeChange, schemeChangedMail } from "../domain/schemes/mails.server.ts";
import { STOP_PATH, stopKey } from "../domain/schemes/reminder-links.server.ts";
import {
  findReminder,
  isUnsent,
  listChangedReminders,
  listTermsDigests,
  noteSeenStatement,
  type SchemeReminder,
} from "../domain/schemes/reminders.server.ts";
import { describeError } from "../log.ts";
import type { ReadDeps } from "./mail-data.server.ts";

/** Fewer than the mails of a run, so that no other mail waits behind them for long. */
const CHANGES_A_RUN = 15;

/** Queues a mail for each reminder whose scheme has changed, once each. A failing one delays no other. */
export async function queueSchemeChanges(deps: Deps): Promise<void> {
  const digests = await listTermsDigests(deps);
  for (const reminder of await listChangedReminders(deps, digests, CHANGES_A_RUN)) {
    try {
      await queueChange(deps, reminder, digests.get(reminder.scheme) ?? "");
    } catch (error) {
      deps.log("error", "scheme_reminder.failed", { memberId: reminder.memberId, ...describeError(error) });
    }
  }
}

async function queueChange(deps: Deps, reminder: SchemeReminder, digest: string): Promise<void> {
  const { memberId, scheme } = reminder;
  const member = await findMember(deps, memberId);
  if (!member) return;
  const changeId = `${memberId}.${scheme}.${digest}`;
  // Terms that change back and forth are news each time.
  const added = { recipient: member.email, about: { changeId }, once: `${changeId}.${reminder.seen}`, memberId };
  const [queued] = await deps.db.batch([
    queueMailIf(deps, schemeChangedMail, added, isUnsent(reminder)),
    noteSeenStatement(deps, reminder, digest),
  ]);
  noteQueued(deps, queued);
}

/** `undefined` if the reminder was stopped, or the scheme has changed again or is gone. */
export async function readSchemeChange(
  deps: ReadDeps,
  { subjectId }: Pick<QueuedMail, "subjectId">,
): Promise<SchemeChange | undefined> {
  const [memberId = "", scheme = "", digest = ""] = subjectId.split(".");
  const { schemes } = (await deps.content.snapshot()).collections;
  const title = schemes.find(({ slug }) => slug === scheme)?.title;
  const isCurrent = (await listTermsDigests(deps)).get(scheme) === digest;
  if (!title || !isCurrent || !(await findReminder(deps, memberId, scheme))) return undefined;
  const { siteUrl } = deps.config;
  const stopUrl = `${siteUrl}${STOP_PATH}?key=${stopKey(deps, { memberId, scheme })}`;
  return { title, finderUrl: `${siteUrl}/SchemesPage/finder`, stopUrl };
}
