import * as m from "#messages/mails/events.ts";
import { defineMail } from "../mail/mail-definition.server.ts";

export type RegisteredEvent = {
  title: string;
  when: string;
  where: string;
  bring: string | undefined;
  page: string;
  isCancelled: boolean;
  isOver?: boolean;
  calendar: { filename: string; content: string } | undefined;
};

/** An event without a calendar file has no fixed date, or is over. */
export const eventRegisteredMail = defineMail({
  kind: "event_registered",
  about: "registrationId",
  write: (event: RegisteredEvent, context) =>
    event.isCancelled
      ? {
          subject: m.eventCancelled(event),
          paragraphs: [m.doNotCome(event)],
          button: { label: m.events(), url: event.page },
          ...withCalendar(event, [m.notRegistered(context)]),
        }
      : {
          subject: m.registered(event),
          paragraphs: [m.arrived(event)],
          ...detailsOf(event),
          ...withCalendar(event, [...askToTell(event, context), m.notRegistered(context)]),
        },
});

export const registrationConfirmedMail = defineMail({
  kind: "registration_confirmed",
  about: "registrationId",
  write: (event: RegisteredEvent, context) => ({
    subject: m.confirmed(event),
    paragraphs: [m.lookForward(event)],
    ...detailsOf(event),
    ...withCalendar(event, [m.cannotCome(context)]),
  }),
});

export const registrationMovedMail = defineMail({
  kind: "registration_moved",
  about: "registrationId",
  write: (event: RegisteredEvent, context) => ({
    subject: m.moved(event),
    paragraphs: [m.movedTo(event), m.otherPlace()],
    ...detailsOf(event),
    ...withCalendar(event, [m.cannotCome(context), m.mistake(context)]),
  }),
});

export const registrationCancelledMail = defineMail({
  kind: "registration_cancelled",
  about: "event",
  write: (event: RegisteredEvent, context) => ({
    subject: m.cancelled(event),
    paragraphs: [m.deleted(event)],
    button: { label: m.events(), url: event.page },
    notes: [m.mistake(context)],
  }),
});

/** The mail contains no submitted details: `choiceUrl` opens the page that lists them. */
export const eventCorrectionMail = defineMail({
  kind: "event_correction",
  about: "correctionId",
  write: ({ title, choiceUrl }: { title: string; choiceUrl: string }) => ({
    subject: m.check(),
    paragraphs: [m.registeredAgain({ title })],
    button: { label: m.compare(), url: choiceUrl },
    notes: [m.opening()],
  }),
});

/** Attaches the event's calendar file, if there is one, and says so before the other notes. */
export function withCalendar(event: Pick<RegisteredEvent, "calendar" | "isCancelled"> | undefined, notes: string[]) {
  if (!event?.calendar) return { notes };
  const attached = event.isCancelled ? m.attachedCancelled() : m.attached();
  return { notes: [attached, ...notes], attachments: [{ ...event.calendar, type: "text/calendar" }] };
}

/** Only for the place of an event that is public and not over. */
function askToTell({ where, isOver }: RegisteredEvent, context: { email: string }): string[] {
  return where === "" || isOver ? [] : [m.cannotCome(context)];
}

function detailsOf({ when, where, bring, page }: RegisteredEvent) {
  const rows: Array<[string, string | undefined]> = [
    [m.date(), when],
    [m.place(), where],
    [m.bring(), bring],
  ];
  return {
    rows: rows.flatMap(([label, value]): Array<[string, string]> => (value ? [[label, value]] : [])),
    button: { label: m.details(), url: page },
  };
}
