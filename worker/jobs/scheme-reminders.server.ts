import type { Deps } from "../deps.ts";
import { addressOf } from "../domain/accounts/members.server.ts";
import { indianDay } from "../domain/india-calendar.server.ts";
import { pageAt } from "../domain/mail/mail-definition.server.ts";
import { markMailQueued, type QueuedMail, queueMailIf } from "../domain/mail/outbox.server.ts";
import { isOver } from "../domain/schemes/evaluate.server.ts";
import { type SchemeChange, schemeChangedMail } from "../domain/schemes/mails.server.ts";
import { currentIds, STOP_PATH, stopKey } from "../domain/schemes/reminder-links.server.ts";
import {
  findReminder,
  GONE,
  isUnsent,
  listChangedReminders,
  listTermsDigests,
  type SchemeReminder,
  storeSeenStatement,
} from "../domain/schemes/reminders.server.ts";
import { schemeTitle } from "../domain/schemes/scheme-title.server.ts";
import { describeError } from "../log.ts";
import type { ReadDeps } from "./mail-data.server.ts";

/** Fewer than the mails of a run, so that no other mail waits behind them for long. */
const CHANGES_PER_RUN = 15;

/** Queues one mail for each reminder whose scheme has changed. A failure does not delay the others. */
export async function queueSchemeChanges(deps: Deps): Promise<void> {
  const digests = await listTermsDigests(deps);
  // An empty list is far more likely to be a content error than the end of every scheme.
  if (digests.size === 0) return;
  for (const reminder of await listChangedReminders(deps, digests, CHANGES_PER_RUN)) {
    try {
      await queueChange(deps, reminder, digests.get(reminder.scheme) ?? GONE);
    } catch (error) {
      deps.log("error", "scheme_reminder.failed", { memberId: reminder.memberId, ...describeError(error) });
    }
  }
}

async function queueChange(deps: Deps, reminder: SchemeReminder, digest: string): Promise<void> {
  const { memberId, scheme } = reminder;
  const changeId = `${memberId}.${scheme}.${digest}`;
  // Terms that change back and forth are reported each time.
  const added = {
    recipient: addressOf(deps, memberId),
    about: { changeId },
    once: `${changeId}.${reminder.seen}`,
    memberId,
  };
  const [queued] = await deps.db.batch([
    queueMailIf(deps, schemeChangedMail, added, isUnsent(reminder)),
    storeSeenStatement(deps, reminder, digest),
  ]);
  markMailQueued(deps, queued);
}

/** `undefined` if the reminder was stopped, or the scheme has changed again. */
export async function readSchemeChange(
  deps: ReadDeps,
  { subjectId }: Pick<QueuedMail, "subjectId">,
): Promise<SchemeChange | undefined> {
  const [givenId = "", givenScheme = "", digest = ""] = subjectId.split(".");
  const { memberId, scheme } = await currentIds(deps, { memberId: givenId, scheme: givenScheme });
  const isCurrent = digest === ((await listTermsDigests(deps)).get(scheme) ?? GONE);
  if (!isCurrent || !(await findReminder(deps, memberId, scheme))) return undefined;
  const { schemes } = (await deps.content.snapshot()).collections;
  const terms = schemes.find(({ slug }) => slug === scheme)?.terms;
  const title = await schemeTitle(deps, scheme);
  const isOpen = terms !== undefined && terms.status !== "closed" && !isOver(terms, indianDay(deps.now()));
  const stopUrl = pageAt(deps.config, `${STOP_PATH}?key=${stopKey(deps, { memberId, scheme })}`);
  return { title, isOpen, finderUrl: pageAt(deps.config, "/SchemesPage/finder"), stopUrl };
}
