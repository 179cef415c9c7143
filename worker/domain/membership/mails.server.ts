import { longDate } from "../india-calendar.server.ts";
import { defineMail, type MailContext } from "../mail/mail-definition.server.ts";
import type { Renewal } from "./renewal.server.ts";
import { graceEndOf } from "./terms.server.ts";

export type ReminderData = {
  planTitle: string;
  validTo: string;
  daysLeft: number;
  renewal: Renewal | undefined;
};

export const renewalReminderMail = defineMail({
  kind: "renewal_reminder",
  about: "reminderId",
  write: (reminder: ReminderData, context) => ({
    subject: subjectOf(reminder),
    paragraphs: [
      endOf(reminder),
      "It does not renew automatically, and we never charge you without a new order.",
      ...(reminder.renewal ? [reminder.renewal.sentence] : []),
    ],
    ...buttonOf(reminder, context),
  }),
});

function subjectOf({ planTitle, daysLeft }: ReminderData): string {
  if (daysLeft < 0) return `Your ${planTitle} membership has ended`;
  if (daysLeft === 0) return `Your ${planTitle} membership ends today`;
  return daysLeft === 1
    ? `Your ${planTitle} membership ends tomorrow`
    : `Your ${planTitle} membership ends in ${daysLeft} days`;
}

function endOf({ planTitle, validTo, daysLeft }: ReminderData): string {
  const day = longDate(validTo);
  if (daysLeft >= 0) return `Your ${planTitle} membership is valid until ${day}.`;
  return `Your ${planTitle} membership ended on ${day}. Its grace period runs until ${longDate(graceEndOf(validTo))}.`;
}

function buttonOf({ planTitle, renewal }: ReminderData, { siteUrl, recipient }: MailContext) {
  const why = "You get this email because the membership was paid with this address. It is not a newsletter.";
  if (!renewal) return { button: { label: "See the plans", url: `${siteUrl}/membership` }, notes: [why] };
  return {
    button: { label: `Renew ${planTitle}`, url: `${siteUrl}${renewal.path}` },
    notes: [`Enter ${recipient} when you pay, so that we know whose membership it renews.`, why],
  };
}
