import { defineMail } from "../mail/mail-definition.server.ts";

export type RegisteredEvent = {
  title: string;
  when: string;
  where: string;
  bring: string | undefined;
  page: string;
  /** An iCalendar file. */
  calendar: { filename: string; content: string } | undefined;
};

/** Without a calendar file the event has no fixed date. */
export const eventRegisteredMail = defineMail({
  kind: "event_registered",
  about: "registrationId",
  write: ({ title, when, where, bring, page, calendar }: RegisteredEvent, { email }) => ({
    subject: `You are registered: ${title}`,
    paragraphs: [`Thank you for registering. Your registration for ${title} has arrived.`],
    rows: rowsOf({ Date: when, Place: where, "What to bring": bring }),
    button: { label: "See the details", url: page },
    notes: [
      ...(calendar ? ["The attached file adds the event to your calendar."] : []),
      `If you cannot come, tell us at ${email}, so that we can give your place to someone else.`,
      `If you did not register, write to ${email}, and we will delete the registration.`,
    ],
    attachments: calendar ? [{ ...calendar, type: "text/calendar" }] : [],
  }),
});

export const registrationConfirmedMail = defineMail({
  kind: "registration_confirmed",
  about: "registrationId",
  write: ({ title, when, where, bring, page, calendar }: RegisteredEvent, { email }) => ({
    subject: `Your place is confirmed: ${title}`,
    paragraphs: [`Your place at ${title} is confirmed. We look forward to seeing you.`],
    rows: rowsOf({ Date: when, Place: where, "What to bring": bring }),
    button: { label: "See the details", url: page },
    notes: [`If you cannot come, tell us at ${email}, so that we can give your place to someone else.`],
    attachments: calendar ? [{ ...calendar, type: "text/calendar" }] : [],
  }),
});

export const registrationCancelledMail = defineMail({
  kind: "registration_cancelled",
  about: "event",
  write: ({ title, page }: RegisteredEvent, { email }) => ({
    subject: `Your registration is cancelled: ${title}`,
    paragraphs: [`We have cancelled your registration for ${title} and deleted its details.`],
    button: { label: "See our events", url: page },
    notes: [`If you think this is a mistake, write to ${email}, and we will look into it.`],
  }),
});

/** The mail contains no submitted details: `choiceUrl` opens the page that lists them. */
export const eventCorrectionMail = defineMail({
  kind: "event_correction",
  about: "correctionId",
  write: ({ title, choiceUrl }: { title: string; choiceUrl: string }) => ({
    subject: "Please check your event registration",
    paragraphs: [
      `This address was registered again for ${title}, with different details. Your earlier details stay until you choose.`,
    ],
    button: { label: "Compare and choose", url: choiceUrl },
    notes: ["Opening the page changes nothing. If you did not register again, ignore this email."],
  }),
});

function rowsOf(values: Record<string, string | undefined>): Array<[string, string]> {
  return Object.entries(values).flatMap(([label, value]) => (value ? [[label, value]] : []));
}
