import { isPermitted, type OperatorRole } from "../../../contracts/console/vocabulary.ts";
import type { Deps } from "../../../deps.ts";
import { findMember, findMemberByEmail } from "../../accounts/members.server.ts";
import { findTransfer } from "../../bank-transfers/transfers.server.ts";
import { findDispute } from "../../billing/disputes/disputes.server.ts";
import { findOrder } from "../../billing/orders.server.ts";
import { findPayment } from "../../billing/payments.server.ts";
import { findRefundRequest } from "../../billing/refund-requests/refund-requests.server.ts";
import { findRefund } from "../../billing/refunds.server.ts";
import { findDocument } from "../../documents/documents.server.ts";
import { findRegistration } from "../../events/event-registrations.server.ts";
import { findCorrection } from "../../events/registration-corrections.server.ts";
import type { findMail } from "../../mail/outbox.server.ts";
import { findReply } from "../../mail/record-replies.server.ts";
import { findMembership } from "../../membership/memberships.server.ts";
import { parseReminderId } from "../../membership/reminder-id.server.ts";
import { findMessage } from "../../visitors/contact.server.ts";
import type { Hit } from "../search/find-content.server.ts";
import { aboutCell } from "./trail-labels.server.ts";

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
export async function findAbout(deps: Reader, role: OperatorRole, mail: Mail): Promise<Hit | undefined> {
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
