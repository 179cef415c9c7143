import { findMember } from "../domain/accounts/members.server.ts";
import { findOrder } from "../domain/billing/orders.server.ts";
import type { RecordMail } from "../domain/console/correspondence/record-mail.server.ts";
import { findRegistration } from "../domain/events/event-registrations.server.ts";
import { indianDay, longDate } from "../domain/india-calendar.server.ts";
import type { QueuedMail } from "../domain/mail/outbox.server.ts";
import { findReply } from "../domain/mail/record-replies.server.ts";
import { findMessage } from "../domain/visitors/contact.server.ts";
import type { ReadDeps } from "./mail-data.server.ts";
import { describeEvent } from "./mail-event-data.server.ts";

type Queued = Pick<QueuedMail, "subjectId">;

export async function readReply(deps: ReadDeps, { subjectId }: Queued) {
  const reply = await findReply(deps, subjectId);
  const message = reply && (await findMessage(deps, reply.recordId));
  return message && { body: reply.body, sentOn: longDate(indianDay(message.createdAt)) };
}

/** Returns `undefined`, so no mail is sent, once the record is gone. */
export async function readRecordReply(deps: ReadDeps, { subjectId }: Queued): Promise<RecordMail | undefined> {
  const reply = await findReply(deps, subjectId);
  if (!reply) return undefined;
  const { body, recordKind, recordId } = reply;
  if (recordKind === "registration") {
    const registration = await findRegistration(deps, recordId);
    return registration && { ...(await describeEvent(deps, registration)), body, kind: recordKind };
  }
  if (recordKind === "order") {
    const order = await findOrder(deps, recordId);
    return order && { body, kind: recordKind, title: order.planTitle };
  }
  return (await findMember(deps, recordId)) && { body, kind: "member" };
}
