import * as m from "#messages/mails/records.ts";
import { planName } from "#messages/membership/plan-names.ts";
import { type RegisteredEvent, withCalendar } from "../../events/mails.server.ts";
import { defineMail } from "../../mail/mail-definition.server.ts";

type Registration = Pick<RegisteredEvent, "title" | "calendar" | "isCancelled"> & { kind: "registration" };
export type RecordMail = { body: string } & ({ kind: "member" } | { kind: "order"; title: string } | Registration);

/** Mail from an operator. It quotes nothing a visitor entered: the address can be someone else's (decision 017). */
export const recordReplyMail = defineMail({
  kind: "record_reply",
  about: "replyId",
  write: (mail: RecordMail, { name, email }) => ({
    subject: subjectOf(mail),
    paragraphs: mail.body.split(/\n{2,}/),
    ...withCalendar(mail.kind === "registration" ? mail : undefined, [m.toAnswer({ name, email })]),
  }),
});

function subjectOf(mail: RecordMail): string {
  if (mail.kind === "member") return m.aboutAccount();
  const { kind, title } = mail;
  return kind === "registration" ? m.aboutRegistration({ title }) : m.aboutOrder({ plan: planName(title) });
}
