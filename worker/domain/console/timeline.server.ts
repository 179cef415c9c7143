import type { Deps } from "../../deps.ts";
import type { TrailRow } from "../audit-chain.server.ts";
import { findTrailEntry, findValue, listTrailOf, type TrailDeps } from "../audit-trail.server.ts";
import { dayAndHour } from "../india-calendar.server.ts";
import { listMailOf } from "../mail/outbox.server.ts";
import { FORMER_OPERATOR, namesOf } from "../operators/staff.server.ts";
import { listNotes } from "../record-notes.server.ts";

/** `operator` is an account’s id; `undefined` for what the person or the site did. */
export type TimelineEvent = { at: Date; what: string; text?: string; operator?: string | undefined };
export type TimelineEntry = Awaited<ReturnType<typeof readTimeline>>[number];

const ACTIONS_SHOWN = 50;
const VIEWS_SHOWN = 10;

const MAIL_STATES: Record<string, string> = {
  queued: "queued",
  sending: "being sent",
  sent: "sent",
  failed: "could not be sent",
  no_address: "not sent, no address",
};
const ACTIONS: Record<string, string> = {
  "record.assigned": "Assigned to a colleague",
  "record.unassigned": "Removed the assignment",
  "record.tagged": "Added a tag",
  "record.untagged": "Removed a tag",
  "message.viewed": "Opened this message",
  "message.revealed": "Viewed the contact details",
  "message.answered": "Marked as answered",
  "message.reopened": "Reopened",
  "registration.viewed": "Opened this registration",
  "registration.revealed": "Viewed the contact details",
  "registration.confirmed": "Confirmed the place",
  "registration.address_corrected": "Corrected the email",
  "registration.moved": "Moved to another event",
  "registration.merged": "Merged a second registration into this one",
  "registration.unconfirmed": "Withdrew the confirmation",
  "registration.written": "Sent an email",
  "member.merged": "Merged another account into this one",
  "member.merged_away": "Merged this account into another one",
  "member.purchases_added": "Added purchases with a misspelt email, or with none",
  "order.moved": "Moved to the account of the buyer",
  "member.viewed": "Opened this account",
  "member.startup_assigned": "Assigned a startup",
  "member.startup_unassigned": "Removed a startup",
  "member.revealed": "Viewed the contact details",
  "member.written": "Sent an email",
  "order.viewed": "Opened this order",
  "order.revealed": "Viewed the contact details",
  "order.written": "Sent an email",
  "receipt.resent": "Sent the receipt again",
  "document.viewed": "Opened this document",
  "document.revealed": "Viewed the contact details",
  "document.downloaded": "Downloaded the PDF",
  "bank_transfer.cancel": "Cancelled the reservation",
  "bank_transfer.return": "Returned money",
  "bank_transfer.viewed": "Opened this transfer",
  "bank_transfer.revealed": "Viewed the contact details",
  "membership.viewed": "Opened this membership",
  "membership.revealed": "Viewed the contact details",
  "membership.extended": "Extended the membership",
  "membership.ended": "Ended the membership",
  "membership.reopened": "Reinstated the membership",
  "mail.viewed": "Opened this email",
  "mail.revealed": "Viewed the address",
  "mail.sent_again": "Sent again",
  "text.viewed": "Opened this text",
  "text.revealed": "Viewed the contact details",
  "offer.viewed": "Opened this offer",
  "offer.revealed": "Viewed the contact details",
  "offer.moved.submitted": "Set to submitted",
  "offer.moved.under_review": "Set to under review",
  "offer.moved.accepted": "Set to accepted",
  "offer.moved.declined": "Set to declined",
};

/** Actions with a value, which the trail stores as a digest, and their text while the value is still known. */
const WITH_VALUE: Record<string, { field: string; words: (value: string) => string }> = {
  "record.assigned": { field: "operator", words: (name) => `Assigned to ${name}` },
  "record.tagged": { field: "tag", words: (tag) => `Added the tag “${tag}”` },
  "record.untagged": { field: "tag", words: (tag) => `Removed the tag “${tag}”` },
  "registration.moved": { field: "event", words: (title) => `Moved to ${title}` },
  "member.startup_assigned": { field: "startup", words: (name) => `Assigned the startup ${name}` },
  "member.startup_unassigned": { field: "startup", words: (name) => `Removed the startup ${name}` },
  "member.merged": { field: "merged", words: (email) => `Merged the account ${email} into this one` },
};
export type Values = Readonly<Record<string, ReadonlyMap<string, string>>>;

function wordsOf(deps: Pick<TrailDeps, "config">, row: TrailRow, values: Values): string | undefined {
  const { field = "", words } = WITH_VALUE[row.action] ?? {};
  const known = values[field];
  const value = known && findValue(deps, row, { field, among: [...known.keys()] });
  return words && value !== undefined ? words(known?.get(value) ?? value) : ACTIONS[row.action];
}

export async function findOrigin(deps: Pick<Deps, "db">, importAction: string, at: Date): Promise<TimelineEvent> {
  const entry = await findTrailEntry(deps, { action: importAction, at });
  return { at, what: entry ? "Imported" : "Registered", operator: entry?.operator };
}

/** Merges a record's `known` events (a cause precedes its effect) with notes and operators' actions. Newest first. */
export async function readTimeline(
  deps: TrailDeps,
  subject: string,
  { known, values }: { known: readonly TimelineEvent[]; values: Values },
) {
  const notes = await listNotes(deps, subject);
  const trail = await listTrailOf(deps, subject);
  const done = trail.flatMap((row) => {
    const { at, action, operator, reason } = row;
    const what = wordsOf(deps, row, values);
    return what ? [{ at, what, operator, isView: action.endsWith(".viewed"), ...(reason && { text: reason }) }] : [];
  });
  const written = notes.map(({ createdAt, body, operator }) => ({ at: createdAt, what: "Note", operator, text: body }));
  const isShown = atMost<Row>(ACTIONS_SHOWN, ({ isView }) => isView === false);
  const history: Row[] = [...known, ...written, ...done.filter(isShown).toReversed()].toReversed();
  const merged = withoutRepeats(history.toSorted((a, b) => b.at.getTime() - a.at.getTime()));
  const rows = merged.filter(atMost(VIEWS_SHOWN, ({ isView }) => isView === true));
  const names = await namesOf(deps, [...new Set(rows.flatMap(({ operator }) => operator ?? []))]);
  return rows.map(({ at, what, operator, text }, i) => ({
    ...{ key: `${at.getTime()}-${i}`, when: dayAndHour(at), what, text },
    by: operator && (names.get(operator) ?? FORMER_OPERATOR),
  }));
}

type Row = TimelineEvent & { isView?: boolean };

/** Filter that keeps the first `limit` rows for which `isCounted` is true, and all others. */
function atMost<T>(limit: number, isCounted: (row: T) => boolean): (row: T) => boolean {
  let count = 0;
  return (row) => !isCounted(row) || ++count <= limit;
}

function withoutRepeats(rows: readonly Row[]): Row[] {
  const runs: [Row, ...Row[]][] = [];
  for (const row of rows) {
    const run = runs.at(-1);
    const isRepeat = row.isView && run?.[0].isView && row.what === run[0].what && row.operator === run[0].operator;
    if (isRepeat) run.push(row);
    else runs.push([row]);
  }
  return runs.map(([last, ...earlier]) => {
    const first = earlier.at(-1);
    return first ? { ...last, text: `${earlier.length + 1} times since ${dayAndHour(first.at)}` } : last;
  });
}

/** Lists the mails about a record to its address, by kind and state: their text is not stored. */
export async function mailEvents(
  deps: Pick<Deps, "db">,
  email: string | null,
  labels: Readonly<Record<string, string>>,
  isAbout: (subjectId: string) => boolean,
): Promise<(TimelineEvent & { about: string })[]> {
  if (email === null) return [];
  const mails = await listMailOf(deps, email);
  return mails.flatMap((mail) => {
    const label = labels[mail.kind];
    return label && isAbout(mail.subjectId) ? [{ ...mailEvent(mail, label), about: mail.subjectId }] : [];
  });
}

type Mail = Pick<Awaited<ReturnType<typeof listMailOf>>[number], "status" | "createdAt" | "sentAt">;

export function mailEvent({ status, createdAt, sentAt }: Mail, label: string): TimelineEvent {
  return { at: sentAt ?? createdAt, what: `${label}: ${MAIL_STATES[status] ?? status}` };
}
