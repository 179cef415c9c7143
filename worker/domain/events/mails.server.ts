import { defineMail } from "../mail/mail-definition.server.ts";

export const eventRegisteredMail = defineMail({
  kind: "event_registered",
  about: "registrationId",
  write: (
    {
      title,
      when,
      where,
      calendarUrl,
    }: { title: string; when: string; where: string; calendarUrl: string | undefined },
    { name, email },
  ) => ({
    subject: `Your registration: ${title}, ${name}`,
    paragraphs: [
      `This address is registered for: ${title}.`,
      ...(calendarUrl ? [`Add the event to your calendar: ${calendarUrl}`] : []),
      `If you did not register, write to ${email} and we delete the registration.`,
    ],
    rows: [["When", when], ...(where ? [["Where", where] as [string, string]] : [])],
  }),
});

/** The mail contains no submitted details: `choiceUrl` opens the page that lists them. */
export const eventCorrectionMail = defineMail({
  kind: "event_correction",
  about: "correctionId",
  write: ({ title, choiceUrl }: { title: string; choiceUrl: string }, { name }) => ({
    subject: `Please check your registration, ${name}`,
    paragraphs: [
      `This address was registered again for: ${title}. The details are not the same as before. The earlier ones stay until you choose.`,
      `See the details and choose: ${choiceUrl}`,
      "Opening the page changes nothing. If you did not register again, you need not do anything.",
    ],
  }),
});
