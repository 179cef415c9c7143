import { sql } from "drizzle-orm";
import { isPermitted, type OperatorRole, type Permission } from "../../../contracts/console/vocabulary.ts";
import { type Outcome, ok, refused } from "../../../contracts/problem.ts";
import type { Deps } from "../../../deps.ts";
import type { TrailDeps } from "../../audit-trail.server.ts";
import { listWithoutEvent } from "../../events/event-registrations.server.ts";
import { placesOf } from "../../events/places.server.ts";
import { confirmRegistration, NO_EVENT } from "../../events/registration-decisions.server.ts";
import { addDays, longDate } from "../../india-calendar.server.ts";
import { listEndedOf } from "../../membership/memberships.server.ts";
import { formatExactRupees } from "../../money.server.ts";
import type { Operator } from "../../operators/admission.server.ts";
import { isAssignedTo, subjectOf, TAGS_PER_RECORD } from "../../record-marks.server.ts";
import { markAnswered } from "../../visitors/message-answers.server.ts";
import { extendMembership } from "../finance/membership-steps.server.ts";
import { resendReceipt } from "../finance/payment-steps.server.ts";
import { confirmReceived } from "../finance/transfer-steps.server.ts";
import { GIVEN_UP, MAIL_STATES, sendAgain } from "../lists/mails.server.ts";
import { isOngoing } from "../marks/marked-kinds.server.ts";
import { assignTo, tagRecord } from "../marks/marks.server.ts";
import { listWritten, writeToOne } from "./write-to-several.server.ts";

export type BulkDeps = TrailDeps & Pick<Deps, "queued" | "content" | "config" | "log" | "payments">;
type Asked = "assignee" | "tag" | "mail" | "extension" | "day" | "reason" | undefined;
type Target = { recordKind: string; recordId: string };
/** `version` is the version of the row that the operator saw, and `seen` the time at which they did (UTC, in ms). */
type Given = { value: string; hindi?: string; reason: string; version: string; seen: number; row: Row };
type Row = Readonly<Record<string, unknown>>;
/** Times (UTC, in ms) of the first preview of these rows, and of the first rows if the action continues with more. */
export type BulkTimes = { seen: number; began: number };
export type BulkAction = {
  step: string;
  label: string;
  asksFor: Asked;
  title: (count: number) => string;
  done: (count: number) => string;
  refuse: (row: Row, tags: readonly string[]) => string | undefined;
  /** Of several rows with the same value, only the first is included. */
  onceFor?: (row: Row) => string;
  /** Ids of records that are left out because of another table, and why. */
  alsoRefused?: (
    deps: Pick<Deps, "db">,
    ids: readonly string[],
    rows: readonly Row[],
    times: BulkTimes,
  ) => Promise<ReadonlyMap<string, string>>;
  /** What a preview says first about the included rows. */
  warn?: (deps: Pick<Deps, "db" | "content">, rows: readonly Row[]) => Promise<readonly string[]>;
  apply?: (deps: BulkDeps, by: Operator, target: Target, given: Given) => Promise<Outcome<null>>;
  /** The version is a new key, so that a form that is sent twice acts once. */
  hasKeys?: true;
  /** Version of the row. If it has changed since the preview, the row is left alone. */
  versionOf?: (row: Row) => string;
  /** Columns of the list that a preview shows beside the title, in place of those that tell people apart. */
  shown?: readonly string[];
  detail?: (row: Row) => string;
  sum?: (row: Row) => number;
  limit?: number;
  /** Needed if the action changes what the list is sorted by, so that a row that moves up is not processed twice. */
  isNewestFirst?: boolean;
};

const counted = (count: number, one: string, several: string) => (count === 1 ? one : several);

const ASSIGN: BulkAction = {
  step: "assign",
  label: "Assign",
  asksFor: "assignee",
  title: (n) => counted(n, "Assign 1 record", `Assign ${n} records`),
  done: (n) => counted(n, "1 record assigned.", `${n} records assigned.`),
  refuse: () => undefined,
  apply: (deps, by, target, { value }) => {
    if (value === "") return assignTo(deps, by, target, null);
    const isOthers = sql`not ${isAssignedTo(subjectOf(target), value, isOngoing(target.recordKind))}`;
    return assignTo(deps, by, target, { operator: value, dueOn: null }, isOthers);
  },
};
const TAG: BulkAction = {
  step: "tag",
  label: "Tag",
  asksFor: "tag",
  title: (n) => counted(n, "Tag 1 record", `Tag ${n} records`),
  done: (n) => counted(n, "1 record tagged.", `${n} records tagged.`),
  refuse: (_row, tags) => (tags.length < TAGS_PER_RECORD ? undefined : `Already has ${TAGS_PER_RECORD} tags.`),
  apply: (deps, by, target, { value }) => tagRecord(deps, by, target, value),
};
const ANSWERED: BulkAction = {
  step: "answered",
  label: "Mark as answered",
  asksFor: undefined,
  title: (n) => counted(n, "Mark 1 message as answered", `Mark ${n} messages as answered`),
  done: (n) => counted(n, "1 message marked as answered.", `${n} messages marked as answered.`),
  refuse: ({ answeredAt }) => (answeredAt ? "Already answered." : undefined),
  apply: (deps, by, { recordId }) => markAnswered(deps, by, recordId),
};
const CONFIRM: BulkAction = {
  step: "confirm",
  label: "Confirm the places",
  asksFor: undefined,
  title: (n) => counted(n, "Confirm 1 place, with an email", `Confirm ${n} places, each with an email`),
  done: (n) => counted(n, "1 place confirmed.", `${n} places confirmed.`),
  refuse: ({ confirmedAt }) => (confirmedAt ? "Already confirmed." : undefined),
  alsoRefused: async (deps, ids) => new Map((await listWithoutEvent(deps, ids)).map((id) => [id, NO_EVENT])),
  warn: warnOfPlaces,
  apply: (deps, by, { recordId }) => confirmRegistration(deps, by, recordId),
};
const WRITE: BulkAction = {
  step: "write",
  label: "Write to them",
  asksFor: "mail",
  title: (n) => counted(n, "Send 1 email", `Send ${n} emails`),
  done: (n) => counted(n, "1 email is on its way.", `${n} emails are on their way.`),
  refuse: ({ email }) => (email ? undefined : "No email address."),
  onceFor: ({ email }) => String(email),
  alsoRefused: async (deps, _ids, rows, times) => listWritten(deps, rows, times),
  hasKeys: true,
  apply: (deps, by, { recordKind: kind, recordId: id }, { value: body, hindi = "", version: replyId, seen, row }) =>
    writeToOne(deps, by, { kind, id, replyId, body, hindi, seen, row }),
};

const SEND_AGAIN: BulkAction = {
  step: "send-again",
  label: "Send again",
  asksFor: undefined,
  title: (n) => counted(n, "Send 1 email again", `Send ${n} emails again`),
  done: (n) => counted(n, "1 email queued again.", `${n} emails queued again.`),
  refuse: ({ status, lastError }) => {
    if (status !== "failed") return `${MAIL_STATES[status as keyof typeof MAIL_STATES]}.`;
    return typeof lastError === "string" ? GIVEN_UP[lastError] : undefined;
  },
  shown: ["To"],
  apply: (deps, by, { recordId }) => sendAgain(deps, by, recordId),
};
const EXTEND: BulkAction = {
  step: "extend",
  label: "Extend",
  asksFor: "extension",
  title: (n) => counted(n, "Extend 1 membership", `Extend ${n} memberships`),
  done: (n) => counted(n, "1 membership extended.", `${n} memberships extended.`),
  refuse: ({ endedOn, revokedOn }) => (endedOn || revokedOn ? "Already ended." : undefined),
  isNewestFirst: true,
  // The last day is the version, so that a form sent twice does not extend twice.
  versionOf: ({ validTo }) => String(validTo),
  detail: ({ validTo }) => `until ${longDate(String(validTo))}`,
  apply: (deps, by, { recordId: id }, { value, reason, version }) =>
    extendMembership(deps, by, { id, day: addDays(version, Number(value)), reason }),
};
const CONFIRM_MONEY: BulkAction = {
  step: "confirm-money",
  label: "Confirm the payment",
  asksFor: "day",
  title: (n) => counted(n, "Confirm payment of 1 transfer", `Confirm payment of ${n} transfers`),
  done: (n) => counted(n, "1 transfer confirmed.", `${n} transfers confirmed.`),
  refuse: ({ status }) => {
    if (status === "paid") return "Already confirmed.";
    return status === "cancelled" ? "Cancelled." : undefined;
  },
  shown: ["Buyer"],
  detail: ({ amountPaise }) => `₹${formatExactRupees(Number(amountPaise))}`,
  sum: ({ amountPaise }) => Number(amountPaise),
  versionOf: ({ amountPaise }) => String(amountPaise),
  apply: async (deps, by, { recordId: reference }, { value: receivedOn, version }) => {
    const received = { reference, amountPaise: Number(version), receivedOn };
    const outcome = await confirmReceived(deps, by, received);
    if (!outcome.ok) return outcome;
    const isPaid = outcome.value.result === "paid";
    return isPaid
      ? ok(null)
      : refused("version_conflict", "Somebody changed it at the same moment, so the money was set aside.");
  },
  limit: 25,
};
const ENDED = "The membership was ended or replaced. To send its receipt anyway, open the order.";
const SEND_RECEIPTS: BulkAction = {
  step: "send-receipts",
  label: "Send receipts again",
  asksFor: undefined,
  title: (n) => counted(n, "Send 1 receipt again", `Send ${n} receipts again`),
  done: (n) => counted(n, "1 receipt queued again.", `${n} receipts queued again.`),
  refuse: ({ status, email }) => {
    if (status !== "paid") return "Not paid.";
    return email ? undefined : "No email address.";
  },
  hasKeys: true,
  shown: ["Plan", "Email"],
  alsoRefused: async (deps, ids) => new Map((await listEndedOf(deps, ids)).map(({ orderId }) => [orderId, ENDED])),
  apply: (deps, by, { recordId: orderId }, { version: key }) => resendReceipt(deps, by, { orderId, key }),
};
const DOWNLOAD: BulkAction = {
  step: "download",
  label: "Download the PDFs",
  asksFor: "reason",
  title: (n) => counted(n, "Download 1 document", `Download ${n} documents`),
  done: () => "",
  refuse: () => undefined,
  shown: ["Document", "Buyer"],
  detail: ({ totalPaise }) => `₹${formatExactRupees(Number(totalPaise))}`,
};

type Bulk = { permission: Permission; actions: readonly BulkAction[] };

/** Actions on several rows of a list, and the permission that an operator needs for them. */
const BULK = new Map<string, Bulk>([
  ["message", { permission: "messages.change", actions: [ANSWERED, ASSIGN, TAG] }],
  ["registration", { permission: "registrations.change", actions: [CONFIRM, WRITE, ASSIGN, TAG] }],
  ["member", { permission: "members.change", actions: [ASSIGN, TAG] }],
  ["order", { permission: "payments.change", actions: [SEND_RECEIPTS, ASSIGN, TAG] }],
  ["offer", { permission: "offers.change", actions: [ASSIGN, TAG] }],
  ["text", { permission: "texts.change", actions: [ASSIGN, TAG] }],
  ["mail", { permission: "mails.change", actions: [SEND_AGAIN] }],
  ["membership", { permission: "memberships.change", actions: [EXTEND] }],
  ["bank_transfer", { permission: "payments.change", actions: [CONFIRM_MONEY] }],
  ["document", { permission: "documents.export", actions: [DOWNLOAD] }],
]);

export function bulkActionsOn(kind: string): readonly BulkAction[] {
  return BULK.get(kind)?.actions ?? [];
}

export function bulkActionsFor(role: OperatorRole, kind: string): readonly BulkAction[] {
  const bulk = BULK.get(kind);
  return bulk && isPermitted(role, bulk.permission) ? bulk.actions : [];
}

async function warnOfPlaces(deps: Pick<Deps, "db" | "content">, rows: readonly Row[]): Promise<string[]> {
  const warnings: string[] = [];
  for (const event of new Set(rows.map((row) => String(row["event"])))) {
    const places = await placesOf(deps, event);
    const all = (places?.confirmed ?? 0) + rows.filter((row) => row["event"] === event).length;
    if (!places || all <= places.capacity) continue;
    const known = `${places.title} has ${counted(places.capacity, "1 place", `${places.capacity} places`)}`;
    warnings.push(`${known}, ${places.confirmed} confirmed so far. With these, ${all} people have a place.`);
  }
  return warnings;
}
