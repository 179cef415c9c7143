import { isPermitted, type OperatorRole } from "../../../contracts/console/vocabulary.ts";
import { type Outcome, ok, refused } from "../../../contracts/problem.ts";
import type { Deps } from "../../../deps.ts";
import { findMember, findMemberByEmail } from "../../accounts/members.server.ts";
import { type Actor, type TrailDeps, withTrail } from "../../audit-trail.server.ts";
import { findTransfer } from "../../bank-transfers/transfers.server.ts";
import { findDispute } from "../../billing/disputes/disputes.server.ts";
import { findOrder } from "../../billing/orders.server.ts";
import { findPayment } from "../../billing/payments.server.ts";
import { findRefundRequest } from "../../billing/refund-requests/refund-requests.server.ts";
import { findRefund } from "../../billing/refunds.server.ts";
import { findDocument } from "../../documents/documents.server.ts";
import { findRegistration } from "../../events/event-registrations.server.ts";
import { findCorrection } from "../../events/registration-corrections.server.ts";
import { dateAndTime, dayAndHour } from "../../india-calendar.server.ts";
import { findMail, isUndelivered, MAIL_ROWS, markMailQueued, retryStatement } from "../../mail/outbox.server.ts";
import { findReply } from "../../mail/record-replies.server.ts";
import { findMembership } from "../../membership/memberships.server.ts";
import { parseReminderId } from "../../membership/reminder-id.server.ts";
import type { Operator } from "../../operators/admission.server.ts";
import { findMessage } from "../../visitors/contact.server.ts";
import type { RecordList } from "../list.server.ts";
import { maskEmail } from "../masked.server.ts";
import { revealContact, viewRecord } from "../record.server.ts";
import type { Hit } from "../search/find-content.server.ts";
import { MAIL_TITLES } from "./mail-titles.server.ts";
import { aboutCell } from "./trail-labels.server.ts";

const KIND = "mail";
export const MAIL_STATES = {
  queued: "Queued",
  sending: "Sending",
  sent: "Sent",
  failed: "Failed",
  no_address: "No address",
} as const;
/** Meaning of the values of `last_error` that are our own codes. */
export const GIVEN_UP: Record<string, string> = {
  subject_gone: "What the email is about was changed or deleted before it was sent.",
  address_limit: "The daily limit for an unconfirmed address was reached.",
};

export function mailList(): RecordList<(typeof MAIL_ROWS)["table"]> {
  return {
    path: "/console/mails",
    kind: KIND,
    what: "emails",
    titleColumn: "Kind",
    columns: ["Created", "To", "Attempts", "State"],
    filters: [
      { name: "state", label: "State", options: Object.entries(MAIL_STATES) },
      { name: "kind", label: "Kind", options: Object.entries(MAIL_TITLES) },
    ],
    searchHelp: "Beginning of the email address",
    exportPermission: "mails.export",
    source: MAIL_ROWS,
    rowOf: ({ kind, createdAt, recipient, attempts, status }) => ({
      title: MAIL_TITLES[kind],
      cells: [
        { text: dayAndHour(createdAt) },
        { text: maskEmail(recipient) },
        { text: String(attempts) },
        { text: MAIL_STATES[status], ...toneOf(status) },
      ],
    }),
    csv: [
      ["Created (IST)", ({ createdAt }) => dateAndTime(createdAt)],
      ["Kind", ({ kind }) => MAIL_TITLES[kind]],
      ["To", ({ recipient }) => recipient ?? ""],
      ["State", ({ status }) => MAIL_STATES[status]],
      ["Sent (IST)", ({ sentAt }) => (sentAt ? dateAndTime(sentAt) : "")],
      ["Attempts", ({ attempts }) => String(attempts)],
    ],
  };
}

export async function viewMail(deps: TrailDeps, operator: Operator, id: string) {
  const mail = await findMail(deps, id);
  if (!mail) return undefined;
  const { kind, recipient, status, attempts, lastError, createdAt, sentAt } = mail;
  const about = await findAbout(deps, operator.role, mail);
  const record = await viewRecord(
    deps,
    operator,
    { kind: KIND, id },
    {
      title: MAIL_TITLES[kind],
      lead: `Created ${dayAndHour(createdAt)}. ${MAIL_STATES[status]}.`,
      details: [
        ["State", MAIL_STATES[status]],
        ["Attempts", String(attempts)],
        ["Problem", problemOf(mail)],
      ],
      contact: { email: recipient, phone: null },
      history: [{ at: createdAt, what: "Queued" }, ...(sentAt ? [{ at: sentAt, what: "Sent" }] : [])],
    },
  );
  return { ...record, about, canSendAgain: status === "failed" && !(lastError && GIVEN_UP[lastError]) };
}

function problemOf({ status, sentAt, lastError }: NonNullable<Awaited<ReturnType<typeof findMail>>>): string {
  if (status !== "no_address") return lastError ? (GIVEN_UP[lastError] ?? lastError) : "None";
  return sentAt ? "The address was erased after it was sent." : "There was no email address, so nothing was sent.";
}

export async function revealMail(deps: TrailDeps, operator: Operator, id: string, reason: string) {
  const mail = await findMail(deps, id);
  return revealContact(deps, operator, { kind: KIND, id, reason }, mail && { email: mail.recipient, phone: null });
}

/** Sends again a mail that was given up and whose subject still exists. */
export async function sendAgain(deps: TrailDeps & Pick<Deps, "queued">, by: Actor, id: string): Promise<Outcome<null>> {
  const entry = { action: "mail.sent_again", subject: `mail:${id}` };
  const [retried] = await withTrail(deps, by, entry, () => [retryStatement(deps, id)], isUndelivered(id));
  if (retried.meta.changes === 0) return refused("not_found");
  markMailQueued(deps, retried);
  return ok(null);
}

function toneOf(status: keyof typeof MAIL_STATES) {
  if (status === "failed") return { tone: "late" as const };
  return status === "sent" ? { tone: "done" as const } : {};
}

type Reader = Pick<Deps, "db">;
type Subject = readonly [kind: string, id: string | undefined] | undefined;
type Mail = NonNullable<Awaited<ReturnType<typeof findMail>>>;

const NAMES: Record<string, (deps: Reader, id: string) => Promise<string | undefined>> = {
  registration: async (deps, id) => (await findRegistration(deps, id))?.fullName,
  message: async (deps, id) => (await findMessage(deps, id))?.name,
  order: async (deps, id) => (await findOrder(deps, id))?.name,
  member: async (deps, id) => (await findMember(deps, id))?.name,
};

const registration = (_: Reader, id: string): Subject => ["registration", id];
const message = (_: Reader, id: string): Subject => ["message", id];
const order = (_: Reader, id: string): Subject => ["order", parseReminderId(id).orderId];
const reply = async (deps: Reader, id: string): Promise<Subject> => {
  const found = await findReply(deps, id);
  return found && [found.recordKind, found.recordId];
};
const refund = async (deps: Reader, id: string) =>
  orderOf(deps, (await findRefund(deps, id)) ?? (await findRefundRequest(deps, id)));

const SUBJECTS: Partial<Record<Mail["kind"], (deps: Reader, id: string) => Subject | Promise<Subject>>> = {
  event_registered: registration,
  registration_confirmed: registration,
  registration_moved: registration,
  event_correction: async (deps, id) => ["registration", (await findCorrection(deps, id))?.registrationId],
  contact_received: message,
  call_back_received: message,
  message_reply: reply,
  record_reply: reply,
  receipt: order,
  renewal_reminder: order,
  bank_transfer_reserved: async (deps, id) => ["order", (await findTransfer(deps, id))?.orderId],
  payment_kept: async (deps, id) => ["order", (await findDocument(deps, id))?.document.orderId],
  refund_approved: refund,
  refund_processed: refund,
  refund_failed: refund,
  dispute_reported: async (deps, id) => orderOf(deps, await findDispute(deps, id.split(":")[0] ?? "")),
};

async function orderOf(deps: Reader, about: { paymentId: string } | undefined): Promise<Subject> {
  return ["order", about && (await findPayment(deps, about.paymentId))?.orderId];
}

/** Links to the record that a mail is about, or else to the recipient's account. */
async function findAbout(deps: Reader, role: OperatorRole, mail: Mail): Promise<Hit | undefined> {
  const [kind, id] = (await SUBJECTS[mail.kind]?.(deps, mail.subjectId)) ?? [];
  const account = mail.memberId ?? (await findMemberByEmail(deps, mail.recipient ?? ""))?.id;
  const hit = kind && id ? await hitOf(deps, role, kind, id) : undefined;
  return hit ?? (account ? hitOf(deps, role, "member", account) : undefined);
}

async function hitOf(deps: Reader, role: OperatorRole, kind: string, id: string): Promise<Hit | undefined> {
  const title = await NAMES[kind]?.(deps, id);
  if (title === undefined) return undefined;
  let subject = `${kind}:${id}`;
  if (kind === "order" && !isPermitted(role, "payments.read")) {
    const membership = await findMembership(deps, id);
    if (!membership) return undefined;
    subject = `membership:${membership.id}`;
  }
  const { text, href = "" } = aboutCell(subject);
  return { title, href, facts: [text] };
}
