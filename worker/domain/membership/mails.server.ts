import * as m from "#messages/mails/reminders.ts";
import { planName } from "#messages/membership/plan-names.ts";
import { longDate } from "../india-calendar.server.ts";
import { defineMail, type MailContext, pageAt } from "../mail/mail-definition.server.ts";
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
    paragraphs: [endOf(reminder), m.notAutomatic(), ...(reminder.renewal ? [reminder.renewal.sentence] : [])],
    ...buttonOf(reminder, context),
  }),
});

function subjectOf({ planTitle, daysLeft }: ReminderData): string {
  const plan = planName(planTitle);
  if (daysLeft < 0) return m.hasEnded({ plan });
  if (daysLeft === 0) return m.endsToday({ plan });
  return daysLeft === 1 ? m.endsTomorrow({ plan }) : m.endsIn({ plan, days: daysLeft });
}

function endOf({ planTitle, validTo, daysLeft }: ReminderData): string {
  const words = { plan: planName(planTitle), day: longDate(validTo) };
  return daysLeft >= 0 ? m.validUntil(words) : m.inGrace({ ...words, end: longDate(graceEndOf(validTo)) });
}

function buttonOf({ planTitle, renewal }: ReminderData, context: MailContext) {
  if (!renewal) return { button: { label: m.seePlans(), url: pageAt(context, "/membership") }, notes: [m.why()] };
  return {
    button: { label: m.renew({ plan: planName(planTitle) }), url: pageAt(context, renewal.path) },
    notes: [m.enterAddress(context), m.why()],
  };
}
