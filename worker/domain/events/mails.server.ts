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
