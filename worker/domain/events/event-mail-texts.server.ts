import type { Settings, Text } from "../mail/mail-texts.server.ts";

export function eventRegisteredText(
  event: { title: string; when: string; where: string; calendarUrl: string | undefined },
  { name, email }: Settings,
): Text {
  const { title, when, where, calendarUrl } = event;
  return {
    subject: `Your registration: ${title}, ${name}`,
    paragraphs: [
      `This address is registered for: ${title}.`,
      ...(calendarUrl ? [`Add the event to your calendar: ${calendarUrl}`] : []),
      `If you did not register, write to ${email} and we delete the registration.`,
    ],
    rows: [["When", when], ...(where ? [["Where", where] as [string, string]] : [])],
  };
}

/** The mail contains no submitted details: `choiceUrl` opens the page that lists them. */
export function eventCorrectionText(event: { title: string; choiceUrl: string }, { name }: Settings): Text {
  return {
    subject: `Please check your registration, ${name}`,
    paragraphs: [
      `This address was registered again for: ${event.title}. The details are not the same as before. The earlier ones stay until you choose.`,
      `See the details and choose: ${event.choiceUrl}`,
      "Opening the page changes nothing. If you did not register again, you need not do anything.",
    ],
  };
}
